// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <QStringList>

namespace baton {

/// The facts at the beginning of a transcript.
struct TranscriptSummary
{
    QString path;
    TranscriptFormat format = TranscriptFormat::ClaudeCode;
    QString workingFolder;
    QString request; ///< first line of the user's first message
    qint64 started = TranscriptEntry::noTime;
    qint64 size = 0;    ///< size of the main file in bytes
    int agentFiles = 0; ///< number of agents' files in the session's folder

    friend bool operator==(const TranscriptSummary &, const TranscriptSummary &) = default;
};

/// The transcripts of main agents at or below @p folder, the newest first. Reads the beginning of
/// each. Links to folders are not followed.
[[nodiscard]] std::vector<TranscriptSummary> transcriptsBelow(const QString &folder);

/// The transcript of the session whose agents are in @p folder; empty: no such folder.
[[nodiscard]] QString transcriptOfFolder(const QString &folder);

} // namespace baton
