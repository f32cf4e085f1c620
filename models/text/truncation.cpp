// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/truncation.h"

#include "models/strings/whitespace.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

const QLatin1StringView cutOffRule = "text.cut-off"_L1;

qsizetype endOfContent(QByteArrayView text)
{
    qsizetype end = text.size();
    while (end > 0 && isWhitespace(text[end - 1])) {
        --end;
    }
    return end;
}

void markTruncated(SyntaxIssue &issue, const LineIndex &lines, qsizetype open, qsizetype end)
{
    const int first = lines.positionOf(open).line;
    const int last = lines.positionOf(end).line;
    issue.rule = cutOffRule;
    issue.range = {open, end};
    issue.message = first == last
        ? QCoreApplication::translate("baton::CutOff",
                                      "The text is cut off: it ends on line %1, in the midst of "
                                      "what it says.")
              .arg(last)
        : QCoreApplication::translate("baton::CutOff",
                                      "The text is cut off: it ends on line %1, within what line "
                                      "%2 opens.")
              .arg(last)
              .arg(first);
}

} // namespace baton
