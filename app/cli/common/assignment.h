// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/result.h"
#include "models/values/value.h"

namespace baton::cli {

/// "/pointer=value" as given on the command line.
struct Assignment
{
    JsonPointer at;
    Value value;

    friend bool operator==(const Assignment &, const Assignment &) = default;
};

/// A pointer as given on the command line.
[[nodiscard]] Result<JsonPointer> pointerFrom(const QString &text);

/// Splits at the first "=". The value is read as in YAML ("3" a number, "[a, b]" a list), or taken
/// as it is with @p isString.
[[nodiscard]] Result<Assignment> assignmentFrom(const QString &text, bool isString);

} // namespace baton::cli
