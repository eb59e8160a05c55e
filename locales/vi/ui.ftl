brand = Kỳ Đài
