"""Oxygen in lumen, wall and shell with Michaelis-Menten uptake and SUPG (phase 3)."""
import ufl

DIFFUSIVITY = {"lumen": 3.0e-9, "membrane": 1.1e-9, "shell": 2.2e-9}   # m2/s at 37 C
V_MAX, K_M, C_INLET = 2.6e-3, 8.0e-3, 0.21                             # mol/(m3 s), mol/m3, mol/m3


def positive(c, epsilon=1e-10 * C_INLET):
    """A smooth stand-in for max(c, 0), so that uptake stays defined below zero."""
    return (c + ufl.sqrt(c * c + epsilon * epsilon)) / 2


def uptake(c):
    return V_MAX * positive(c) / (K_M + positive(c))
