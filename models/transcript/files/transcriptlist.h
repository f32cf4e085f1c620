// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <QStringList>

namespace baton {

/// What the beginning of a transcript tells of it.
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

/// The transcripts of main agents at or below @p folder, those that began last first. Reads the
/// beginning of each. Links of folders are not followed.
[[nodiscard]] std::vector<TranscriptSummary> transcriptsBelow(const QString &folder);

/// The transcript of the session that keeps its agents in @p folder; empty when it is not such a
/// folder.
[[nodiscard]] QString transcriptOfFolder(const QString &folder);

} // namespace baton
