color-red = Red
move-announced = { $side }: { $move }
