// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/graphvizlayout.h"
#include "models/routing/layout/layoutmessage.h"
#include "models/routing/layout/layoutprocess.h"
#include "models/routing/layout/layoutrunner.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

LayoutRequest chain(int nodes)
{
    LayoutRequest request;
    request.nodes.assign(size_t(nodes), QSizeF(150, 66));
    for (int i = 1; i < nodes; ++i) {
        request.edges.push_back({i - 1, i, {}});
    }
    return request;
}

/// A chain with a shortcut: Graphviz is required to place it.
LayoutRequest withShortCut(int nodes)
{
    LayoutRequest request = chain(nodes);
    request.edges.push_back({0, 2, {}});
    return request;
}

/// Dense enough to keep a layout process busy for longer than any test waits.
LayoutRequest endless()
{
    LayoutRequest request;
    request.nodes.assign(4000, QSizeF(150, 66));
    for (int i = 0; i < 20'000; ++i) {
        request.edges.push_back({i * 7919 % 4000, (i * 104'729 + 13) % 4000, {}});
    }
    return request;
}

/// All results of a runner.
struct Ear
{
    explicit Ear(const LayoutRunner &runner)
        : finished(&runner, &LayoutRunner::finished)
        , failed(&runner, &LayoutRunner::failed)
        , cancelled(&runner, &LayoutRunner::cancelled)
        , previewed(&runner, &LayoutRunner::previewed)
    {
    }
    [[nodiscard]] qsizetype ends() const
    {
        return finished.size() + failed.size() + cancelled.size();
    }

    QSignalSpy finished;
    QSignalSpy failed;
    QSignalSpy cancelled;
    QSignalSpy previewed;
};

} // namespace

class TestLayoutRunner : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString script(const QString &name, const QByteArray &body)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        (void)file.open(QIODevice::WriteOnly);
        file.write("#!/bin/sh\n" + body);
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }
    void init() { LayoutRunner::setProgram(QCoreApplication::applicationFilePath()); }

    void messagesComeBackAsTheyWere()
    {
        LayoutRequest request = chain(3);
        request.groups = {{u"a"_s, u"A"_s, {0, 2}}, {}};
        request.hub = 1;
        request.direction = LayoutRequest::Direction::Down;
        QCOMPARE(layoutmessage::readRequest(layoutmessage::request(request)), request);
        const GraphLayout layout = layOut(request).value();
        QByteArray bytes = layoutmessage::layout(layout) + layoutmessage::failure(u"ö <no>"_s);
        const auto first = layoutmessage::readAnswer(layoutmessage::takeWritten(bytes).value());
        QVERIFY(first);
        QCOMPARE(first.value(), layout);
        const auto second = layoutmessage::readAnswer(layoutmessage::takeWritten(bytes).value());
        QVERIFY(!second);
        QCOMPARE(second.error(), u"ö <no>"_s);
        QVERIFY(bytes.isEmpty());
        QByteArray told = layoutmessage::progress(0.25);
        QCOMPARE(layoutmessage::readProgress(layoutmessage::takeWritten(told).value()), 0.25);
        QVERIFY(!layoutmessage::readProgress(layoutmessage::failure(u"no"_s).sliced(4)));
    }

    void brokenMessagesAreNone()
    {
        const QByteArray whole = layoutmessage::request(chain(4));
        for (qsizetype length = 0; length < whole.size(); ++length) {
            QVERIFY(!layoutmessage::readRequest(whole.first(length)));
        }
        QVERIFY(!layoutmessage::readRequest(layoutmessage::failure(u"x"_s)));
        QByteArray garbage("\0\0\0\4\2abc", 8);
        QVERIFY(!layoutmessage::readAnswer(layoutmessage::takeWritten(garbage).value()));
        QByteArray half = layoutmessage::failure(u"half"_s).chopped(1);
        QVERIFY(!layoutmessage::takeWritten(half));
    }

    void smallGraphsNeedNoProcess()
    {
        LayoutRunner::setProgram(u"/nowhere/baton"_s);
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(chain(20));
        QVERIFY(runner.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QVERIFY(!runner.isRunning());
        QCOMPARE(ear.finished.first().first().value<GraphLayout>(), layOut(chain(20)).value());
    }

    void longChainsNeedNoProcess()
    {
        LayoutRunner::setProgram(u"/nowhere/baton"_s);
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(chain(1000));
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QCOMPARE(ear.finished.first().first().value<GraphLayout>(), layOut(chain(1000)).value());
    }

    void aProcessLaysOutLargeGraphsInTheSameWay()
    {
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(withShortCut(300));
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QCOMPARE(ear.finished.first().first().value<GraphLayout>(),
                 layOut(withShortCut(300)).value());
        QCOMPARE(ear.ends(), 1);
    }

    void aPreviewComesFirstWhereTheLayoutTakesLong()
    {
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(withShortCut(900));
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QCOMPARE(ear.previewed.size(), 1);
        QVERIFY(ear.previewed.first().first().value<GraphLayout>().isPreview);
        QVERIFY(runner.hasPreview());
    }

    void progressIncreases()
    {
        LayoutRunner runner;
        Ear ear(runner);
        const QSignalSpy progressed(&runner, &LayoutRunner::progressed);
        runner.start(withShortCut(900));
        QCOMPARE(runner.share(), 0.0);
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QVERIFY(progressed.size() >= 3); // read, previewed, placed
        double before = 0;
        for (const QVariantList &told : progressed) {
            const double share = told.first().toDouble();
            QVERIFY(share >= before && share < 1);
            before = share;
        }
        QVERIFY(before >= layoutshares::placed);
    }

    void cancellingEndsTheProcessImmediately()
    {
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(endless());
        QPointer<QProcess> process = runner.findChild<QProcess *>();
        QVERIFY(process);
        QVERIFY(process->waitForStarted());
        runner.cancel();
        QTRY_VERIFY(!process || process->state() == QProcess::NotRunning);
        QCOMPARE(ear.cancelled.size(), 1);
        QCOMPARE(ear.ends(), 1);
        runner.cancel();
        QCOMPARE(ear.ends(), 1);
    }

    void aNewerRequestDropsTheOlder()
    {
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(endless());
        runner.start(withShortCut(200));
        runner.start(chain(5));
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        QCOMPARE(ear.finished.first().first().value<GraphLayout>().nodes.size(), size_t(5));
        QCOMPARE(ear.ends(), 1);
    }

    void theDeadlineEndsTheProcess()
    {
        LayoutRunner runner;
        runner.setDeadline(50ms);
        Ear ear(runner);
        runner.start(endless());
        QTRY_COMPARE_WITH_TIMEOUT(ear.failed.size(), 1, 60'000);
        QVERIFY(ear.failed.first().first().toString().contains(u"neighbourhood"_s));
        QVERIFY(!runner.isRunning());
        QCOMPARE(ear.ends(), 1);
    }

    void aProcessThatFailsSaysSo_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("not there") << u"/nowhere/baton"_s;
        QTest::newRow("crashes") << script(u"crash"_s, "cat > /dev/null; kill -SEGV $$\n");
        QTest::newRow("no output") << script(u"silent"_s, "cat > /dev/null\n");
        QTest::newRow("invalid output")
            << script(u"nonsense"_s, "cat > /dev/null; printf '\\0\\0\\0\\1x'\n");
        QTest::newRow("does not read") << script(u"deaf"_s, "exit 3\n");
    }
    void aProcessThatFailsSaysSo()
    {
        QFETCH(const QString, program);
        LayoutRunner::setProgram(program);
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(withShortCut(200));
        QTRY_COMPARE(ear.ends(), 1);
        QCOMPARE(ear.failed.size(), 1);
        QVERIFY(ear.failed.first().first().toString().size() > 20);
        runner.start(chain(3));
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
    }

    void tooLargeGraphsAreRejectedWithoutAProcess()
    {
        LayoutRunner::setProgram(u"/nowhere/baton"_s);
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(chain(layoutlimits::nodes + 1));
        QTRY_COMPARE_WITH_TIMEOUT(ear.failed.size(), 1, 60'000);
        QVERIFY(ear.failed.first().first().toString().contains(u"group"_s));
    }

    void placesAreKept()
    {
        LayoutRunner::setProgram(u"/nowhere/baton"_s);
        LayoutRequest request = chain(400);
        std::vector<std::optional<QPointF>> kept;
        for (int i = 0; i < 400; ++i) {
            kept.emplace_back(QPointF(i * 300, i % 7 * 100));
        }
        request.edges.push_back({0, 9, {}});
        LayoutRunner runner;
        Ear ear(runner);
        runner.start(request, kept);
        QTRY_COMPARE_WITH_TIMEOUT(ear.finished.size(), 1, 60'000);
        const auto layout = ear.finished.first().first().value<GraphLayout>();
        for (size_t i = 0; i < kept.size(); ++i) {
            QCOMPARE(layout.nodes[i], *kept[i]);
        }
    }

    void aRunningRunnerCanBeDestroyed()
    {
        auto *runner = new LayoutRunner;
        runner->start(endless());
        delete runner;
    }

    void theProcessRefusesInvalidRequests()
    {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {QLatin1StringView(layoutArgument)});
        process.write("hello");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("not a layout request"));
    }
};

int main(int argc, char **argv)
{
    if (isLayoutProcess(argc, argv)) {
        return runLayoutProcess();
    }
    QCoreApplication application(argc, argv);
    TestLayoutRunner test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_layoutrunner.moc"
