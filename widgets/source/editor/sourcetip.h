// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace baton {

struct FieldHelp;
struct SourceMark;

/// The tooltip of findings: message, rule, expected and found, and the fix. Empty for none.
[[nodiscard]] QString tipOf(const QList<const SourceMark *> &marks);
/// The tooltip of a field: its purpose, and the values that it may have.
[[nodiscard]] QString tipOfField(const FieldHelp &help);

} // namespace baton
