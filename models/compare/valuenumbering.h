// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QHash>

namespace baton {

/// A value whose parts are numbered: two parts have equal numbers exactly if they mean the same.
/// The order of a map's keys has no meaning.
struct NumberedValue
{
    const Value *value = nullptr; ///< not owned
    int id = 0;
    std::vector<NumberedValue> items;

    [[nodiscard]] const QString &keyAt(size_t item) const
    {
        return value->keys.at(static_cast<qsizetype>(item));
    }
};

/// Assigns equal numbers to equal values.
class ValueIds
{
public:
    [[nodiscard]] NumberedValue numbered(const Value &value);
    /// The number of @p text, which is no value's.
    [[nodiscard]] int textId(const QString &text);

private:
    [[nodiscard]] int idOf(const QString &meaning);

    QHash<QString, int> m_ids;
};

} // namespace baton
