// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// A value of the wrong type in a spelling that its field accepts.
struct CoercedValue
{
    QString spelling;      ///< such as "-1.5" for the text "−1,5", or "[]" for "none"
    bool isCertain = true; ///< no other value can be meant
};

/// The value of one of the JSON types @p types that @p text probably means; nullopt if it is
/// unclear.
[[nodiscard]] std::optional<CoercedValue> coercedValue(const QString &text,
                                                       const QStringList &types);

/// The end of a message about the type of @p node, with advice on what to write instead; may be
/// empty.
[[nodiscard]] QString typeHint(const Node &node, const QStringList &types,
                               const FieldSchema *field);

/// The advice for a text that became a map because of a colon.
[[nodiscard]] QString colonAdvice();

} // namespace baton
