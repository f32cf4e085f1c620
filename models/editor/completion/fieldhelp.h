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
    QStringList values; ///< allowed values; empty if any value is allowed
    bool isRequired = false;

    friend bool operator==(const FieldHelp &, const FieldHelp &) = default;
};

/// The help for the field whose key or value is at @p offset of the last analysed text; nullopt if
/// no schema describes the field.
[[nodiscard]] std::optional<FieldHelp> fieldHelpAt(const EditorDocument &editor, qsizetype offset);

} // namespace baton
