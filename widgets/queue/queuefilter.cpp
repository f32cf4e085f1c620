// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queuefilter.h"

#include "models/queue/queuemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

QueueFilter::QueueFilter(QueueModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void QueueFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    renew();
}

void QueueFilter::setAgent(const QString &agent)
{
    m_agent = agent;
    renew();
}

void QueueFilter::setStatus(std::optional<RunStatus> status)
{
    m_status = status;
    renew();
}

void QueueFilter::renew()
{
    Q_EMIT aboutToChange();
    invalidateFilter();
    Q_EMIT changed();
}

bool QueueFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QueueStep &step = *m_model.step(m_model.index(row, 0, parent));
    return (m_agent.isEmpty() || step.agent == m_agent) && (!m_status || step.status == *m_status)
        && hasWords(step);
}

bool QueueFilter::hasWords(const QueueStep &step) const
{
    if (m_words.isEmpty()) {
        return true;
    }
    const QStringList texts{step.prompt,  step.agent,   stateText(step),
                            step.summary, step.error,   m_model.queue().belonging(step),
                            step.file,    step.subtask, step.blockers.join(u' ')};
    const QString text = texts.join(u'\n');
    return std::ranges::all_of(
        m_words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace baton
