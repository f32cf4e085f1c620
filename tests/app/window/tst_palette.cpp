// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "app/palette/palette.h"
#include "app/palette/palettemodel.h"
#include "app/palette/workspacesearch.h"
#include "tests/widgets/busyworkers.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

class TestPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void passesTheModelTester()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        PaletteItems items;
        for (const QString &title : {u"Save"_s, u"Save as"_s, u"Open"_s}) {
            items.push_back({title, u"File"_s, {}, {}, [] { }, title != u"Open"});
        }
        model.setItems(items);
        QCOMPARE(model.rowCount(), 3);
        model.setTyped(u"as"_s);
        QCOMPARE(model.index(0).data().toString(), u"Save as"_s);
        model.setTyped(u"nowhere"_s);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.data(model.index(0), Qt::DisplayRole).isValid());
    }

    /// A short query must not select such actions, because Enter would trigger them.
    void actionsThatCreateOrCloseNeedMoreThanAFewLetters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isOffered");
        for (const QString &typed : {u"spell"_s, u"nl"_s, u"cd"_s, u"ssn"_s, u"qt"_s, u"rtsf"_s}) {
            QTest::newRow(qPrintable(typed)) << typed << false;
        }
        for (const QString &typed : {u"new lock"_s, u"close"_s, u"quit"_s, u"revert"_s}) {
            QTest::newRow(qPrintable(typed)) << typed << true;
        }
    }

    void actionsThatCreateOrCloseNeedMoreThanAFewLetters()
    {
        QFETCH(const QString, typed);
        QFETCH(const bool, isOffered);
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.trigger(u"go.palette"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, typed);
        const QAbstractItemModel &rows = *fixture.find<QListView>(u"paletteList"_s)->model();
        static const QRegularExpression drastic(u"^(New |Close|Quit|Revert)"_s);
        bool isFound = false;
        for (int row = 0; row < rows.rowCount(); ++row) {
            isFound = isFound || rows.index(row, 0).data().toString().contains(drastic);
        }
        QCOMPARE(isFound, isOffered);
    }

    void aFileIsFoundByItsPath()
    {
        PaletteModel model;
        PaletteItems items;
        for (const QString &folder : {u"docs/one-dashboard"_s, u"docs/two-service"_s}) {
            items.push_back({u"prompt.md"_s, folder, {}, {}, [] { }, true});
        }
        model.setItems(items);
        model.setTyped(u"dashboard/pro"_s);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0).data(PaletteModel::DetailRole).toString(), u"docs/one-dashboard"_s);
    }

    void earlyChoicesAreAppliedOnceFound_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("taken");
        QTest::newRow("taken") << int(Qt::Key_Return) << 29'999;
        QTest::newRow("left") << int(Qt::Key_Escape) << -1;
    }

    void earlyChoicesAreAppliedOnceFound()
    {
        QFETCH(const int, key);
        QFETCH(const int, taken);
        int now = -1;
        PaletteItems items;
        for (int i = 0; i < 30'000; ++i) {
            items.push_back({u"note%1"_s.arg(i), u"docs"_s, {}, {}, [&now, i] { now = i; }, true});
        }
        QWidget window;
        window.resize(800, 600);
        Palette palette(&window);
        window.show();
        palette.open(u"Notes"_s, items);
        auto *line = palette.findChild<QLineEdit *>(u"paletteLine"_s);
        const QAbstractItemModel &rows = *palette.findChild<QListView *>()->model();
        QCOMPARE(rows.rowCount(), 200);
        {
            const BusyWorkers busy;
            QTest::keyClicks(line, u"note29999"_s);
            QTest::keyClick(line, Qt::Key_Return);
            QCOMPARE(now, -1);
            QVERIFY2(palette.isVisible(), "it is not known yet what fits");
            if (key == Qt::Key_Escape) {
                QTest::keyClick(line, Qt::Key_Escape);
            }
        }
        QTRY_COMPARE(rows.rowCount(), 1);
        QCOMPARE(now, taken);
        QVERIFY(!palette.isVisible());
    }

    void fieldsOfALongDocumentAreAddedLater()
    {
        WindowFixture fixture;
        const QByteArray head = review().left(review().indexOf("    findings:"));
        QByteArray text = head + "    challenges:\n";
        for (int i = 0; i < 500; ++i) {
            text += "      - severity: \"NOTE\"\n        description: \"Cell "
                + QByteArray::number(i) + "\"\n";
        }
        QVERIFY(fixture.open(u"a.yaml"_s, text));
        const auto *note = fixture.find<QLabel>(u"paletteNote"_s);
        const auto *list = fixture.find<QListView>(u"paletteList"_s);
        {
            const BusyWorkers busy;
            fixture.trigger(u"go.outline"_s);
            QVERIFY(fixture.find<QLineEdit>(u"paletteLine"_s)->isVisible());
            QCOMPARE(note->text(), u"Reading…"_s);
        }
        QTRY_COMPARE(list->model()->rowCount(), 200);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"challenges 499 description"_s);
        QTRY_COMPARE(list->model()->index(0, 0).data(PaletteModel::DetailRole).toString(),
                     u"Cell 499"_s);
        QTest::keyClick(line, Qt::Key_Return);
        const SourceEdit &edit = fixture.window->currentTab()->source().edit();
        QTRY_COMPARE(edit.caretPlace().line, static_cast<int>(text.count('\n')));
    }

    void aCommandIsFoundAndRun()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QTest::keyClick(fixture.window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTRY_COMPARE(QApplication::focusWidget(), line);
        QTest::keyClicks(line, u"form source both"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!line->isVisible());
        QVERIFY(!fixture.window->currentTab()->isSourceVisible());
    }

    void commandsFoldAndUnfoldAll()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const SourceEdit &edit = fixture.window->currentTab()->source().edit();
        const auto run = [&](const QString &name) {
            fixture.trigger(u"go.palette"_s);
            auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
            QTRY_COMPARE(QApplication::focusWidget(), line);
            QTest::keyClicks(line, name);
            const QAbstractItemModel &rows = *fixture.find<QListView>(u"paletteList"_s)->model();
            QTRY_COMPARE(rows.index(0, 0).data().toString(), name);
            QTest::keyClick(line, Qt::Key_Return);
        };
        const int all = edit.document()->lineCount();
        run(u"Fold all"_s);
        QVERIFY(edit.document()->lineCount() < all);
        run(u"Unfold all"_s);
        QCOMPARE(edit.document()->lineCount(), all);
    }

    void settingsAreFoundByTheirContents_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("theme") << u"theme"_s;
        QTest::newRow("dark") << u"dark"_s;
        QTest::newRow("language") << u"language"_s;
    }

    void settingsAreFoundByTheirContents()
    {
        QFETCH(QString, typed);
        WindowFixture fixture;
        fixture.trigger(u"go.palette"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTRY_COMPARE(QApplication::focusWidget(), line);
        QTest::keyClicks(line, typed);
        const QAbstractItemModel &rows = *fixture.find<QListView>(u"paletteList"_s)->model();
        QTRY_COMPARE(rows.index(0, 0).data().toString(), u"Settings"_s);
    }

    void escapeRestoresTheFocus()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QWidget *before = QApplication::focusWidget();
        QVERIFY(before);
        fixture.trigger(u"go.palette"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), before);
    }

    void disabledItemsAreShownButNotChosen()
    {
        WindowFixture fixture;
        fixture.trigger(u"go.palette"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"toggle comment"_s);
        auto *list = fixture.find<QListView>(u"paletteList"_s);
        QCOMPARE(list->model()->index(0, 0).data().toString(), u"Toggle comment"_s);
        QVERIFY(!(list->model()->index(0, 0).flags() & Qt::ItemIsEnabled));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isVisible());
    }

    void unsavedDocumentsAreSearched_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("files") << u"go.quickOpen"_s;
        QTest::newRow("all") << u"go.palette"_s;
    }

    /// The first of two documents with equal names would be another one.
    void unsavedDocumentsAreSearched()
    {
        QFETCH(QString, command);
        WindowFixture fixture;
        OpenDocument *made = fixture.window->documents().create(u"fresh.yaml"_s, review());
        OpenDocument *saved = fixture.open(u"fresh-2.yaml"_s, review());
        QVERIFY(saved);
        QCOMPARE(fixture.window->currentDocument(), saved);
        fixture.trigger(command);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"fresh.yaml"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!line->isVisible());
        QCOMPARE(fixture.window->currentDocument(), made);
    }

    void aNewPromptIsOffered()
    {
        WindowFixture fixture;
        fixture.trigger(u"go.palette"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"new prom"_s);
        auto *list = fixture.find<QListView>(u"paletteList"_s);
        QCOMPARE(list->model()->index(0, 0).data().toString(), u"New prompt.md"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(fixture.dialogs.newProtocol, u"native.request"_s);
    }

    void theOutlineGoesToAField()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.trigger(u"go.outline"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"approval"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(fixture.window->currentTab()->source().caretPlace().line, 22);
    }

    void textIsFoundInTheFilesOfTheWorkspace()
    {
        const QTemporaryDir dir;
        write(dir.filePath(u"a.yaml"_s), "x: 1\r\ny: needle here\n");
        write(dir.filePath(u"b.yaml"_s), "NEEDLE: 2\n");
        write(dir.filePath(u"c.yaml"_s), QByteArray("needle\0", 7));
        WorkspaceSearch search;
        QSignalSpy finished(&search, &WorkspaceSearch::finished);
        write(dir.filePath(u"run.log"_s),
              "start\r\n\x1b[31mnee\x1b[0mdle found\r\n" + QByteArray(500, 'x') + " Needle\n");
        write(dir.filePath(u"core.out"_s), QByteArray("needle\0", 7));
        search.start({{dir.filePath(u"a.yaml"_s), dir.filePath(u"b.yaml"_s),
                       dir.filePath(u"c.yaml"_s), dir.filePath(u"absent.yaml"_s)},
                      {dir.filePath(u"run.log"_s), dir.filePath(u"core.out"_s)}},
                     u"needle"_s);
        QTRY_COMPARE(finished.size(), 1);
        QStringList hits;
        for (const SearchHit &hit : finished.first().first().value<SearchHits>()) {
            hits.append(u"%1:%2:%3 %4"_s.arg(hit.path.sliced(dir.path().size() + 1),
                                             QString::number(hit.line), QString::number(hit.column),
                                             hit.text));
        }
        QCOMPARE(hits,
                 (QStringList{u"a.yaml:2:4 y: needle here"_s, u"b.yaml:1:1 NEEDLE: 2"_s,
                              u"run.log:2:1 needle found"_s,
                              u"run.log:3:502 …%1 Needle"_s.arg(QString(11, u'x'))}));
        QVERIFY(!finished.first().at(1).toBool());
    }

    /// A narrow row shows it, however long the line is.
    void matchesAreNearTheStartOfTheirRow()
    {
        const QTemporaryDir dir;
        QByteArray lines;
        for (int before = 0; before < 200; ++before) {
            lines += QByteArray(before, 'x') + "needle" + QByteArray(200, 'y') + '\n';
        }
        write(dir.filePath(u"a.md"_s), lines);
        WorkspaceSearch search;
        QSignalSpy finished(&search, &WorkspaceSearch::finished);
        search.start({{dir.filePath(u"a.md"_s)}, {}}, u"needle"_s);
        QTRY_COMPARE(finished.size(), 1);
        const auto hits = finished.first().first().value<SearchHits>();
        QCOMPARE(hits.size(), size_t(200));
        for (const SearchHit &hit : hits) {
            const qsizetype place = hit.text.indexOf(u"needle"_s);
            QVERIFY2(place >= 0 && place <= 24, qPrintable(hit.text));
        }
    }

    void oneLogDoesNotFillTheResults()
    {
        const QTemporaryDir dir;
        write(dir.filePath(u"a.log"_s), QByteArray("needle\n").repeated(5000));
        write(dir.filePath(u"b.log"_s), "hay\nneedle\n");
        WorkspaceSearch search;
        QSignalSpy finished(&search, &WorkspaceSearch::finished);
        search.start({{}, {dir.filePath(u"a.log"_s), dir.filePath(u"b.log"_s)}}, u"needle"_s);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().value<SearchHits>().back().path,
                 dir.filePath(u"b.log"_s));
        QVERIFY(finished.first().at(1).toBool());
    }

    void hitsOpenWithTheirMatchSelected_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("document") << u"a.yaml"_s << QByteArray("handoff:\n  note: \"");
        QTest::newRow("Markdown") << u"a.md"_s << QByteArray("# Notes\n\n");
        QTest::newRow("log") << u"a.log"_s << QByteArray("[2026-02-21T14:30:00Z] [INFO] ");
        QTest::newRow("log in colours") << u"a.log"_s << QByteArray("\x1b[31mERROR\x1b[0m ");
        QTest::newRow("text") << u"a.txt"_s << QByteArray("plain ");
    }

    void hitsOpenWithTheirMatchSelected()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, before);
        WindowFixture fixture;
        const QString folder = fixture.path(u"w"_s);
        QVERIFY(QDir().mkpath(folder));
        const QByteArray filler = before.startsWith("handoff") ? "# filler\n" : "filler\n";
        write(folder + u'/' + name,
              filler.repeated(800) + before + QByteArray(300, 'x') + " Needle here"
                  + (before.endsWith('"') ? "\"\n" : "\n") + filler.repeated(800));
        fixture.window->openWorkspace(folder);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        fixture.trigger(u"edit.findInWorkspace"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QVERIFY(line);
        QTest::keyClicks(line, u"needle"_s);
        QTest::keyClick(line, Qt::Key_Return); // before the answer to the last letter
        if (!name.endsWith(u".log"_s)) {
            QTRY_VERIFY_WITH_TIMEOUT(fixture.window->currentTab(), 20000);
            SourceEdit &edit = fixture.window->currentTab()->source().edit();
            QTRY_COMPARE_WITH_TIMEOUT(edit.textCursor().selectedText(), u"Needle"_s, 20000);
            QVERIFY(edit.viewport()->rect().intersects(edit.cursorRect()));
            return;
        }
        QTRY_VERIFY(fixture.find<LogView>(u"logView"_s));
        auto *log = fixture.find<LogView>(u"logView"_s);
        QTRY_VERIFY(log->findChild<QLabel *>(u"logFindCount"_s)->text() == u"1 of 1"_s);
        LogArea &area = log->area();
        const LogPosition place = area.caret();
        QCOMPARE(area.file().shown(place.line, 2000).content.text.mid(place.column, 6),
                 u"Needle"_s);
        const std::vector<LogArea::SeenLine> seen = area.seenLines();
        QVERIFY(std::ranges::find(seen, place.line, &LogArea::SeenLine::line) != seen.end());
        const qreal left = LogArea::textEdge + place.column * area.charWidth()
            - area.horizontalScrollBar()->value();
        QVERIFY(left >= 0 && left + 6 * area.charWidth() < area.viewport()->width());
        QCOMPARE(QApplication::focusWidget(), static_cast<const QWidget *>(&area));
    }

    void onlyTheLastQueryIsAnswered()
    {
        const QTemporaryDir dir;
        write(dir.filePath(u"a.yaml"_s), "one two\n");
        WorkspaceSearch search;
        QSignalSpy finished(&search, &WorkspaceSearch::finished);
        search.start({{dir.filePath(u"a.yaml"_s)}, {}}, u"one"_s);
        const qsizetype early = finished.size(); // the first may be done already
        search.start({{dir.filePath(u"a.yaml"_s)}, {}}, u"two"_s);
        QTRY_COMPARE(finished.size(), early + 1);
        QCOMPARE(finished.last().first().value<SearchHits>().front().column, 5);
        search.start({{dir.filePath(u"a.yaml"_s)}, {}}, u"one"_s);
        QTRY_COMPARE(finished.size(), early + 2);
        QCOMPARE(finished.last().first().value<SearchHits>().front().column, 1);
    }
};

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
