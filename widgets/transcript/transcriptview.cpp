// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptview.h"

#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/rows/transcriptnavigation.h"
#include "models/transcript/rows/transcripttexts.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/editor/infobar.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/transcript/touchedmenu.h"
#include "widgets/transcript/transcriptfindbar.h"
#include "widgets/transcript/transcripttree.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptView::TranscriptView(QWidget *parent)
    : QWidget(parent)
    , m_model(m_source)
    , m_matches(m_source)
    , m_header(new PaneHeader(QString(), this))
    , m_summary(new QLabel(this))
    , m_tree(new TranscriptTree(m_model, this))
    , m_find(new TranscriptFindBar(m_matches, this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"transcriptView"_s);
    buildHeader();
    buildColumn();
    connectSource();
    showState();
}

TranscriptView::~TranscriptView()
{
    delete m_tree; // before the model that it shows
}

QAction *TranscriptView::addAction(const QString &name, const QString &image, const QString &text)
{
    auto *action = new QAction(icon(image), text, m_header);
    action->setObjectName(name);
    m_header->addAction(action);
    return action;
}

void TranscriptView::buildHeader()
{
    m_header->setObjectName(u"transcriptHeader"_s);
    m_summary->setObjectName(u"transcriptSummary"_s);
    m_summary->setFont(fonts::small());
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_header->addSummary(m_summary);
    m_header->followFocus(*this);
    connect(addAction(u"transcriptFind"_s, u"search"_s, tr("Find (Ctrl+F)")), &QAction::triggered,
            this, &TranscriptView::openFind);
    connect(addAction(u"transcriptTouched"_s, u"link"_s,
                      tr("Handoffs and sessions that it touched (Ctrl+L)")),
            &QAction::triggered, this, &TranscriptView::touchedRequested);
    connect(addAction(u"transcriptPreviousError"_s, u"arrow-up"_s, tr("Previous error (Shift+F8)")),
            &QAction::triggered, this, &TranscriptView::previousError);
    connect(addAction(u"transcriptNextError"_s, u"arrow-down"_s, tr("Next error (F8)")),
            &QAction::triggered, this, &TranscriptView::nextError);
    m_notes =
        addAction(u"transcriptNotes"_s, u"eye"_s, tr("Show notes: progress, snapshots, settings"));
    m_notes->setCheckable(true);
    connect(m_notes, &QAction::toggled, this, [this](bool isOn) {
        const EntryPlace place = m_tree->currentPlace();
        m_model.setShowsNotes(isOn);
        if (place.isValid()) {
            m_tree->goTo(place, false);
        }
    });
}

void TranscriptView::buildColumn()
{
    m_empty->setObjectName(u"transcriptEmpty"_s);
    m_empty->setFocusPolicy(Qt::StrongFocus);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_empty);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    m_column->addWidget(m_header);
    m_column->addWidget(m_find);
    m_column->addWidget(m_stack, 1);
}

void TranscriptView::connectSource()
{
    connect(m_tree, &TranscriptTree::messageRequested, this, &TranscriptView::messageRequested);
    connect(m_tree, &TranscriptTree::fileRequested, this, &TranscriptView::fileRequested);
    connect(m_find, &TranscriptFindBar::nextRequested, this, &TranscriptView::findNext);
    connect(m_find, &TranscriptFindBar::previousRequested, this, &TranscriptView::findPrevious);
    connect(m_find, &TranscriptFindBar::closed, m_tree,
            [this] { m_tree->setFocus(Qt::OtherFocusReason); });
    connect(m_find, &TranscriptFindBar::searchRequested, this,
            [this](const LogQuery &query) { m_matches.setQuery(query, m_tree->currentPlace()); });
    connect(&m_matches, &TranscriptFind::changed, this, &TranscriptView::showMarks);
    connect(&m_matches, &TranscriptFind::reached, this, &TranscriptView::showMatch);
    connect(&m_source, &OpenTranscript::failed, this, [this](const QString &reason) {
        m_failure = reason;
        showState();
    });
    connect(&m_source, &OpenTranscript::readingChanged, this, &TranscriptView::showState);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TranscriptView::showState);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TranscriptView::showState);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { open(path()); });
}

void TranscriptView::open(const QString &path)
{
    m_failure.clear();
    m_header->setTitle(QFileInfo(path).fileName());
    m_source.open(path);
    showParent();
    showState();
}

/// Shows a link if the transcript is that of an agent with a parent.
void TranscriptView::showParent()
{
    const QString parent = parentTranscriptOf(path());
    if (parent.isEmpty() || m_parent) {
        return;
    }
    m_parent = new InfoBar(Status::Note, tr("This is the transcript of an agent."),
                           tr("Another agent started it."));
    m_parent->setObjectName(u"transcriptParent"_s);
    connect(m_parent->addButton(tr("Open the whole transcript"), u"transcriptOpenParent"_s),
            &QPushButton::clicked, this, [this, parent] { Q_EMIT transcriptRequested(parent); });
    m_column->insertWidget(m_column->indexOf(m_stack), m_parent);
}

void TranscriptView::showState()
{
    showSummary();
    const bool isEmpty = m_model.rowCount() == 0;
    m_empty->setSentence(!m_failure.isEmpty()       ? m_failure
                             : m_source.isReading() ? tr("The transcript is being read.")
                                                    : tr("The transcript is empty."));
    m_empty->setAction(m_failure.isEmpty() ? QString() : tr("Try again"));
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_tree);
    setFocusProxy(m_stack->currentWidget()); // a hidden one would not get the focus
    goThere();
}

void TranscriptView::showSummary()
{
    const Transcript &transcript = m_source.transcript();
    if (!m_source.isOpen() || transcript.lanes.empty()) {
        m_summary->clear();
        return;
    }
    const TranscriptTotals totals = totalsOf(transcript);
    QStringList parts{formatName(transcript.format), tr("%Ln agent(s)", nullptr, totals.agents)};
    if (totals.errors > 0) {
        parts.append(tr("%Ln error(s)", nullptr, totals.errors));
    }
    if (!totals.tokens.isEmpty()) {
        parts.append(shownTokens(totals.tokens));
    }
    if (m_source.isReading()) {
        parts.append(tr("reading"));
    }
    m_summary->setText(parts.join(u" · "_s));
}

void TranscriptView::showPlace(const EntryPlace &place)
{
    m_place = place;
    goThere();
}

void TranscriptView::showLine(const QString &path, qint64 line, int part)
{
    m_line = {path, line, part};
    goThere();
}

void TranscriptView::goThere()
{
    if (m_source.isReading() || !m_source.isOpen()) {
        return;
    }
    if (m_line.line > 0) {
        m_place = placeOfLine(m_line);
        m_line = {};
    }
    const EntryPlace place = std::exchange(m_place, {});
    if (!place.isValid()) {
        return;
    }
    if (!m_model.indexOf(place).isValid()) {
        m_notes->setChecked(true);
    }
    m_tree->goTo(place, true);
}

EntryPlace TranscriptView::placeOfLine(const LinePlace &wanted) const
{
    const auto &lanes = m_source.transcript().lanes;
    EntryPlace first;
    EntryPlace call;
    for (int lane = 0; lane < int(lanes.size()); ++lane) {
        const auto &entries = lanes[size_t(lane)].entries;
        for (int i = 0; lanes[size_t(lane)].path == wanted.path && i < int(entries.size()); ++i) {
            const TranscriptEntry &entry = entries[size_t(i)];
            if (entry.range.line != wanted.line) {
                continue;
            }
            if (entry.part == wanted.part) {
                return {lane, i};
            }
            const bool isCall = entry.kind == TranscriptEntry::Kind::ToolCall;
            call = isCall && !call.isValid() ? EntryPlace{lane, i} : call;
            first = first.isValid() ? first : EntryPlace{lane, i};
        }
    }
    return call.isValid() ? call : first;
}

void TranscriptView::showTouched(const Touched &touched)
{
    if (touched.handoffs.empty() && touched.sessions.isEmpty()) {
        Q_EMIT messageRequested(
            tr("No file that it names is a handoff or is in a session, as far as these still "
               "exist."));
        return;
    }
    auto *menu = new TouchedMenu(touched, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &TouchedMenu::fileRequested, this, &TranscriptView::fileRequested);
    connect(menu, &TouchedMenu::sessionRequested, this, &TranscriptView::sessionRequested);
    connect(menu, &TouchedMenu::placeRequested, this, &TranscriptView::showPlace);
    const auto *button = m_header->findChild<QToolButton *>(u"transcriptTouchedButton"_s);
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void TranscriptView::openFind()
{
    m_find->open();
}

void TranscriptView::showMarks()
{
    m_model.setMarks(m_matches.matcher(), m_matches.current());
    m_tree->viewport()->update();
}

void TranscriptView::showMatch(const TranscriptMatch &match)
{
    showMarks();
    if (!m_model.indexOf(match.place).isValid()) {
        m_notes->setChecked(true);
    }
    m_tree->goToMatch(match);
}

void TranscriptView::find(bool isForward)
{
    if (m_matches.matcher().isEmpty()) {
        openFind();
    } else if (!m_matches.step(isForward, m_tree->currentPlace()) && !m_matches.isSearching()) {
        Q_EMIT messageRequested(m_matches.count() == 0 ? tr("There is no match.")
                                                       : tr("This is the only match."));
    }
}

void TranscriptView::goToError(bool isForward)
{
    const Transcript &transcript = m_source.transcript();
    const EntryPlace next =
        nextPlace(transcript, m_tree->currentPlace(), isForward,
                  [&](const EntryPlace &place) { return isFailure(transcript, place); });
    if (next.isValid()) {
        m_tree->goTo(next, true);
    } else {
        Q_EMIT messageRequested(isForward ? tr("There is no error further down.")
                                          : tr("There is no error further up."));
    }
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    const bool isBack = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->matches(QKeySequence::Find)) {
        openFind();
    } else if (event->key() == Qt::Key_F3) {
        find(!isBack);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
