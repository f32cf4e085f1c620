// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/editor/pagetabs.h"
#include "widgets/editor/tabbutton.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>

using namespace baton;
using namespace Qt::StringLiterals;

/// Files that are opened, shown one after the other, and closed.
class TestWindowTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void goesToThePositionOfTheCommandLine()
    {
        WindowFixture fixture;
        write(fixture.path(u"a.yaml"_s), review());
        fixture.window->open({{fixture.path(u"a.yaml"_s), 12, 3}});
        QVERIFY(fixture.analysed(u"a.yaml"_s));
        const TextPosition caret = fixture.window->currentTab()->source().caretPlace();
        QCOMPARE(caret, (TextPosition{12, 3}));
    }

    void theStatusBarFollowsTheBlockOfTheCaret()
    {
        WindowFixture fixture;
        const QByteArray text = "# Two\n\n```yaml\n" + review()
            + "```\n\n```yaml\nhandoff:\n"
              "  producer: cfd-reviewer\n  engineering_review: {}\n```\n";
        QVERIFY(fixture.open(u"two.md"_s, text));
        EditorTab *tab = fixture.window->currentTab();
        tab->focusSource();
        const auto open = [&] { return fixture.find<QLabel>(u"statusOpen"_s)->text(); };
        const qsizetype first = text.indexOf("producer");
        const qsizetype second = text.indexOf("engineering_review: {}");
        tab->source().edit().select(first, first);
        QTRY_COMPARE(tab->handoff().document, 0);
        const QString before = open();
        tab->source().edit().select(second, second);
        QTRY_COMPARE(tab->handoff().document, 1);
        const RowCounts &total = tab->form().controller().model().total;
        const QString expected = u"%1 to fill in"_s.arg(total.open);
        QVERIFY(before != expected);
        QTRY_COMPARE(open(), expected);
    }

    void theFocusMovesToTheEditorAfterClosing_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("isLast");
        QTest::newRow("one of two documents") << u"file.close"_s << false;
        QTest::newRow("the last document") << u"file.close"_s << true;
        for (const QString &command : {u"tools.settings"_s, u"help.shortcuts"_s, u"help.about"_s}) {
            QTest::newRow(qPrintable(command)) << command << false;
        }
    }

    void theFocusMovesToTheEditorAfterClosing()
    {
        QFETCH(const QString, command);
        QFETCH(const bool, isLast);
        WindowFixture fixture;
        MainWindow &window = *fixture.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(isLast || fixture.open(u"a.yaml"_s, review()));
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        window.currentTab()->focusSource();
        fixture.trigger(command);
        for (QWidget *dialog : window.findChildren<QDialog *>()) {
            QVERIFY(dialog->isVisible());
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
        QTRY_VERIFY(QApplication::activeWindow() == &window);
        const QWidget *start = fixture.find<QWidget>(u"noDocument"_s);
        QTRY_VERIFY(!isLast || !window.currentTab());
        QTRY_VERIFY(isLast ? start->isAncestorOf(QApplication::focusWidget())
                           : window.currentTab()->source().edit().hasFocus());
    }

    void anEmptyFileIsAProblem()
    {
        WindowFixture fixture;
        const OpenDocument *document = fixture.open(u"empty.yaml"_s, "# later\n");
        QVERIFY(document);
        QCOMPARE(document->editor().snapshot()->report.count(Severity::Error), 1);
    }

    void textInAnotherEncodingIsConvertedAndUndone()
    {
        WindowFixture fixture;
        const QByteArray latin = QByteArray(review()).replace("keep me",
                                                              "stra\xDF"
                                                              "e");
        OpenDocument *document = fixture.open(u"latin.yaml"_s, latin);
        QVERIFY(document);
        SourceEdit &edit = fixture.window->currentTab()->source().edit();
        QVERIFY(edit.isReadOnly());
        QTRY_VERIFY(fixture.find<QLabel>(u"statusReadOnly"_s)->isVisible());
        auto *convert = fixture.find<QPushButton>(u"staleFix"_s);
        QVERIFY(convert && convert->isVisible());
        QTest::mouseClick(convert, Qt::LeftButton);
        QTRY_COMPARE(document->editor().buffer().bytes(),
                     QByteArray(review()).replace("keep me", "straße"));
        QVERIFY(!edit.isReadOnly());
        QTRY_VERIFY(!fixture.find<QLabel>(u"statusReadOnly"_s)->isVisible());
        fixture.trigger(u"edit.undo"_s);
        QTRY_COMPARE(document->editor().buffer().bytes(), latin);
        QVERIFY(edit.isReadOnly());
    }

    void theTitleOfTheWindowNamesThePage()
    {
        WindowFixture fixture;
        MainWindow &window = *fixture.window;
        QCOMPARE(window.windowTitle(), u"Baton"_s);
        OpenDocument *document = fixture.open(u"a & b [*].yaml"_s, review());
        QVERIFY(document);
        QCOMPARE(window.windowTitle(), u"a & b [*][*].yaml[*] – Baton"_s);
        QVERIFY(!window.isWindowModified());
        QVERIFY(document->editor().buffer().apply({{0, 0, "#"}}, u"Edit"_s).isOk());
        QTRY_VERIFY(window.isWindowModified());
        window.openWorkspace(fixture.dir.path());
        QCOMPARE(
            window.windowTitle(),
            u"a & b [*][*].yaml[*] – %1 – Baton"_s.arg(QFileInfo(fixture.dir.path()).fileName()));
        QVERIFY(fixture.open(u"c.yaml"_s, review()));
        QVERIFY(window.windowTitle().startsWith(u"c.yaml[*] – "_s));
        QVERIFY(!window.isWindowModified());
    }

    void aFileThatCannotBeOpenedOnlyShowsAMessage()
    {
        WindowFixture fixture;
        fixture.window->open({{fixture.path(u"absent.yaml"_s), 0, 0}});
        QTRY_VERIFY(fixture.find<QWidget>(u"notice"_s));
        QVERIFY(fixture.window->documents().all().empty());
    }

    void tabsCloseByMiddleClickAndShowUnsavedChanges()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        auto *tabs = fixture.find<PageTabs>(u"pageTabs"_s);
        auto *bar = fixture.find<QTabBar>(u"pageTabBar"_s);
        auto *button = qobject_cast<TabButton *>(bar->tabButton(0, QTabBar::RightSide));
        QCOMPARE(bar->tabToolTip(0), document->path());
        QVERIFY(!button->isModified());
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QVERIFY(button->isModified());
        document->editor().buffer().history().undo();
        QVERIFY(!button->isModified());
        QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
        QCOMPARE(tabs->count(), 0);
        QVERIFY(fixture.find<QWidget>(u"noDocument"_s)->isVisible());
    }

    void ctrlTabGoesToTheDocumentUsedBefore()
    {
        WindowFixture fixture;
        for (const QString &name : {u"a.yaml"_s, u"b.yaml"_s, u"c.yaml"_s}) {
            QVERIFY(fixture.open(name, review()));
        }
        QCOMPARE(fixture.window->currentDocument()->title(), u"c.yaml"_s);
        fixture.trigger(u"window.next"_s);
        QTest::keyRelease(fixture.window.get(), Qt::Key_Control);
        QCOMPARE(fixture.window->currentDocument()->title(), u"b.yaml"_s);
        fixture.trigger(u"window.next"_s);
        QTest::keyRelease(fixture.window.get(), Qt::Key_Control);
        QCOMPARE(fixture.window->currentDocument()->title(), u"c.yaml"_s);
    }

    void closingGoesToTheDocumentUsedBefore()
    {
        WindowFixture fixture;
        for (const QString &name : {u"a.yaml"_s, u"b.yaml"_s, u"c.yaml"_s}) {
            QVERIFY(fixture.open(name, review()));
        }
        fixture.window->open({{fixture.path(u"a.yaml"_s), 0, 0}});
        fixture.window->open({{fixture.path(u"c.yaml"_s), 0, 0}});
        fixture.trigger(u"file.close"_s);
        QTRY_COMPARE(fixture.window->documents().all().size(), size_t(2));
        QCOMPARE(fixture.window->currentDocument()->title(), u"a.yaml"_s);
    }

    void newDocumentsHaveUniqueNames()
    {
        WindowFixture fixture;
        QStringList titles;
        for (int i = 0; i < 3; ++i) {
            const QString path = fixture.path(u"prompt.md"_s);
            titles.append(fixture.window->documents().create(path, "x\n")->title());
        }
        QCOMPARE(titles, (QStringList{u"prompt.md"_s, u"prompt-2.md"_s, u"prompt-3.md"_s}));
    }

    void closingWithUnsavedChangesAsks_data()
    {
        QTest::addColumn<CloseChoice>("choice");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saves");
        QTest::newRow("cancel") << CloseChoice::Cancel << false << false;
        QTest::newRow("discard") << CloseChoice::Discard << true << false;
        QTest::newRow("save") << CloseChoice::Save << true << true;
    }

    void closingWithUnsavedChangesAsks()
    {
        QFETCH(CloseChoice, choice);
        QFETCH(bool, closes);
        QFETCH(bool, saves);
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        fixture.dialogs.choice = choice;
        fixture.window->close();
        QTRY_COMPARE(fixture.window->isHidden(), closes);
        QCOMPARE(fixture.dialogs.asked, QStringList{u"a.yaml"_s});
        QCOMPARE(contentOf(fixture.path(u"a.yaml"_s)), saves ? "#\n" + review() : review());
    }

    void allDocumentsCloseFromAComparisonToo()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.trigger(u"document.compare"_s);
        auto *tabs = fixture.find<PageTabs>(u"pageTabs"_s);
        QVERIFY(tabs);
        QTRY_COMPARE(tabs->count(), 2);
        QVERIFY(!fixture.window->currentDocument());
        fixture.trigger(u"window.closeAll"_s);
        QTRY_VERIFY(fixture.window->documents().all().empty());
    }

    void filesOpenInTheGivenOrder()
    {
        WindowFixture fixture;
        QList<Location> locations;
        QStringList names;
        for (int i = 0; i < 12; ++i) {
            names.append(u"%1.yaml"_s.arg(i));
            // The first ones take longest to read.
            write(fixture.path(names.last()), review() + QByteArray((12 - i) * 100000, '#'));
            locations.append({fixture.path(names.last()), 0, 0});
        }
        fixture.window->open(locations);
        QTRY_COMPARE(fixture.window->documents().all().size(), size_t(12));
        QStringList opened;
        for (const OpenDocument *document : fixture.window->documents().all()) {
            opened.append(document->title());
        }
        QCOMPARE(opened, names);
        QTRY_VERIFY(std::ranges::all_of(
            fixture.window->documents().all(),
            [](const OpenDocument *document) { return document->editor().isAnalysed(); }));
    }

    void backAndForwardFollowJumps()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        fixture.window->currentTab()->goToLine(22, 1);
        fixture.trigger(u"go.back"_s);
        fixture.trigger(u"go.back"_s);
        QCOMPARE(fixture.window->currentDocument()->title(), u"a.yaml"_s);
        fixture.trigger(u"go.forward"_s);
        fixture.trigger(u"go.forward"_s);
        QCOMPARE(fixture.window->currentDocument()->title(), u"b.yaml"_s);
        QCOMPARE(fixture.window->currentTab()->source().caretPlace().line, 22);
    }
};

QTEST_MAIN(TestWindowTabs)
#include "tst_windowtabs.moc"
