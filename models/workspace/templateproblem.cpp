// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/templateproblem.h"

#include "models/parsing/parse.h"
#include "models/protocol/catalog/usertemplates.h"
#include "models/text/lineindex.h"
#include "models/tree/formatnames.h"

#include <QDir>

#include <algorithm>

namespace baton {

QString templateProblem(const QString &path, const QByteArray &text)
{
    const ParsedText parsed = parse(text, formatOf(path, text));
    const auto issue = std::ranges::find_if(parsed.issues, &SyntaxIssue::isFatal);
    if (issue == parsed.issues.end()) {
        return {};
    }
    //: path of a file, number of a line, what is wrong there as a whole sentence
    return UserTemplates::tr("The template %1 is broken in line %2: %3 Correct it in that file, or "
                             "remove the file.")
        .arg(QDir::toNativeSeparators(path))
        .arg(lineOf(text, issue->range.begin))
        .arg(issue->message);
}

} // namespace baton
