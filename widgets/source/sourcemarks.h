// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot.h"

#include <QObject>

namespace baton {

/// One finding as the source shows it: its bytes, which follow the edits until the next analysis.
struct SourceMark
{
    ByteRange range;
    Severity severity = Severity::Error;
    bool breaksParsing = false; ///< its line is tinted and ends with the message
    QString rule;
    QString message;
    QString expected;
    QString actual;
    std::vector<Fix> fixes;

    friend bool operator==(const SourceMark &, const SourceMark &) = default;
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
    /// Those that touch @p range.
    [[nodiscard]] std::vector<const SourceMark *> in(ByteRange range) const;

    void show(const Snapshot &snapshot);
    /// Moves the marks along with @p edits, which just changed the buffer.
    void follow(const TextEdits &edits);

Q_SIGNALS:
    void changed();

private:
    void measure();

    std::vector<SourceMark> m_marks;  ///< by their begin
    std::vector<qsizetype> m_reaches; ///< how far those up to each one reach
    quint64 m_version = 0;
};

} // namespace baton
