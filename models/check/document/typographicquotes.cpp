// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/typographicquotes.h"

#include "models/text/typographicquote.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostQuotesTold = 100;

class TypographicQuotesTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::TypographicQuotes)
};

/// Straight quotes instead of those around @p range. Around several words they may be meant, as
/// around a title.
SyntaxIssue issueAt(const QByteArray &bytes, ByteRange range, qsizetype quote)
{
    const QByteArrayView text = QByteArrayView(bytes).sliced(range.begin, range.length());
    SyntaxIssue issue;
    issue.rule = u"yaml.typographic-quotes"_s;
    issue.range = range;
    issue.isFatal = false;
    issue.isTolerated = true;
    issue.actual = QString::fromUtf8(text);
    issue.message = TypographicQuotesTexts::tr("The quotes around %1 are letters for YAML: they "
                                               "become part of the text. Write straight ones.")
                        .arg(issue.actual);
    //: a fix
    issue.fixTitle = TypographicQuotesTexts::tr("Write straight quotes");
    issue.fix = {{range.begin, quote, "\""}, {range.end - quote, quote, "\""}};
    issue.isFixOffered = text.contains(' ');
    return issue;
}

} // namespace

std::vector<SyntaxIssue> typographicQuotes(const QByteArray &bytes, const Tree &tree)
{
    std::vector<SyntaxIssue> issues;
    const auto look = [&](ByteRange range) {
        const QByteArrayView text = QByteArrayView(bytes).sliced(range.begin, range.length());
        const qsizetype quote = typographicQuote(text);
        if (quote > 0 && !text.contains('\n') && issues.size() < mostQuotesTold) {
            issues.push_back(issueAt(bytes, range, quote));
        }
    };
    for (const Node &node : tree.nodes) {
        if (node.keyStyle == Style::Plain) {
            look(node.keyRange);
        }
        if (node.type == ValueType::String && node.style == Style::Plain) {
            look(node.range);
        }
    }
    return issues;
}

} // namespace baton
