// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// A value of the wrong type, in a spelling that its field accepts.
struct CoercedValue
{
    QString spelling;      ///< "-1.5" for the text "−1,5", "[]" for "none"
    bool isCertain = true; ///< nothing else can be meant
};

/// The value that @p text means as one of the JSON types @p types; nothing when that is unclear.
[[nodiscard]] std::optional<CoercedValue> coercedValue(const QString &text,
                                                       const QStringList &types);

/// Advice on what to write instead of @p node, for the end of a message about its type; may be
/// empty.
[[nodiscard]] QString typeHint(const Node &node, const QStringList &types,
                               const FieldSchema *field);

/// The advice for a text that a colon turned into a map.
[[nodiscard]] QString colonAdvice();

} // namespace baton
