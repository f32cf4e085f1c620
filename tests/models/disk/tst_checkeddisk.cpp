// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/checkeddisk.h"
#include "models/disk/readablefolders.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

using namespace baton;

/// The folders that a check may read.
class TestCheckedDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aRestrictionHoldsForItsThread()
    {
        const QTemporaryDir folder;
        const ReadableFolders nothing({}, {});
        const CheckedDisk::Use use(true, &nothing);
        QVERIFY(!CheckedDisk::maySee(folder.path()));
        bool isSeenElsewhere = false;
        const std::unique_ptr<QThread> other(
            QThread::create([&] { isSeenElsewhere = CheckedDisk::maySee(folder.path()); }));
        other->start();
        QVERIFY(other->wait());
        QVERIFY(isSeenElsewhere);
    }

    void aRestrictionEndsWithItsScope()
    {
        const QTemporaryDir inside;
        const QTemporaryDir outside;
        const ReadableFolders readable({withoutLinks(inside.path())}, {});
        {
            const CheckedDisk::Use use(true, &readable);
            {
                const CheckedDisk::Use check(true);
                QVERIFY(CheckedDisk::maySee(inside.path()));
                QVERIFY(!CheckedDisk::maySee(outside.path()));
            }
            {
                const ReadableFolders nothing({}, {});
                const CheckedDisk::Use check(true, &nothing);
                QVERIFY(!CheckedDisk::maySee(inside.path()));
            }
            QVERIFY(CheckedDisk::maySee(inside.path()));
            QVERIFY(!CheckedDisk::maySee(outside.path()));
        }
        QVERIFY(CheckedDisk::maySee(outside.path()));
    }
};

QTEST_GUILESS_MAIN(TestCheckedDisk)
#include "tst_checkeddisk.moc"
