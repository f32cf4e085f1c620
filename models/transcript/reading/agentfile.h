// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <array>

namespace baton {

/// A file with a transcript, and the facts about its agent that are known before reading it.
struct AgentFile
{
    QString path;
    AgentFacts facts;
    QString callId;       ///< id of the call that started the agent; empty if unknown
    QString runId;        ///< id of the agent's workflow; empty if there is none
    bool isAgent = false; ///< the whole file belongs to one sub-agent

    friend bool operator==(const AgentFile &, const AgentFile &) = default;
};

/// The numbers of bytes that are read, one after the other, until the requested fact is found.
inline constexpr std::array<qint64, 3> headLengths{qint64(32) * 1024, qint64(256) * 1024,
                                                   qint64(8) * 1024 * 1024};

/// The first @p length bytes of the file @p path; empty if it cannot be read.
[[nodiscard]] QByteArray headOf(const QString &path, qint64 length = headLengths[1]);
/// The folder beside the transcript @p path that has its name without the suffix.
[[nodiscard]] QString sessionFolderOf(const QString &path);

} // namespace baton
