// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/buffer/undogrouping.h"

#include "models/strings/whitespace.h"

#include <algorithm>

namespace baton {

namespace {

/// True for a text that one key writes or removes within a line; longer text is a paste, a
/// selection or a word.
bool isOneKey(QByteArrayView text)
{
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return std::ranges::count_if(text, begins) == 1 && text != "\n" && text != "\r";
}

} // namespace

HistoryStep UndoGrouping::record(const TextEdit &edit, QByteArrayView removed)
{
    const bool isJoined = goesOn(edit, removed);
    const bool isWriting = isOneKey(edit.text);
    const bool isRemoving = edit.text.isEmpty() && isOneKey(removed);
    m_last = isWriting ? EditKind::Writing : isRemoving ? EditKind::Removing : EditKind::None;
    m_place = edit.offset + edit.text.size();
    m_isBehindWord = isWriting && !isBlank(edit.text.back());
    m_time = Clock::now();
    return isJoined ? HistoryStep::GoesOn : HistoryStep::Begins;
}

bool UndoGrouping::goesOn(const TextEdit &edit, QByteArrayView removed) const
{
    if (m_last == EditKind::None || Clock::now() - m_time > m_pause) {
        return false;
    }
    if (m_last == EditKind::Removing) {
        const bool isBeside = edit.offset == m_place || edit.range().end == m_place;
        return edit.text.isEmpty() && isOneKey(removed) && isBeside;
    }
    const bool endsWord = m_isBehindWord && !edit.text.isEmpty() && isBlank(edit.text.front());
    return removed.isEmpty() && isOneKey(edit.text) && edit.offset == m_place && !endsWord;
}

} // namespace baton
