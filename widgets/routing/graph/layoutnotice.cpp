// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/layoutnotice.h"

#include "widgets/common/iconbutton.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

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
    return !isHidden() && !m_cancel->isHidden();
}

void LayoutNotice::showText(const QString &text, bool isHint)
{
    m_isHint = isHint;
    m_text->setText(text);
    setAccessibleName(text);
    m_close->setVisible(isHint);
    m_whole->setVisible(isHint);
    show();
    raise();
}

void LayoutNotice::showOffer(bool isOn)
{
    m_neighbourhood->setVisible(isOn && !m_neighbourhood->menu()->isEmpty());
    m_group->setVisible(isOn && !m_group->menu()->isEmpty());
}

void LayoutNotice::showProgress(const QString &text, int spent, int limit)
{
    m_bar->setVisible(limit > 0);
    m_bar->setRange(0, std::max(1, limit));
    m_bar->setValue(std::min(spent, limit));
    m_cancel->show();
    showOffer(true);
    showText(text, false);
}

void LayoutNotice::showReason(const QString &text)
{
    m_bar->hide();
    m_cancel->hide();
    showOffer(true);
    showText(text, false);
}

void LayoutNotice::showHint(const QString &text, bool isPart)
{
    m_bar->hide();
    m_cancel->hide();
    showOffer(true);
    showText(text, true);
    m_whole->setVisible(isPart);
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
