// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"
#include "models/values/value.h"

#include <QByteArray>

namespace baton {

/// The meaning of a value typed by a person, as on the command line. Text that starts with a
/// bracket, brace or quote is read as JSON or as YAML in flow style and has to be whole: "[a, b]",
/// "{k: v}", "\"3\"". Everything else is one scalar: a number, a boolean, null (which an empty text
/// also means), or else a string as it stands: "see: the notes".
[[nodiscard]] Result<Value> parseValue(const QByteArray &text);

} // namespace baton
