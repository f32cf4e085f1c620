// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <optional>

namespace baton {

/// A value as it was before somebody typed, and the steps of the history that this took since.
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
    /// True as long as the text took nothing of what was typed.
    [[nodiscard]] bool isUntouched() const { return m_isUntouched; }
    /// True when only what was typed has to go from a history of @p now steps.
    [[nodiscard]] bool canGoBack(int now) const
    {
        return m_isAlone && now == m_typed && now != m_history;
    }
    /// The typed text is step number @p history, or a part of it.
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
