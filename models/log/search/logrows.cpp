// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logrows.h"

#include "models/log/reading/logfile.h"

#include <QtConcurrentRun>

namespace baton {

LogRows::LogRows(LogFile &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    connect(&file, &LogFile::grew, this, &LogRows::follow);
    connect(&file, &LogFile::restarted, this, [this] {
        stop();
        m_applied = m_criteria;
        m_lines = m_criteria.acceptsAll() ? std::nullopt : std::optional<LineSet>(LineSet());
        Q_EMIT reset();
    });
}

LogRows::~LogRows()
{
    stop();
}

void LogRows::stop()
{
    *m_stop = true;
    ++m_run;
    m_isFiltering = false;
}

void LogRows::setCriteria(const LogFilter &criteria)
{
    if (m_criteria == criteria) {
        return;
    }
    stop();
    m_criteria = criteria;
    if (criteria.acceptsAll()) {
        m_applied = criteria;
        m_lines.reset();
        Q_EMIT reset();
        return;
    }
    m_isFiltering = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto work = [index = m_file.index(), criteria, stop = m_stop] {
        LineSet lines;
        extend(lines, index, criteria, stop.get());
        return lines;
    };
    const qint64 settled = m_file.index().settledLines();
    QtConcurrent::run(work).then(this, [this, settled, run = m_run](LineSet lines) {
        if (run != m_run) {
            return;
        }
        m_isFiltering = false;
        m_applied = m_criteria;
        lines.truncate(settled);
        extend(lines, m_file.index(), m_applied);
        m_lines = std::move(lines);
        Q_EMIT reset();
    });
}

void LogRows::follow(qint64 line)
{
    if (!m_lines) {
        Q_EMIT grew(line);
        return;
    }
    m_lines->truncate(line);
    const qint64 row = m_lines->size();
    extend(*m_lines, m_file.index(), m_applied);
    Q_EMIT grew(row);
}

qint64 LogRows::count() const
{
    return m_lines ? m_lines->size() : m_file.lineCount();
}

qint64 LogRows::rowOf(qint64 line) const
{
    return m_lines ? m_lines->rankOf(line) : std::min(line, m_file.lineCount());
}

bool LogRows::shows(qint64 line) const
{
    return m_lines ? m_lines->contains(line) : line < m_file.lineCount();
}

} // namespace baton
