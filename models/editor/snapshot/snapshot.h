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

/// The content of one state of a document's bytes, and its mistakes. Immutable, shared by all
/// views.
struct Snapshot
{
    quint64 revision = 0; ///< revision of the DocumentBuffer with these bytes
    QByteArray bytes;
    ParsedText parsed;
    Report report;
    SavedChoices kept; ///< choices of the user, matched with the documents of this snapshot
    QTime at;
    qint64 microseconds = 0; ///< duration of parsing and checking

    /// True when everything that the report speaks of could be read. A block of Markdown that is no
    /// handoff may be as broken as it likes.
    [[nodiscard]] bool isComplete() const;
    /// The same of document number @p document: in Markdown a block that is broken breaks no other.
    [[nodiscard]] bool isComplete(int document) const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// @p bytes, which say @p parsed, with the report of @p before.
[[nodiscard]] SnapshotPtr unjudged(const Snapshot &before, quint64 revision, QByteArray bytes,
                                   ParsedText parsed);

class LastValid;

/// The result of parse() for @p bytes. If they differ from those of @p before, which may be null,
/// in one entry only, only that entry is read again.
[[nodiscard]] ParsedText parseAfter(const QByteArray &bytes, Format format,
                                    const ParseOptions &options, const Snapshot *before,
                                    const std::atomic_bool *stop = nullptr);

/// The same where no more than a part has to be read; nothing else.
[[nodiscard]] std::optional<ParsedText> parsedInPart(const QByteArray &bytes, Format format,
                                                     const ParseOptions &options,
                                                     const Snapshot *before,
                                                     const std::atomic_bool *stop = nullptr);

/// The input of an analysis besides the bytes, from earlier states and from elsewhere.
struct AnalysisBackground
{
    RejectedInputs rejectedInputs = {}; ///< typed texts that are not part of the bytes
    /// Parts that cannot be read at present are taken for what they were in it.
    const LastValid *lastValid = nullptr;
    /// The last reading of these bytes or of earlier ones.
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
