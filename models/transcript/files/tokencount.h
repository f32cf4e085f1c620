// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/transcriptchange.h"
#include "models/transcript/reading/transcriptrecord.h"

#include <QHash>

namespace baton {

/// Counts the tokens of the agents of a transcript as records arrive, each once. The tokens of an
/// agent as a whole count as long as no message of it, and no agent below it, has tokens.
class TokenCount
{
public:
    /// Both outlive it; @p change gets the entries and lanes whose tokens change.
    TokenCount(Transcript &transcript, TranscriptChange &change);

    /// Takes the tokens of the message of @p record, whose entries begin at @p first. A message may
    /// be in several records, of which the last one counts most.
    void takeMessage(const EntryPlace &first, const TranscriptRecord &record);
    /// Takes the tokens of the agent of @p lane as a whole.
    void takeWhole(int lane, const TokenUsage &tokens);
    /// The call that started the agent of @p lane became known.
    void takeCall(int lane);

private:
    struct CountedMessage
    {
        EntryPlace first;
        TokenUsage tokens;
    };
    struct CountedLane
    {
        TokenUsage whole;         ///< tokens of the agent as a whole
        bool hasMessages = false; ///< a message has tokens
        bool hasBelow = false;    ///< an agent below has tokens

        [[nodiscard]] bool isWhole() const { return !hasMessages && !hasBelow; }
    };

    void withdrawWhole(int lane);
    void passUp(int lane);
    void add(int lane, const TokenUsage &tokens, const TokenUsage &before);
    [[nodiscard]] CountedLane &counted(int lane);

    Transcript &m_transcript;
    TranscriptChange &m_change;
    QHash<size_t, CountedMessage> m_messages;
    std::vector<CountedLane> m_lanes;
};

} // namespace baton
