// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/curlyquotes.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::CurlyQuotes)
};

bool isCurly(QChar c)
{
    return c >= u'\u2018' && c <= u'\u201f';
}

/// The quotes that need no escape in @p text; 0 when both do.
char quoteFor(const QString &text)
{
    if (!text.contains(u'"') && !text.contains(u'\\')) {
        return '"';
    }
    return text.contains(u'\'') ? '\0' : '\'';
}

} // namespace

std::optional<CurlyQuotes> curlyQuotes(const QByteArray &bytes, const Tree &tree)
{
    constexpr qsizetype size = 3; // bytes of a curly quote
    if (!bytes.contains("\xe2\x80")) {
        return std::nullopt;
    }
    CurlyQuotes result;
    SyntaxIssue &issue = result.issue;
    for (size_t i = 0; i < tree.nodes.size(); ++i) {
        const Node &node = tree.nodes[i];
        const QString &text = node.text;
        if (node.type != ValueType::String || node.style != Style::Plain || text.size() < 2
            || !isCurly(text.front()) || !isCurly(text.back()) || node.range.length() < 2 * size) {
            continue;
        }
        const QString inside = text.sliced(1, text.size() - 2);
        const char quote = quoteFor(inside);
        if (quote == '\0') {
            continue;
        }
        if (issue.fix.empty()) {
            issue.range = node.range;
            issue.actual = text;
            result.tree = tree;
        }
        result.tree.nodes[i].text = inside;
        issue.fix.push_back({node.range.begin, size, QByteArray(1, quote)});
        issue.fix.push_back({node.range.end - size, size, QByteArray(1, quote)});
    }
    if (issue.fix.empty()) {
        return std::nullopt;
    }
    issue.rule = u"yaml.syntax"_s;
    issue.isFatal = false;
    issue.message = Texts::tr("Values stand in curly quotes, such as %1, which belong to the text "
                              "in YAML. Write straight ones.")
                        .arg(issue.actual.left(40));
    issue.fixTitle = Texts::tr("Write straight quotes");
    return result;
}

} // namespace baton
