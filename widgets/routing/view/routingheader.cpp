// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingheader.h"

#include "models/routing/graph/routingtexts.h"
#include "widgets/common/iconbutton.h"
#include "widgets/routing/controls/segmentswitch.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"
#include "widgets/text/elidedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

RoutingHeader::RoutingHeader(QWidget *parent)
    : QWidget(parent)
    , m_views(new SegmentSwitch)
    , m_kinds(new QComboBox)
    , m_order(new SegmentSwitch)
    , m_declared(new QCheckBox(tr("Declared routes")))
    , m_counts(new ElidedLabel)
    , m_zoomOut(iconButton(u"routingZoomOut"_s, u"minus"_s, tr("Smaller (−)")))
    , m_zoom(new QToolButton)
    , m_zoomIn(iconButton(u"routingZoomIn"_s, u"plus"_s, tr("Larger (+)")))
    , m_fit(iconButton(u"routingFit"_s, u"fit"_s, tr("Show all of it (F)")))
    , m_filter(iconButton(u"routingFilter"_s, u"filter"_s, tr("Filter and group")))
    , m_find(iconButton(u"routingFindButton"_s, u"search"_s, tr("Find (/)")))
    , m_export(iconButton(u"routingExport"_s, u"export"_s, tr("Export what is shown")))
    , m_exportMenu(new QMenu(this))
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_choices(new QHBoxLayout)
    , m_tools(new QHBoxLayout)
{
    setObjectName(u"routingHeader"_s);
    setFixedHeight(measures::toolBarHeight);
    buildSwitches();
    buildZoom();
    build();
}

void RoutingHeader::buildSwitches()
{
    m_views->setObjectName(u"routingViews"_s);
    m_views->addChoice(u"showGraph"_s, tr("Graph"));
    m_views->addChoice(u"showSequence"_s, tr("Sequence"));
    m_order->setObjectName(u"routingOrder"_s);
    m_order->addChoice(u"showAggregated"_s, tr("Aggregated"));
    m_order->addChoice(u"showInTimeOrder"_s, tr("In time order"));
    m_kinds->setObjectName(u"routingKinds"_s);
    m_kinds->setAccessibleName(tr("What the graph is about"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_declared->setObjectName(u"routingDeclared"_s);
    m_declared->setToolTip(tr("Also show allowed routes that no handoff took"));
    m_declared->setChecked(true);
    connect(m_views, &SegmentSwitch::chosen, this, [this](int choice) {
        setSequence(choice == 1);
        Q_EMIT sequenceChosen(choice == 1);
    });
    connect(m_order, &SegmentSwitch::chosen, this, &RoutingHeader::shownChanged);
    connect(m_declared, &QCheckBox::toggled, this, &RoutingHeader::shownChanged);
    connect(m_kinds, &QComboBox::activated, this,
            [this] { Q_EMIT kindChosen(static_cast<GraphKind>(m_kinds->currentData().toInt())); });
}

void RoutingHeader::buildZoom()
{
    m_zoom->setObjectName(u"routingZoom"_s);
    m_zoom->setToolTip(tr("Back to 100 %"));
    m_zoom->setAutoRaise(true);
    m_zoom->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_zoom->setMinimumWidth(52);
    setZoom(1);
    connect(m_zoomOut, &QToolButton::clicked, this, &RoutingHeader::zoomOutRequested);
    connect(m_zoom, &QToolButton::clicked, this, &RoutingHeader::actualSizeRequested);
    connect(m_zoomIn, &QToolButton::clicked, this, &RoutingHeader::zoomInRequested);
    connect(m_fit, &QToolButton::clicked, this, &RoutingHeader::fitRequested);
    connect(m_find, &QToolButton::clicked, this, &RoutingHeader::findRequested);
    m_filter->setCheckable(true);
    connect(m_filter, &QToolButton::toggled, this, &RoutingHeader::filterToggled);
    m_exportMenu->setObjectName(u"routingExportMenu"_s);
    connect(m_export, &QToolButton::clicked, this,
            [this] { m_exportMenu->popup(m_export->mapToGlobal(QPoint(0, m_export->height()))); });
}

void RoutingHeader::build()
{
    m_counts->setObjectName(u"routingCounts"_s);
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    m_counts->setElideMode(Qt::ElideRight);
    m_line->setContentsMargins(measures::paneEdge, 0, measures::iconGap, 1);
    m_line->setSpacing(measures::fieldGap);
    m_choices->setSpacing(measures::fieldGap);
    m_choices->addWidget(m_views);
    m_choices->addWidget(m_kinds);
    m_choices->addWidget(m_order);
    m_choices->addWidget(m_declared);
    m_choices->addStretch(1);
    m_tools->setSpacing(2);
    m_tools->addStretch(1);
    m_tools->addWidget(m_counts);
    for (QToolButton *button : {m_zoomOut, m_zoom, m_zoomIn, m_fit, m_find, m_filter, m_export}) {
        m_tools->addWidget(button);
    }
    m_line->addLayout(m_choices, 1);
    m_line->addLayout(m_tools);
}

/// The tools are below the choices if there is no room for both.
void RoutingHeader::arrange()
{
    const QMargins edge = m_line->contentsMargins();
    const int needed = m_choices->minimumSize().width() + m_tools->minimumSize().width()
        + measures::fieldGap + edge.left() + edge.right();
    const bool isWide = needed <= width();
    m_line->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_line->setSpacing(isWide ? measures::fieldGap : 0);
    setFixedHeight(isWide ? measures::toolBarHeight : 2 * measures::toolBarHeight - 4);
}

QSize RoutingHeader::minimumSizeHint() const
{
    const QMargins edge = m_line->contentsMargins();
    const int widest = std::max(m_choices->minimumSize().width(), m_tools->minimumSize().width());
    return {widest + edge.left() + edge.right(), height()};
}

bool RoutingHeader::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        arrange();
    }
    return isDone;
}

/// Hidden if there is only one kind.
void RoutingHeader::setKinds(const std::vector<GraphKind> &kinds, GraphKind current)
{
    m_kinds->clear();
    for (const GraphKind kind : kinds) {
        m_kinds->addItem(routingtext::titleOf(kind), static_cast<int>(kind));
    }
    m_kinds->setCurrentIndex(m_kinds->findData(static_cast<int>(current)));
    m_kinds->setVisible(kinds.size() > 1);
}

void RoutingHeader::setCounts(const QString &counts)
{
    m_counts->setText(counts);
}

void RoutingHeader::setZoom(double zoom)
{
    m_zoom->setText(tr("%1 %", "zoom").arg(qRound(zoom * 100)));
    m_zoom->setAccessibleName(tr("Zoom: %1 %").arg(qRound(zoom * 100)));
}

void RoutingHeader::setSequence(bool isOn)
{
    m_views->setCurrent(isOn ? 1 : 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_order, m_declared, m_zoomOut, m_zoom,
                                                          m_zoomIn, m_fit}) {
        part->setVisible(!isOn);
    }
}

void RoutingHeader::setFilterShown(bool isOn)
{
    m_filter->setChecked(isOn);
}

bool RoutingHeader::isInTimeOrder() const
{
    return m_order->current() == 1;
}

bool RoutingHeader::showsDeclared() const
{
    return m_declared->isChecked();
}

void RoutingHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::Surface));
    painter.fillRect(0, height() - 1, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
