// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/settingsedit.h"

#include "models/editing/plan/planedit.h"
#include "models/formats/json/jsonforeignsyntax.h"
#include "models/hooks/hooktranslations.h"
#include "models/parsing/parse.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// The comments of @p bytes without surrounding line ends. Comments that begin with "#" do not
/// count.
std::vector<ByteRange> commentsIn(const QByteArray &bytes)
{
    std::vector<ByteRange> comments;
    for (const TextEdit &edit : jsonForeignSyntax(bytes).comments) {
        ByteRange range = edit.range();
        while (range.end > range.begin && isLineEnd(bytes[range.end - 1])) {
            --range.end;
        }
        if (bytes.sliced(range.begin, range.end - range.begin).trimmed().startsWith('/')) {
            comments.push_back(range);
        }
    }
    return comments;
}

/// @p bytes with blanks in place of @p comments, so that all other offsets stay the same.
QByteArray withBlanks(QByteArray bytes, const std::vector<ByteRange> &comments)
{
    for (const ByteRange &comment : comments) {
        for (qsizetype at = comment.begin; at < comment.end; ++at) {
            bytes[at] = isLineEnd(bytes[at]) ? bytes[at] : ' ';
        }
    }
    return bytes;
}

bool isInside(ByteRange inner, ByteRange outer)
{
    return inner.begin >= outer.begin && inner.end <= outer.end;
}

} // namespace

SettingsEdit::SettingsEdit(QByteArray bytes)
    : m_bytes(std::move(bytes))
    , m_comments(commentsIn(m_bytes))
    , m_plain(withBlanks(m_bytes, m_comments))
    , m_parsed(parse(m_plain, Format::Json))
{
}

bool SettingsEdit::isEmptyAt(const JsonPointer &place) const
{
    const NodeId id = m_parsed.firstTree().find(place);
    if (id == noNode || !m_parsed.firstTree().at(id).children.empty()) {
        return false;
    }
    const ByteRange range = m_parsed.firstTree().at(id).range;
    return std::ranges::none_of(m_comments,
                                [range](ByteRange comment) { return isInside(comment, range); });
}

QString SettingsEdit::problem() const
{
    const auto fatal = std::ranges::find_if(m_parsed.issues, &SyntaxIssue::isFatal);
    if (fatal != m_parsed.issues.end()) {
        return fatal->message;
    }
    const bool isMap = !m_parsed.firstTree().isEmpty() && root().type == ValueType::Map;
    return isMap ? QString() : HookTranslations::tr("They contain no object.");
}

Outcome SettingsEdit::apply(const TreeEdit &edit)
{
    return apply(edit, {});
}

Outcome SettingsEdit::remove(const JsonPointer &place)
{
    const NodeId id = m_parsed.firstTree().find(place);
    if (id == noNode) { // a key above it occurs twice
        return apply(Remove{place});
    }
    const ByteRange entry = rangeOf(id);
    const ByteRange range = rangeWithComma(place);
    const Result<Value> wanted = intended(root(), Remove{place});
    if (!range.isEmpty() && wanted && take(cutsOf(range, entry), *wanted, entry)) {
        return std::monostate();
    }
    return apply(Remove{place}, entry);
}

Outcome SettingsEdit::apply(const TreeEdit &edit, ByteRange gone)
{
    const Result<EditedText> text = editedText(m_plain, m_parsed, 0, {edit});
    return text ? take(behindComments(text->edits), text->parsed.firstTree().toValue(), gone)
                : Outcome(text.failure());
}

/// Applies @p edits if they result in @p wanted and keep all comments except those in @p gone.
Outcome SettingsEdit::take(const TextEdits &edits, const Value &wanted, ByteRange gone)
{
    Result<QByteArray> bytes = applied(m_bytes, edits);
    if (!bytes) {
        return bytes.failure();
    }
    SettingsEdit after(std::move(*bytes));
    if (!after.m_parsed.isComplete() || after.root() != wanted
        || after.commentsOutside({}) != commentsOutside(gone)) {
        return commentInTheWay(edits);
    }
    *this = std::move(after);
    return std::monostate();
}

/// @p edits, so that an edit that continues in the next line leaves the comment beside a value to
/// that value.
TextEdits SettingsEdit::behindComments(const TextEdits &edits) const
{
    TextEdits placed;
    for (const TextEdit &edit : edits) {
        const auto comment = std::ranges::find(m_comments, edit.offset, &ByteRange::begin);
        if (comment != m_comments.end() && edit.length == 0 && edit.text.startsWith(',')
            && edit.text.size() > 1 && isLineEnd(edit.text[1])) {
            placed.push_back({edit.offset, 0, ","});
            placed.push_back({comment->end, 0, edit.text.sliced(1)});
        } else {
            placed.push_back(edit);
        }
    }
    return placed;
}

/// The edits that remove @p range, which is @p entry with a comma, but keep the comments between
/// the two and the line ends around them.
TextEdits SettingsEdit::cutsOf(ByteRange range, ByteRange entry) const
{
    TextEdits cuts;
    const auto cut = [&](ByteRange part) {
        const qsizetype comma = m_plain.indexOf(',', part.begin);
        if (isInside(entry, part)) {
            cuts.push_back({part.begin, part.end - part.begin, {}});
        } else if (comma >= 0 && comma < part.end) {
            cuts.push_back({comma, 1, {}});
        }
    };
    qsizetype begin = range.begin;
    for (const ByteRange &comment : m_comments) {
        if (isInside(comment, range) && !isInside(comment, entry)) {
            cut({begin, comment.begin});
            begin = comment.end;
        }
    }
    cut({begin, range.end});
    return cuts;
}

/// The bytes of an entry with its key, if it has one.
ByteRange SettingsEdit::rangeOf(NodeId id) const
{
    const Node &node = m_parsed.firstTree().at(id);
    return {node.keyRange.isEmpty() ? node.range.begin : node.keyRange.begin, node.range.end};
}

/// Empty if the entry has no neighbour, or if more than a comma separates them.
ByteRange SettingsEdit::rangeWithComma(const JsonPointer &place) const
{
    const Tree &tree = m_parsed.firstTree();
    const auto &siblings = tree.at(tree.find(place.parent())).children;
    const auto own = std::ranges::find(siblings, tree.find(place));
    const auto isGap = [this](qsizetype begin, qsizetype end) {
        return m_plain.sliced(begin, end - begin).trimmed() == ",";
    };
    if (own == siblings.end()) {
        return {};
    }
    const ByteRange range = rangeOf(*own);
    if (own != siblings.begin()) {
        const qsizetype begin = rangeOf(*std::prev(own)).end;
        return isGap(begin, range.begin) ? ByteRange{begin, range.end} : ByteRange();
    }
    const auto next = std::next(own);
    return next != siblings.end() && isGap(range.end, rangeOf(*next).begin)
        ? ByteRange{range.begin, rangeOf(*next).begin}
        : ByteRange();
}

QByteArrayList SettingsEdit::commentsOutside(ByteRange range) const
{
    QByteArrayList comments;
    for (const ByteRange &comment : m_comments) {
        if (range.isEmpty() || !isInside(comment, range)) {
            comments.append(m_bytes.sliced(comment.begin, comment.end - comment.begin).trimmed());
        }
    }
    return comments;
}

Failure SettingsEdit::commentInTheWay(const TextEdits &edits) const
{
    const qsizetype at = edits.empty() ? 0 : edits.front().offset;
    const auto comment =
        std::ranges::find_if(m_comments, [at](const ByteRange &one) { return one.end > at; });
    const qsizetype end = comment == m_comments.end() ? at : comment->end;
    return {HookTranslations::tr("The comment in line %1 is in the way. Move it out of its braces.")
                .arg(m_bytes.first(end).count('\n') + 1)};
}

} // namespace baton
