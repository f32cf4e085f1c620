// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/rejectedtexts.h"

#include <algorithm>

namespace baton {

RejectedText *RejectedTexts::find(const JsonPointer &path)
{
    const auto found = std::ranges::find(m_rejected, path, &PathText::first);
    return found == m_rejected.end() ? nullptr : &found->second;
}

RejectedText RejectedTexts::at(const JsonPointer &path) const
{
    const auto found = std::ranges::find(m_rejected, path, &PathText::first);
    return found == m_rejected.end() ? RejectedText() : found->second;
}

std::vector<JsonPointer> RejectedTexts::paths() const
{
    std::vector<JsonPointer> paths;
    std::ranges::transform(m_rejected, std::back_inserter(paths), &PathText::first);
    return paths;
}

std::optional<JsonPointer> RejectedTexts::newest() const
{
    const auto isTyped = [](const PathText &entry) { return !entry.second.typed.isNull(); };
    const auto found = std::find_if(m_rejected.rbegin(), m_rejected.rend(), isTyped);
    return found == m_rejected.rend() ? std::nullopt : std::optional(found->first);
}

RejectedInputs RejectedTexts::inputs(const HandoffId &place) const
{
    RejectedInputs inputs;
    for (const auto &[path, text] : m_rejected) {
        if (!text.typed.isNull()) {
            inputs.push_back({place, path, text.typed, text.reason, text.isTyping});
        }
    }
    std::ranges::sort(inputs, {}, [](const RejectedInput &input) { return input.path.toString(); });
    return inputs;
}

void RejectedTexts::set(const JsonPointer &path, const RejectedText &text)
{
    remove(path);
    m_rejected.emplace_back(path, text);
}

void RejectedTexts::reject(const JsonPointer &path, const QString &typed, const QString &reason,
                           int history)
{
    const RejectedText *before = find(path);
    const bool isTyping =
        !typed.isNull() && (!before || before->isTyping || before->typed.isNull());
    set(path, {typed, reason, isTyping, history});
}

bool RejectedTexts::remove(const JsonPointer &path)
{
    return std::erase_if(m_rejected, [&](const PathText &entry) { return entry.first == path; })
        > 0;
}

void RejectedTexts::forgetSteps(int history)
{
    for (auto &[path, text] : m_rejected) {
        text.history = std::min(text.history, history);
    }
}

void RejectedTexts::follow(const PathMove &move)
{
    for (auto &[path, text] : m_rejected) {
        path = move.moved(path).value_or(path);
    }
}

} // namespace baton
