// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/pane/findbar.h"

#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/text/positionmapping.h"
#include "widgets/source/text/replaceall.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QtConcurrentRun>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Up to this size plain text is looked for at once, without a worker: each letter may be a match.
constexpr qsizetype searchedAtOnce = qsizetype(64) * 1024;

/// So many are replaced at once, without a worker.
constexpr size_t replacedAtOnce = 500;

} // namespace

FindBar::FindBar(SourceEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_ui(this)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    setObjectName(u"findBar"_s);
    setAutoFillBackground(true);
    // It fits itself into the source, whose width is not its to ask for.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_ui.arrange(width());
    hide();
    connect(m_ui.find, &QLineEdit::textEdited, this, [this] { lookFor(Then::SelectFromOrigin); });
    connect(m_ui.replace, &QLineEdit::textEdited, this, [this] { lookFor(Then::Stay); });
    connect(m_ui.previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_ui.next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_ui.close, &QToolButton::clicked, this, &FindBar::close);
    connect(m_ui.replaceOne, &QPushButton::clicked, this, &FindBar::replaceCurrent);
    connect(m_ui.replaceEvery, &QPushButton::clicked, this, &FindBar::replaceAll);
    for (QToolButton *button : {m_ui.matchCase, m_ui.words, m_ui.pattern}) {
        connect(button, &QToolButton::toggled, this, [this] { lookFor(Then::SelectFromOrigin); });
    }
    connect(m_ui.inSelection, &QToolButton::toggled, this, [this](bool isOn) {
        const ByteRange selection = m_edit.selectedBytes();
        m_within = isOn && !selection.isEmpty() ? std::optional(selection) : std::nullopt;
        lookFor(Then::Stay);
    });
    connect(&m_edit.documentSync().buffer(), &DocumentBuffer::changed, this, &FindBar::follow);
    connect(&m_edit.documentSync().buffer(), &DocumentBuffer::wasReset, this,
            [this] { lookFor(Then::Stay); });
}

FindBar::~FindBar()
{
    *m_stop = true;
}

void FindBar::open(bool replaces)
{
    const ByteRange selection = m_edit.selectedBytes();
    const QString selected = m_edit.documentSync().textOf(selection);
    const bool isOneLine = !selected.contains(u'\n') && !selected.contains(u'\r');
    if (!selected.isEmpty() && isOneLine && !isVisible()) {
        m_ui.find->setText(selected);
    }
    m_origin = selection.begin;
    m_ui.replaceRow->setVisible(replaces && !m_edit.isReadOnly());
    show();
    m_ui.find->setFocus(Qt::ShortcutFocusReason);
    m_ui.find->selectAll();
    lookFor(Then::Stay); // who only wants to look for something is still where they were
}

void FindBar::close()
{
    *m_stop = true;
    ++m_search;
    m_isSearching = false;
    m_toReplace = 0;
    m_result = std::make_shared<const SearchResult>();
    m_ui.inSelection->setChecked(false);
    m_edit.setMatches({}, -1);
    hide();
    m_edit.setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

SearchQuery FindBar::query() const
{
    return {m_ui.find->text(), m_ui.matchCase->isChecked(), m_ui.words->isChecked(),
            m_ui.pattern->isChecked(), m_ui.replace->text()};
}

/// Looks for something else: what was to be replaced is left as it is.
void FindBar::lookFor(Then then)
{
    m_toReplace = 0;
    m_note.clear();
    start(then);
}

void FindBar::start(Then then)
{
    if (!isVisible()) {
        return;
    }
    *m_stop = true;
    m_then = then;
    const quint64 number = ++m_search;
    const quint64 revision = m_edit.documentSync().buffer().revision();
    const QByteArray bytes = m_edit.documentSync().buffer().bytes();
    if (!m_ui.pattern->isChecked() && bytes.size() <= searchedAtOnce) {
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

void FindBar::finish(const std::shared_ptr<const SearchResult> &result, Then then)
{
    m_isSearching = false;
    m_result = result;
    const bool isInText = m_edit.hasFocus(); // nobody there knows what comes next
    m_toReplace = isInText && !isReplacing() ? 0 : m_toReplace;
    then = isInText && then == Then::SelectNext ? Then::Stay : then;
    setEdgeRole(m_ui.find, result->error.isEmpty() ? std::nullopt : std::optional(Role::Error));
    m_ui.find->setToolTip(result->error);
    if (!result->matches.empty() && then != Then::Stay) {
        select(firstFrom(then == Then::SelectNext ? m_edit.selectedBytes().end : m_origin));
    } else {
        showMatches(matchAtSelection());
        showCount(m_note);
    }
    replacePending();
}

void FindBar::follow(const TextEdits &edits)
{
    const PositionMapping shifts(edits);
    m_origin = shifts.begin(m_origin);
    m_note.clear();
    if (m_within) {
        m_within = shifts.range(*m_within);
    }
    if (isVisible()) {
        // After the text has followed, too. What is being searched is begun anew.
        const auto again = [this] { start(m_isSearching ? m_then : Then::Stay); };
        QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
    }
}

int FindBar::matchAtSelection() const
{
    const ByteRange selection = m_edit.selectedBytes();
    const auto found = std::ranges::find(m_result->matches, selection, &SearchMatch::range);
    return found == m_result->matches.end() ? -1
                                            : static_cast<int>(found - m_result->matches.begin());
}

int FindBar::firstFrom(qsizetype offset) const
{
    const auto found = std::ranges::find_if(
        m_result->matches, [&](const SearchMatch &match) { return match.range.begin >= offset; });
    return found == m_result->matches.end() ? 0
                                            : static_cast<int>(found - m_result->matches.begin());
}

void FindBar::select(int match)
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

void FindBar::showMatches(int current)
{
    std::vector<ByteRange> ranges;
    ranges.reserve(m_result->matches.size());
    std::ranges::transform(m_result->matches, std::back_inserter(ranges), &SearchMatch::range);
    m_edit.setMatches(std::move(ranges), current);
}

void FindBar::showCount(const QString &note)
{
    const bool hasMatches = !m_result->matches.empty();
    for (QWidget *button :
         QWidgetList{m_ui.previous, m_ui.next, m_ui.replaceOne, m_ui.replaceEvery}) {
        if (!hasMatches && button->hasFocus()) {
            m_ui.find->setFocus(Qt::OtherFocusReason); // else it goes to whatever comes next
        }
        button->setEnabled(hasMatches);
    }
    const QLocale locale;
    const QString all = locale.toString(matchCount()) + (m_result->isCut ? u"+"_s : QString());
    QString text = note;
    if (note.isEmpty() && !m_result->error.isEmpty()) {
        text = tr("Not a pattern");
    } else if (note.isEmpty() && m_ui.find->text().isEmpty()) {
        text.clear();
    } else if (note.isEmpty() && !hasMatches) {
        text = tr("No match");
    } else if (note.isEmpty()) {
        const int current = matchAtSelection();
        text = current < 0 ? tr("%n matches", nullptr, matchCount())
                           : tr("%1 of %2").arg(locale.toString(current + 1), all);
    }
    const bool isBad = note.isEmpty() && !hasMatches && !m_ui.find->text().isEmpty();
    QPalette palette;
    palette.setColor(QPalette::WindowText, Theme::color(isBad ? Role::Error : Role::Muted));
    m_ui.count->setPalette(palette);
    m_ui.count->setText(text);
    m_ui.placeCount();
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    m_ui.arrange(width());
    QWidget::resizeEvent(event);
    // The field has its size only when the rows were laid out.
    QMetaObject::invokeMethod(this, [this] { m_ui.placeCount(); }, Qt::QueuedConnection);
}

void FindBar::findNext()
{
    if (!m_result->matches.empty()) {
        select(firstFrom(m_edit.selectedBytes().isEmpty() ? m_edit.caretOffset()
                                                          : m_edit.selectedBytes().end));
    }
}

void FindBar::findPrevious()
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

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->matches(QKeySequence::FindNext)
               || (isEnter && !m_ui.replace->hasFocus()
                   && !event->modifiers().testFlag(Qt::ShiftModifier))) {
        findNext();
    } else if (event->matches(QKeySequence::FindPrevious)
               || (isEnter && !m_ui.replace->hasFocus())) {
        findPrevious();
    } else if (isEnter) {
        replaceCurrent();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FindBar::replaceCurrent()
{
    ask(1);
}

void FindBar::replaceAll()
{
    ask(everything);
}

void FindBar::ask(int matches)
{
    if (m_edit.isReadOnly()) {
        return;
    }
    m_toReplace = matches == everything || isReplacing() ? everything : m_toReplace + matches;
    if (m_isSearching) {
        return; // what it finds is replaced
    }
    if (m_foundIn == m_edit.documentSync().buffer().revision()) {
        replacePending();
    } else {
        start(Then::Stay);
    }
}

void FindBar::replacePending()
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

void FindBar::replaceMatch()
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

void FindBar::replaceMatches()
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

/// The result is shown until the search or the text changes.
void FindBar::putIn(const TextEdits &edits)
{
    m_toReplace = 0;
    const bool isDone =
        !edits.empty() && m_edit.documentSync().buffer().apply(edits, tr("Replace all")).isOk();
    if (isDone) {
        const qsizetype caret = m_edit.selectedBytes().end;
        m_edit.select(caret,
                      caret); // of what was found a part may be left, for the next key to take
    }
    m_note = isDone ? tr("%n replaced", nullptr, static_cast<int>(edits.size())) : QString();
    showCount(m_note);
}

} // namespace baton
