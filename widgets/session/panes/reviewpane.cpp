// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/reviewpane.h"

#include "models/sessionviews/tables/reviewtable.h"
#include "widgets/session/panes/noteedit.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/metrics.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTextDocument>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

// The minimum width in a narrow window.
constexpr int leastGate = 72;
constexpr int leastVerdict = 88;

} // namespace

ReviewPane::ReviewPane(QWidget *parent)
    : QWidget(parent)
    , m_table(new SessionTableView(new SessionTable(rows::reviewColumns())))
    , m_gate(new QComboBox)
    , m_verdict(new QComboBox)
    , m_note(new NoteEdit)
    , m_save(new QPushButton(tr("Save review")))
{
    setObjectName(u"reviewPane"_s);
    m_table->setObjectName(u"reviewTable"_s);
    m_table->setAccessibleName(tr("Reviews"));
    m_table->setSortable();
    m_table->setWrapping({2});
    m_table->setEmptySentence(
        tr("No gate of this session has been reviewed yet. Reviews that you save here are kept in "
           ".baton/reviews/ of the workspace."));
    m_gate->setObjectName(u"reviewGate"_s);
    m_gate->setAccessibleName(tr("Gate of the review"));
    m_gate->setMinimumContentsLength(8);
    m_gate->setMinimumWidth(leastGate);
    m_verdict->setMinimumWidth(leastVerdict);
    m_verdict->setObjectName(u"reviewVerdict"_s);
    m_verdict->setAccessibleName(tr("Verdict of the review"));
    for (const ReviewVerdict verdict :
         {ReviewVerdict::Approve, ReviewVerdict::NeedsWork, ReviewVerdict::Reject}) {
        m_verdict->addItem(textOf(verdict), static_cast<int>(verdict));
    }
    m_verdict->setPlaceholderText(tr("Verdict"));
    m_verdict->setCurrentIndex(-1); // approval requires a deliberate choice
    m_note->setObjectName(u"reviewNote"_s);
    m_note->setAccessibleName(tr("Note of the review"));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setToolTip(tr("Enter saves, Shift+Enter begins a line"));
    m_save->setObjectName(u"reviewSave"_s);
    layOut();
    connectParts();
    keepRows();
    updateSave();
}

void ReviewPane::layOut()
{
    auto *line = new QHBoxLayout;
    line->setContentsMargins(sessionmeasures::edge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_gate, 0, Qt::AlignTop);
    line->addWidget(m_verdict, 0, Qt::AlignTop);
    line->addWidget(m_note, 1);
    line->addWidget(m_save, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addLayout(line);
    setFocusProxy(m_table);
}

void ReviewPane::connectParts()
{
    connect(m_save, &QAbstractButton::clicked, this, &ReviewPane::submit);
    connect(m_note, &NoteEdit::entered, this, &ReviewPane::submit);
    // Queued, after the layout of this pane was updated.
    connect(m_note, &NoteEdit::heightChanged, this, &ReviewPane::leastHeightChanged,
            Qt::QueuedConnection);
    connect(m_note, &NoteEdit::heightChanged, this, &ReviewPane::keepRows);
    connect(m_note, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_note->hasFocus()) {
            Q_EMIT caretMoved();
        }
    });
    connect(m_gate, &QComboBox::currentIndexChanged, this, [this] {
        m_verdict->setCurrentIndex(-1);
        showOwn();
    });
    connect(m_verdict, &QComboBox::currentIndexChanged, this, &ReviewPane::updateSave);
    connect(m_verdict, &QComboBox::activated, this, &ReviewPane::edited);
    connect(m_note->document(), &QTextDocument::modificationChanged, this, [this](bool isModified) {
        if (isModified) {
            Q_EMIT edited();
        }
    });
}

/// A note of one line uses the space that every page has, so that switching pages moves nothing. A
/// longer note adds rows.
void ReviewPane::keepRows()
{
    const int rows = m_note->document()->size().height() > 1 ? 2 : 0; // its size is in lines
    m_table->setMinimumHeight(measures::tableHeaderHeight + rows * measures::row);
}

/// Refills the list of gates only if it changed, to keep the user's choice.
void ReviewPane::setSession(const std::shared_ptr<const Session> &session)
{
    m_session = session;
    QStringList ids;
    for (const SessionGate &gate : session->gates) {
        ids.append(gate.result.id);
    }
    QStringList shown;
    for (int i = 0; i < m_gate->count(); ++i) {
        shown.append(m_gate->itemText(i));
    }
    if (ids != shown) {
        const QString current = m_gate->currentText();
        const QSignalBlocker blocker(m_gate);
        m_gate->clear();
        m_gate->addItems(ids);
        m_gate->setCurrentIndex(std::max(0, static_cast<int>(ids.indexOf(current))));
    }
    updateSave();
    fill();
}

QRect ReviewPane::caretPlace() const
{
    const QRect caret = m_note->cursorRect();
    return {m_note->viewport()->mapTo(this, caret.topLeft()), caret.size()};
}

void ReviewPane::setReviews(const Reviews &reviews)
{
    m_reviews = reviews;
    fill();
    if (isKept()) {
        m_note->document()->setModified(false);
        m_given.reset();
    }
    if (!m_note->document()->isModified()) {
        showOwn();
    }
}

/// True if the reviews contain the saved review and the note has not changed since. Until then
/// saving may still fail.
bool ReviewPane::isKept() const
{
    return m_given && m_given->gate == m_gate->currentText()
        && m_given->note == m_note->toPlainText().trimmed()
        && std::ranges::find(m_reviews, *m_given) != m_reviews.end();
}

void ReviewPane::fill()
{
    m_table->table().setRows(rows::reviews(m_reviews));
}

void ReviewPane::setCurrentGate(int gate)
{
    if (m_note->document()->isEmpty() || !m_note->document()->isModified()) {
        m_gate->setCurrentIndex(gate);
    }
}

/// Shows the user's earlier review of the gate for editing.
void ReviewPane::showOwn()
{
    const auto own = std::ranges::find_if(m_reviews, [this](const Review &review) {
        return review.gate == m_gate->currentText() && review.author == m_author;
    });
    if (own != m_reviews.end()) {
        m_verdict->setCurrentIndex(m_verdict->findData(static_cast<int>(own->verdict)));
    }
    if (const QString note = own == m_reviews.end() ? QString() : own->note;
        m_note->toPlainText() != note) {
        m_note->setPlainText(note); // moves the caret to its start
    }
}

void ReviewPane::updateSave()
{
    const bool isChosen = m_verdict->currentIndex() >= 0;
    m_save->setEnabled(isChosen && m_gate->count() > 0);
    m_save->setToolTip(isChosen ? QString() : tr("Choose a verdict first"));
}

void ReviewPane::submit()
{
    if (m_gate->currentText().isEmpty()) {
        return;
    }
    if (m_verdict->currentIndex() < 0) {
        m_verdict->setFocus(Qt::OtherFocusReason);
        m_verdict->showPopup();
        return;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_given = Review{m_gate->currentText(), m_author,
                     static_cast<ReviewVerdict>(m_verdict->currentData().toInt()),
                     m_note->toPlainText().trimmed(),
                     QDateTime::fromSecsSinceEpoch(now.toSecsSinceEpoch(), now.timeZone())};
    m_note->document()->setModified(true);
    Q_EMIT reviewed(*m_given);
}

} // namespace baton
