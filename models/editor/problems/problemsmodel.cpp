// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/problemsmodel.h"

#include "models/core/rowupdate.h"
#include "models/editor/snapshot/detachedpool.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <utility>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

/// Identifies a problem in the lists before and after an update. The number distinguishes equal
/// problems.
using ProblemKey = std::pair<size_t, int>;

ProblemKey nameOf(const Problem &problem, QHash<size_t, int> &twins)
{
    const Finding &finding = problem.finding;
    const size_t name =
        qHashMulti(0, problem.place.document, finding.rule, finding.path, finding.field);
    return {name, twins[name]++};
}

/// The number of equal elements at the begin of both ranges.
size_t sameFrom(auto before, auto beforeEnd, auto after, auto afterEnd)
{
    return static_cast<size_t>(
        std::mismatch(before, beforeEnd, after, afterEnd, std::mem_fn(&Problem::isSameAs)).first
        - before);
}

/// The row in @p after of each row of @p before, or -1 if it is removed. Rows that change their
/// order count as removed, so that the result ascends. The equal rows at both ends are matched
/// first.
std::vector<int> survivors(const Problems &before, const Problems &after)
{
    const size_t head = sameFrom(before.begin(), before.end(), after.begin(), after.end());
    const auto from = static_cast<std::ptrdiff_t>(head);
    const size_t tail =
        sameFrom(before.rbegin(), before.rend() - from, after.rbegin(), after.rend() - from);
    QHash<ProblemKey, int> rows;
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

/// True if both rows display the same.
bool looksAlike(const Problem &a, const Problem &b)
{
    const auto titleOf = [](const Problem &problem) {
        return problem.finding.fixes.empty() ? QStringView() : problem.finding.fixes.front().title;
    };
    return a.finding.start == b.finding.start && a.finding.severity == b.finding.severity
        && a.isStale == b.isStale && a.finding.message == b.finding.message
        && a.fieldTitle == b.fieldTitle && titleOf(a) == titleOf(b);
}

/// The first and the last row of @p after that stay but look different; -1 if there are none.
std::pair<int, int> changedRows(const Problems &before, const Problems &after,
                                const std::vector<int> &kept)
{
    const auto isChanged = [&](size_t i) {
        return kept[i] >= 0 && !looksAlike(before[i], after[static_cast<size_t>(kept[i])]);
    };
    for (size_t first = 0; first < kept.size(); ++first) {
        if (isChanged(first)) {
            size_t last = kept.size() - 1;
            while (!isChanged(last)) {
                --last;
            }
            return {kept[first], kept[last]};
        }
    }
    return {-1, -1};
}

} // namespace

ProblemsModel::ProblemsModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_problems(std::make_shared<const Problems>())
{
}

const Problem &ProblemsModel::problem(int row) const
{
    return *m_rows[static_cast<size_t>(row)];
}

void ProblemsModel::setProblems(Problems problems)
{
    const auto wanted = std::make_shared<const Problems>(std::move(problems));
    const std::vector<int> kept = survivors(*m_problems, *wanted);
    const auto [first, last] = changedRows(*m_problems, *wanted, kept);
    const std::vector<const Problem *> rows = pointersTo(*wanted);
    const auto renew = [&](int row) {
        m_rows[static_cast<size_t>(row)] = rows[static_cast<size_t>(row)];
    };
    VectorRowSteps steps{*this, m_rows, rows, renew};
    mergeRows(kept, static_cast<int>(rows.size()), steps);
    auto gone = std::exchange(m_problems, wanted);
    tally();
    if (first >= 0) { // one signal for all: most rows change their line with each keystroke
        Q_EMIT dataChanged(index(first, 0), index(last, ExplainColumn));
    }
    discard(std::move(gone));
    Q_EMIT refreshed();
}

void ProblemsModel::tally()
{
    m_counts = {};
    m_staleSince = {};
    for (const Problem &problem : *m_problems) {
        ++m_counts.at(static_cast<size_t>(problem.finding.severity)).at(problem.isStale ? 1 : 0);
        if (problem.isStale && !m_staleSince.isValid()) {
            m_staleSince = problem.at;
        }
    }
}

int ProblemsModel::count(Severity severity, bool isStale) const
{
    return m_counts.at(static_cast<size_t>(severity)).at(isStale ? 1 : 0);
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
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
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

/// Compares by a column. Thousands of problems may have equal texts, which are compared by letters
/// only if they differ.
bool ProblemsModel::isBefore(int row, int other, int column) const
{
    const Problem &a = problem(row);
    const Problem &b = problem(other);
    if (column == SeverityColumn) {
        return a.finding.severity > b.finding.severity;
    }
    if (column == LineColumn) {
        return a.finding.start.line < b.finding.start.line;
    }
    const QString text = display(a, column);
    const QString otherText = display(b, column);
    return text != otherText && text.compare(otherText, Qt::CaseInsensitive) < 0;
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
        return tr("Fix", "column of what corrects a problem");
    case ExplainColumn:
        return role == Qt::AccessibleTextRole ? tr("Explanation") : QString();
    default:
        return {};
    }
}

} // namespace baton
