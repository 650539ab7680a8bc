let content = MenuContent(dishes: [DishCellModel(data: DishViewData(id: 1, name: "Soup"))])
for cell in content.dishes { print(cell.data.name, cell.data.price) }
