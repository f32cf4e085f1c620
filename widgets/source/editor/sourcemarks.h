// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QObject>

namespace baton {

/// One finding as the source shows it: its bytes, which follow the edits until the next analysis.
struct SourceMark
{
    ByteRange range;
    Severity severity = Severity::Error;
    bool breaksParsing = false; ///< the line is tinted and ends with the message
    const Finding *finding = nullptr;
};

/// The findings of the newest analysis, by position.
class SourceMarks : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<SourceMark> &all() const { return m_marks; }
    /// Another one whenever they are others, or elsewhere.
    [[nodiscard]] quint64 version() const { return m_version; }
    /// The marks that touch @p range.
    [[nodiscard]] std::vector<const SourceMark *> in(ByteRange range) const;
    /// The marks that break parsing: every line that is painted asks for them.
    [[nodiscard]] const std::vector<const SourceMark *> &breaking() const { return m_breaking; }

    /// Keeps @p snapshot, which holds the findings.
    void show(const SnapshotPtr &snapshot);
    /// Moves the marks along with @p edits, which just changed the buffer.
    void follow(const TextEdits &edits);

Q_SIGNALS:
    /// Something looks otherwise.
    void changed();

private:
    void measure();

    SnapshotPtr m_snapshot;
    std::vector<SourceMark> m_marks; ///< ordered by begin
    std::vector<const SourceMark *> m_breaking;
    std::vector<qsizetype> m_reaches; ///< for each mark the largest end of all marks up to it
    quint64 m_version = 0;
};

} // namespace baton
