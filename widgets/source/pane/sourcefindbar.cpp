// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/pane/sourcefindbar.h"

#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/text/positionmapping.h"
#include "widgets/source/text/replaceall.h"
#include "widgets/style/metrics.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QtConcurrentRun>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The maximum size of plain text that is searched immediately, without a worker. Each letter may
/// be a match.
constexpr qsizetype searchedAtOnce = qsizetype(64) * 1024;

/// The maximum number of matches that are replaced immediately, without a worker.
constexpr size_t replacedAtOnce = 500;

} // namespace

SourceFindBar::SourceFindBar(SourceEdit &edit, QWidget *parent)
    : FindBar(u"find"_s, MatchCase | WholeWords | Pattern, parent)
    , m_edit(edit)
    , m_inSelection(addSwitch(u"findInSelection"_s, u"[ ]"_s, tr("Only in the selection")))
    , m_replaceRow(new QWidget(this))
    , m_replace(new QLineEdit(m_replaceRow))
    , m_replaceOne(new QPushButton(tr("Replace"), m_replaceRow))
    , m_replaceEvery(new QPushButton(tr("Replace all"), m_replaceRow))
    , m_replaceGrid(new QGridLayout(m_replaceRow))
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    // Fits into the width of the source and must not increase it.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    buildReplaceRow();
    connect(this, &FindBar::queryChanged, this, [this] { lookFor(Then::SelectFromOrigin); });
    connect(this, &FindBar::nextRequested, this, &SourceFindBar::findNext);
    connect(this, &FindBar::previousRequested, this, &SourceFindBar::findPrevious);
    connect(m_replace, &QLineEdit::textEdited, this, [this] { lookFor(Then::Stay); });
    connect(m_replaceOne, &QPushButton::clicked, this, &SourceFindBar::replaceCurrent);
    connect(m_replaceEvery, &QPushButton::clicked, this, &SourceFindBar::replaceAll);
    connect(m_inSelection, &QToolButton::toggled, this, [this](bool isOn) {
        const ByteRange selection = m_edit.selectedBytes();
        m_within = isOn && !selection.isEmpty() ? std::optional(selection) : std::nullopt;
        lookFor(Then::Stay);
    });
    connect(&m_edit.documentSync().buffer(), &DocumentBuffer::changed, this,
            &SourceFindBar::follow);
    connect(&m_edit.documentSync().buffer(), &DocumentBuffer::wasReset, this,
            [this] { lookFor(Then::Stay); });
}

void SourceFindBar::buildReplaceRow()
{
    m_replaceRow->setObjectName(u"replaceRow"_s);
    m_replace->setObjectName(u"replaceText"_s);
    m_replace->setPlaceholderText(tr("Replace with"));
    m_replace->setAccessibleName(tr("Replace with"));
    m_replace->setToolTip(tr("With a regular expression, \\1 or $1 stands for what its first group "
                             "found, \\0 for all of it, \\n for a line end and \\t for a tab."));
    m_replaceOne->setObjectName(u"replaceOne"_s);
    m_replaceEvery->setObjectName(u"replaceAll"_s);
    m_replaceGrid->setContentsMargins({});
    m_replaceGrid->setSpacing(measures::iconGap);
    m_replaceGrid->setColumnStretch(0, 1);
    arrangeReplaceRow();
    addRow(m_replaceRow);
    setTabOrder(&field(), m_replace); // the switches follow both fields
}

void SourceFindBar::arrangeReplaceRow()
{
    for (QWidget *widget : QWidgetList{m_replace, m_replaceOne, m_replaceEvery}) {
        m_replaceGrid->removeWidget(widget);
    }
    const int row = isNarrow() ? 1 : 0;
    m_replaceGrid->addWidget(m_replace, 0, 0, 1, isNarrow() ? 3 : 1);
    m_replaceGrid->addWidget(m_replaceOne, row, 1);
    m_replaceGrid->addWidget(m_replaceEvery, row, 2);
}

SourceFindBar::~SourceFindBar()
{
    *m_stop = true;
}

void SourceFindBar::open(bool replaces)
{
    const ByteRange selection = m_edit.selectedBytes();
    const QString selected = m_edit.documentSync().textOf(selection);
    const bool isOneLine = !selected.contains(u'\n') && !selected.contains(u'\r');
    if (!selected.isEmpty() && isOneLine && !isVisible()) {
        field().setText(selected);
    }
    m_origin = selection.begin;
    m_replaceRow->setVisible(replaces && !m_edit.isReadOnly());
    FindBar::open();
    lookFor(Then::Stay); // without a replacement the caret has not moved
}

void SourceFindBar::close()
{
    *m_stop = true;
    ++m_search;
    m_isSearching = false;
    m_toReplace = 0;
    m_result = std::make_shared<const SearchResult>();
    m_inSelection->setChecked(false);
    m_edit.setMatches({}, -1);
    m_edit.setFocus(Qt::OtherFocusReason);
    FindBar::close();
}

SearchQuery SourceFindBar::query() const
{
    return {text(), isOn(MatchCase), isOn(WholeWords), isOn(Pattern), m_replace->text()};
}

/// Starts another search and cancels pending replacements.
void SourceFindBar::lookFor(Then then)
{
    m_toReplace = 0;
    m_note.clear();
    start(then);
}

void SourceFindBar::start(Then then)
{
    if (!isVisible()) {
        return;
    }
    *m_stop = true;
    m_then = then;
    const quint64 number = ++m_search;
    const quint64 revision = m_edit.documentSync().buffer().revision();
    const QByteArray bytes = m_edit.documentSync().buffer().bytes();
    if (!isOn(Pattern) && bytes.size() <= searchedAtOnce) {
        m_foundIn = revision;
        finish(std::make_shared<const SearchResult>(search(bytes, query(), m_within)), then);
        return;
    }
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_isSearching = true;
    const auto work = [bytes, wanted = query(), within = m_within, stop = m_stop] {
        return std::make_shared<const SearchResult>(search(bytes, wanted, within, stop.get()));
    };
    QtConcurrent::run(work).then(
        this, [this, number, revision, then](const std::shared_ptr<const SearchResult> &result) {
            if (number == m_search) {
                m_foundIn = revision;
                finish(result, then);
            }
        });
}

void SourceFindBar::finish(const std::shared_ptr<const SearchResult> &result, Then then)
{
    m_isSearching = false;
    m_result = result;
    const bool isInText =
        m_edit.hasFocus(); // if the text had the focus, the next key press would change it
    m_toReplace = isInText && !isReplacing() ? 0 : m_toReplace;
    then = isInText && then == Then::SelectNext ? Then::Stay : then;
    if (!result->matches.empty() && then != Then::Stay) {
        select(firstFrom(then == Then::SelectNext ? m_edit.selectedBytes().end : m_origin));
    } else {
        showMatches(matchAtSelection());
        showCount(m_note);
    }
    replacePending();
}

void SourceFindBar::follow(const TextEdits &edits)
{
    const PositionMapping shifts(edits);
    m_origin = shifts.begin(m_origin);
    m_note.clear();
    if (m_within) {
        m_within = shifts.range(*m_within);
    }
    if (isVisible()) {
        // Queued, so that the text is updated first. A running search starts again.
        const auto again = [this] { start(m_isSearching ? m_then : Then::Stay); };
        QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
    }
}

int SourceFindBar::matchAtSelection() const
{
    const ByteRange selection = m_edit.selectedBytes();
    const auto found = std::ranges::find(m_result->matches, selection, &SearchMatch::range);
    return found == m_result->matches.end() ? -1
                                            : static_cast<int>(found - m_result->matches.begin());
}

int SourceFindBar::firstFrom(qsizetype offset) const
{
    const auto found = std::ranges::find_if(
        m_result->matches, [&](const SearchMatch &match) { return match.range.begin >= offset; });
    return found == m_result->matches.end() ? 0
                                            : static_cast<int>(found - m_result->matches.begin());
}

void SourceFindBar::select(int match)
{
    const ByteRange range = m_result->matches[static_cast<size_t>(match)].range;
    m_origin = range.begin;
    m_edit.select(range.begin, range.end);
    if (!m_edit.viewport()->rect().contains(m_edit.cursorRect())) {
        m_edit.centerCursor();
    }
    showMatches(match);
    m_note.clear();
    showCount();
}

void SourceFindBar::showMatches(int current)
{
    std::vector<ByteRange> ranges;
    ranges.reserve(m_result->matches.size());
    std::ranges::transform(m_result->matches, std::back_inserter(ranges), &SearchMatch::range);
    m_edit.setMatches(std::move(ranges), current);
}

void SourceFindBar::showCount(const QString &note)
{
    enable(m_replaceOne, matchCount() > 0);
    enable(m_replaceEvery, matchCount() > 0);
    showResult({.count = matchCount(),
                .number = matchAtSelection() + 1,
                .isCut = m_result->isCut,
                .error = m_result->error,
                .note = note});
}

void SourceFindBar::resizeEvent(QResizeEvent *event)
{
    arrangeReplaceRow();
    FindBar::resizeEvent(event);
}

void SourceFindBar::findNext()
{
    if (!m_result->matches.empty()) {
        select(firstFrom(m_edit.selectedBytes().isEmpty() ? m_edit.caretOffset()
                                                          : m_edit.selectedBytes().end));
    }
}

void SourceFindBar::findPrevious()
{
    if (m_result->matches.empty()) {
        return;
    }
    const qsizetype begin = m_edit.selectedBytes().begin;
    const auto behind = std::ranges::find_if(
        m_result->matches, [&](const SearchMatch &match) { return match.range.begin >= begin; });
    const auto place = behind - m_result->matches.begin();
    select(place == 0 ? matchCount() - 1 : static_cast<int>(place) - 1);
}

void SourceFindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_replace->hasFocus()) {
        replaceCurrent();
    } else {
        FindBar::keyPressEvent(event);
    }
}

void SourceFindBar::ask(int matches)
{
    if (m_edit.isReadOnly()) {
        return;
    }
    m_toReplace = matches == everything || isReplacing() ? everything : m_toReplace + matches;
    if (m_isSearching) {
        return; // the next search will replace its result
    }
    if (m_foundIn == m_edit.documentSync().buffer().revision()) {
        replacePending();
    } else {
        start(Then::Stay);
    }
}

void SourceFindBar::replacePending()
{
    if (isReplacing()) {
        replaceMatches();
        return;
    }
    while (m_toReplace > 0 && !m_isSearching) {
        --m_toReplace;
        replaceMatch();
    }
}

void SourceFindBar::replaceMatch()
{
    const int current = matchAtSelection();
    if (current < 0) {
        findNext();
        return;
    }
    const SearchMatch match = m_result->matches[static_cast<size_t>(current)];
    m_edit.replace(match.range, match.replacement, tr("Replace"));
    start(Then::SelectNext);
}

void SourceFindBar::replaceMatches()
{
    const DocumentBuffer &buffer = m_edit.documentSync().buffer();
    const QByteArray bytes = buffer.bytes();
    const LineMap &lines = m_edit.documentSync().lines();
    if (m_result->matches.size() <= replacedAtOnce) {
        putIn(replacing(m_result->matches, bytes, lines));
        return;
    }
    showCount(tr("Replacing…"));
    const quint64 number = ++m_search;
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto work = [found = m_result, bytes, lines, stop = m_stop] {
        return std::make_shared<const TextEdits>(
            replacing(found->matches, bytes, lines, stop.get()));
    };
    QtConcurrent::run(work).then(this,
                                 [this, number, &buffer, revision = buffer.revision()](
                                     const std::shared_ptr<const TextEdits> &edits) {
                                     if (number == m_search && revision == buffer.revision()) {
                                         putIn(*edits);
                                     }
                                 });
}

/// Applies replacements. The result is shown until the search or the text changes.
void SourceFindBar::putIn(const TextEdits &edits)
{
    m_toReplace = 0;
    const bool isDone =
        !edits.empty() && m_edit.documentSync().buffer().apply(edits, tr("Replace all")).isOk();
    if (isDone) {
        const qsizetype caret = m_edit.selectedBytes().end;
        m_edit.select(caret,
                      caret); // selects nothing, because a part of the match may remain selected
    }
    m_note = isDone ? tr("%n replaced", nullptr, static_cast<int>(edits.size())) : QString();
    showCount(m_note);
}

} // namespace baton
