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
    keepTexts(); // connect before the base class does
    setSourceModel(&model);
}

/// Drops the cached text of a step that was read again.
void QueueFilter::keepTexts()
{
    m_texts.resize(m_model.rowCount());
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                std::fill(m_texts.begin() + first.row(), m_texts.begin() + last.row() + 1,
                          QString());
            });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                m_texts.insert(first, last - first + 1, QString());
            });
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_texts.remove(first, last - first + 1);
            });
}

void QueueFilter::setText(const QString &text)
{
    m_words = text.simplified().toCaseFolded().split(u' ', Qt::SkipEmptyParts);
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
        && hasWords(row);
}

bool QueueFilter::hasWords(int row) const
{
    if (m_words.isEmpty()) {
        return true;
    }
    QString &text = m_texts[row];
    if (text.isNull()) {
        const QueueStep &step = *m_model.step(m_model.index(row, 0));
        const QStringList texts{step.prompt,  step.agent,   stateText(step),
                                step.summary, step.error,   m_model.queue().belonging(step),
                                step.file,    step.subtask, step.blockers.join(u' ')};
        text = texts.join(u'\n').toCaseFolded();
    }
    return std::ranges::all_of(m_words,
                               [&text](const QString &word) { return text.contains(word); });
}

} // namespace baton
