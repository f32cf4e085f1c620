// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/layoutnotice.h"

#include "widgets/common/iconbutton.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int widest = 520;

QString titleOf(GraphFilter::Grouping grouping)
{
    switch (grouping) {
    case GraphFilter::Grouping::Protocol:
        return LayoutNotice::tr("Protocol");
    case GraphFilter::Grouping::Role:
        return LayoutNotice::tr("Role");
    default:
        return LayoutNotice::tr("Phase");
    }
}

QPushButton *menuButton(const QString &text, const QString &name, const QString &menu)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setMenu(new QMenu(button));
    button->menu()->setObjectName(menu);
    return button;
}

} // namespace

LayoutNotice::LayoutNotice(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_text(new WrapLabel)
    , m_bar(new QProgressBar)
    , m_cancel(new QPushButton(tr("Cancel")))
    , m_neighbourhood(
          menuButton(tr("Neighbourhood of"), u"neighbourhoodButton"_s, u"neighbourhoodMenu"_s))
    , m_group(menuButton(tr("Group by"), u"groupingButton"_s, u"groupingMenu"_s))
    , m_whole(new QPushButton(tr("Show all of it")))
    , m_close(iconButton(u"closeNoticeButton"_s, u"close"_s, tr("Close")))
{
    setObjectName(u"layoutNotice"_s);
    setCursor(Qt::ArrowCursor);
    build();
    connect(m_neighbourhood->menu(), &QMenu::aboutToShow, this, &LayoutNotice::offerAsked);
    connect(m_cancel, &QPushButton::clicked, this, &LayoutNotice::cancelRequested);
    connect(m_whole, &QPushButton::clicked, this, &LayoutNotice::wholeRequested);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isClosed = true;
        hide();
        Q_EMIT closed();
    });
    hide();
}

void LayoutNotice::build()
{
    m_text->setObjectName(u"layoutNoticeText"_s);
    m_bar->setObjectName(u"layoutProgress"_s);
    m_bar->setAccessibleName(tr("Progress of the layout"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_cancel->setObjectName(u"cancelLayoutButton"_s);
    m_whole->setObjectName(u"wholeGraphButton"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measures::fieldGap);
    for (QPushButton *button : {m_cancel, m_neighbourhood, m_group, m_whole}) {
        buttons->addWidget(button);
    }
    buttons->addStretch();
    m_rows->setSpacing(measures::fieldGap);
    m_rows->addWidget(m_text, 1);
    m_rows->addWidget(m_bar);
    m_rows->addLayout(buttons);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::fieldGap,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addLayout(m_rows, 1);
    line->addWidget(m_close, 0, Qt::AlignTop);
}

void LayoutNotice::offerSmallerViews(const std::shared_ptr<const RoutingGraph> &graph, int selected,
                                     bool isAsked)
{
    if (std::exchange(m_offered, graph) != graph || isAsked) {
        setOffer(reductionsOf(*graph, selected));
    }
}

void LayoutNotice::setOffer(const GraphReductions &less)
{
    m_neighbourhood->menu()->clear();
    for (const GraphReductions::Node &node : less.nodes) {
        QAction *action =
            m_neighbourhood->menu()->addAction(QString(node.title).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this,
                [this, node = node.node] { Q_EMIT neighbourhoodRequested(node); });
    }
    m_group->menu()->clear();
    for (const GraphFilter::Grouping grouping : less.groupings) {
        QAction *action = m_group->menu()->addAction(titleOf(grouping));
        connect(action, &QAction::triggered, this,
                [this, grouping] { Q_EMIT groupingRequested(grouping); });
    }
}

QString LayoutNotice::text() const
{
    return m_text->text();
}

void LayoutNotice::fitInto(int width)
{
    int single = m_text->fontMetrics().horizontalAdvance(m_text->text()) + 2 * measures::paneEdge;
    for (const QWidget *part :
         std::initializer_list<QWidget *>{m_cancel, m_neighbourhood, m_group, m_whole, m_close}) {
        single += part->isHidden() ? 0 : part->sizeHint().width() + measures::fieldGap;
    }
    const bool isSingle = single <= width && !isProgress();
    m_rows->setDirection(isSingle ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_rows->setAlignment(m_text, isSingle ? Qt::AlignVCenter : Qt::Alignment());
    const int wanted = std::min(width, isSingle ? single : widest);
    resize(wanted,
           layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wanted)
                                         : layout()->totalSizeHint().height());
}

bool LayoutNotice::isProgress() const
{
    return !isHidden() && m_kind == NoticeKind::Progress;
}

void LayoutNotice::showText(const QString &text, NoticeKind kind)
{
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    m_cancel->setVisible(kind == NoticeKind::Progress);
    m_bar->setVisible(kind == NoticeKind::Progress && m_bar->maximum() > 0);
    m_close->setVisible(isHint());
    m_whole->setVisible(kind == NoticeKind::Part);
    m_neighbourhood->setVisible(!m_neighbourhood->menu()->isEmpty());
    m_group->setVisible(!m_group->menu()->isEmpty());
    show();
    raise();
}

void LayoutNotice::showProgress(const RoutingGraph &graph, int spent, int limit)
{
    const QLocale locale;
    const QString nodes = locale.toString(qsizetype(graph.nodes.size()));
    const QString edges = locale.toString(qsizetype(graph.edges.size()));
    m_bar->setRange(0, limit);
    m_bar->setValue(std::min(spent, limit));
    //: %3 and %4 are seconds.
    showText(limit > 0 ? tr("Laying out %1 nodes and %2 edges … %3 of at most %4 s")
                             .arg(nodes, edges, locale.toString(spent), locale.toString(limit))
                       : tr("Laying out %1 nodes and %2 edges …").arg(nodes, edges),
             NoticeKind::Progress);
}

void LayoutNotice::showPart(double whole)
{
    showText(tr("A part of the graph: all of it would be at %1 %, too small for names.")
                 .arg(std::max(1, qRound(whole * 100))),
             NoticeKind::Part);
}

void LayoutNotice::hideHint()
{
    if (isHint()) {
        hide();
    }
}

void LayoutNotice::hideOther()
{
    if (!isHint()) {
        hide();
    }
}

void LayoutNotice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::color(Role::Border), 1));
    painter.setBrush(Theme::color(Role::View));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measures::cardRadius,
                            measures::cardRadius);
}

} // namespace baton
