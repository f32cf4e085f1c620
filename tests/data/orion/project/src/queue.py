def pop_next(steps):
    return steps.pop(0) if steps else None
