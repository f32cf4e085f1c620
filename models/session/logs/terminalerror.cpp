// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/terminalerror.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct ErrorPattern
{
    QRegularExpression pattern;
    TerminalError error;
};

/// The first match is used.
const std::array<ErrorPattern, 7> &sorts()
{
    using enum TerminalError;
    static const std::array<ErrorPattern, 7> all{
        // Lines with an error count of zero, and lines about a passed test of errors.
        ErrorPattern{
            QRegularExpression(
                uR"((?i)\berrors?(?: count| rate)?\s*[:=]\s*(?:0(?:\.0+)?\s*%?|none|no|null|nil|false|n/?a|\[\]|-)\s*[.,;)]?\s*$)"
                uR"(|\b(?:0|no|zero|without(?: any)?) (?:errors|failures)\b|\b0 error\b)"
                uR"(|^\s*(?:✓|✔|PASS(?:ED)?\b)|\bPASSED(?:\s*\[ *\d+%\])?\s*$|\.\.\. ?(?:passed|ok)\s*$)"_s),
            Denied},
        // A tool that runs others reports that one of them failed.
        ErrorPattern{
            QRegularExpression(
                uR"(^(?:g?make(?:\[\d+\])?: \*\*\* \[|ninja: build stopped|collect2: error: ld returned)"
                uR"(|npm (?:ERR!|error)(?:\s*$| A complete log|\s+/.*\.log$))"
                uR"(|error: (?:could not compile|aborting due to)|Error: Process completed with exit code))"_s),
            Follows},
        // Compilers and linters print file and line.
        ErrorPattern{
            QRegularExpression(
                uR"(^(?:[A-Za-z]:)?[^\s:(][^:(]*(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\))\s*:?\s*(?:fatal )?error\b)"
                uR"(|^\d+:\d+\s+error\s|^error(?:\[\w+\]| TS\d+): |: undefined reference to |^CMake Error\b)"_s),
            OfSeveral},
        // Test runners and package managers list failures.
        ErrorPattern{
            QRegularExpression(
                uR"(^(?:npm (?:ERR!|error) |FAILED \S|E   \S*(?:Error|Exception)\b|--- FAIL: |not ok \d))"_s),
            OfSeveral},
        // A shell reports its failures.
        ErrorPattern{
            QRegularExpression(
                uR"(: (?:command )?not found(?:: \S+)?\s*$|: No such file or directory\s*$|\bPermission denied\b)"_s),
            Single},
        // The system terminates a program.
        ErrorPattern{
            QRegularExpression(
                uR"(\b(?:Segmentation fault|Bus error|Illegal instruction|Floating point exception|Out of memory|No space left on device)\b)"
                uR"(|^(?:Killed|Aborted|Terminated)\s*$|: line \d+:\s+\d+ (?:Killed|Aborted|Terminated)\b|\(core dumped\))"_s),
            Single},
        // A program terminates itself.
        ErrorPattern{
            QRegularExpression(
                uR"(^(?:panic: |thread '.*' panicked|Uncaught \w*(?:Error|Exception)\b|terminate called )"
                uR"(|curl: \(\d+\) |make: \*\*\* |(?:\w+\.)*\w+(?:Error|Exception)\s*$))"_s),
            Single},
    };
    return all;
}

} // namespace

TerminalError terminalError(const QString &line)
{
    for (const ErrorPattern &sort : sorts()) {
        if (sort.pattern.match(line).hasMatch()) {
            return sort.error;
        }
    }
    return TerminalError::None;
}

} // namespace baton
