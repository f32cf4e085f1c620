// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace baton {

/// Knows whether a view stays at the end of a growing log, and counts the lines that arrived since
/// it left the end.
class LogFollowing : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void set(bool isOn);
    /// The file was read completely: later lines are new.
    void noteRead() { m_wasRead = true; }
    /// The log has @p rows now.
    /// @returns whether the view has to scroll to the end.
    bool grow(qint64 rows);
    /// The rows were replaced.
    void reset(qint64 rows, bool isEmpty);
    /// Reports whether the last row is visible.
    void noteEndSeen(bool isSeen) { m_sawEnd = isSeen; }
    /// The user scrolled: the view follows if it is at the end.
    void noteScrolled(bool isAtEnd);

Q_SIGNALS:
    void changed(bool isOn);
    void newLinesChanged(qint64 count);

private:
    void setOn(bool isOn);
    void setNewLines(qint64 count);

    bool m_isOn = false;
    bool m_isReleased = false; ///< the user chose to stay although the end is visible
    bool m_sawEnd = false;     ///< the last row was visible at the last check
    bool m_wasRead = false;
    qint64 m_rows = 0;
    qint64 m_newLines = 0;
};

} // namespace baton
