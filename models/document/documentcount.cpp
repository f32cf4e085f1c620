// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/documentcount.h"

#include <QByteArrayMatcher>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostDocuments = 10'000;

/// Where the line begins that is the first one too many to begin with @p mark; -1 when there is
/// none.
qsizetype excess(const QByteArray &bytes, const char *mark, int most)
{
    const QByteArrayMatcher matcher(QByteArray("\n") + mark);
    qsizetype at = -1;
    for (int count = 0; count <= most; ++count) {
        at = matcher.indexIn(bytes, at + 1);
        if (at < 0) {
            return -1;
        }
    }
    return at + 1;
}

/// A fence is opened and closed.
qsizetype excessOf(const QByteArray &bytes, Format format)
{
    switch (format) {
    case Format::Yaml:
        return excess(bytes, "---", mostDocuments);
    case Format::Markdown:
        return std::max(excess(bytes, "```", 2 * mostDocuments),
                        excess(bytes, "~~~", 2 * mostDocuments));
    default:
        return -1;
    }
}

} // namespace

std::optional<SyntaxIssue> documentCountIssue(const QByteArray &bytes, Format format, int firstLine)
{
    const bool isLarge = bytes.size() > 4 * mostDocuments; // as many fences, each with its line end
    const qsizetype at = isLarge ? excessOf(bytes, format) : -1;
    if (at < 0) {
        return std::nullopt;
    }
    SyntaxIssue issue;
    issue.rule = u"text.too-large"_s;
    issue.range = {at, at + 3};
    issue.message = QCoreApplication::translate(
                        "baton::DocumentCount",
                        "The file holds more than %L1 documents or fenced blocks, which "
                        "is the most that is read; line %2 begins the next. Split it.")
                        .arg(mostDocuments)
                        .arg(firstLine + bytes.first(at).count('\n'));
    return issue;
}

} // namespace baton
