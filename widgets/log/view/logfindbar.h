// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logmatcher.h"
#include "widgets/common/findbar.h"

namespace baton {

class LogArea;

/// Finds as you type in all visible lines of a log, starting at the caret. The count grows during
/// the search.
class LogFindBar final : public FindBar
{
    Q_OBJECT

public:
    explicit LogFindBar(LogArea &area, QWidget *parent = nullptr);

    void open();
    /// Searches @p text from @p line on; the log keeps the focus.
    void openAt(qint64 line, const QString &text);
    void close() override;
    void findNext() { find(true); }
    void findPrevious() { find(false); }

private:
    void start();
    void find(bool isForward);
    void findFirst();
    void show(qint64 line, int match);
    void showCount();
    [[nodiscard]] std::vector<LogMatch> matchesIn(qint64 line) const;

    LogArea &m_area;
    qint64 m_origin = 0;     ///< line at which the search began
    bool m_isWanted = false; ///< the first match will be shown when found
    qint64 m_line = -1;      ///< line of the current match
    int m_match = 0;         ///< number of the current match within its line
};

} // namespace baton
