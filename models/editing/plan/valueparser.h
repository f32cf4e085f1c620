// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"
#include "models/values/value.h"

#include <QByteArray>

namespace baton {

/// Parses a value that a person typed, such as an argument of the command line. Text that starts
/// with a bracket, brace or quote is read as JSON or as YAML in flow style and must be complete:
/// "[a, b]", "{k: v}", "\"3\"". All other text is one scalar: a number, a boolean, null (also for
/// empty text), or else a string without further parsing: "see: the notes".
[[nodiscard]] Result<Value> parseValue(const QByteArray &text);

} // namespace baton
