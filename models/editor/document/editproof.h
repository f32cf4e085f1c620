// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/parsing/parse.h"

#include <functional>
#include <memory>
#include <optional>

class QThreadPool;

namespace baton {

/// Verifies edits that were proven on a part of the text only, by parsing the whole text when
/// typing pauses.
class EditProof
{
public:
    /// The parser of the whole text.
    using Parser =
        std::function<ParsedText(const QByteArray &bytes, Format format,
                                 const ParseOptions &options, const std::atomic_bool *stop)>;

    explicit EditProof(Parser parser);

    /// True if the whole text was parsed since the last edit and has the intended result.
    [[nodiscard]] bool isProven() const { return !m_before; }
    /// Records that the bytes @p before were edited.
    void note(const QByteArray &before);
    /// Forgets the edits because the text was replaced.
    void reset() { m_before.reset(); }

    /// Parses the bytes of @p snapshot on @p pool unless they are proven. If the result differs
    /// from the snapshot, calls @p refuted on the thread of @p receiver with the bytes before the
    /// first unproven edit. Does not call it if @p stop is true.
    void start(QObject &receiver, QThreadPool &pool, const SnapshotPtr &snapshot,
               const std::shared_ptr<std::atomic_bool> &stop,
               const std::function<void(const QByteArray &before)> &refuted);

private:
    Parser m_parser;
    std::optional<QByteArray> m_before; ///< the bytes before the first unproven edit
};

} // namespace baton
