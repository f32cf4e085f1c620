// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/treeinvariants.h"

namespace baton {

/// The reason why @p parsed, the result for @p text, does not have exactly the expected issue: of
/// @p rule, between « and », with a message that starts with @p message. Empty if it has.
[[nodiscard]] inline QString mismatchOfIssue(const MarkedText &text, const ParsedText &parsed,
                                             const QString &rule, const QString &message)
{
    if (const QString violation = TreeInvariants::violation(text.bytes, parsed);
        !violation.isEmpty()) {
        return violation;
    }
    if (parsed.issues.size() != 1) {
        return QStringLiteral("%1 issues").arg(parsed.issues.size());
    }
    const SyntaxIssue &issue = parsed.issues.front();
    if (issue.rule != rule || !issue.message.startsWith(message)) {
        return issue.rule + QStringLiteral(": ") + issue.message;
    }
    return std::vector{issue.range} == text.values
        ? QString()
        : QString::fromUtf8(MarkedText{text.bytes, {}, {issue.range}}.written());
}

} // namespace baton
