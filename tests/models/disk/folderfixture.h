// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace baton {

/// A folder that is deleted after the test.
class FolderFixture
{
public:
    [[nodiscard]] QString path(const QString &below = {}) const
    {
        return below.isEmpty() ? m_folder.path() : m_folder.path() + u'/' + below;
    }
    void write(const QString &below, const QByteArray &bytes = "a: 1\n") const
    {
        QDir().mkpath(QFileInfo(path(below)).path());
        QFile file(path(below));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.errorString()));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace baton
