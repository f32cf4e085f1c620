// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/challenges.h"

#include "tests/app/windowfixture.h"

namespace baton {

QByteArray reviewUpToChallenges()
{
    const QByteArray text = review();
    return text.left(text.indexOf("    findings:")) + "    challenges:\n";
}

QByteArray reviewOf(qsizetype count, const QByteArray &severity)
{
    const QByteArray challenge = "      - severity: \"" + severity
        + "\"\n        description: \"Wall distance of the first cell\"\n"
          "        suggested_fix: \"State it in the log\"\n";
    return reviewUpToChallenges() + challenge.repeated(count);
}

QByteArray longReview(int lines)
{
    constexpr int linesOfChallenge = 4;
    QByteArray text = reviewUpToChallenges();
    const auto head = static_cast<int>(text.count('\n'));
    for (int line = head; line + linesOfChallenge <= lines; line += linesOfChallenge) {
        text += "      - severity: \""
            + QByteArray(line % 50 < linesOfChallenge ? "SEVERE" : "NOTE")
            + "\"\n        description: \"Wall distance of the first cell, challenge "
            + QByteArray::number(line)
            + "\"\n        suggested_fix: \"State it in the log\"\n"
              "        impact: \"The profile is not resolved\"\n";
    }
    return text;
}

} // namespace baton
