brand = 棋台
