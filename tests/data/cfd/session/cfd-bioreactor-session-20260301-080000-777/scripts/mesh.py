print("mesh")
