// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/documentsync.h"

#include "widgets/source/text/displaytext.h"
#include "widgets/source/text/lineendings.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/text/commonaffixes.h"

#include <QElapsedTimer>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The number of lines that are inserted immediately. The remaining lines of a longer document
/// follow from the event loop, in pieces with a time limit.
constexpr int linesAtFirst = 400;
constexpr int fewestLines = 50;
constexpr int mostLinesAtOnce = 1600;
constexpr qint64 timeForPiece = 4; // milliseconds
constexpr qsizetype bytesAtOnce = qsizetype(64) * 1024;
/// The maximum size of a document that is shown at once.
constexpr qsizetype shownAtOnce = qsizetype(128) * 1024;
/// The maximum length of a line. Longer lines would slow down the text layout at each change.
constexpr qsizetype longestLine = 50'000;
/// The maximum number of edits that are applied at once. With more, the text is updated from the
/// event loop.
constexpr size_t editsAtOnce = 200;

} // namespace

DocumentSync::DocumentSync(DocumentBuffer &buffer, QTextDocument &view, QObject *parent)
    : QObject(parent)
    , m_buffer(buffer)
    , m_view(view)
    , m_steps(typingPause())
{
    m_view.setUndoRedoEnabled(false);
    m_view.documentLayout(); // a text document without a layout does not report changes
    m_linesAtOnce = linesAtFirst;
    m_loader.setInterval(0);
    connect(&m_loader, &QTimer::timeout, this, &DocumentSync::loadSome);
    connect(&m_view, &QTextDocument::contentsChange, this, &DocumentSync::rememberEdit);
    connect(&m_view, &QTextDocument::contentsChanged, this, &DocumentSync::passOnEdit);
    connect(&m_buffer, &DocumentBuffer::changed, this, &DocumentSync::follow);
    connect(&m_buffer, &DocumentBuffer::wasReset, this, &DocumentSync::reset);
    reset();
}

void DocumentSync::reset()
{
    Q_EMIT aboutToFollow();
    m_lines.rebuild(m_buffer.bytes());
    m_isFaithful = isFaithfulText(m_buffer.bytes());
    const bool wasWithheld = std::exchange(m_isWithheld, m_lines.longest() > longestLine);
    load();
    Q_EMIT followed();
    if (wasWithheld != m_isWithheld) {
        Q_EMIT withheldChanged(m_isWithheld);
    }
}

void DocumentSync::showAnyway()
{
    if (std::exchange(m_isWithheld, false)) {
        load();
        Q_EMIT withheldChanged(false);
    }
}

void DocumentSync::load()
{
    m_isFollowingOn = false;
    const bool isShort = m_buffer.bytes().size() <= shownAtOnce;
    m_loadedLines = m_isWithheld ? 0
        : isShort                ? m_lines.count()
                                 : std::min(m_lines.count(), linesAtFirst);
    {
        const QScopedValueRollback following(m_isFollowing, true);
        m_view.setPlainText(m_loadedLines > 0 ? shownLines({0, m_loadedLines - 1}) : QString());
    }
    if (isLoading() && !m_isWithheld) {
        m_loader.start();
    } else {
        m_loader.stop();
    }
    setFaithful(m_isFaithful);
}

void DocumentSync::loadSome()
{
    QElapsedTimer time;
    time.start();
    const int first = m_loadedLines;
    int last = first;
    while (last + 1 < m_lines.count() && last - first < m_linesAtOnce
           && m_lines.begin(last) - m_lines.begin(first) < bytesAtOnce) {
        ++last;
    }
    {
        const QScopedValueRollback following(m_isFollowing, true);
        m_isFollowingOn ? reloadLines({first, last}) : append({first, last});
    }
    m_loadedLines = last + 1;
    if (!isLoading()) {
        m_loader.stop();
        m_isFollowingOn = false;
        setFaithful(m_isFaithful);
    }
    Q_EMIT loadingAdvanced();
    const bool isSlow = time.hasExpired(timeForPiece);
    const bool isQuick = !time.hasExpired(timeForPiece / 2);
    m_linesAtOnce = std::clamp(isSlow        ? m_linesAtOnce / 2
                                   : isQuick ? m_linesAtOnce * 2
                                             : m_linesAtOnce,
                               fewestLines, mostLinesAtOnce);
}

void DocumentSync::append(Lines lines)
{
    QTextCursor cursor(&m_view);
    cursor.movePosition(QTextCursor::End);
    cursor.insertText((lines.first > 0 ? u"\n"_s : QString()) + shownLines(lines));
}

/// Replaces lines one by one, so that unchanged lines keep highlighting and folds.
void DocumentSync::reloadLines(Lines lines)
{
    QTextCursor block(&m_view);
    block.beginEditBlock();
    for (int line = lines.first; line <= lines.last; ++line) {
        show({line, line}, {line, line});
    }
    block.endEditBlock();
}

void DocumentSync::restartLoadingFrom(int line)
{
    const bool hasMore = std::exchange(m_isFollowingOn, false) || line < m_loadedLines;
    m_loadedLines = std::min(m_loadedLines, line);
    if (!hasMore) {
        return;
    }
    const QScopedValueRollback following(m_isFollowing, true);
    QTextCursor cursor(&m_view);
    cursor.setPosition(std::max(0, m_view.findBlockByNumber(m_loadedLines).position() - 1));
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    m_loader.start();
}

DocumentSync::Lines DocumentSync::touchedLines(const TextEdit &edit) const
{
    Lines lines{m_lines.lineAt(edit.offset), m_lines.lineAt(edit.offset + edit.length)};
    // At the start of a line, the previous line end may change as well: CR followed by LF.
    if (lines.first > 0 && m_lines.begin(lines.first) == edit.offset) {
        --lines.first;
    }
    return lines;
}

/// The lines touched by @p edits, before the edits. Adjacent lines are merged.
std::vector<DocumentSync::LineShift> DocumentSync::placesOf(const TextEdits &edits) const
{
    std::vector<LineShift> places;
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        const Lines lines = touchedLines(edit);
        const bool goesOn = !places.empty() && lines.first <= places.back().before.last;
        if (!goesOn) {
            places.push_back({lines, shift, shift, m_lines.begin(lines.first), -1});
        }
        shift += edit.text.size() - edit.length;
        LineShift &place = places.back();
        place.before.last = std::max(place.before.last, lines.last);
        place.shiftAfter = shift;
        const int next = place.before.last + 1;
        place.end = next < m_lines.count() ? m_lines.begin(next) : -1;
    }
    return places;
}

void DocumentSync::follow(const TextEdits &edits)
{
    const bool isLong = std::any_of(edits.begin(), edits.end(), [](const TextEdit &edit) {
        return edit.text.size() > shownAtOnce;
    });
    if (!edits.empty() && (isLoading() || isLong || edits.size() > editsAtOnce)) {
        followBitByBit(edits);
    } else {
        followPlaces(edits);
    }
}

/// Updates the text. If the number of lines is unchanged, they are updated one by one, so that
/// views keep their scroll position. Otherwise the text is loaded again from the first change on.
void DocumentSync::followBitByBit(const TextEdits &edits)
{
    const bool isFromView = std::exchange(m_isPassingOn, false);
    const bool hadAllLines = hasAllLines();
    const int before = m_lines.count();
    const int first = touchedLines(edits.front()).first;
    if (!isFromView) {
        Q_EMIT aboutToFollow();
    }
    m_lines.update(m_buffer.bytes(), edits);
    if (hadAllLines && m_lines.count() == before) {
        m_loadedLines = std::min(m_loadedLines, first);
        m_isFollowingOn = true;
        m_loader.start();
    } else {
        restartLoadingFrom(first);
    }
    setFaithful(isFaithfulText(m_buffer.bytes()));
    if (!isFromView) {
        Q_EMIT followed();
    }
}

void DocumentSync::followPlaces(const TextEdits &edits)
{
    const std::vector<LineShift> places = placesOf(edits);
    const bool isFromView = std::exchange(m_isPassingOn, false);
    const bool wasFaithful = m_isFaithful;
    if (!isFromView) {
        Q_EMIT aboutToFollow();
    }
    m_lines.update(m_buffer.bytes(), edits);
    const QScopedValueRollback following(m_isFollowing, true);
    QTextCursor block(&m_view);
    if (!isFromView) {
        block.beginEditBlock();
    }
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        const Lines after{
            place->before.first == 0 ? 0 : m_lines.lineAt(place->begin + place->shiftBefore),
            place->end < 0 ? m_lines.count() - 1
                           : m_lines.lineAt(place->end + place->shiftAfter) - 1};
        const ByteRange all{m_lines.begin(after.first), m_lines.whole(after.last).end};
        const auto changed = bytesOf(all);
        m_isFaithful = m_isFaithful && isFaithfulText(changed);
        if (isFromView) {
            const int behind = m_lines.count() - 1 - after.last;
            show({after.first, m_view.blockCount() - 1 - behind}, after);
        } else {
            show(place->before, after);
        }
    }
    if (!isFromView) {
        block.endEditBlock();
    }
    m_loadedLines = m_lines.count();
    setFaithful(wasFaithful ? m_isFaithful : isFaithfulText(m_buffer.bytes()));
    if (!isFromView) {
        Q_EMIT followed();
    }
}

void DocumentSync::show(Lines shown, Lines wanted)
{
    const QTextBlock lastBlock = m_view.findBlockByNumber(shown.last);
    const int from = m_view.findBlockByNumber(shown.first).position();
    QTextCursor cursor(&m_view);
    cursor.setPosition(from);
    cursor.setPosition(lastBlock.position() + lastBlock.length() - 1, QTextCursor::KeepAnchor);
    const QString before = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
    const QString after = shownLines(wanted);
    if (before == after) {
        return;
    }
    const CommonAffixes same = commonAffixes(before, after);
    cursor.setPosition(from + static_cast<int>(same.before));
    cursor.setPosition(from + static_cast<int>(before.size() - same.after),
                       QTextCursor::KeepAnchor);
    cursor.insertText(after.sliced(same.before, after.size() - same.before - same.after));
}

QString DocumentSync::shownLines(Lines lines) const
{
    QString text;
    for (int line = lines.first; line <= lines.last; ++line) {
        const ByteRange content = m_lines.content(m_buffer.bytes(), line);
        if (line > lines.first) {
            text += u'\n';
        }
        text += displayText(bytesOf(content));
    }
    return text;
}

int DocumentSync::positionOf(qsizetype offset) const
{
    const int line = m_lines.lineAt(offset);
    const QTextBlock block = m_view.findBlockByNumber(line);
    if (!block.isValid()) {
        return m_view.characterCount() - 1;
    }
    const ByteRange content = m_lines.content(m_buffer.bytes(), line);
    const qsizetype length = std::clamp(offset, content.begin, content.end) - content.begin;
    const auto shown = bytesOf(content);
    const auto column = static_cast<int>(unitsOfBytes(shown, length));
    return block.position() + std::min(column, block.length() - 1); // it may be outdated
}

qsizetype DocumentSync::offsetOf(int position) const
{
    const QTextBlock block = m_view.findBlock(position);
    const int line = block.isValid() ? block.blockNumber() : m_view.blockCount() - 1;
    const ByteRange content =
        m_lines.content(m_buffer.bytes(), std::min(line, m_lines.count() - 1));
    const qsizetype column = block.isValid() ? position - block.position() : content.length();
    return content.begin + bytesOfUnits(bytesOf(content), column);
}

ByteRange DocumentSync::rangeOf(int from, int to) const
{
    return {offsetOf(std::min(from, to)), offsetOf(std::max(from, to))};
}

QByteArrayView DocumentSync::bytesOf(ByteRange range) const
{
    return QByteArrayView(m_buffer.bytes()).sliced(range.begin, range.length());
}

QString DocumentSync::textOf(ByteRange range) const
{
    return QString::fromUtf8(bytesOf(range));
}

void DocumentSync::setFaithful(bool faithful)
{
    m_isFaithful = faithful;
    if (std::exchange(m_wasEditable, isEditable()) != isEditable()) {
        Q_EMIT editableChanged(isEditable());
    }
}

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
    if (const auto edit = typedEdit(*this, m_view, change)) {
        if (edit->length == 0 && edit->text.isEmpty()) { // the typed text cannot be represented
            reset();
            return;
        }
        m_isPassingOn = true;
        const QByteArray removed = m_buffer.bytes().sliced(edit->offset, edit->length);
        if (!m_buffer.apply({*edit}, tr("Typing"), m_steps.record(*edit, removed)).isOk()) {
            m_isPassingOn = false;
            reset();
        }
    }
}

QByteArray DocumentSync::toBytes(QStringView text, ByteRange replaced) const
{
    return baton::toBytes(text, replaced, m_buffer.bytes(), m_lines);
}

QByteArray DocumentSync::lineEndFor(int line) const
{
    return baton::lineEndFor(m_buffer.bytes(), m_lines, line);
}

} // namespace baton
