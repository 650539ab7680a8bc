print("cellgen")
