// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// A value of a type that its field does not take, in the spelling that it takes.
struct CoercedValue
{
    QString spelling;      ///< "-1.5" for the text "−1,5", "[]" for "none"
    bool isCertain = true; ///< nothing else can be meant
};

/// The value that the text @p text means if one of the JSON types @p types is asked for; nothing
/// when that is not known.
[[nodiscard]] std::optional<CoercedValue> coercedValue(const QString &text,
                                                       const QStringList &types);

/// The advice what to write instead of @p node, for the end of a message about its type; may be
/// empty.
[[nodiscard]] QString typeHint(const Node &node, const QStringList &types,
                               const FieldSchema *field);

/// The same where a colon within a text makes a map of it.
[[nodiscard]] QString colonAdvice();

} // namespace baton
