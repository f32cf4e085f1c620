// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/yamlremarks.h"

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

QString messageOf(const QString &text)
{
    return TypographicQuotesTexts::tr("The quotes around %1 are letters for YAML: they become part "
                                      "of the text. Write straight ones.")
        .arg(text);
}

QString messageOfSplit(const QString &text)
{
    return TypographicQuotesTexts::tr("The quotes around %1 are letters for YAML: the text ends at "
                                      "its comma. Write straight ones.")
        .arg(text);
}

/// An issue that replaces the quotes around @p range by straight ones. Around several words the
/// quotes may be intended, as around a title.
SyntaxIssue issueAt(const QByteArray &bytes, ByteRange range, qsizetype quote, auto message)
{
    const QByteArrayView text = QByteArrayView(bytes).sliced(range.begin, range.length());
    SyntaxIssue issue;
    issue.rule = u"yaml.typographic-quotes"_s;
    issue.range = range;
    issue.isFatal = false;
    issue.isTolerated = true;
    issue.actual = QString::fromUtf8(text);
    issue.message = message(issue.actual);
    //: a fix
    issue.fixTitle = TypographicQuotesTexts::tr("Write straight quotes");
    issue.fix = {{range.begin, quote, "\""}, {range.end - quote, quote, "\""}};
    issue.isFixOffered = text.contains(' ');
    return issue;
}

/// The range of a quoted text in brackets that a comma splits. @p part is its first part; the
/// closing quote must be before @p end. Empty if there is none.
ByteRange splitText(const QByteArray &bytes, ByteRange part, qsizetype end)
{
    constexpr qsizetype length = 3; // bytes of each quote in UTF-8
    const QByteArrayView rest = QByteArrayView(bytes).first(end).sliced(part.begin);
    const bool isBeforeComma = rest.sliced(part.length()).trimmed().startsWith(',');
    const bool isLow = rest.startsWith("\u201E");
    if ((!isLow && !rest.startsWith("\u201C")) || !isBeforeComma) {
        return {};
    }
    const auto behind = [&](const char *quote) {
        const qsizetype at = rest.indexOf(QByteArrayView(quote), length);
        return at < 0 ? rest.size() : at;
    };
    const qsizetype close = std::min(behind("\u201D"), isLow ? behind("\u201C") : rest.size());
    const ByteRange text{part.begin, part.begin + close + length};
    const bool isWhole = close < rest.size() && close > part.length()
        && typographicQuote(rest.first(close + length)) == length;
    return isWhole ? text : ByteRange();
}

} // namespace

std::vector<SyntaxIssue> typographicQuotes(const QByteArray &bytes, const Tree &tree)
{
    std::vector<SyntaxIssue> issues;
    const auto look = [&](ByteRange range, const Node &node) {
        const bool isInFlow = node.parent != noNode && tree.at(node.parent).style == Style::Flow;
        const ByteRange split =
            isInFlow ? splitText(bytes, range, tree.at(node.parent).range.end) : ByteRange();
        const bool isSplit = !split.isEmpty();
        const ByteRange whole = isSplit ? split : range;
        const QByteArrayView text = QByteArrayView(bytes).sliced(whole.begin, whole.length());
        const qsizetype quote = typographicQuote(text);
        if (quote > 0 && !text.contains('\n') && issues.size() < mostQuotesTold) {
            issues.push_back(issueAt(bytes, whole, quote, isSplit ? messageOfSplit : messageOf));
        }
    };
    for (const Node &node : tree.nodes) {
        if (node.keyStyle == Style::Plain) {
            look(node.keyRange, node);
        }
        if (node.type == ValueType::String && node.style == Style::Plain) {
            look(node.range, node);
        }
    }
    return issues;
}

} // namespace baton
