// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/foldercache.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace baton;

class TestFolderCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_looks = 0;
    }

    void withoutACacheEveryCheckReads()
    {
        QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look 1"_s);
        QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look 2"_s);
    }

    void eachLookupReadsTheFolderOnce()
    {
        const FolderCache memory;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look 1"_s);
            QCOMPARE(asked(u"root"_s, u"/b"_s), u"root of /b, look 2"_s);
            QCOMPARE(asked(u"above"_s, u"/a"_s), u"above of /a, look 3"_s);
        }
    }

    void threadsShareTheirResults()
    {
        const FolderCache memory;
        const QString first = asked(u"root"_s, u"/a"_s);
        QStringList answers(4);
        {
            std::vector<std::jthread> threads;
            for (QString &answer : answers) {
                threads.emplace_back([&] { answer = asked(u"root"_s, u"/a"_s); });
            }
        }
        QCOMPARE(answers, QStringList(4, first));
        QCOMPARE(m_looks.load(), 1);
    }

    void theNextRunReadsAgain()
    {
        for (int run = 1; run <= 2; ++run) {
            const FolderCache memory;
            const FolderCache inner; // ends within the run
            QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look %1"_s.arg(run));
        }
        QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look 3"_s);
        QCOMPARE(asked(u"root"_s, u"/a"_s), u"root of /a, look 4"_s);
    }

private:
    QString asked(const QString &question, const QString &folder)
    {
        return FolderCache::answer(question, folder, [&] {
            return u"%1 of %2, look %3"_s.arg(question, folder).arg(++m_looks);
        });
    }

    std::atomic_int m_looks = 0;
};

QTEST_GUILESS_MAIN(TestFolderCache)
#include "tst_foldercache.moc"
