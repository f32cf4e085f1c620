// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How FindBar replaces. What was found is only replaced in the text that it was found in: a change
// in between is searched first.
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/findbar.h"
#include "widgets/source/text/replaceall.h"

#include <QtConcurrentRun>

#include <utility>

namespace baton {

namespace {

/// So many are replaced at once, without a worker.
constexpr size_t replacedAtOnce = 500;

} // namespace

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
    if (m_foundIn == m_edit.bridge().buffer().revision()) {
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
    const DocumentBuffer &buffer = m_edit.bridge().buffer();
    const QByteArray bytes = buffer.bytes();
    const LineMap &lines = m_edit.bridge().lines();
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
        !edits.empty() && m_edit.bridge().buffer().apply(edits, tr("Replace all")).isOk();
    if (isDone) {
        const qsizetype caret = m_edit.selectedBytes().end;
        m_edit.select(caret,
                      caret); // of what was found a part may be left, for the next key to take
    }
    m_note = isDone ? tr("%n replaced", nullptr, static_cast<int>(edits.size())) : QString();
    showCount(m_note);
}

} // namespace baton
