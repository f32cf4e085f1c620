// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/typededit.h"

#include "widgets/source/editor/documentsync.h"
#include "widgets/source/text/displaytext.h"
#include "widgets/text/commonaffixes.h"

#include <QTextCursor>
#include <QTextDocument>

namespace baton {

namespace {

/// The text of @p length characters that a view shows of @p bytes from @p begin; less at their end.
QString shownText(const QByteArray &bytes, const LineMap &lines, qsizetype begin, int length)
{
    const auto contentOf = [&](int line) {
        const ByteRange content = lines.content(bytes, line);
        return QByteArrayView(bytes).sliced(content.begin, content.length());
    };
    int line = lines.lineAt(begin);
    QString text = displayText(contentOf(line).sliced(begin - lines.content(bytes, line).begin));
    while (text.size() < length && line + 1 < lines.count()) {
        ++line;
        text += u'\n' + displayText(contentOf(line));
    }
    text.truncate(length);
    return text;
}

} // namespace

std::optional<TextEdit> typedEdit(const DocumentSync &sync, QTextDocument &view,
                                  const ViewEdit &edit)
{
    const QByteArray &bytes = sync.buffer().bytes();
    const LineMap &lines = sync.lines();
    const int length = view.characterCount() - 1;
    const int from = std::min(edit.position, length);
    QTextCursor cursor(&view);
    cursor.setPosition(from);
    cursor.setPosition(from + std::min(edit.added, length - from), QTextCursor::KeepAnchor);
    const QString after = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');

    // The text before this place is unchanged, so the line number is still valid.
    const qsizetype begin = sync.offsetOf(from);
    const QString before = shownText(bytes, lines, begin, edit.removed);
    if (before == after) {
        return {};
    }
    const CommonAffixes same = commonAffixes(before, after);
    const auto offsetAfter = [&](qsizetype units) {
        const QStringView passed = QStringView(before).first(units);
        const int lineOfIt = lines.lineAt(begin) + static_cast<int>(passed.count(u'\n'));
        const qsizetype lastBreak = passed.lastIndexOf(u'\n');
        const ByteRange content = lines.content(bytes, lineOfIt);
        const qsizetype start = lastBreak < 0 ? begin : content.begin;
        return start
            + bytesOfUnits(QByteArrayView(bytes).sliced(start, content.end - start),
                           units - lastBreak - 1);
    };
    TextEdit result;
    result.offset = offsetAfter(same.before);
    result.length = offsetAfter(before.size() - same.after) - result.offset;
    result.text = sync.toBytes(
        QStringView(after).sliced(same.before, after.size() - same.before - same.after),
        result.range());
    return result;
}

} // namespace baton
