// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of DocumentSync that passes what was typed on to the bytes.
#include "widgets/source/editor/documentsync.h"
#include "widgets/source/text/displaytext.h"
#include "widgets/source/text/lineendings.h"
#include "widgets/text/commonaffixes.h"

#include <QTextCursor>

#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

void DocumentSync::rememberEdit(int position, int removed, int added)
{
    if (m_isFollowing) {
        return;
    }
    constexpr int everything = std::numeric_limits<int>::max();
    m_viewEdit =
        m_viewEdit ? ViewEdit{0, everything, everything} : ViewEdit{position, removed, added};
}

void DocumentSync::passOnEdit()
{
    if (!m_viewEdit || m_isFollowing) {
        return;
    }
    const ViewEdit change = *std::exchange(m_viewEdit, std::nullopt);
    if (!isEditable()) {
        reset();
        return;
    }
    if (const auto edit = editOf(change.position, change.removed, change.added)) {
        if (edit->length == 0 && edit->text.isEmpty()) { // what was typed cannot be in a text
            reset();
            return;
        }
        m_isPassingOn = true;
        const QByteArray removed = m_buffer.bytes().sliced(edit->offset, edit->length);
        if (!m_buffer.apply({*edit}, tr("Typing"), m_steps.note(*edit, removed)).isOk()) {
            m_isPassingOn = false;
            reset();
        }
    }
}

std::optional<TextEdit> DocumentSync::editOf(int position, int removed, int added) const
{
    const int length = m_view.characterCount() - 1;
    const int from = std::min(position, length);
    QTextCursor cursor(&m_view);
    cursor.setPosition(from);
    cursor.setPosition(from + std::min(added, length - from), QTextCursor::KeepAnchor);
    const QString after = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');

    // Before the change the text up to its place was the same, so the line number still holds.
    const qsizetype begin = offsetOf(from);
    int line = m_lines.lineAt(begin);
    QString before = displayText(QByteArrayView(m_buffer.bytes())
                                     .first(m_lines.content(m_buffer.bytes(), line).end)
                                     .sliced(begin));
    while (before.size() < removed && line + 1 < m_lines.count()) {
        ++line;
        before += u'\n' + shownLines({line, line});
    }
    before.truncate(removed);

    if (before == after) {
        return {};
    }
    const CommonAffixes same = alike(before, after);
    const auto offsetAfter = [&](qsizetype units) {
        const QStringView passed = QStringView(before).first(units);
        const int lineOfIt = m_lines.lineAt(begin) + static_cast<int>(passed.count(u'\n'));
        const qsizetype lastBreak = passed.lastIndexOf(u'\n');
        const ByteRange content = m_lines.content(m_buffer.bytes(), lineOfIt);
        const qsizetype start = lastBreak < 0 ? begin : content.begin;
        return start
            + bytesOfUnits(QByteArrayView(m_buffer.bytes()).sliced(start, content.end - start),
                           units - lastBreak - 1);
    };
    TextEdit edit;
    edit.offset = offsetAfter(same.before);
    edit.length = offsetAfter(before.size() - same.after) - edit.offset;
    edit.text =
        spelt(QStringView(after).sliced(same.before, after.size() - same.before - same.after),
              edit.range());
    return edit;
}

QByteArray DocumentSync::spelt(QStringView text, ByteRange replaced) const
{
    return baton::spelt(text, replaced, m_buffer.bytes(), m_lines);
}

QByteArray DocumentSync::lineEndFor(int line) const
{
    return baton::lineEndFor(m_buffer.bytes(), m_lines, line);
}

} // namespace baton
