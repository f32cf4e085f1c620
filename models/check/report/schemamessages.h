// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QString>

namespace baton {

/// A text such as "a, b or c".
[[nodiscard]] QString alternatives(QStringList parts);

/// The requirement of @p keyword in @p schema in words, such as "an integer", "at least 1" or
/// "high, medium or low".
[[nodiscard]] QString expectation(const QString &keyword, const Value &schema);

/// A sentence that the field @p name has the value @p actual, a misspelling of @p expected.
[[nodiscard]] QString spellingMessage(const QString &name, const QString &expected,
                                      const QString &actual);
[[nodiscard]] QString unsetMessage(const QString &name);
[[nodiscard]] QString notFiniteMessage(const QString &name);
/// @p message about a missing key, with the hint that @p actual is probably a misspelling of it.
[[nodiscard]] QString misspeltMessage(QString message, const QString &actual);
/// The message about the element @p actual, which the schema does not allow and which probably
/// means @p name.
[[nodiscard]] QString unknownNameMessage(const QString &actual, const QString &name);
/// The message about the key @p actual, which receivers ignore and which probably means @p field.
[[nodiscard]] QString passedOverMessage(const QString &actual, const QString &field);
[[nodiscard]] QString violationMessage(const QString &keyword, const QString &name,
                                       const QString &expected, const QString &actual);

/// The name of the JSON Schema type @p type, such as "an integer" or "a list".
[[nodiscard]] QString schemaTypeName(const QString &type);
/// The name of @p type, such as "a number" or "a list".
[[nodiscard]] QString typeName(ValueType type);

} // namespace baton
