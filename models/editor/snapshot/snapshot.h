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

/// One state of a document's text with its parse result and report. Immutable and shared by all
/// views.
struct Snapshot
{
    quint64 revision = 0; ///< revision of the DocumentBuffer with these bytes
    QByteArray bytes;
    ParsedText parsed;
    Report report;
    SavedChoices kept; ///< choices of the user, matched to the documents of this snapshot
    QTime at;
    qint64 microseconds = 0; ///< duration of parsing and checking

    /// True if all documents of the report parse. A broken Markdown block without findings does not
    /// count.
    [[nodiscard]] bool isComplete() const;
    /// True if document number @p document parses. A broken Markdown block does not affect the
    /// others.
    [[nodiscard]] bool isComplete(int document) const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// A snapshot of @p bytes with the parse result @p parsed and the report of @p before.
[[nodiscard]] SnapshotPtr unjudged(const Snapshot &before, quint64 revision, QByteArray bytes,
                                   ParsedText parsed);

class LastValid;

/// The result of parse() for @p bytes. If the text differs from that of @p before (may be null) in
/// one entry only, parses only that entry.
[[nodiscard]] ParsedText parseAfter(const QByteArray &bytes, Format format,
                                    const ParseOptions &options, const Snapshot *before,
                                    const std::atomic_bool *stop = nullptr);

/// Like parseAfter(), but nullopt if the whole text would have to be parsed.
[[nodiscard]] std::optional<ParsedText> parsedInPart(const QByteArray &bytes, Format format,
                                                     const ParseOptions &options,
                                                     const Snapshot *before,
                                                     const std::atomic_bool *stop = nullptr);

/// The input of an analysis besides the text.
struct AnalysisBackground
{
    RejectedInputs rejectedInputs = {}; ///< texts in the form that the bytes do not contain
    /// The last valid snapshots, for documents that do not parse now.
    const LastValid *lastValid = nullptr;
    /// A snapshot of this or an earlier text, for incremental parsing.
    SnapshotPtr newest = nullptr;
    SavedChoices kept = {};  ///< replaces the choices of the settings unless empty
    bool isAskedFor = false; ///< the user opened this file as a handoff
};

/// Parses and checks @p bytes. Pure; may run on any thread. Null if @p stop becomes true.
[[nodiscard]] SnapshotPtr analyse(const QByteArray &bytes, quint64 revision, Format format,
                                  const ProtocolCatalog &catalog, const CheckSettings &settings,
                                  const std::atomic_bool *stop = nullptr,
                                  const AnalysisBackground &background = {});

} // namespace baton
