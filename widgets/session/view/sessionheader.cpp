// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionheader.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/common/actionbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

SessionHeader::SessionHeader(QWidget *parent)
    : QWidget(parent)
    , m_mark(new StatusMark(Status::None, measures::answerIconSize))
    , m_answer(new WrapLabel)
    , m_next(new WrapLabel)
    , m_facts(new WrapLabel(Role::Muted))
    , m_kept(new WrapLabel(Role::Warning))
    , m_buttons(new QHBoxLayout)
{
    setObjectName(u"sessionHeader"_s);
    setMinimumHeight(sessionmeasures::headerHeight);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_mark->setObjectName(u"sessionStatus"_s);
    m_answer->setObjectName(u"sessionAnswer"_s);
    m_answer->setFont(fonts::answer());
    m_next->setObjectName(u"sessionNext"_s);
    m_facts->setObjectName(u"sessionFacts"_s);
    m_kept->setObjectName(u"sessionStateKept"_s);
    m_kept->hide();
    m_buttons->setSpacing(measures::fieldGap);
    // The facts use the whole width, below the buttons.
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(sessionmeasures::edge, 6, measures::paneEdge, 7);
    grid->setHorizontalSpacing(measures::fieldGap);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_mark, 0, 0, 4, 1);
    grid->addWidget(m_answer, 0, 1);
    grid->addLayout(m_buttons, 0, 2);
    grid->addWidget(m_next, 1, 1, 1, 2);
    grid->addWidget(m_facts, 2, 1, 1, 2);
    grid->addWidget(m_kept, 3, 1, 1, 2);
}

void SessionHeader::setSession(const Session &session, const QDateTime &now)
{
    m_mark->setStatus(statusOf(session.summary));
    m_mark->setAccessibleName(standingOf(session.summary));
    m_answer->setText(wording::headline(session));
    m_next->setText(wording::next(session.next));
    m_next->setVisible(!session.next.does.isEmpty());
    m_facts->setText(wording::facts(session, now));
    m_kept->setText(wording::stateKept(session.summary));
    m_kept->setVisible(session.summary.stateKept.isValid());
}

void SessionHeader::addButton(QAction *action)
{
    QPushButton *button = actionButton(*action);
    m_buttons->addWidget(button);
    m_worded.append(button);
    chooseWords();
}

void SessionHeader::chooseWords()
{
    constexpr int leastForWords = 820;
    for (QPushButton *button : std::as_const(m_worded)) {
        const bool hasWord = width() >= leastForWords || button->icon().isNull();
        button->setText(hasWord ? button->accessibleName() : QString());
    }
}

void SessionHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseWords();
}

void SessionHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::Surface));
    painter.fillRect(0, height() - 1, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
