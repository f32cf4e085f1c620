// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QByteArrayView>

#include <optional>

namespace baton {

/// The type of a plain scalar under YAML 1.2's core schema. Words of YAML 1.1 such as yes and
/// timestamps are strings.
[[nodiscard]] ValueType plainScalarType(QByteArrayView text);
[[nodiscard]] ValueType plainScalarType(QStringView text);

/// The integer value of @p text under that schema: 31 for "0x1F", 15 for "0o17", 17 for "017".
/// nullopt if it is not an integer, or too large.
[[nodiscard]] std::optional<qint64> integerIn(const QString &text);
/// The same for any number: 1000 for "1e3", infinity for ".inf".
[[nodiscard]] std::optional<double> numberIn(const QString &text);

} // namespace baton
