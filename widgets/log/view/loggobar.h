// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/gotobar.h"

namespace baton {

class LogArea;

/// Goes to a line by its number, or to the first line of a time.
class LogGoBar final : public GoToBar
{
    Q_OBJECT

public:
    explicit LogGoBar(LogArea &area, QWidget *parent = nullptr);

    /// Opens the bar; the log's times are @p offset minutes ahead of UTC.
    void open(int offset);
    void close() override;

Q_SIGNALS:
    void lineRequested(qint64 line);
    void timeRequested(qint64 milliseconds);

protected:
    void go() override;

private:
    LogArea &m_area;
    int m_offset = 0;
};

} // namespace baton
