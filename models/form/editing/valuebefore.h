// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <optional>

namespace baton {

/// The value of a field before typing, and the undo steps made since.
class ValueBefore
{
public:
    /// @p value, nothing where the field is absent, with a history of @p history steps.
    ValueBefore(const std::optional<Value> &value, int history)
        : m_value(value)
        , m_history(history)
        , m_typed(history)
    {
    }

    [[nodiscard]] const std::optional<Value> &value() const { return m_value; }
    [[nodiscard]] int history() const { return m_history; }
    /// True while nothing typed was written.
    [[nodiscard]] bool isUntouched() const { return m_isUntouched; }
    /// True when the history of @p now steps ends with typed steps only.
    [[nodiscard]] bool canGoBack(int now) const
    {
        return m_isAlone && now == m_typed && now != m_history;
    }
    /// Notes that step number @p history contains typed text.
    void noteStep(int history)
    {
        m_isAlone = m_isAlone && history <= m_typed + 1;
        m_typed = history;
        m_isUntouched = false;
    }

private:
    std::optional<Value> m_value;
    int m_history;
    int m_typed;           ///< number of the last typed undo step
    bool m_isAlone = true; ///< no other undo step came between the typed ones
    bool m_isUntouched = true;
};

} // namespace baton
