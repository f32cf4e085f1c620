// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace baton {

struct FieldHelp;
struct SourceMark;

/// The tooltip of findings: message, rule, expected and actual values, and the fix. Empty if there
/// are no findings.
[[nodiscard]] QString tipOf(const QList<const SourceMark *> &marks);
/// The tooltip of a field: its purpose and allowed values.
[[nodiscard]] QString tipOfField(const FieldHelp &help);

} // namespace baton
