// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/refusals.h"

#include <algorithm>

namespace baton {

Refusal *Refusals::find(const JsonPointer &path)
{
    const auto found = std::ranges::find(m_refusals, path, &PathRefusal::first);
    return found == m_refusals.end() ? nullptr : &found->second;
}

Refusal Refusals::at(const JsonPointer &path) const
{
    const auto found = std::ranges::find(m_refusals, path, &PathRefusal::first);
    return found == m_refusals.end() ? Refusal() : found->second;
}

std::vector<JsonPointer> Refusals::paths() const
{
    std::vector<JsonPointer> paths;
    std::ranges::transform(m_refusals, std::back_inserter(paths), &PathRefusal::first);
    return paths;
}

std::optional<JsonPointer> Refusals::newest() const
{
    const auto isTyped = [](const PathRefusal &entry) { return !entry.second.typed.isNull(); };
    const auto found = std::find_if(m_refusals.rbegin(), m_refusals.rend(), isTyped);
    return found == m_refusals.rend() ? std::nullopt : std::optional(found->first);
}

RejectedInputs Refusals::texts(const HandoffId &place) const
{
    RejectedInputs texts;
    for (const auto &[path, refusal] : m_refusals) {
        if (!refusal.typed.isNull()) {
            texts.push_back({place, path, refusal.typed, refusal.reason, refusal.isTyping});
        }
    }
    std::ranges::sort(texts, {}, [](const RejectedInput &text) { return text.path.toString(); });
    return texts;
}

void Refusals::set(const JsonPointer &path, const Refusal &refusal)
{
    remove(path);
    m_refusals.emplace_back(path, refusal);
}

void Refusals::refuse(const JsonPointer &path, const QString &typed, const QString &reason,
                      int history)
{
    const Refusal *before = find(path);
    const bool isTyping =
        !typed.isNull() && (!before || before->isTyping || before->typed.isNull());
    set(path, {typed, reason, isTyping, history});
}

bool Refusals::remove(const JsonPointer &path)
{
    return std::erase_if(m_refusals, [&](const PathRefusal &entry) { return entry.first == path; })
        > 0;
}

void Refusals::forgetSteps(int history)
{
    for (auto &[path, refusal] : m_refusals) {
        refusal.history = std::min(refusal.history, history);
    }
}

void Refusals::follow(const PathMove &move)
{
    for (auto &[path, refusal] : m_refusals) {
        path = move.moved(path).value_or(path);
    }
}

} // namespace baton
