// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QObject>

namespace baton {

/// A finding in the source. Its range follows the edits until the next analysis.
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
    /// Increases whenever marks change or move.
    [[nodiscard]] quint64 version() const { return m_version; }
    /// The marks that overlap @p range.
    [[nodiscard]] std::vector<const SourceMark *> in(ByteRange range) const;
    /// The marks that break parsing. Used for each painted line.
    [[nodiscard]] const std::vector<const SourceMark *> &breaking() const { return m_breaking; }

    /// Shows the findings of @p snapshot and keeps a reference to it.
    void show(const SnapshotPtr &snapshot);
    /// Moves the marks for @p edits, which were just applied to the buffer.
    void follow(const TextEdits &edits);

Q_SIGNALS:
    /// Emitted when the marks have changed.
    void changed();

private:
    void measure();

    SnapshotPtr m_snapshot;
    std::vector<SourceMark> m_marks; ///< ordered by begin
    std::vector<const SourceMark *> m_breaking;
    std::vector<qsizetype>
        m_reaches; ///< for each mark, the largest end of this and all previous marks
    quint64 m_version = 0;
};

} // namespace baton
