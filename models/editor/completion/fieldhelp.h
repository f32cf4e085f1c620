// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QStringList>

#include <optional>

namespace baton {

class EditorDocument;

/// The schema's description of a field.
struct FieldHelp
{
    QString title;
    QString text;
    QStringList values; ///< allowed values; empty: any
    bool isRequired = false;

    friend bool operator==(const FieldHelp &, const FieldHelp &) = default;
};

/// The help on the field whose key or value is at @p offset of the last analysed text; nothing: no
/// schema describes it.
[[nodiscard]] std::optional<FieldHelp> fieldHelpAt(const EditorDocument &editor, qsizetype offset);

} // namespace baton
