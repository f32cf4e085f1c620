// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/yamlremarks.h"

#include "models/strings/whitespace.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostTold = 100;

class CustomTagsTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::ForeignTags)
};

/// True for tags of the YAML core types: "!!str", "!<tag:yaml.org,2002:str>" and "!", the tag of a
/// string.
bool isKnown(QByteArrayView tag)
{
    static constexpr std::array names{"str", "int",    "float", "bool",  "null",      "map",
                                      "seq", "binary", "set",   "pairs", "timestamp", "omap"};
    constexpr QByteArrayView verbatim("!<tag:yaml.org,2002:");
    if (tag == "!") {
        return true;
    }
    if (tag.startsWith(verbatim) && tag.endsWith('>')) {
        tag = tag.sliced(verbatim.size()).chopped(1);
    } else if (tag.startsWith("!!")) {
        tag = tag.sliced(2);
    } else {
        return false;
    }
    return std::ranges::any_of(names, [tag](const char *name) { return tag == name; });
}

/// The tag in @p properties, which hold an anchor, a tag or both.
ByteRange tagIn(const QByteArray &bytes, ByteRange properties)
{
    qsizetype at = properties.begin;
    while (at < properties.end) {
        qsizetype end = at;
        while (end < properties.end && !isWhitespace(bytes[end])) {
            ++end;
        }
        if (bytes[at] == '!') {
            return {at, end};
        }
        at = end + 1;
    }
    return {};
}

/// Offers to quote the tag and the text behind it, as in "!important thing", if both are on one
/// line.
void offerQuotes(const QByteArray &bytes, const Node &node, ByteRange tag, SyntaxIssue &issue)
{
    const qsizetype end = std::max(tag.end, node.range.end);
    const QByteArrayView text = QByteArrayView(bytes).sliced(tag.begin, end - tag.begin);
    const bool isPlain = node.style == Style::Plain || node.style == Style::Absent;
    if (isPlain && node.properties.begin == tag.begin && !text.contains('\n') && !text.contains('"')
        && !text.contains('\\')) {
        //: a fix
        issue.fixTitle = CustomTagsTexts::tr("Put in quotes");
        issue.fix = {{tag.begin, 0, "\""}, {end, 0, "\""}};
    }
}

} // namespace

std::vector<SyntaxIssue> customTags(const QByteArray &bytes, const Tree &tree)
{
    std::vector<SyntaxIssue> issues;
    for (const Node &node : tree.nodes) {
        const ByteRange tag =
            node.properties.isEmpty() ? ByteRange() : tagIn(bytes, node.properties);
        if (tag.isEmpty() || isKnown(QByteArrayView(bytes).sliced(tag.begin, tag.length()))) {
            continue;
        }
        SyntaxIssue issue;
        issue.rule = u"yaml.tag"_s;
        issue.range = tag;
        issue.isFatal = false;
        issue.actual = QString::fromUtf8(bytes.sliced(tag.begin, tag.length()));
        issue.message =
            CustomTagsTexts::tr("%1 is a tag, which readers of YAML do not know: most refuse the "
                                "document. Remove it, or put the text in quotes.")
                .arg(issue.actual);
        offerQuotes(bytes, node, tag, issue);
        issues.push_back(std::move(issue));
        if (issues.size() >= mostTold) {
            break;
        }
    }
    return issues;
}

} // namespace baton
