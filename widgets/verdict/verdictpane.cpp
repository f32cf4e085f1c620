// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictpane.h"

#include "models/editor/snapshot/largedocument.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/flowlayout.h"
#include "widgets/common/linkbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/feedbackbox.h"
#include "widgets/verdict/verdictrow.h"
#include "widgets/verdict/verdictsection.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace baton {

using namespace Qt::StringLiterals;

VerdictPane::VerdictPane(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_documentsRow(new QWidget(m_content))
    , m_documents(new QComboBox(m_documentsRow))
    , m_mark(new StatusMark(Status::None, measures::answerIconSize, m_content))
    , m_headline(new WrapLabel(Role::Text, m_content))
    , m_detail(new WrapLabel(Role::Muted, m_content))
    , m_attempts(new QWidget(m_content))
    , m_attemptGroup(new QButtonGroup(this))
{
    setObjectName(u"verdictPane"_s);
    m_empty->setObjectName(u"verdictEmpty"_s);
    m_empty->setBackgroundRole(QPalette::Window);
    m_empty->setSentence(tr("What the receiver does with the open document stands here."));
    m_scroll->setObjectName(u"verdictScroll"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::ClickFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);

    m_content->setMinimumWidth(1); // as wide as the pane, which cuts nothing that can wrap
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(0);
    buildAnswer();
    buildSections();
    column->addStretch(1);
    m_scroll->setWidget(m_content);

    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_stack);
}

void VerdictPane::buildAnswer()
{
    m_documents->setObjectName(u"verdictDocument"_s);
    m_documents->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_documents->setAccessibleName(tr("Document of the file"));
    m_headline->setObjectName(u"verdictHeadline"_s);
    m_headline->setFont(fonts::answer());
    m_detail->setObjectName(u"verdictDetail"_s);
    m_attempts->setObjectName(u"verdictAttempts"_s);
    m_attempts->setAccessibleName(tr("Attempt"));
    auto *attempts = new FlowLayout(m_attempts);
    attempts->setContentsMargins(0, measures::fieldGap, 0, 0);
    attempts->setSpacing(4);

    auto *answer = new QWidget(m_content);
    m_answer = new QGridLayout(answer);
    const int edge = measures::paneEdge;
    m_answer->setContentsMargins(edge, edge, edge, edge);
    m_answer->setHorizontalSpacing(measures::controlPadding + 2);
    m_answer->setVerticalSpacing(2);
    m_answer->setColumnStretch(1, 1);
    auto *documents = new QVBoxLayout(m_documentsRow);
    documents->setContentsMargins(0, 0, 0, measures::fieldGap);
    documents->addWidget(m_documents);
    m_answer->addWidget(m_documentsRow, 0, 0, 1, 2);
    m_mark->setObjectName(u"verdictMark"_s);
    m_answer->addWidget(m_mark, 1, 0, Qt::AlignTop);
    placeAnswer(false);
    m_content->layout()->addWidget(answer);

    connect(m_documents, &QComboBox::activated, this, [this](int index) {
        setHandoff(m_now->report.documents[static_cast<size_t>(index)].place());
        Q_EMIT handoffChosen(HandoffId(m_place));
    });
    connect(m_attemptGroup, &QButtonGroup::idClicked, this, [this](int attempt) {
        if (m_document) {
            m_document->setAttempt(m_place, attempt);
        }
    });
}

/// Beside its mark, or below it.
void VerdictPane::placeAnswer(bool isBelow)
{
    int row = isBelow ? 2 : 1;
    for (QWidget *part : QList<QWidget *>{m_headline, m_detail, m_attempts}) {
        m_answer->addWidget(part, row++, isBelow ? 0 : 1, 1, isBelow ? 2 : 1);
    }
}

/// In a narrow pane the answer needs the room beside its mark itself.
void VerdictPane::resizeEvent(QResizeEvent *event)
{
    constexpr int narrow = 200;
    const bool wasBelow = event->oldSize().width() >= 0 && event->oldSize().width() < narrow;
    if (wasBelow != (width() < narrow)) {
        placeAnswer(width() < narrow);
    }
    QWidget::resizeEvent(event);
}

VerdictSection *VerdictPane::addSection(const QString &name, const QString &heading)
{
    auto *section = new VerdictSection(heading, m_content);
    section->setObjectName(name);
    section->hide();
    m_content->layout()->addWidget(section);
    return section;
}

void VerdictPane::buildSections()
{
    m_ifSent = addSection(u"verdictIfSent"_s, {});
    m_ifSentRow = new VerdictRow(m_ifSent);
    m_ifSent->body()->addWidget(m_ifSentRow);
    m_because = addSection(u"verdictBecause"_s, tr("Because"));
    m_because->body()->setSpacing(measures::groupGap);
    m_more = new LinkButton({}, m_because);
    m_more->setObjectName(u"moreReasons"_s);
    connect(m_more, &LinkButton::clicked, this, &VerdictPane::problemsRequested);

    m_feedback = addSection(u"verdictFeedback"_s, tr("Feedback to send"));
    m_feedbackBox = new FeedbackBox(m_feedback);
    m_feedbackBox->setObjectName(u"feedbackText"_s);
    m_feedbackBox->setAccessibleName(tr("Feedback to send"));
    m_copy = new QPushButton(icon(u"copy"_s), tr("Copy"), m_feedback);
    m_copy->setObjectName(u"copyFeedback"_s);
    m_copy->setToolTip(tr("Copy the feedback for the producer"));
    setSmall(m_copy);
    m_feedback->addTrailing(m_copy);
    m_feedback->body()->addWidget(m_feedbackBox);
    connect(m_copy, &QPushButton::clicked, this, &VerdictPane::copyFeedback);

    m_defaults = addSection(u"verdictDefaults"_s, tr("Conservative defaults"));
    m_outlook = addSection(u"verdictOutlook"_s, tr("What comes after"));
    m_explanations = addSection(u"verdictExplanations"_s, tr("What the receiver would choose"));
    m_last = addSection(u"verdictLast"_s, tr("Last verdict"));
}

void VerdictPane::setDocument(EditorDocument *document)
{
    if (m_document == document) {
        return;
    }
    if (m_document) {
        m_document->disconnect(this);
    }
    m_document = document;
    m_place = {};
    m_later.stop();
    m_scroll->ensureVisible(0, 0);
    if (document == nullptr) {
        show(nullptr, {}, nullptr);
        return;
    }
    connect(document, &EditorDocument::analysed, this, [this] {
        if (isLong(m_document->snapshot()->report)) {
            m_later.start([this] { follow(); }, 1); // behind the problems
        } else {
            follow();
        }
    });
    connect(document, &QObject::destroyed, this, [this] {
        m_later.stop();
        show(nullptr, {}, nullptr);
    });
    follow();
}

void VerdictPane::follow()
{
    m_later.stop();
    if (m_document == nullptr) {
        return;
    }
    // Nobody else may hold what was shown before, and to free it takes its time.
    auto before = std::make_shared<std::pair<SnapshotPtr, LastValid>>(m_now, m_lastValid);
    show(m_document->snapshot(), m_document->lastValid(), m_document->catalog());
    m_document->discard(std::move(before));
}

void VerdictPane::setHandoff(const HandoffId &place)
{
    if (m_place != place) {
        m_place = place;
        refresh();
    }
}

void VerdictPane::copyFeedback()
{
    const int masked = copyMasked(m_feedbackBox->feedback());
    m_copy->setText(masked == 0 ? tr("Copied") : tr("Copied, %n masked", nullptr, masked));
}

} // namespace baton
