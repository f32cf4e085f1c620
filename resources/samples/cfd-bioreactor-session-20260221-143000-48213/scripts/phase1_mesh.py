"""Mesh of one hollow fibre, its wall, a 30 degree shell sector and the inlet header (phase 1)."""
import math

import gmsh

R_LUMEN, WALL, PITCH, LENGTH = 1.0e-4, 5.0e-5, 2.9e-4, 0.1   # m
ZONES = {"lumen_wall": 8.0e-6, "membrane": 1.25e-5, "shell": 3.0e-5, "inlet_header": 4.0e-4}


def sector(radius, angle=math.radians(30)):
    """The three points of a sector's boundary at z = 0."""
    return (0, 0, 0), (radius, 0, 0), (radius * math.cos(angle), radius * math.sin(angle), 0)


def main(path="fibre.msh"):
    gmsh.initialize()
    occ = gmsh.model.occ
    lumen = occ.addCylinder(0, 0, 0, 0, 0, LENGTH, R_LUMEN, angle=math.radians(30))
    wall = occ.addCylinder(0, 0, 0, 0, 0, LENGTH, R_LUMEN + WALL, angle=math.radians(30))
    shell = occ.addCylinder(0, 0, 0, 0, 0, LENGTH, PITCH, angle=math.radians(30))
    occ.fragment([(3, lumen)], [(3, wall), (3, shell)])
    occ.synchronize()
    for number, size in enumerate(ZONES.values(), start=1):
        gmsh.model.mesh.field.add("Constant", number)
        gmsh.model.mesh.field.setNumber(number, "VIn", size)
    gmsh.model.mesh.generate(3)
    gmsh.write(path)
    gmsh.finalize()


if __name__ == "__main__":
    main()
