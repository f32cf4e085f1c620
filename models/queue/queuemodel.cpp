// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuemodel.h"

#include "models/core/rowupdate.h"
#include "models/queue/completionrefusal.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/values/timetext.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The row in @p now of each step of @p old, or -1. Ascending: rows that move up are inserted
/// again.
std::vector<int> keptRows(const std::vector<QueueStep> &old, const std::vector<QueueStep> &now)
{
    QHash<QString, int> rows;
    for (size_t row = 0; row < now.size(); ++row) {
        rows.insert(now[row].id.toString(), static_cast<int>(row));
    }
    std::vector<int> kept;
    int last = -1;
    for (const QueueStep &step : old) {
        const int row = rows.value(step.id.toString(), -1);
        kept.push_back(row > last ? row : -1);
        last = std::max(last, row);
    }
    return kept;
}

} // namespace

void QueueModel::setQueue(const StepQueue &queue)
{
    const bool isOther = m_queue.parents != queue.parents; // the tasks to which the steps belong
    StepQueue rest = queue;
    rest.steps = std::move(m_queue.steps);
    m_queue = std::move(rest);
    const auto renew = [&](int row) {
        QueueStep &step = m_queue.steps[static_cast<size_t>(row)];
        const QueueStep &now = queue.steps[static_cast<size_t>(row)];
        if (isOther || step != now) {
            step = now;
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
    };
    VectorRowSteps steps{*this, m_queue.steps, queue.steps, renew};
    mergeRows(keptRows(m_queue.steps, queue.steps), static_cast<int>(queue.steps.size()), steps);
}

const QueueStep *QueueModel::step(const QModelIndex &index) const
{
    return index.isValid() ? &m_queue.steps[static_cast<size_t>(index.row())] : nullptr;
}

int QueueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queue.steps.size());
}

int QueueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant QueueModel::data(const QModelIndex &index, int role) const
{
    const QueueStep *step = this->step(index);
    if (!step) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return text(*step, index.column());
    case Qt::ToolTipRole:
        return !step->refusal.isEmpty() ? refusalText(*step)
            : step->error.isEmpty()     ? step->prompt
                                        : step->error;
    case RefusalRole:
        return refusalText(*step);
    case MarkRole:
        return static_cast<int>(statusOf(step->status));
    case StatusRole:
        return static_cast<int>(step->status);
    case IdRole:
        return step->id;
    case ProblemRole:
        return step->problem();
    default:
        return {};
    }
}

QString QueueModel::text(const QueueStep &step, int column) const
{
    switch (column) {
    case StateColumn:
        return step.refusal.isEmpty() ? stateText(step)
                                      : tr("%1, cannot be reported").arg(stateText(step));
    case NumberColumn:
        return step.numberText();
    case TitleColumn:
        return step.title();
    case BelongingColumn:
        return m_queue.belonging(step);
    case AgentColumn:
        return step.agent;
    case AttemptsColumn:
        return step.attempts < 0 ? QString() : QString::number(step.attempts);
    case UpdatedColumn:
        return timetext::dateAndMinute(step.updated.isValid() ? step.updated : step.created);
    default:
        return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList titles{tr("State"),        tr("Step"),  tr("What is to be done"),
                             tr("Belongs to"),   tr("Agent"), tr("Attempts"),
                             tr("Changed (UTC)")};
    return titles.value(section);
}

QString stateText(const QueueStep &step)
{
    return step.status == RunStatus::Unknown ? step.word
        : step.status == RunStatus::Failed   ? QueueModel::tr("failed, retry requested")
                                             : stateText(step.status);
}

} // namespace baton
