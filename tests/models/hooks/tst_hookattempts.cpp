// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookattempts.h"
#include "tests/models/hooks/hookevents.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const char *name)
{
    return eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), name);
}

} // namespace

class TestHookAttempts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void countsByFileAndSession()
    {
        HookAttempts attempts = of(bytesOf("claude-write"));
        QCOMPARE(attempts.count(u"/w/a.yaml"_s), 0);
        QVERIFY(attempts.ask({u"/w/a.yaml"_s, u"/w/b.yaml"_s}, false));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, false));
        const HookAttempts later = of(bytesOf("claude-stop")); // the same agent
        QCOMPARE(later.count(u"/w/a.yaml"_s), 2);
        QCOMPARE(later.count(u"/w/b.yaml"_s), 1);
        QCOMPARE(later.files(), (QStringList{u"/w/a.yaml"_s, u"/w/b.yaml"_s}));
        const HookAttempts other = of(bytesOf("claude-edit")); // a sub-agent of the session
        QCOMPARE(other.count(u"/w/a.yaml"_s), 2);
        QCOMPARE(other.files(), QStringList());
        QCOMPARE(of(bytesOf("codex-patch")).count(u"/w/a.yaml"_s), 0); // another runner
    }

    void resetsTheCountOfACorrectFile()
    {
        HookAttempts attempts = of(bytesOf("claude-write"));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, false));
        QVERIFY(attempts.forget(u"/w/a.yaml"_s));
        QCOMPARE(of(bytesOf("claude-write")).count(u"/w/a.yaml"_s), 0);
    }

    void countsHowOftenAnAgentWasKeptFromEnding()
    {
        HookAttempts attempts = of(bytesOf("claude-stop"));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, true));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, true));
        QCOMPARE(of(bytesOf("claude-stop")).ends(), 2);
        QVERIFY(attempts.endRow());
        QCOMPARE(of(bytesOf("claude-stop")).ends(), 0);
        QCOMPARE(of(bytesOf("claude-stop")).count(u"/w/a.yaml"_s), 2);
    }

    /// Runners call the hooks of several files at once.
    void countsOfConcurrentHooksAreKept()
    {
        const int count = 12;
        std::vector<HookAttempts> all;
        for (int i = 0; i < count; ++i) {
            all.push_back(of(bytesOf("claude-write"))); // all have read before one writes
        }
        std::atomic_int good = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < count; ++i) {
            threads.emplace_back(
                [&, i] { good += all[size_t(i)].ask({u"/w/%1.yaml"_s.arg(i)}, false) ? 1 : 0; });
        }
        threads.clear();
        QCOMPARE(good.load(), count);
        QCOMPARE(of(bytesOf("claude-write")).files().size(), count);
    }

    /// Only one of two concurrent hooks asks about a file.
    void concurrentHooksAskAboutAFileOnce()
    {
        HookAttempts first = of(bytesOf("claude-write"));
        HookAttempts second = of(bytesOf("claude-write")); // both have read before one writes
        const QString file = u"/w/a.yaml"_s;
        QCOMPARE(*first.ask({file}, true), QStringList(file));
        QCOMPARE(*second.ask({file, u"/w/b.yaml"_s}, true), QStringList(u"/w/b.yaml"_s));
        QCOMPARE(of(bytesOf("claude-write")).count(file), 1);
        QCOMPARE(of(bytesOf("claude-write")).ends(), 1);
    }

    /// A hook that stores something reads what others stored.
    void aCorrectFileKeepsCountsOfOtherHooks()
    {
        const QString file = u"/w/a.yaml"_s;
        const QString right = u"/w/b.yaml"_s;
        for (int i = 0; i < 2; ++i) {
            QVERIFY(of(bytesOf("claude-write")).ask({right}, true));
        }
        HookAttempts first = of(bytesOf("claude-write"));
        HookAttempts second = of(bytesOf("claude-write"));
        QVERIFY(first.endRow());
        QCOMPARE(*first.ask({file}, true), QStringList(file));
        QVERIFY(second.endRow());
        QVERIFY(second.forget(right));
        QCOMPARE(*second.ask({file}, true), QStringList());
        const HookAttempts later = of(bytesOf("claude-write"));
        QCOMPARE(later.count(file), 1);
        QCOMPARE(later.count(right), 0);
        QCOMPARE(later.ends(), 1);
    }

    void keepsACountThatAnotherHookRaisedMeanwhile()
    {
        const QString file = u"/w/a.yaml"_s;
        QVERIFY(of(bytesOf("claude-write")).ask({file}, false));
        HookAttempts first = of(bytesOf("claude-write"));
        HookAttempts second = of(bytesOf("claude-write")); // both have read before one writes
        QCOMPARE(*first.ask({file}, false), QStringList(file));
        QVERIFY(second.forget(file));
        const HookAttempts later = of(bytesOf("claude-write"));
        QCOMPARE(later.count(file), 2);
        QCOMPARE(later.files(), QStringList(file));
    }

    void countsALinkAsItsTarget()
    {
        const QString path = m_folder->filePath(u"a.yaml"_s);
        const QString link = m_folder->filePath(u"link.yaml"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(QFile::link(path, link));
        HookAttempts attempts(m_folder->filePath(u"hooks"_s), readEvent(bytesOf("claude-write")));
        QVERIFY(attempts.ask({link}, false));
        QCOMPARE(attempts.count(path), 1);
        QVERIFY(attempts.forget(path));
        QCOMPARE(attempts.count(link), 0);
        QVERIFY(attempts.ask({path, link}, false));
        QCOMPARE(attempts.count(path), 1);
    }

    void dropsCountsOlderThanAWeek()
    {
        HookAttempts old = of(bytesOf("gemini-write"));
        QVERIFY(old.ask({u"/w/a.yaml"_s}, false));
        const QStringList names = QDir(m_folder->path()).entryList(QDir::Files);
        QCOMPARE(names.size(), 1);
        QFile file(m_folder->filePath(names.first()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-8),
                                 QFileDevice::FileModificationTime));
        file.close();
        HookAttempts attempts = of(bytesOf("claude-write"));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, false));
        QVERIFY(!file.exists());
    }

    void ignoresBrokenCounts()
    {
        HookAttempts attempts = of(bytesOf("claude-write"));
        QVERIFY(attempts.ask({u"/w/a.yaml"_s}, false));
        const QStringList names = QDir(m_folder->path()).entryList(QDir::Files);
        QFile file(m_folder->filePath(names.first()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("{\"/w/a"), 6);
        file.close();
        QCOMPARE(of(bytesOf("claude-write")).count(u"/w/a.yaml"_s), 0);
    }

    void failsIfNothingCanBeStored()
    {
        QFile file(m_folder->filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        HookAttempts attempts(m_folder->filePath(u"file/hooks"_s),
                              readEvent(bytesOf("claude-write")));
        const Result<QStringList> outcome = attempts.ask({u"/w/a.yaml"_s}, false);
        QVERIFY(!outcome);
        QVERIFY(outcome.error().contains(u"file/hooks"_s));
    }

private:
    [[nodiscard]] HookAttempts of(const QByteArray &event) const
    {
        return HookAttempts(m_folder->path(), readEvent(event));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestHookAttempts)
#include "tst_hookattempts.moc"
