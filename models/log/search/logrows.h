// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logfilter.h"

#include <QObject>

#include <memory>

namespace baton {

class LogFile;

/// The visible lines of a log as rows: all of them, or those that pass a filter. A filter is
/// applied on a worker; until it has finished, the rows do not change.
class LogRows : public QObject
{
    Q_OBJECT

public:
    explicit LogRows(LogFile &file, QObject *parent = nullptr);
    ~LogRows() override;

    [[nodiscard]] const LogFilter &criteria() const { return m_criteria; }
    void setCriteria(const LogFilter &criteria);
    [[nodiscard]] bool isFiltering() const { return m_isFiltering; }

    [[nodiscard]] qint64 count() const;
    [[nodiscard]] qint64 lineAt(qint64 row) const { return m_lines ? m_lines->memberAt(row) : row; }
    /// The row of @p line, or of the next line that is shown; count() when there is none.
    [[nodiscard]] qint64 rowOf(qint64 line) const;
    [[nodiscard]] bool shows(qint64 line) const;
    /// The visible lines; nullopt if all are.
    [[nodiscard]] const std::optional<LineSet> &lines() const { return m_lines; }

Q_SIGNALS:
    /// Rows from @p row on were added or changed.
    void grew(qint64 row);
    /// All rows are others.
    void reset();

private:
    void follow(qint64 line);
    void stop();

    LogFile &m_file;
    LogFilter m_criteria;
    std::optional<LineSet> m_lines;
    LogFilter m_applied; ///< filter that made m_lines
    bool m_isFiltering = false;
    std::shared_ptr<std::atomic_bool> m_stop;
    quint64 m_run = 0;
};

} // namespace baton
