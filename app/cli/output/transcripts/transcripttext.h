// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/transcripts/transcriptwriter.h"

namespace baton::cli {

/// Writes a transcript as text for a terminal: the actions of an agent are indented below the call
/// that started it. For notes only the name is printed, unless their texts are requested.
class TranscriptText final : public TranscriptWriter
{
public:
    using TranscriptWriter::TranscriptWriter;

    void setNotes(bool isOn) { m_hasNotes = isOn; }

protected:
    void writeHead() override;
    void writeEntry(const EntryPlace &place, const EntryText &text, int depth) override;

private:
    [[nodiscard]] QString workLines(int index) const;
    [[nodiscard]] QString touchedLines() const;
    [[nodiscard]] QString headOf(const EntryPlace &place, const QString &indent) const;

    bool m_hasNotes = false;
};

} // namespace baton::cli
