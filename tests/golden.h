// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/files.h"

namespace baton {

/// Fails at the first line in which @p found differs from the golden file @p path. With
/// BATON_WRITE_GOLDEN set the file is rewritten and the test fails nevertheless, so that a run
/// never passes with its own output.
inline void compareGolden(const QString &path, const QByteArray &found)
{
    const QByteArray expected = contentOf(path);
    if (found == expected) {
        return;
    }
    if (qEnvironmentVariableIsSet("BATON_WRITE_GOLDEN")) {
        write(path, found);
        QFAIL(qPrintable(path
                         + QStringLiteral(" was rewritten. Review the difference, and run the test "
                                          "again without BATON_WRITE_GOLDEN.")));
    }
    const QList<QByteArray> wanted = expected.split('\n');
    const QList<QByteArray> lines = found.split('\n');
    for (qsizetype i = 0; i < std::min(wanted.size(), lines.size()); ++i) {
        QVERIFY2(lines[i] == wanted[i],
                 qPrintable(QStringLiteral("%1:%2: %3 instead of %4")
                                .arg(path, QString::number(i + 1), QString::fromUtf8(lines[i]),
                                     QString::fromUtf8(wanted[i]))));
    }
    QCOMPARE(lines.size(), wanted.size());
}

} // namespace baton
