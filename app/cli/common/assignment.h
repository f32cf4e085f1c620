// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/result.h"
#include "models/values/value.h"

namespace baton::cli {

/// "/pointer=value" from the command line.
struct Assignment
{
    JsonPointer at;
    Value value;

    friend bool operator==(const Assignment &, const Assignment &) = default;
};

/// Parses a pointer from the command line.
[[nodiscard]] Result<JsonPointer> pointerFrom(const QString &text);

/// Splits at the first "=". The value is parsed as YAML ("3" is a number, "[a, b]" a list), or is a
/// text if @p isString.
[[nodiscard]] Result<Assignment> assignmentFrom(const QString &text, bool isString);

} // namespace baton::cli
