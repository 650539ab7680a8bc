let content = MenuContent(dishes: [DishViewData(id: 1, name: "Soup")])
for cell in content.dishes { print(cell.name, cell.price) }
