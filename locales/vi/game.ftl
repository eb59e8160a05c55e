color-red = Đỏ
move-announced = { $side }: { $move }
