// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queuefilterbar.h"

#include "models/queue/stepqueue.h"
#include "widgets/queue/queuefilter.h"
#include "widgets/style/metrics.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace baton {

QueueFilterBar::QueueFilterBar(QueueFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_text(new QLineEdit)
    , m_agents(new QComboBox)
    , m_states(new QComboBox)
{
    m_text->setObjectName(u"queueFilterText"_s);
    m_text->setPlaceholderText(tr("Filter the steps"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_text->setClearButtonEnabled(true);
    m_agents->setObjectName(u"queueFilterAgent"_s);
    m_agents->setAccessibleName(tr("Agent"));
    m_agents->addItem(tr("All agents"));
    m_states->setObjectName(u"queueFilterState"_s);
    m_states->setAccessibleName(tr("State"));
    fillStates();
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_text, 1);
    line->addWidget(m_agents);
    line->addWidget(m_states);
    connect(m_text, &QLineEdit::textChanged, &filter, &QueueFilter::setText);
    connect(m_agents, &QComboBox::currentIndexChanged, this,
            [this] { m_filter.setAgent(m_agents->currentData().toString()); });
    connect(m_states, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant state = m_states->currentData();
        m_filter.setStatus(state.isValid() ? std::optional(RunStatus(state.toInt()))
                                           : std::nullopt);
    });
}

void QueueFilterBar::fillStates()
{
    m_states->addItem(tr("All states"));
    for (const RunStatus status : {RunStatus::Pending, RunStatus::Running, RunStatus::Blocked,
                                   RunStatus::Failed, RunStatus::Succeeded}) {
        m_states->addItem(stateText(status), static_cast<int>(status));
    }
}

void QueueFilterBar::setQueue(const StepQueue &queue)
{
    QStringList agents;
    for (const QueueStep &step : queue.steps) {
        agents.append(step.agent);
    }
    const QString chosen = m_agents->currentData().toString();
    agents.append(chosen); // can still be chosen while it has no step
    agents.removeAll(QString());
    agents.removeDuplicates();
    agents.sort();
    const QSignalBlocker blocker(m_agents);
    while (m_agents->count() > 1) {
        m_agents->removeItem(1);
    }
    for (const QString &agent : std::as_const(agents)) {
        m_agents->addItem(agent, agent);
    }
    m_agents->setCurrentIndex(chosen.isEmpty() ? 0 : m_agents->findData(chosen));
}

void QueueFilterBar::clear()
{
    m_text->clear();
    m_agents->setCurrentIndex(0);
    m_states->setCurrentIndex(0);
}

} // namespace baton
