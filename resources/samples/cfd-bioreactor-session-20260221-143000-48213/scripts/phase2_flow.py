"""Steady Navier-Stokes with Darcy drag in the fibre wall (phase 2)."""
import ufl
from basix.ufl import element, mixed_element
from dolfinx import fem
from dolfinx.fem.petsc import NonlinearProblem
from dolfinx.nls.petsc import NewtonSolver

RHO, MU, PERMEABILITY = 993.0, 6.9e-4, 2.3e-15   # kg/m3, Pa s, m2


def residual(mesh, cells, membrane):
    """The weak form of phase2-math-analysis.yaml, its function space and its unknown."""
    space = fem.functionspace(mesh, mixed_element([
        element("Lagrange", mesh.basix_cell(), 2, shape=(mesh.geometry.dim,)),
        element("Lagrange", mesh.basix_cell(), 1)]))
    state = fem.Function(space)
    (u, p), (v, q) = ufl.split(state), ufl.TestFunctions(space)
    dx = ufl.Measure("dx", domain=mesh, subdomain_data=cells)
    form = RHO * ufl.inner(ufl.dot(u, ufl.nabla_grad(u)), v) * dx
    form += 2 * MU * ufl.inner(ufl.sym(ufl.grad(u)), ufl.sym(ufl.grad(v))) * dx
    form += MU / PERMEABILITY * ufl.inner(u, v) * dx(membrane)
    form += -p * ufl.div(v) * dx + q * ufl.div(u) * dx
    return form, state


def solve(form, state, conditions, relaxation=0.5, limit=50):
    """Newton with the relaxation of attempts 1 and 3; the number of iterations, and whether it converged."""
    solver = NewtonSolver(state.function_space.mesh.comm, NonlinearProblem(form, state, bcs=conditions))
    solver.relaxation_parameter, solver.max_it = relaxation, limit
    return solver.solve(state)
