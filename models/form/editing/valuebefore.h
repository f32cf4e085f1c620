// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <optional>

namespace baton {

/// The value of a field before typing, and the undo steps since then.
class ValueBefore
{
public:
    /// @p value is nullopt if the field is absent. @p history is the number of undo steps.
    ValueBefore(const std::optional<Value> &value, int history)
        : m_value(value)
        , m_history(history)
        , m_typed(history)
    {
    }

    [[nodiscard]] const std::optional<Value> &value() const { return m_value; }
    [[nodiscard]] int history() const { return m_history; }
    /// True while no typed text was written.
    [[nodiscard]] bool isUntouched() const { return m_isUntouched; }
    /// True if all steps since then are typed ones, for a history of @p now steps.
    [[nodiscard]] bool canGoBack(int now) const
    {
        return m_isAlone && now == m_typed && now != m_history;
    }
    /// Records that step number @p history contains typed text.
    void noteStep(int history)
    {
        m_isAlone = m_isAlone && history <= m_typed + 1;
        m_typed = history;
        m_isUntouched = false;
    }

private:
    std::optional<Value> m_value;
    int m_history;
    int m_typed;           ///< number of the last undo step with typed text
    bool m_isAlone = true; ///< no other undo step is between the typed ones
    bool m_isUntouched = true;
};

} // namespace baton
