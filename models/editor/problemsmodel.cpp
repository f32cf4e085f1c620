// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problemsmodel.h"

#include "models/core/rowmerge.h"

#include <QHash>
#include <QThreadPool>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <utility>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

/// Speaks of the same thing in the list before and after; the number tells twins apart.
using Name = std::pair<size_t, int>;

Name nameOf(const Problem &problem, QHash<size_t, int> &twins)
{
    const Finding &finding = problem.finding;
    const size_t name =
        qHashMulti(0, problem.place.document, finding.rule, finding.path, finding.field);
    return {name, twins[name]++};
}

/// How many of both are the same things from the front, or from the back.
size_t sameFrom(auto before, auto beforeEnd, auto after, auto afterEnd)
{
    return static_cast<size_t>(
        std::mismatch(before, beforeEnd, after, afterEnd, std::mem_fn(&Problem::isSameAs)).first
        - before);
}

/// For each row of @p before its row in @p after, or -1 when it goes. Rows that would have to
/// change their order go as well: the result ascends. Most often little is another in the middle.
std::vector<int> survivors(const Problems &before, const Problems &after)
{
    const size_t head = sameFrom(before.begin(), before.end(), after.begin(), after.end());
    const auto from = static_cast<std::ptrdiff_t>(head);
    const size_t tail =
        sameFrom(before.rbegin(), before.rend() - from, after.rbegin(), after.rend() - from);
    QHash<Name, int> rows;
    QHash<size_t, int> twins;
    for (size_t row = head; row < after.size() - tail && head + tail < before.size(); ++row) {
        rows.insert(nameOf(after[row], twins), static_cast<int>(row));
    }
    twins.clear();
    std::vector<int> kept(before.size(), -1);
    std::iota(kept.begin(), kept.begin() + from, 0);
    int last = static_cast<int>(head) - 1;
    for (size_t i = head; i < before.size() - tail && !rows.isEmpty(); ++i) {
        const int row = rows.value(nameOf(before[i], twins), -1);
        kept[i] = row > last ? row : -1;
        last = std::max(last, row);
    }
    std::iota(kept.end() - static_cast<std::ptrdiff_t>(tail), kept.end(),
              static_cast<int>(after.size() - tail));
    return kept;
}

} // namespace

ProblemsModel::ProblemsModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

const Problem &ProblemsModel::problem(int row) const
{
    return m_problems[static_cast<size_t>(row)];
}

struct ProblemsModel::Merge
{
    ProblemsModel &model;
    Problems &wanted; ///< then what is shown no longer
    Problems gone = {};
    int firstChanged = -1; // told at once: most rows move by a line with each key
    int lastChanged = -1;

    void remove(int first, int last)
    {
        model.beginRemoveRows({}, first, last);
        const auto from = model.m_problems.begin() + first;
        const auto to = model.m_problems.begin() + last + 1;
        std::move(from, to, std::back_inserter(gone));
        model.m_problems.erase(from, to);
        model.endRemoveRows();
    }

    void insert(int first, int last)
    {
        model.beginInsertRows({}, first, last);
        model.m_problems.insert(model.m_problems.begin() + first,
                                std::move_iterator(wanted.begin() + first),
                                std::move_iterator(wanted.begin() + last + 1));
        model.endInsertRows();
    }

    void keep(int row)
    {
        Problem &problem = model.m_problems[static_cast<size_t>(row)];
        Problem &other = wanted[static_cast<size_t>(row)];
        if (problem != other) {
            std::swap(problem, other);
            firstChanged = firstChanged < 0 ? row : firstChanged;
            lastChanged = row;
        }
    }
};

void ProblemsModel::setProblems(Problems problems)
{
    Merge merge{*this, problems};
    mergeRows(survivors(m_problems, problems), static_cast<int>(problems.size()), merge);
    if (merge.firstChanged >= 0) {
        Q_EMIT dataChanged(index(merge.firstChanged, 0), index(merge.lastChanged, ExplainColumn));
    }
    // Freeing them takes its time.
    QThreadPool::globalInstance()->start([gone = std::make_shared<std::pair<Problems, Problems>>(
                                              std::move(merge.gone), std::move(problems))] { });
    Q_EMIT refreshed();
}

int ProblemsModel::count(Severity severity, bool isStale) const
{
    return static_cast<int>(std::ranges::count_if(m_problems, [&](const Problem &problem) {
        return problem.finding.severity == severity && problem.isStale == isStale;
    }));
}

QTime ProblemsModel::staleSince() const
{
    const auto stale = std::ranges::find(m_problems, true, &Problem::isStale);
    return stale == m_problems.end() ? QTime() : stale->at;
}

QString ProblemsModel::textOf(int row) const
{
    const Problem &shown = problem(row);
    return u"%1:%2: %3 [%4]"_s.arg(QString::number(shown.finding.start.line),
                                   QString::number(shown.finding.start.column),
                                   shown.finding.message, shown.finding.rule);
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ExplainColumn + 1;
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Problem &shown = problem(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(shown, index.column());
    case Qt::ToolTipRole:
        return index.column() == ExplainColumn ? tr("Explain this rule (F1)")
            : index.column() == FixColumn      ? display(shown, FixColumn)
                                               : shown.finding.message;
    case Qt::AccessibleTextRole:
        return accessible(shown, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == LineColumn ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case SortRole:
        return sortValue(shown, index.column());
    case SeverityRole:
        return static_cast<int>(shown.finding.severity);
    case StaleRole:
        return shown.isStale;
    default:
        return {};
    }
}

QString ProblemsModel::display(const Problem &problem, int column) const
{
    switch (column) {
    case MessageColumn:
        return problem.finding.message;
    case FieldColumn:
        return problem.fieldTitle;
    case LineColumn:
        return QString::number(problem.finding.start.line);
    case RuleColumn:
        return problem.finding.rule;
    case FixColumn:
        if (problem.isStale) {
            return tr("Not checked again yet");
        }
        return problem.finding.fixes.empty() ? QString() : problem.finding.fixes.front().title;
    default:
        return {};
    }
}

QVariant ProblemsModel::sortValue(const Problem &problem, int column) const
{
    switch (column) {
    case SeverityColumn:
        return -static_cast<int>(problem.finding.severity);
    case LineColumn:
        return problem.finding.start.line;
    default:
        return display(problem, column);
    }
}

QString ProblemsModel::accessible(const Problem &problem, int column) const
{
    if (column == ExplainColumn) {
        return tr("Explain this rule (F1)");
    }
    if (column != SeverityColumn) {
        return display(problem, column);
    }
    switch (problem.finding.severity) {
    case Severity::Error:
        return tr("Error");
    case Severity::Warning:
        return tr("Warning");
    case Severity::Note:
        break;
    }
    return tr("Note");
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((section == LineColumn ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    switch (section) {
    case SeverityColumn:
        return role == Qt::AccessibleTextRole ? tr("Severity") : QString();
    case MessageColumn:
        return tr("Message");
    case FieldColumn:
        return tr("Field");
    case LineColumn:
        return tr("Line");
    case RuleColumn:
        return tr("Rule");
    case FixColumn:
        return tr("Fix", "column of what mends a problem");
    case ExplainColumn:
        return role == Qt::AccessibleTextRole ? tr("Explanation") : QString();
    default:
        return {};
    }
}

} // namespace baton
