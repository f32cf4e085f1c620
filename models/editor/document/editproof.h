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

/// Verifies edits that were proven to do what they should in parts of the text: reads all of it
/// when typing pauses.
class EditProof
{
public:
    /// The reader of the whole text.
    using Parser =
        std::function<ParsedText(const QByteArray &bytes, Format format,
                                 const ParseOptions &options, const std::atomic_bool *stop)>;

    explicit EditProof(Parser parser);

    /// True when all of the text was read since the last edit, and says what the edit was to do.
    [[nodiscard]] bool isProven() const { return !m_before; }
    /// Notes an edit of @p before.
    void note(const QByteArray &before);
    /// Forgets the edits: the text is another one.
    void reset() { m_before.reset(); }

    /// Reads the bytes of @p snapshot on @p pool unless they are proven. Where it says something
    /// else, calls @p refuted on the thread of @p receiver with the bytes before the first edit;
    /// not once @p stop is true.
    void start(QObject &receiver, QThreadPool &pool, const SnapshotPtr &snapshot,
               const std::shared_ptr<std::atomic_bool> &stop,
               const std::function<void(const QByteArray &before)> &refuted);

private:
    Parser m_parser;
    std::optional<QByteArray> m_before; ///< the bytes before the first edit that is not proven
};

} // namespace baton
