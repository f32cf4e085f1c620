// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logfollowing.h"

#include <utility>

namespace baton {

void LogFollowing::set(bool isOn)
{
    m_isReleased = !isOn;
    if (isOn) {
        setNewLines(0);
    }
    setOn(isOn);
}

bool LogFollowing::grow(qint64 rows)
{
    const qint64 added = rows - std::exchange(m_rows, rows);
    const bool isNew = m_wasRead && added > 0;
    if (m_isOn || (isNew && m_sawEnd && !m_isReleased)) {
        return true;
    }
    if (isNew) {
        setNewLines(m_newLines + added);
    }
    return false;
}

void LogFollowing::reset(qint64 rows, bool isEmpty)
{
    m_rows = rows;
    m_wasRead = m_wasRead && !isEmpty;
    setNewLines(0);
}

void LogFollowing::noteScrolled(bool isAtEnd)
{
    m_isReleased = false;
    if (isAtEnd) {
        setNewLines(0);
    }
    setOn(isAtEnd);
}

void LogFollowing::setOn(bool isOn)
{
    if (std::exchange(m_isOn, isOn) != isOn) {
        Q_EMIT changed(isOn);
    }
}

void LogFollowing::setNewLines(qint64 count)
{
    if (std::exchange(m_newLines, count) != count) {
        Q_EMIT newLinesChanged(count);
    }
}

} // namespace baton
