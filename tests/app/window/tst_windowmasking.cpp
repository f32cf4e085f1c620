// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/maskedgraph.h"
#include "models/routing/layout/layoutrunner.h"
#include "tests/app/samplefixture.h"
#include "tests/support/everysecret.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/painting/graphexport.h"
#include "widgets/routing/view/routingview.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QString cfd = u"cfd-bioreactor-session-20260221-143000-48213"_s;

/// The sample with secrets in a handoff, in the history of errors and in a log.
class LeakySample : public WindowFixture
{
public:
    LeakySample()
        : folder(copySample(context.dataFolder).value())
    {
        const QByteArray secrets = everySecretText().toUtf8();
        replace(u"cfd-bioreactor-state-20260221-143000-48213.yaml"_s,
                "Newton solver did not converge in 50 iterations", secrets);
        replace(review(), "confidence: \"high\"", "confidence: \"" + secrets + '"');
        replace(review(), "producer: \"cfd-reviewer\"", "producer: \"" + secrets + '"');
        baton::write(
            folder + u"/leaky.log"_s,
            "[2026-02-21T14:30:00Z] [INFO] begin\n" + secrets
                + "\npassword=\x1b[31mhunter-22\x1b[0m\n"
                  "-----BEGIN PRIVATE KEY-----\nMIIEabc\n-----END PRIVATE KEY-----\nend\n");
        QDir().mkpath(folder + u"/.baton"_s);
        baton::write(folder + u"/.baton/secrets.txt"_s, everyKindLines());
        window->openWorkspace(folder);
        QGuiApplication::clipboard()->clear();
    }

    [[nodiscard]] static QString review()
    {
        return cfd + u"/handoffs/phase2-engineering-review.yaml"_s;
    }

    [[nodiscard]] bool isSettled() const
    {
        return QTest::qWaitFor([this] { return window->isSettled(); }, 20000);
    }

    [[nodiscard]] LogView *openLog()
    {
        window->open({{folder + u"/leaky.log"_s, 0, 0}});
        auto *log = find<LogView>(u"logView"_s);
        return log && QTest::qWaitFor([log] { return log->area().rows().count() == 7; }, 20000)
            ? log
            : nullptr;
    }

    [[nodiscard]] bool openReview()
    {
        window->open({{folder + u'/' + review(), 0, 0}});
        return QTest::qWaitFor(
            [this] {
                OpenDocument *document = window->currentDocument();
                return document && document->editor().isAnalysed();
            },
            20000);
    }

    [[nodiscard]] bool openSession()
    {
        window->open({{folder + u'/' + cfd, 0, 0}});
        return QTest::qWaitFor([this] { return window->currentSession() && window->isSettled(); },
                               20000);
    }

    QString folder;

private:
    void replace(const QString &name, const QByteArray &before, const QByteArray &after) const
    {
        QByteArray bytes = contentOf(folder + u'/' + name);
        QVERIFY(bytes.contains(before));
        baton::write(folder + u'/' + name, bytes.replace(before, after));
    }
};

QString copied()
{
    return QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, 20000)
        ? QGuiApplication::clipboard()->text()
        : QString();
}

QString copyFrom(QTreeView *table)
{
    table->selectAll();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    return copied();
}

} // namespace

/// No export of the window contains a secret.
class TestWindowMasking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void secretsAreMaskedInEveryOutput_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"feedback", "problems", "summary", "errors", "log lines",
                                "saved lines", "svg", "dot", "mermaid"}) {
            QTest::newRow(way) << QString::fromLatin1(way);
        }
    }

    void secretsAreMaskedInEveryOutput()
    {
        QFETCH(const QString, way);
        LeakySample fixture;
        QVERIFY(fixture.isSettled());
        const QString text = takeOut(way, fixture);
        QVERIFY2(text.contains(u"[masked]"_s) || text.contains(u"#91;masked#93;"_s),
                 qPrintable(text.left(2000)));
        QCOMPARE(secretsLeftIn(text), QStringList());
        QVERIFY(!text.contains(u"MIIEabc"_s));
    }

    void secretsAreMaskedInPictures_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<graphexport::Format>("format");
        QTest::addColumn<double>("scale");
        using Format = graphexport::Format;
        QTest::newRow("svg") << u"routing.exportSvg"_s << Format::Svg << 1.0;
        QTest::newRow("png") << u"routing.exportPng"_s << Format::Png << 1.0;
        QTest::newRow("large png") << u"routing.exportLargePng"_s << Format::Png << 3.0;
        QTest::newRow("pdf") << u"routing.exportPdf"_s << Format::Pdf << 1.0;
    }

    /// The picture equals that of a graph without secrets in its texts.
    void secretsAreMaskedInPictures()
    {
        QFETCH(const QString, action);
        QFETCH(const graphexport::Format, format);
        QFETCH(const double, scale);
        LeakySample fixture;
        QVERIFY(fixture.isSettled());
        const RoutingView *view = openGraph(fixture);
        QVERIFY(view);
        fixture.dialogs.target = fixture.path(u"graph"_s);
        fixture.trigger(action);
        QTRY_VERIFY(QFile::exists(fixture.dialogs.target));
        const auto pictureOf = [&](const RoutingGraph &graph) {
            return undated(graphexport::picture(graph, view->graphView().graphLayout(),
                                                {.format = format, .scale = scale})
                               .value());
        };
        const RoutingGraph masked = maskedGraph(*view->graph(), Masking::inUse());
        const QString texts = QString::fromUtf8(toDot(masked));
        QVERIFY(texts.contains(u"[masked]"_s));
        QCOMPARE(secretsLeftIn(texts), QStringList());
        const QByteArray written = undated(contentOf(fixture.dialogs.target));
        QVERIFY(written == pictureOf(masked));
        QVERIFY(written != pictureOf(*view->graph()));
    }

    void theUserMaySaveUnmaskedLines()
    {
        LeakySample fixture;
        QVERIFY(fixture.isSettled());
        LogView *log = fixture.openLog();
        QVERIFY(log);
        fixture.dialogs.target = fixture.path(u"saved.log"_s);
        log->openSave();
        log->findChild<QCheckBox *>(u"logSaveMask"_s)->setChecked(false);
        log->findChild<QPushButton *>(u"logSave"_s)->click();
        QTRY_COMPARE(contentOf(fixture.path(u"saved.log"_s)),
                     contentOf(fixture.folder + u"/leaky.log"_s));
    }

    void settingsApplyImmediatelyAndToTheNextWindow()
    {
        LeakySample fixture;
        QVERIFY(fixture.isSettled());
        QFile::remove(fixture.folder + u"/.baton/secrets.txt"_s);
        QTRY_COMPARE(Masking::inUse().masked(u"KD-4711-0815"_s), u"KD-4711-0815"_s);
        fixture.trigger(u"tools.settings"_s);
        fixture.find<QCheckBox>(u"secret-email"_s)->setChecked(true);
        fixture.find<QCheckBox>(u"secret-home-path"_s)->setChecked(false);
        fixture.find<QPlainTextEdit>(u"ownSecrets"_s)->setPlainText(u"KD-\\d+("_s);
        QVERIFY(!fixture.find<QWidget>(u"ownSecretsProblem"_s)->isHidden());
        fixture.find<QPlainTextEdit>(u"ownSecrets"_s)->setPlainText(u"KD-[\\d-]+"_s);
        QVERIFY(fixture.find<QWidget>(u"ownSecretsProblem"_s)->isHidden());
        const QString text = u"KD-4711-0815 a@b.org /home/alice"_s;
        const QString masked = u"[masked] [masked] /home/alice"_s;
        QCOMPARE(Masking::inUse().masked(text), masked);
        Masking::use(Masking());
        const MainWindow next(fixture.context);
        QCOMPARE(Masking::inUse().masked(text), masked);
    }

    void cleanup() { Masking::use(Masking()); }

private:
    /// The exported contents; empty if the export was impossible.
    static QString takeOut(const QString &way, LeakySample &fixture)
    {
        if (way == "feedback"_L1 || way == "problems"_L1) {
            return fixture.openReview() ? ofDocument(way, fixture) : QString();
        }
        if (way == "summary"_L1 || way == "errors"_L1) {
            return fixture.openSession() ? ofSession(way, fixture) : QString();
        }
        return way.endsWith("lines"_L1) ? ofLog(way, fixture) : ofGraph(way, fixture);
    }

    static QString ofDocument(const QString &way, LeakySample &fixture)
    {
        if (way == "problems"_L1) {
            return copyFrom(
                fixture.find<ProblemsPane>(u"problemsPane"_s)->findChild<QTreeView *>());
        }
        fixture.find<QPushButton>(u"copyFeedback"_s)->click();
        return copied();
    }

    static QString ofSession(const QString &way, LeakySample &fixture)
    {
        SessionView *view = fixture.window->currentSession();
        if (way == "errors"_L1) {
            return copyFrom(view->findChild<QTreeView *>(u"errorHistoryTable"_s));
        }
        view->findChild<QPushButton *>(u"copyEscalation"_s)->click();
        return copied();
    }

    static QString ofLog(const QString &way, LeakySample &fixture)
    {
        LogView *log = fixture.openLog();
        if (!log) {
            return {};
        }
        if (way == "log lines"_L1) {
            log->area().selectAll();
            log->area().copy();
            return copied();
        }
        fixture.dialogs.target = fixture.path(u"saved.log"_s);
        log->openSave();
        log->findChild<QPushButton *>(u"logSave"_s)->click();
        return written(fixture.dialogs.target);
    }

    static const RoutingView *openGraph(LeakySample &fixture)
    {
        fixture.trigger(u"routing.workspace"_s);
        const RoutingView *view = nullptr;
        const auto isShown = [&] {
            view = fixture.window->findChild<RoutingView *>();
            return fixture.window->isSettled() && view && view->graphView().isLaidOut();
        };
        return QTest::qWaitFor(isShown, 20000) ? view : nullptr;
    }

    /// A PDF contains its creation time.
    static QByteArray undated(const QByteArray &picture)
    {
        static const QRegularExpression date(u"/CreationDate.*|<xmp:.*Date>.*|/ID.*|uuid:.*"_s);
        return QString::fromLatin1(picture).remove(date).toLatin1();
    }

    static QString ofGraph(const QString &way, LeakySample &fixture)
    {
        if (!openGraph(fixture)) {
            return {};
        }
        fixture.dialogs.target = fixture.path(u"graph"_s);
        fixture.trigger(way == "svg"_L1       ? u"routing.exportSvg"_s
                            : way == "dot"_L1 ? u"routing.exportDot"_s
                                              : u"routing.exportMermaid"_s);
        return written(fixture.dialogs.target);
    }

    static QString written(const QString &path)
    {
        const bool isThere = QTest::qWaitFor([&path] { return QFile::exists(path); }, 20000);
        return isThere ? QString::fromUtf8(contentOf(path)) : QString();
    }
};

QTEST_MAIN(TestWindowMasking)
#include "tst_windowmasking.moc"
