// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlmessages.h"

#include "models/document/lineindex.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The words of the line of @p offset, from there on or, at its end, all of them.
ByteRange wordsAt(const LineIndex &lines, const QByteArray &bytes, qsizetype offset)
{
    ByteRange line = lines.lineRange(lines.positionOf(offset).line);
    const auto isBlank = [&](qsizetype at) { return bytes[at] == ' ' || bytes[at] == '\t'; };
    while (!line.isEmpty() && isBlank(line.end - 1)) {
        --line.end;
    }
    while (!line.isEmpty() && isBlank(line.begin)) {
        ++line.begin;
    }
    if (offset > line.begin && offset < line.end) {
        line.begin = offset;
    }
    return line;
}

} // namespace

SyntaxIssue yamlIssue(const QByteArray &bytes, const YamlFault &fault, const ParseLimits &limits)
{
    const LineIndex lines(bytes);
    SyntaxIssue issue;
    issue.rule = u"yaml.syntax"_s;
    issue.range = wordsAt(lines, bytes, fault.offset);
    const int line = lines.positionOf(issue.range.begin).line;
    if (fault.kind == YamlFault::Kind::TooDeep) {
        issue.rule = u"text.too-deep"_s;
        issue.message = QCoreApplication::translate(
                            "baton::YamlMessages",
                            "Line %1 nests values more than %2 levels deep, which is not read. "
                            "Flatten the document.")
                            .arg(line)
                            .arg(limits.depth);
        return issue;
    }
    issue.message = QCoreApplication::translate("baton::YamlMessages",
                                                "Line %1 does not parse: %2. Correct the line.")
                        .arg(line)
                        .arg(QString::fromStdString(fault.reason));
    return issue;
}

} // namespace baton
