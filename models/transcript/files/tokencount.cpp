// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/tokencount.h"

#include "models/transcript/reading/transcriptreader.h"

#include <algorithm>
#include <utility>

namespace baton {

TokenCount::TokenCount(Transcript &transcript, TranscriptChange &change)
    : m_transcript(transcript)
    , m_change(change)
{
}

void TokenCount::takeMessage(const EntryPlace &first, const TranscriptRecord &record)
{
    if (record.tokens.isEmpty()) {
        return;
    }
    const bool isUnique = TranscriptReader::of(m_transcript.format).areMessageIdsUnique();
    const size_t key = record.messageId.isEmpty()
        ? qHash(std::pair(first.lane, first.entry))
        : qHash(record.messageId, isUnique ? 0 : size_t(first.lane) + 1);
    CountedMessage &message = m_messages[key];
    if (record.tokens == message.tokens) {
        return;
    }
    if (message.first.isValid()) {
        m_change.changed.push_back(message.first);
    } else {
        message.first = first;
    }
    const int lane = message.first.lane;
    withdrawWhole(lane);
    counted(lane).hasMessages = true;
    add(lane, record.tokens, message.tokens);
    message.tokens = record.tokens;
    m_transcript.lanes[size_t(lane)].entries[size_t(message.first.entry)].tokens = record.tokens;
    passUp(lane);
}

void TokenCount::takeWhole(int lane, const TokenUsage &tokens)
{
    CountedLane &one = counted(lane);
    if (one.isWhole()) {
        add(lane, tokens, one.whole);
    }
    one.whole = tokens;
    passUp(lane);
}

void TokenCount::takeCall(int lane)
{
    const CountedLane &one = counted(lane);
    if (!one.isWhole() || !one.whole.isEmpty()) {
        passUp(lane);
    }
}

void TokenCount::withdrawWhole(int lane)
{
    if (const CountedLane &one = counted(lane); one.isWhole() && !one.whole.isEmpty()) {
        add(lane, {}, one.whole);
    }
}

/// Tells the agents above that of @p lane that it has tokens. Those above one that knows it know
/// it, too: each lane is passed once.
void TokenCount::passUp(int lane)
{
    const auto &lanes = m_transcript.lanes;
    while (lanes[size_t(lane)].parentCall >= 0) {
        lane = lanes[size_t(lane)].parent;
        if (counted(lane).hasBelow) {
            return;
        }
        withdrawWhole(lane);
        counted(lane).hasBelow = true;
    }
}

/// Counts @p tokens of @p lane instead of @p before.
void TokenCount::add(int lane, const TokenUsage &tokens, const TokenUsage &before)
{
    TokenUsage &all = m_transcript.lanes[size_t(lane)].tokens;
    all -= before;
    all += tokens;
    m_change.grown.push_back(lane);
}

TokenCount::CountedLane &TokenCount::counted(int lane)
{
    m_lanes.resize(std::max(m_lanes.size(), m_transcript.lanes.size()));
    return m_lanes[size_t(lane)];
}

} // namespace baton
