color-red = 红
move-announced = { $side }: { $move }
