// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/valuesbefore.h"

namespace baton {

const ValueBefore &ValuesBefore::begin(const JsonPointer &path, const std::optional<Value> &value,
                                       int history)
{
    const auto known = m_values.constFind(path);
    return known != m_values.cend() && !known->isUnchanged()
        ? *known
        : *m_values.insert(path, {value, history});
}

void ValuesBefore::noteStep(const JsonPointer &path, int history)
{
    if (const auto before = m_values.find(path); before != m_values.end()) {
        const int last = before->isUnchanged() ? before->history : before->typed;
        before->typed = history;
        before->isAlone = before->isAlone && history <= last + 1;
    }
}

std::optional<ValueBefore> ValuesBefore::at(const JsonPointer &path) const
{
    const auto before = m_values.constFind(path);
    return before == m_values.cend() ? std::nullopt : std::optional(*before);
}

std::optional<ValueBefore> ValuesBefore::take(const JsonPointer &path)
{
    const std::optional<ValueBefore> before = at(path);
    m_values.remove(path);
    return before;
}

} // namespace baton
