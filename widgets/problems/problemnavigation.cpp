// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemnavigation.h"

#include "widgets/problems/problemsfilter.h"

#include <algorithm>

namespace baton {

/// After a row was removed, the position is before the next row, which may not exist yet.
ProblemNavigation::ProblemNavigation(const ProblemsModel &model, const ProblemsFilter &filter,
                                     QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_filter(filter)
{
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isChanging = true;
                const bool isGone = m_at.row >= first && m_at.row <= last;
                m_isBefore = m_isBefore || isGone;
                m_at.row -= std::clamp(m_at.row - first, 0, last - first + 1);
            });
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                const bool isAtGap = m_isBefore && first == m_at.row;
                const int above = isAtGap ? rowsAbove(first, last) : last - first + 1;
                m_at.row += first <= m_at.row ? above : 0;
            });
    connect(&model, &ProblemsModel::refreshed, this, [this] { m_isChanging = false; });
}

void ProblemNavigation::restart()
{
    m_at = {};
    m_isBefore = true;
    m_caret.reset();
    m_path = {};
    m_line = 0;
}

void ProblemNavigation::setCurrentStop(const Stop &stop)
{
    m_at = stop;
    m_isBefore = false;
    m_caret.reset();
    const Finding part = partAt(stop);
    m_path = part.path;
    m_line = part.start.line;
}

void ProblemNavigation::startAt(qsizetype caret)
{
    const bool isThere = !m_isBefore && m_at.row < m_model.rowCount()
        && m_at.part < partsOf(m_at.row) && partAt(m_at).range.touches(caret);
    if (!isThere) {
        m_caret = caret;
    }
}

Finding ProblemNavigation::partAt(const Stop &stop) const
{
    return m_model.problem(stop.row).finding.each()[static_cast<size_t>(stop.part)];
}

void ProblemNavigation::choose(int row)
{
    if (!m_isChanging) {
        setCurrentStop({row, 0});
    }
}

/// The number of inserted rows from @p first to @p last, after a fix, on lines before it.
int ProblemNavigation::rowsAbove(int first, int last) const
{
    int above = 0;
    while (first + above <= last && m_model.problem(first + above).finding.start.line < m_line) {
        ++above;
    }
    return above;
}

int ProblemNavigation::partsOf(int row) const
{
    return static_cast<int>(m_model.problem(row).finding.each().size());
}

/// The nearest problem after @p caret, or before it; wraps around.
std::optional<ProblemNavigation::Stop> ProblemNavigation::nextFrom(qsizetype caret, int by) const
{
    std::optional<Stop> nearest;
    std::pair<bool, qsizetype> least;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (!m_filter.mapFromSource(m_model.index(row, 0)).isValid()) {
            continue;
        }
        const auto parts = m_model.problem(row).finding.each();
        for (int part = 0; part < std::ssize(parts); ++part) {
            const qsizetype begin = parts[static_cast<size_t>(part)].range.begin;
            const bool isBehind = begin >= caret;
            const std::pair distance{isBehind != (by > 0), by > 0 ? begin : -begin};
            if (!nearest || distance < least || (distance == least && by < 0)) {
                nearest = Stop{row, part};
                least = distance;
            }
        }
    }
    return nearest;
}

std::optional<ProblemNavigation::Stop> ProblemNavigation::next(int by) const
{
    if (m_caret) {
        return nextFrom(*m_caret, by);
    }
    const int rows = m_model.rowCount();
    if (!m_isBefore && m_at.row < rows) {
        const auto parts = m_model.problem(m_at.row).finding.each();
        const auto now = static_cast<size_t>(m_at.part);
        const bool isGone = now < parts.size() && parts[now].path != m_path;
        const int part = m_at.part + (isGone && by > 0 ? 0 : by);
        if (part >= 0 && part < std::ssize(parts)) {
            return Stop{m_at.row, part};
        }
    }
    int row = m_at.row + (m_isBefore && by > 0 ? 0 : by);
    for (int tried = 0; tried < rows; ++tried, row += by) {
        row = (row + rows) % rows;
        if (m_filter.mapFromSource(m_model.index(row, 0)).isValid()) {
            return Stop{row, by > 0 ? 0 : partsOf(row) - 1};
        }
    }
    return {};
}

} // namespace baton
