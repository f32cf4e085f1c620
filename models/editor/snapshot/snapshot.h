// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/savedchoice.h"
#include "models/editor/snapshot/rejectedinput.h"
#include "models/parsing/parse.h"

#include <QByteArray>
#include <QTime>

#include <memory>

namespace baton {

class ProtocolCatalog;

/// One state of a document's text, its parse result and its report. Immutable, shared by all views.
struct Snapshot
{
    quint64 revision = 0; ///< revision of the DocumentBuffer with these bytes
    QByteArray bytes;
    ParsedText parsed;
    Report report;
    SavedChoices kept; ///< choices of the user, matched with the documents of this snapshot
    QTime at;
    qint64 microseconds = 0; ///< duration of parsing and checking

    /// True when everything in the report could be read. A broken Markdown block that is no handoff
    /// does not count.
    [[nodiscard]] bool isComplete() const;
    /// The same for document number @p document: a broken Markdown block does not affect others.
    [[nodiscard]] bool isComplete(int document) const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// @p bytes with the parse result @p parsed and the report of @p before.
[[nodiscard]] SnapshotPtr unjudged(const Snapshot &before, quint64 revision, QByteArray bytes,
                                   ParsedText parsed);

class LastValid;

/// The result of parse() for @p bytes. If the text differs from that of @p before (may be null) in
/// one entry only, only that entry is parsed.
[[nodiscard]] ParsedText parseAfter(const QByteArray &bytes, Format format,
                                    const ParseOptions &options, const Snapshot *before,
                                    const std::atomic_bool *stop = nullptr);

/// The same if parsing a part is enough; else nothing.
[[nodiscard]] std::optional<ParsedText> parsedInPart(const QByteArray &bytes, Format format,
                                                     const ParseOptions &options,
                                                     const Snapshot *before,
                                                     const std::atomic_bool *stop = nullptr);

/// The input of an analysis besides the text.
struct AnalysisBackground
{
    RejectedInputs rejectedInputs = {}; ///< typed texts that are not part of the bytes
    /// Source of the parts that do not parse at present.
    const LastValid *lastValid = nullptr;
    /// The last snapshot of this text or an earlier one.
    SnapshotPtr newest = nullptr;
    SavedChoices kept = {};  ///< replace the choices of the settings; empty: no effect
    bool isAskedFor = false; ///< the user opened this file, so a handoff is expected
};

/// Parses and checks @p bytes; pure, for any thread. Null when @p stop became true.
[[nodiscard]] SnapshotPtr analyse(const QByteArray &bytes, quint64 revision, Format format,
                                  const ProtocolCatalog &catalog, const CheckSettings &settings,
                                  const std::atomic_bool *stop = nullptr,
                                  const AnalysisBackground &background = {});

} // namespace baton
