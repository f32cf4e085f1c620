// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlelement.h"

#include "models/editing/text/entryextent.h"
#include "models/editing/xml/xmlnormalform.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlissuelist.h"
#include "models/formats/xml/xmlkeynames.h"
#include "models/formats/xml/xmlnamespaces.h"
#include "models/formats/xml/xmltagreader.h"
#include "models/formats/xml/xmltext.h"

#include <algorithm>

namespace baton::xml {

namespace {

QByteArrayView bytesOf(const NodeLayout &layout)
{
    return layout.lines().bytes();
}

/// The range of the whole entry @p id, which is an element or a text.
ByteRange placeOf(const NodeLayout &layout, NodeId id)
{
    const NodeId element = elementNode(layout, id);
    return element == noNode ? layout.node(id).range : elementAt(layout, element).whole;
}

/// True for a comment, false for a processing instruction. Only a comment behind an element belongs
/// to it; processing instructions are for the application.
bool isComment(const NodeLayout &layout, ByteRange note)
{
    return bytesOf(layout).sliced(note.begin).startsWith("<!--");
}

/// The comments and processing instructions in @p gap, which contains no text.
std::vector<ByteRange> notesIn(const NodeLayout &layout, ByteRange gap)
{
    std::vector<ByteRange> notes;
    TextPieceReader reader(bytesOf(layout), gap);
    while (!reader.isAtEnd()) {
        const TextPiece piece = reader.next();
        if (piece.kind == TextPiece::Kind::Note) {
            notes.push_back(piece.range);
        }
    }
    return notes;
}

bool hasOneLineEnd(QByteArrayView gap)
{
    return std::ranges::all_of(gap, isSpace) && gap.count('\n') + gap.count('\r') > 0
        && gap.count('\n') <= 1 && gap.count('\r') <= 1;
}

bool hasNoLineEnd(QByteArrayView gap)
{
    return std::ranges::all_of(gap, [](char c) { return c == ' ' || c == '\t'; });
}

} // namespace

qsizetype Element::headEnd() const
{
    return start.attributes.empty() ? start.name.end : start.attributes.back().value.end + 1;
}

NodeId elementNode(const NodeLayout &layout, NodeId id)
{
    const Node &node = layout.node(id);
    if (!node.keyRange.isEmpty()) {
        return isAttribute(node.key) ? noNode : id;
    }
    const bool isChoice = node.type == ValueType::Map && node.children.size() == 1;
    return isChoice ? elementNode(layout, node.children.front()) : noNode;
}

Element elementAt(const NodeLayout &layout, NodeId id)
{
    const Node &node = layout.node(id);
    const QByteArrayView bytes = bytesOf(layout);
    const QByteArray owned = QByteArray::fromRawData(bytes.data(), bytes.size());
    Issues ignored(owned, node.keyRange, 1);
    Element element;
    element.start = TagReader(bytes, node.keyRange.begin - 1, bytes.size(), ignored).read();
    element.name = layout.source(element.start.name);
    element.content = node.range;
    element.whole = element.start.range;
    if (!element.start.isEmpty) {
        const qsizetype close = bytes.indexOf('>', element.content.end);
        element.whole.end = close < 0 ? bytes.size() : close + 1;
    }
    return element;
}

NodeId elementAround(const NodeLayout &layout, NodeId id)
{
    NodeId outer = layout.node(id).parent;
    while (outer > 0 && layout.node(outer).keyRange.isEmpty()) {
        outer = layout.node(outer).parent;
    }
    return outer;
}

std::vector<NodeId> contentOf(const NodeLayout &layout, NodeId element)
{
    std::vector<NodeId> content = layout.node(element).children;
    std::erase_if(content, [&](NodeId id) { return isAttribute(layout.node(id).key); });
    return content;
}

QString pathOf(const NodeLayout &layout, NodeId element)
{
    QStringList names;
    for (NodeId id = element; id > 0; id = layout.node(id).parent) {
        const Node &node = layout.node(id);
        if (!node.key.isEmpty()) {
            names.prepend(nameIn(node.key));
        } else if (!node.keyRange.isEmpty()) {
            const QualifiedName name = QualifiedName::of(
                bytesOf(layout).sliced(node.keyRange.begin, node.keyRange.length()));
            names.prepend(QString::fromUtf8(name.local));
        }
    }
    return names.join(u'/');
}

QByteArray prefixIn(const NodeLayout &layout, NodeId element)
{
    const Node &node = layout.node(element);
    const QByteArray name = layout.source(node.keyRange);
    const qsizetype colon = name.indexOf(':');
    const bool isLocal = colon >= 0 && !nameIn(node.key).contains(u':');
    return isLocal ? name.first(colon + 1) : QByteArray();
}

ElementTrivia triviaOf(const NodeLayout &layout, NodeId entry)
{
    const QByteArrayView bytes = bytesOf(layout);
    const NodeId parent = layout.node(entry).parent;
    const std::vector<NodeId> siblings = contentOf(layout, parent);
    const auto at = std::ranges::find(siblings, entry);
    const ByteRange place = placeOf(layout, entry);
    const ByteRange inside = layout.node(parent).range;
    const qsizetype from =
        at == siblings.begin() ? inside.begin : placeOf(layout, *std::prev(at)).end;
    const qsizetype to =
        std::next(at) == siblings.end() ? inside.end : placeOf(layout, *std::next(at)).begin;

    ElementTrivia out{place.begin, place.begin, place.end};
    const std::vector<ByteRange> before = notesIn(layout, {from, place.begin});
    for (auto note = before.rbegin(); note != before.rend(); ++note) {
        const QByteArrayView gap = bytes.sliced(note->end, out.lead - note->end);
        if (!hasOneLineEnd(gap) || !indentationAt(layout, note->begin)) {
            break;
        }
        out.lead = note->begin;
    }
    for (const ByteRange note : notesIn(layout, {place.end, to})) {
        if (!hasNoLineEnd(bytes.sliced(out.end, note.begin - out.end))
            || !isComment(layout, note)) {
            break;
        }
        out.end = note.end;
    }
    const qsizetype next = layout.lines().skipBlanks(out.end);
    const bool endsLine = next >= bytes.size() || bytes[next] == '\n' || bytes[next] == '\r';
    if (!endsLine) {
        out.end = place.end; // what follows on the line may belong to the next entry
    }
    out.isFirstOnLine = indentationAt(layout, out.lead).has_value();
    out.isAlone = out.isFirstOnLine && endsLine;
    return out;
}

ElementTrivia removalRange(const NodeLayout &layout, NodeId entry)
{
    ElementTrivia at = triviaOf(layout, entry);
    const std::vector<NodeId> siblings = contentOf(layout, layout.node(entry).parent);
    const auto next = std::next(std::ranges::find(siblings, entry));
    if (!at.isAlone || at.lead == at.begin || next == siblings.end()) {
        return at;
    }
    const ElementTrivia below = triviaOf(layout, *next);
    const bool isFollowed =
        below.isFirstOnLine && layout.lines().begin(below.begin) == layout.lines().next(at.end);
    if (isFollowed && (siblings.front() == entry || edit::isDetachedComment(layout, at.lead))) {
        at.lead = at.begin; // the comments are a heading for the entries below
    }
    return at;
}

bool hasNotes(const NodeLayout &layout, ByteRange range)
{
    return !notesIn(layout, range).empty();
}

std::optional<QByteArray> indentationAt(const NodeLayout &layout, qsizetype offset)
{
    const qsizetype begin = layout.lines().begin(offset);
    const QByteArrayView blanks = bytesOf(layout).sliced(begin, offset - begin);
    return hasNoLineEnd(blanks) ? std::optional(blanks.toByteArray()) : std::nullopt;
}

} // namespace baton::xml
