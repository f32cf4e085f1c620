// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictpaneui.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/linkbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/feedbackbox.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/verdict/verdictrow.h"
#include "widgets/verdict/verdictsection.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;

VerdictPaneUi::VerdictPaneUi(QWidget *pane)
    : stack(new QStackedWidget(pane))
    , empty(new EmptyState(pane))
    , scroll(new QScrollArea(pane))
    , content(new QWidget)
    , documentsRow(new QWidget(content))
    , documents(new QComboBox(documentsRow))
    , mark(new StatusMark(Status::None, measures::answerIconSize, content))
    , headline(new WrapLabel(Role::Text, content))
    , detail(new WrapLabel(Role::Muted, content))
    , attempts(new QWidget(content))
    , attemptGroup(new QButtonGroup(pane))
{
    empty->setObjectName(u"verdictEmpty"_s);
    empty->setBackgroundRole(QPalette::Window);
    empty->setSentence(
        VerdictPane::tr("What the receiver does with the open document appears here."));
    scroll->setObjectName(u"verdictScroll"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::ClickFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);

    content->setMinimumWidth(1); // as wide as the pane, in which everything can wrap
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins({});
    column->setSpacing(0);
    buildAnswer();
    buildSections();
    column->addStretch(1);
    scroll->setWidget(content);

    stack->addWidget(empty);
    stack->addWidget(scroll);
    auto *whole = new QVBoxLayout(pane);
    whole->setContentsMargins({});
    whole->addWidget(stack);
}

void VerdictPaneUi::buildAnswer()
{
    documents->setObjectName(u"verdictDocument"_s);
    documents->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    documents->setAccessibleName(VerdictPane::tr("Document of the file"));
    headline->setObjectName(u"verdictHeadline"_s);
    headline->setFont(fonts::answer());
    detail->setObjectName(u"verdictDetail"_s);
    attempts->setObjectName(u"verdictAttempts"_s);
    attempts->setAccessibleName(VerdictPane::tr("Attempt"));
    auto *flow = new FlowLayout(attempts);
    flow->setContentsMargins(0, measures::fieldGap, 0, 0);
    flow->setSpacing(4);

    auto *box = new QWidget(content);
    answer = new QGridLayout(box);
    const int edge = measures::paneEdge;
    answer->setContentsMargins(edge, edge, edge, edge);
    answer->setHorizontalSpacing(measures::controlPadding + 2);
    answer->setVerticalSpacing(2);
    answer->setColumnStretch(1, 1);
    auto *row = new QVBoxLayout(documentsRow);
    row->setContentsMargins(0, 0, 0, measures::fieldGap);
    row->addWidget(documents);
    answer->addWidget(documentsRow, 0, 0, 1, 2);
    mark->setObjectName(u"verdictMark"_s);
    answer->addWidget(mark, 1, 0, Qt::AlignTop);
    placeAnswer(false);
    content->layout()->addWidget(box);
}

/// Places the answer beside its mark, or below it.
void VerdictPaneUi::placeAnswer(bool isBelow) const
{
    int row = isBelow ? 2 : 1;
    for (QWidget *part : QList<QWidget *>{headline, detail, attempts}) {
        answer->addWidget(part, row++, isBelow ? 0 : 1, 1, isBelow ? 2 : 1);
    }
}

VerdictSection *VerdictPaneUi::addSection(const QString &name, const QString &heading) const
{
    auto *section = new VerdictSection(heading, content);
    section->setObjectName(name);
    section->hide();
    content->layout()->addWidget(section);
    return section;
}

void VerdictPaneUi::buildSections()
{
    ifSent = addSection(u"verdictIfSent"_s, {});
    ifSentRow = new VerdictRow(ifSent);
    ifSent->body()->addWidget(ifSentRow);
    because = addSection(u"verdictBecause"_s, VerdictPane::tr("Because"));
    because->body()->setSpacing(measures::groupGap);
    more = new LinkButton({}, because);
    more->setObjectName(u"moreReasons"_s);

    feedback = addSection(u"verdictFeedback"_s, VerdictPane::tr("Feedback to send"));
    feedbackBox = new FeedbackBox(feedback);
    feedbackBox->setObjectName(u"feedbackText"_s);
    feedbackBox->setAccessibleName(VerdictPane::tr("Feedback to send"));
    copy = new QPushButton(icon(u"copy"_s), VerdictPane::tr("Copy"), feedback);
    copy->setObjectName(u"copyFeedback"_s);
    copy->setToolTip(VerdictPane::tr("Copy the feedback for the producer"));
    setSmall(copy);
    feedback->addTrailing(copy);
    feedback->body()->addWidget(feedbackBox);

    defaults = addSection(u"verdictDefaults"_s, VerdictPane::tr("Conservative defaults"));
    outlook = addSection(u"verdictOutlook"_s, VerdictPane::tr("What comes after"));
    explanations =
        addSection(u"verdictExplanations"_s, VerdictPane::tr("What the receiver would choose"));
    last = addSection(u"verdictLast"_s, VerdictPane::tr("Last verdict"));
}

} // namespace baton
