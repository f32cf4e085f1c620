// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/transcripts/transcriptwriter.h"

namespace baton::cli {

/// Writes a transcript as Markdown, for a report or an issue: a heading for each entry, texts in
/// code blocks.
class TranscriptMarkdown final : public TranscriptWriter
{
public:
    using TranscriptWriter::TranscriptWriter;

    void setNotes(bool isOn) { m_hasNotes = isOn; }

protected:
    void writeHead() override;
    void writeEntry(const EntryPlace &place, const EntryText &text, int depth) override;

private:
    [[nodiscard]] QString touchedTable() const;
    [[nodiscard]] QString shown(const QString &text) const;

    bool m_hasNotes = false;
};

} // namespace baton::cli
