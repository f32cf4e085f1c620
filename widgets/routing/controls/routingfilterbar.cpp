// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/routingfilterbar.h"

#include "widgets/layouts/flowlayout.h"
#include "widgets/routing/controls/multichoicebutton.h"
#include "widgets/routing/controls/timerangebutton.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMap>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Choices = std::vector<MultiChoiceButton::Choice>;

QSpinBox *hops(const QString &name, const QString &meaning)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(meaning);
    box->setToolTip(meaning);
    box->setRange(0, 99);
    box->setValue(1);
    return box;
}

Choices choicesOf(const QMap<QString, QString> &found)
{
    Choices choices;
    for (auto one = found.cbegin(); one != found.cend(); ++one) {
        choices.push_back({one.key(), one.value().isEmpty() ? one.key() : one.value()});
    }
    std::ranges::sort(choices, [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a.text, b.text) < 0;
    });
    return choices;
}

} // namespace

RoutingFilterBar::RoutingFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_agents(new MultiChoiceButton(tr("Agents")))
    , m_kinds(new MultiChoiceButton(tr("Kinds")))
    , m_actions(new MultiChoiceButton(tr("Verdicts")))
    , m_protocols(new MultiChoiceButton(tr("Protocols")))
    , m_times(new TimeRangeButton)
    , m_grouping(new QComboBox)
    , m_groups(new MultiChoiceButton(tr("Collapsed")))
    , m_near(new QCheckBox)
    , m_up(hops(u"filterHopsUp"_s, tr("Steps towards those that hand to it")))
    , m_down(hops(u"filterHopsDown"_s, tr("Steps towards those that it hands to")))
    , m_reset(new QPushButton(tr("Show everything")))
{
    setObjectName(u"routingFilterBar"_s);
    build();
    connectParts();
    setNode({}, {});
    showState();
}

void RoutingFilterBar::build()
{
    m_agents->setObjectName(u"filterAgents"_s);
    m_kinds->setObjectName(u"filterKinds"_s);
    m_actions->setObjectName(u"filterActions"_s);
    m_protocols->setObjectName(u"filterProtocols"_s);
    m_times->setObjectName(u"filterTimes"_s);
    m_grouping->setObjectName(u"filterGrouping"_s);
    m_grouping->setAccessibleName(tr("Draw together"));
    m_grouping->addItems({tr("Not grouped"), tr("By protocol"), tr("By role"), tr("By phase")});
    m_groups->setObjectName(u"filterGroups"_s);
    m_near->setObjectName(u"filterNear"_s);
    m_reset->setObjectName(u"filterReset"_s);
    auto *near = new QWidget;
    auto *line = new QHBoxLayout(near);
    line->setContentsMargins({});
    line->setSpacing(measures::iconGap);
    line->addWidget(m_near);
    line->addWidget(m_up);
    line->addWidget(new QLabel(tr("up")));
    line->addWidget(m_down);
    line->addWidget(new QLabel(tr("down")));
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins(measures::paneEdge, 6, measures::paneEdge, 7);
    flow->setSpacing(measures::fieldGap);
    for (QWidget *part : {static_cast<QWidget *>(m_agents), static_cast<QWidget *>(m_kinds),
                          static_cast<QWidget *>(m_actions), static_cast<QWidget *>(m_protocols),
                          static_cast<QWidget *>(m_times), near, static_cast<QWidget *>(m_grouping),
                          static_cast<QWidget *>(m_groups), static_cast<QWidget *>(m_reset)}) {
        flow->addWidget(part);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RoutingFilterBar::connectParts()
{
    const auto tell = [this] {
        showState();
        Q_EMIT changed();
    };
    for (MultiChoiceButton *button : {m_agents, m_kinds, m_actions, m_protocols, m_groups}) {
        connect(button, &MultiChoiceButton::changed, this, tell);
    }
    connect(m_times, &TimeRangeButton::changed, this, tell);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this, tell] {
        m_groups->setChoices({});
        fillGroups();
        tell();
    });
    connect(m_near, &QCheckBox::toggled, this, [this, tell](bool isOn) {
        m_around = isOn ? m_node : QString();
        tell();
    });
    for (QSpinBox *box : {m_up, m_down}) {
        connect(box, &QSpinBox::valueChanged, this, [this, tell] {
            if (m_near->isChecked()) {
                tell();
            }
        });
    }
    connect(m_reset, &QPushButton::clicked, this, &RoutingFilterBar::reset);
}

void RoutingFilterBar::setGraph(const RoutingGraph &graph, const GraphCounts &facts)
{
    m_nodes = graph.nodes;
    QMap<QString, QString> agents;
    QMap<QString, QString> protocols;
    for (const RoutingNode &node : graph.nodes) {
        agents.insert(node.id, node.title);
    }
    for (const QString &protocol : facts.protocols) {
        protocols.insert(protocol, protocol);
    }
    Choices verdicts;
    for (const Action action : facts.actions) {
        verdicts.push_back({QString::number(static_cast<int>(action)), wordOf(statusOf(action))});
    }
    m_agents->setChoices(choicesOf(agents));
    m_kinds->setChoices(choicesOf(facts.kinds));
    m_actions->setChoices(verdicts);
    m_protocols->setChoices(choicesOf(protocols));
    m_protocols->setVisible(protocols.size() > 1);
    m_times->setSpan(facts.first, facts.last);
    fillGroups();
    showState();
}

void RoutingFilterBar::setNode(const QString &id, const QString &title)
{
    m_node = id;
    m_nodeTitle = title;
    if (m_around.isEmpty()) {
        m_near->setText(title.isEmpty() ? tr("Only what is near a node")
                                        : tr("Only what is near %1").arg(title));
        m_near->setEnabled(!id.isEmpty());
        m_near->setToolTip(id.isEmpty() ? tr("Select a node first.") : QString());
    }
}

/// New groups are collapsed: that is the purpose of grouping.
void RoutingFilterBar::fillGroups()
{
    const auto grouping = static_cast<GraphFilter::Grouping>(m_grouping->currentIndex());
    QMap<QString, QString> groups;
    for (const RoutingNode &node : m_nodes) {
        if (grouping != GraphFilter::Grouping::None) {
            const QString group = groupOf(node, grouping);
            groups.insert(group, group);
        }
    }
    QSet<QString> known;
    for (const MultiChoiceButton::Choice &choice : m_groups->choices()) {
        known.insert(choice.id);
    }
    m_groups->setChoices(choicesOf(groups));
    QSet<QString> collapsed = m_groups->chosen();
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        if (!known.contains(group.key())) {
            collapsed.insert(group.key());
        }
    }
    m_groups->setChosen(collapsed);
    m_groups->setVisible(!groups.isEmpty());
}

void RoutingFilterBar::fill(GraphFilter &filter) const
{
    filter.agents = m_agents->chosen();
    filter.kinds = m_kinds->chosen();
    filter.protocols = m_protocols->chosen();
    filter.actions.clear();
    for (const QString &action : m_actions->chosen()) {
        filter.actions.insert(static_cast<Action>(action.toInt()));
    }
    filter.from = m_times->from();
    filter.to = m_times->until();
    filter.around = m_around;
    filter.hopsUp = m_up->value();
    filter.hopsDown = m_down->value();
    filter.grouping = static_cast<GraphFilter::Grouping>(m_grouping->currentIndex());
    filter.collapsed = m_groups->chosen();
}

bool RoutingFilterBar::isFiltering() const
{
    return !m_agents->chosen().isEmpty() || !m_kinds->chosen().isEmpty()
        || !m_actions->chosen().isEmpty() || !m_protocols->chosen().isEmpty()
        || m_times->from().isValid() || m_times->until().isValid() || !m_around.isEmpty();
}

void RoutingFilterBar::reset()
{
    for (MultiChoiceButton *button : {m_agents, m_kinds, m_actions, m_protocols}) {
        button->setChosen({});
    }
    m_times->reset();
    m_around.clear();
    {
        const QSignalBlocker quiet(m_near);
        m_near->setChecked(false);
    }
    setNode(m_node, m_nodeTitle);
    showState();
    Q_EMIT changed();
}

void RoutingFilterBar::setNeighbourhood(bool isOn)
{
    if (isOn && m_near->isChecked()) { // the neighbourhood of another node
        m_around = m_node;
        showState();
        Q_EMIT changed();
    }
    m_near->setChecked(isOn && m_near->isEnabled());
}

void RoutingFilterBar::setGrouping(GraphFilter::Grouping grouping)
{
    m_grouping->setCurrentIndex(static_cast<int>(grouping));
}

void RoutingFilterBar::setCollapsed(const QString &group, bool isCollapsed)
{
    QSet<QString> collapsed = m_groups->chosen();
    if (isCollapsed) {
        collapsed.insert(group);
    } else {
        collapsed.remove(group);
    }
    m_groups->setChosen(collapsed);
    Q_EMIT changed();
}

void RoutingFilterBar::showState()
{
    m_reset->setEnabled(isFiltering());
    m_up->setEnabled(m_near->isChecked());
    m_down->setEnabled(m_near->isChecked());
}

} // namespace baton
