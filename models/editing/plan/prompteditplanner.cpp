// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/prompteditplanner.h"

#include "models/formats/prompt/promptwhitespace.h"

#include <algorithm>

namespace baton::edit {

namespace {

TextEdit replaced(ByteRange range, const QByteArray &text)
{
    return {range.begin, range.length(), text};
}

} // namespace

PromptEditPlanner::PromptEditPlanner(const ParsedSource &source, int document, NodeId id, Care care)
    : m_bytes(source.bytes)
    , m_tree(source.parsed.documents[size_t(document)].tree)
    , m_layout(source.bytes, m_tree, source.parsed.options.promptHeadings)
    , m_id(id)
{
    const bool isCrLf = source.parsed.encoding.lineEnd == LineEnd::CrLf;
    m_manner = {isCrLf ? "\r\n" : "\n", care != Care::Natural};
}

std::optional<TextEdits> PromptEditPlanner::operator()(const SetValue &edit) const
{
    if (node().parent == noNode) {
        return std::nullopt;
    }
    return m_layout.isHeading(m_id) ? setSection(edit.value) : setItem(edit.value);
}

std::optional<TextEdits> PromptEditPlanner::operator()(const InsertKey &edit) const
{
    if (m_id == 0) {
        return insertSection(edit);
    }
    const std::optional<QByteArray> entry =
        promptEntry(edit.key, edit.value, m_manner, listIndent());
    if (!entry) {
        return std::nullopt;
    }
    const NodeId before = edit.before.isEmpty() ? noNode : m_tree.child(m_id, edit.before);
    const auto position = std::ranges::find(node().children, before);
    return insertLines(size_t(position - node().children.begin()), *entry);
}

std::optional<TextEdits> PromptEditPlanner::operator()(const InsertItem &edit) const
{
    if (edit.value.isContainer()) {
        return std::nullopt;
    }
    const size_t count = node().children.size();
    const size_t index = edit.index < 0 ? count : size_t(edit.index);
    const QByteArray mark = markFor(index);
    const QString text = normalizedPromptText(edit.value.text);
    const qsizetype indent = listIndent() + mark.size();
    return insertLines(index,
                       isBesideMark(text, m_manner)
                           ? mark + promptText(text, m_manner, indent)
                           : mark.trimmed() + promptItem(text, m_manner, indent));
}

std::optional<TextEdits> PromptEditPlanner::operator()(const Remove &) const
{
    const size_t index = m_layout.indexOf(m_id);
    const std::vector<NodeId> &siblings = m_tree.at(node().parent).children;
    if (m_layout.isHeading(m_id)) {
        const bool isLast = index + 1 == siblings.size();
        const qsizetype begin = isLast && index > 0
            ? m_layout.lineAfter(m_layout.endOf(siblings[index - 1]))
            : m_layout.headingOf(m_id).begin;
        const qsizetype end =
            isLast ? m_bytes.size() : m_layout.headingOf(siblings[index + 1]).begin;
        return TextEdits{{begin, end - begin, {}}};
    }
    const std::vector<PromptMark> marks = m_layout.marksOf(node().parent);
    if (marks.size() != siblings.size()) {
        return std::nullopt;
    }
    const qsizetype begin = m_layout.lineOf(marks[index].begin);
    const qsizetype end = index + 1 < marks.size() ? m_layout.lineOf(marks[index + 1].begin)
                                                   : m_layout.lineAfter(m_layout.endOf(m_id));
    TextEdits edits{{begin, end - begin, {}}};
    renumber(edits, marks, index + 1, -1);
    return edits;
}

std::optional<TextEdits> PromptEditPlanner::operator()(const Move &edit) const
{
    const std::vector<NodeId> &siblings = m_tree.at(node().parent).children;
    std::vector<ByteRange> places;
    if (m_layout.isHeading(m_id)) {
        for (const NodeId sibling : siblings) {
            places.push_back({m_layout.headingOf(sibling).begin, m_layout.endOf(sibling)});
        }
    } else {
        const std::vector<PromptMark> marks = m_layout.marksOf(node().parent);
        for (size_t i = 0; i < marks.size() && marks.size() == siblings.size(); ++i) {
            const qsizetype begin = m_layout.behindSign(marks[i]);
            places.push_back({begin, std::max(begin, m_layout.endOf(siblings[i]))});
        }
    }
    std::vector<size_t> order(places.size());
    std::ranges::generate(order, [next = size_t(0)]() mutable { return next++; });
    const size_t from = m_layout.indexOf(m_id);
    const auto to = static_cast<size_t>(edit.to);
    if (places.empty() || to >= order.size()) {
        return std::nullopt;
    }
    const auto first = order.begin() + std::ptrdiff_t(std::min(from, to));
    const auto last = order.begin() + std::ptrdiff_t(std::max(from, to)) + 1;
    std::rotate(first, from < to ? first + 1 : last - 1, last);
    TextEdits edits;
    for (size_t i = 0; i < order.size(); ++i) {
        if (order[i] != i) {
            const ByteRange text = places[order[i]];
            edits.push_back(replaced(places[i], m_bytes.sliced(text.begin, text.length())));
        }
    }
    return edits;
}

std::optional<TextEdits> PromptEditPlanner::operator()(const RenameKey &edit) const
{
    const ByteRange key = node().keyRange;
    const bool isTicked = !key.isEmpty() && m_bytes[key.begin] == '`';
    const QByteArray text = edit.key.toUtf8();
    return TextEdits{replaced(key, isTicked ? '`' + text + '`' : text)};
}

qsizetype PromptEditPlanner::listIndent() const
{
    const qsizetype begin = node().range.begin;
    return node().children.empty() ? 0 : begin - m_layout.lineOf(begin);
}

/// Text that begins in the line of its mark; else the mark stands alone there.
bool PromptEditPlanner::isBesideMark(const QString &text, const PromptWritingStyle &manner)
{
    return !text.isEmpty() && !(manner.isBelow && text.contains(u'\n'));
}

std::optional<TextEdits> PromptEditPlanner::setSection(const Value &value) const
{
    PromptWritingStyle manner = m_manner;
    const qsizetype begin = m_layout.behindKey(m_id);
    const QString text = normalizedPromptText(value.text);
    const bool isScalar = !text.isEmpty() && node().type == ValueType::String;
    const bool stoodBelow = m_layout.lineOf(node().range.begin) != m_layout.lineOf(begin);
    if (isScalar && stoodBelow && !manner.isBelow) {
        const qsizetype indent = node().style == Style::Plain
            ? node().range.begin - m_layout.lineOf(node().range.begin)
            : 0;
        return TextEdits{replaced(node().range, promptText(text, manner, indent))};
    }
    if (isScalar && node().style == Style::Literal && text.contains(u'\n') && !manner.isBelow) {
        return TextEdits{replaced(node().range, promptText(text, manner, 0))};
    }
    manner.isBelow = manner.isBelow || !m_layout.headingOf(m_id).hasColon;
    const std::optional<QByteArray> body = promptBody(value, manner);
    return body ? PlannedEdits({replaced({begin, std::max(begin, node().range.end)}, *body)})
                : std::nullopt;
}

std::optional<TextEdits> PromptEditPlanner::setItem(const Value &value) const
{
    if (value.isContainer()) {
        return std::nullopt;
    }
    const std::vector<PromptMark> marks = m_layout.marksOf(node().parent);
    const size_t index = m_layout.indexOf(m_id);
    if (index >= marks.size()) {
        return std::nullopt;
    }
    const PromptMark &mark = marks[index];
    const QString text = normalizedPromptText(value.text);
    const bool isInline = m_layout.isBlankAt(mark.text - 1);
    const qsizetype indent = mark.text - m_layout.lineOf(mark.begin) + (isInline ? 0 : 1);
    PromptWritingStyle manner = m_manner;
    manner.isBelow = manner.isBelow
        || (node().type == ValueType::String
            && m_layout.lineOf(node().range.begin) != m_layout.lineOf(mark.begin));
    qsizetype begin =
        node().keyRange.isEmpty() ? m_layout.behindSign(mark) : m_layout.behindKey(m_id);
    QByteArray whole = promptItem(text, manner, indent);
    if (node().keyRange.isEmpty() && isInline && isBesideMark(text, manner)) {
        begin = mark.text;
        whole = promptText(text, manner, indent);
    } else if (!node().keyRange.isEmpty() && begin == node().keyRange.end) {
        whole = ':' + whole;
    }
    const qsizetype end = std::max(begin, node().range.end);
    const bool takesBlanks = text.isEmpty() || node().type == ValueType::Null;
    return TextEdits{replaced({begin, takesBlanks ? m_layout.behindBlanks(end) : end}, whole)};
}

/// A section goes before another one, or to the end of the text, with a blank line between
/// where the others have one.
std::optional<TextEdits> PromptEditPlanner::insertSection(const InsertKey &edit) const
{
    const std::vector<NodeId> &sections = node().children;
    const PromptLine &like = m_layout.headingOf(sections.front());
    PromptWritingStyle manner = m_manner;
    manner.isBelow = manner.isBelow || !like.hasColon;
    const std::optional<QByteArray> body = promptBody(edit.value, manner);
    if (!body) {
        return std::nullopt;
    }
    const QByteArray section = m_bytes.sliced(like.begin, like.heading.begin - like.begin)
        + edit.key.toUtf8() + promptMarkBehind(m_bytes, like) + *body + m_manner.newline;
    const bool isSpaced = sections.size() > 1
        && m_layout.headingOf(sections.back()).begin
            > m_layout.lineAfter(m_layout.endOf(sections[sections.size() - 2]));
    const QByteArray gap = isSpaced ? m_manner.newline : QByteArray();
    if (!edit.before.isEmpty()) {
        const NodeId before = m_tree.child(0, edit.before);
        return TextEdits{{m_layout.headingOf(before).begin, 0, section + gap}};
    }
    const qsizetype end = m_layout.endOf(sections.back());
    const qsizetype at = m_layout.lineAfter(end);
    const bool hasNewline = m_bytes[at - 1] == '\n';
    return TextEdits{{at, 0, (hasNewline ? QByteArray() : m_manner.newline) + gap + section}};
}

std::optional<TextEdits> PromptEditPlanner::insertLines(size_t index, const QByteArray &text) const
{
    if (node().children.empty()) {
        const qsizetype at = m_layout.behindKey(m_id);
        return TextEdits{{at, 0, m_manner.newline + text}};
    }
    const std::vector<PromptMark> marks = m_layout.marksOf(m_id);
    if (marks.size() != node().children.size()) {
        return std::nullopt;
    }
    const qsizetype first = m_layout.lineOf(marks.front().begin);
    const QByteArray indent = m_bytes.sliced(first, marks.front().begin - first);
    TextEdits edits;
    if (index < marks.size()) {
        edits.push_back({m_layout.lineOf(marks[index].begin), 0, indent + text + m_manner.newline});
    } else {
        const qsizetype end =
            std::max(m_layout.endOf(node().children.back()), marks.back().begin + 1);
        edits.push_back(
            {m_layout.behindBlanks(m_layout.lineAt(end).end), 0, m_manner.newline + indent + text});
    }
    renumber(edits, marks, index, 1);
    return edits;
}

QByteArray PromptEditPlanner::markFor(size_t index) const
{
    const std::vector<PromptMark> marks =
        node().children.empty() ? std::vector<PromptMark>() : m_layout.marksOf(m_id);
    if (marks.empty()) {
        return "- ";
    }
    const PromptMark &like = marks[std::min(index, marks.size() - 1)];
    const QByteArray mark = m_bytes.sliced(like.begin, like.text - like.begin);
    const QByteArray spaced = mark.endsWith(' ') ? mark : mark + ' ';
    if (!like.isNumber) {
        return spaced;
    }
    const int number = m_layout.numberOf(like) + (index < marks.size() ? 0 : 1);
    return QByteArray::number(number) + spaced.sliced(m_layout.digitsOf(like));
}

void PromptEditPlanner::renumber(TextEdits &edits, const std::vector<PromptMark> &marks,
                                 size_t from, int by) const
{
    for (size_t i = from; i < marks.size(); ++i) {
        if (marks[i].isNumber) {
            edits.push_back(replaced({marks[i].begin, marks[i].begin + m_layout.digitsOf(marks[i])},
                                     QByteArray::number(m_layout.numberOf(marks[i]) + by)));
        }
    }
}

} // namespace baton::edit
