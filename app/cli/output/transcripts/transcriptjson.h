// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/transcripts/transcriptwriter.h"

#include <QJsonArray>
#include <QJsonObject>

namespace baton::cli {

/// Writes a transcript as one JSON document with one entry per line.
class TranscriptJson final : public TranscriptWriter
{
public:
    using TranscriptWriter::TranscriptWriter;

protected:
    void writeHead() override;
    void writeEntry(const EntryPlace &place, const EntryText &text, int depth) override;
    void writeEnd() override;

private:
    [[nodiscard]] QJsonObject agentObject(int index) const;
    [[nodiscard]] QJsonObject handoffObject(const TouchedHandoff &handoff) const;
    [[nodiscard]] QJsonArray maskedArray(const QStringList &texts) const;

    bool m_isFirst = true;
};

} // namespace baton::cli
