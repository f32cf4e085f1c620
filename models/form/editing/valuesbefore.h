// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"
#include "models/values/value.h"

#include <QHash>

namespace baton {

/// A value as it was before somebody typed, and which steps of the history typing took since.
struct ValueBefore
{
    std::optional<Value> value; ///< nothing: the field was absent
    int history = 0;            ///< how long the history was before typing
    int typed = -1;             ///< and with the last step that was typed; -1: nothing was taken
    bool isAlone = true;        ///< nobody else made a step between

    [[nodiscard]] bool isUnchanged() const { return typed < 0; }
    /// True when nothing but what was typed has to go from a history that is @p now steps long.
    [[nodiscard]] bool canGoBack(int now) const
    {
        return isAlone && now == typed && now != history;
    }
};

/// The values of the fields that somebody types in, as they were before.
class ValuesBefore
{
public:
    /// Somebody types at @p path, which holds @p value with @p history steps; it is known where
    /// they typed there already.
    const ValueBefore &begin(const JsonPointer &path, const std::optional<Value> &value,
                             int history);
    /// What was typed at @p path is step number @p history, or a part of it.
    void noteStep(const JsonPointer &path, int history);
    [[nodiscard]] std::optional<ValueBefore> at(const JsonPointer &path) const;
    [[nodiscard]] std::optional<ValueBefore> take(const JsonPointer &path);
    void clear() { m_values.clear(); }
    void follow(const PathMove &move) { m_values = move.moved(m_values); }

private:
    QHash<JsonPointer, ValueBefore> m_values;
};

} // namespace baton
