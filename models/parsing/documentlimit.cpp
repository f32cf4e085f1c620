// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/documentlimit.h"

#include <QByteArrayMatcher>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostDocuments = 10'000;
constexpr int mostValues = 2'000'000;

/// The start of the first line beyond the limit that begins with @p mark; -1 if there is none.
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

/// The begin of the first document too many, or of the first fence: one opens a block, one closes
/// it.
qsizetype documentExcess(const QByteArray &bytes, Format format)
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

/// The offset at which the bytes that @p isCounted accepts exceed the limit; -1 if they do not.
template <typename Predicate>
qsizetype countedExcess(const QByteArray &bytes, const Predicate &isCounted)
{
    int count = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        if (isCounted(at) && ++count > mostValues) {
            return at;
        }
    }
    return -1;
}

/// The start of the first value beyond the limit, or of a line of YAML that may contain it.
qsizetype valueExcess(const QByteArray &bytes, Format format)
{
    bool isInString = false;
    const auto endsJsonValue = [&](qsizetype at) {
        if (bytes[at] == '"') {
            qsizetype before = at;
            while (before > 0 && bytes[before - 1] == '\\') {
                --before;
            }
            const bool isEscaped = isInString && (at - before) % 2 != 0;
            isInString = isEscaped ? isInString : !isInString;
        }
        return !isInString && bytes[at] == ',';
    };
    const auto endsYamlValue = [&](qsizetype at) { return bytes[at] == '\n' || bytes[at] == ','; };
    const auto beginsElement = [&](qsizetype at) {
        return bytes[at] == '<' && at + 1 < bytes.size() && bytes[at + 1] != '/';
    };
    switch (format) {
    case Format::Json:
        return countedExcess(bytes, endsJsonValue);
    case Format::Yaml:
        return countedExcess(bytes, endsYamlValue);
    case Format::Xml:
        return countedExcess(bytes, beginsElement);
    default:
        return -1;
    }
}

SyntaxIssue issueAt(qsizetype at, const QString &message)
{
    SyntaxIssue issue;
    issue.rule = u"text.too-large"_s;
    issue.range = {at, at + 1};
    issue.message = message;
    return issue;
}

} // namespace

std::optional<SyntaxIssue> documentCountIssue(const QByteArray &bytes, Format format, int firstLine)
{
    // Each document takes at least four bytes, and each value two.
    const qsizetype documents =
        bytes.size() > 4 * mostDocuments ? documentExcess(bytes, format) : -1;
    if (documents >= 0) {
        return issueAt(documents,
                       QCoreApplication::translate(
                           "baton::DocumentCount",
                           "The file holds more than %L1 documents or fenced blocks, the most that "
                           "Baton reads; the next begins on line %2. Split it.")
                           .arg(mostDocuments)
                           .arg(firstLine + bytes.first(documents).count('\n')));
    }
    const qsizetype values = bytes.size() > 2 * mostValues ? valueExcess(bytes, format) : -1;
    if (values >= 0) {
        return issueAt(values,
                       QCoreApplication::translate(
                           "baton::DocumentCount",
                           "The file holds more than %L1 values, or lines of them, up to line %2, "
                           "the most that Baton reads. Split it, or move large data into a file of "
                           "another kind.")
                           .arg(mostValues)
                           .arg(firstLine + bytes.first(values).count('\n')));
    }
    return std::nullopt;
}

} // namespace baton
