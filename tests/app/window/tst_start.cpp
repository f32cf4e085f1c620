// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/sample.h"
#include "app/process/singleinstance.h"
#include "app/process/startoptions.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace baton;
using namespace Qt::StringLiterals;

class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void parsesPositions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Location>("location");
        QTest::newRow("file") << u"a.yaml"_s << Location{u"/w/a.yaml"_s, 0, 0};
        QTest::newRow("line") << u"a.yaml:12"_s << Location{u"/w/a.yaml"_s, 12, 0};
        QTest::newRow("column") << u"a.yaml:12:3"_s << Location{u"/w/a.yaml"_s, 12, 3};
        QTest::newRow("in a compiler's format")
            << u"a.yaml:12:3:"_s << Location{u"/w/a.yaml"_s, 12, 3};
        QTest::newRow("absolute") << u"/x/../y/a.yaml:2"_s << Location{u"/y/a.yaml"_s, 2, 0};
        QTest::newRow("database") << u"postgresql://me@host:5432/db?table=steps"_s
                                  << Location{u"postgresql://me@host:5432/db?table=steps"_s, 0, 0};
        QTest::newRow("not a number") << u"a.yaml:x"_s << Location{u"/w/a.yaml:x"_s, 0, 0};
    }

    void parsesPositions()
    {
        QFETCH(QString, text);
        QFETCH(Location, location);
        QCOMPARE(Location::parse(text, u"/w"_s), location);
    }

    void fileNamesWithColonsTakePrecedence()
    {
        const QTemporaryDir dir;
        QFile file(dir.filePath(u"a:12"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(Location::parse(u"a:12"_s, dir.path()), (Location{file.fileName(), 0, 0}));
    }

    void readsTheCommandLine()
    {
        const auto options =
            StartOptions::parse({u"baton"_s, u"--language"_s, u"de"_s, u"--screenshots"_s, u"out"_s,
                                 u"--pictures"_s, u"sample-light,log-dark"_s, u"a.yaml:3"_s},
                                u"/w"_s);
        QVERIFY(options.isOk());
        QCOMPARE(options->language, u"de"_s);
        QCOMPARE(options->screenshotsFolder, u"/w/out"_s);
        QCOMPARE(options->pictures, (QStringList{u"sample-light"_s, u"log-dark"_s}));
        QCOMPARE(options->locations, (QList<Location>{{u"/w/a.yaml"_s, 3, 0}}));
        QVERIFY(!StartOptions::parse({u"baton"_s, u"--nonsense"_s}, u"/w"_s).isOk());
    }

    void aSecondStartForwardsItsFiles()
    {
        const QTemporaryDir dir;
        const QString name = dir.filePath(u"socket"_s);
        const QList<Location> locations{{u"/w/ä.yaml"_s, 3, 4}, {u"/w"_s, 0, 0}};
        SingleInstance first(name);
        QVERIFY(!first.handOver(locations));
        QVERIFY(first.listen());
        QSignalSpy requested(&first, &SingleInstance::openRequested);
        bool isTaken = false;
        const std::unique_ptr<QThread> second(
            QThread::create([&] { isTaken = SingleInstance(name).handOver(locations); }));
        second->start();
        QVERIFY(!requested.isEmpty() || requested.wait());
        QVERIFY(second->wait());
        QVERIFY(isTaken);
        QCOMPARE(requested.first().first().value<QList<Location>>(), locations);
    }

    void staleSocketsAreReused()
    {
        const QTemporaryDir dir;
        const QString name = dir.filePath(u"socket"_s);
        QFile left(name);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        SingleInstance instance(name);
        QVERIFY(!instance.handOver({}));
        QVERIFY(instance.listen());
    }

    void theSampleIsCopiedOnceAndKeepsChanges()
    {
        const QTemporaryDir dir;
        const Result<QString> folder = copySample(dir.path());
        QVERIFY(folder.isOk());
        QFile file(folder.value() + u'/' + sampleDocument());
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
        file.write("mine");
        file.close();
        QVERIFY(copySample(dir.path()).isOk());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "mine");
    }

    void theSampleHasItsOwnTimes()
    {
        const QTemporaryDir dir;
        const Result<QString> folder = copySample(dir.path());
        QVERIFY(folder.isOk());
        QDateTime last;
        for (const QString &name :
             {u"arena/1-sherpa-to-arena.yaml"_s, u"arena/2-arena-to-guardian.yaml"_s,
              u"arena/3-nexus-to-arena.yaml"_s, u"arena-review/1-arena-to-judge.yaml"_s,
              u"arena-review/4-radar-to-guardian.yaml"_s, u"orion/step-1-tests.json"_s}) {
            const QDateTime time = QFileInfo(folder.value() + u'/' + name).lastModified();
            QCOMPARE(time.toUTC().date(), QDate(2026, 2, 24));
            QVERIFY2(!last.isValid() || time > last, qPrintable(name));
            last = time;
        }
        const QFileInfo request(
            folder.value() + u"/docs/.scratch/sessions/20260224-180001-sensor-gateway/prompt.md"_s);
        QCOMPARE(request.lastModified().toUTC(),
                 QDateTime(QDate(2026, 2, 24), QTime(18, 0, 1), QTimeZone::UTC));
    }

    void failureToCopyTheSampleIsReported()
    {
        const QTemporaryDir dir;
        QFile obstacle(dir.filePath(u"data"_s));
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        const Result<QString> folder = copySample(dir.filePath(u"data"_s));
        QVERIFY(!folder.isOk());
        QVERIFY(folder.error().contains(dir.path()));
    }
};

QTEST_GUILESS_MAIN(TestStart)
#include "tst_start.moc"
