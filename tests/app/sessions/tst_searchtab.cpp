// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/sample.h"
#include "models/index/database/sessionindex.h"
#include "models/masking/masking.h"
#include "models/search/indexsearch.h"
#include "tests/app/windowfixture.h"
#include "widgets/editor/infobar.h"
#include "widgets/search/searchview.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

IndexedEntry entry(IndexedEntry::Type type, const QString &title, const QString &path,
                   const QString &text)
{
    IndexedEntry made;
    made.type = type;
    made.title = title;
    made.path = path;
    made.text = text;
    return made;
}

int foundIn(const DatabaseAddress &address, const QString &query)
{
    const auto index = SessionIndex::open(address, SessionIndex::Access::Read);
    const auto page = index ? searchIndex((*index)->connection(), IndexQuery::read(query), 50)
                            : Result<SearchPage>(index.failure());
    return page ? static_cast<int>(page->hits.size()) : -1;
}

/// A window with an index of one existing handoff, one missing handoff, and many log lines.
struct Shown : WindowFixture
{
    explicit Shown(bool isIndexed = true)
    {
        settings.setValue(u"search/index"_s, u"sqlite://"_s + path(u"index.db"_s));
        baton::write(path(u"review.yaml"_s), review());
        if (isIndexed) {
            fill();
        }
    }

    void fill(const QString &origin = u"here"_s) const
    {
        IndexedSession session;
        session.summary.place.path = path(u"run"_s);
        session.summary.status = RunStatus::Failed;
        session.figures[{u"gate"_s, u"QG2b"_s, u"failed"_s}] = 1;
        for (int i = 0; i < 70; ++i) {
            session.entries.push_back(entry(IndexedEntry::Type::LogLine, u"line %1"_s.arg(i),
                                            path(u"run.log"_s), u"residual of line %1"_s.arg(i)));
        }
        session.entries.push_back(entry(IndexedEntry::Type::Handoff, u"Gone"_s,
                                        path(u"gone.yaml"_s), u"moved elsewhere"_s));
        session.entries.push_back(entry(IndexedEntry::Type::Handoff, u"Review"_s,
                                        path(u"review.yaml"_s), QString::fromUtf8(review())));
        session.entries.back().agent = u"cfd-reviewer"_s;
        session.entries.push_back(entry(IndexedEntry::Type::Error, u"Stopped"_s,
                                        path(u"review.yaml"_s), u"Stopped: the PRODUCER left"_s));
        session.entries.back().line = 2;
        session.entries.push_back(entry(IndexedEntry::Type::Review, u"QG2b approved"_s,
                                        path(u"review.yaml"_s), u"the producer is right"_s));
        const auto index = SessionIndex::open(address(), SessionIndex::Access::Write, origin);
        QVERIFY(index.isOk());
        QVERIFY((*index)->write({session}, {}).isOk());
    }

    [[nodiscard]] DatabaseAddress address() const
    {
        DatabaseAddress made;
        made.path = path(u"index.db"_s);
        return made;
    }

    void open()
    {
        trigger(u"session.search"_s);
        view = find<SearchView>(u"searchView"_s);
        QVERIFY(view);
        field = find<QLineEdit>(u"searchQuery"_s);
        list = find<QListView>(u"searchHits"_s);
        QTRY_VERIFY(!view->searcher().isSearching());
    }

    void type(const QString &text) const
    {
        field->selectAll();
        QTest::keyClicks(field, text);
        QTRY_VERIFY(!view->searcher().isSearching());
        if (!QApplication::activePopupWidget()) {
            window->activateWindow(); // as desktops do after a list of choices was closed
            QTRY_VERIFY(window->isActiveWindow());
        }
    }

    [[nodiscard]] QString shownText() const
    {
        return list->isVisible() ? find<QLabel>(u"searchCount"_s)->text()
                                 : view->findChild<QLabel *>(u"emptySentence"_s)->text();
    }

    SearchView *view = nullptr;
    QLineEdit *field = nullptr;
    QListView *list = nullptr;
};

} // namespace

/// The tab that searches an index.
class TestSearchTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The source editor takes keys with Ctrl alone.
    void theKeyOfTheSearchWorksInTheSource()
    {
        const Shown shown;
        shown.window->open({{shown.path(u"review.yaml"_s), 0, 0}});
        QTRY_VERIFY(shown.window->currentTab() && shown.window->isSettled());
        SourceEdit &edit = shown.window->currentTab()->source().edit();
        shown.window->activateWindow();
        edit.setFocus();
        QTRY_VERIFY(edit.hasFocus());
        QTest::keyClick(&edit, Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(shown.find<SearchView>(u"searchView"_s));
    }

    void secretsOfAWorkspaceAreNotInTheIndex()
    {
        WindowFixture fixture;
        DatabaseAddress address;
        address.path = fixture.path(u"sessions.db"_s);
        fixture.context.index = address;
        const QString folder = copySample(fixture.context.dataFolder).value();
        QVERIFY(QDir().mkpath(folder + u"/.baton"_s));
        baton::write(folder + u"/.baton/secrets.txt"_s, "(?i)mesh\\w*\n");
        MainWindow window(fixture.context); // it reads the index only at its start
        window.openWorkspace(folder);
        QTRY_VERIFY_WITH_TIMEOUT(foundIn(address, u"flow"_s) > 0, 30'000);
        QTRY_VERIFY(window.isSettled());
        QCOMPARE(foundIn(address, u"mesh"_s), 0);
        Masking::use(Masking());
    }

    void init() { failOnRealWarning(); }

    void aHitOpensAtItsLineWithTheMatchSelected()
    {
        Shown shown;
        shown.open();
        QVERIFY(shown.field->hasFocus());
        shown.type(u"producer cfd-revi"_s);
        QCOMPARE(shown.list->model()->rowCount(), 1);
        QVERIFY2(shown.shownText().contains(u'1'), qPrintable(shown.shownText()));
        QTest::keyClick(shown.field, Qt::Key_Down);
        QVERIFY(shown.list->hasFocus());
        QTest::keyClick(shown.list, Qt::Key_Return);
        QVERIFY(shown.analysed(u"review.yaml"_s));
        EditorTab *tab = shown.window->currentTab();
        QVERIFY(tab);
        QTRY_COMPARE(tab->source().edit().textCursor().selectedText(), u"producer"_s);
        QCOMPARE(tab->source().caretPlace().line, 6);
    }

    void theMatchOfAPhaseIsMarkedInItsSession()
    {
        Shown shown;
        shown.open();
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Phase;
        hit.entry.phase = u"1"_s;
        hit.session = copySample(shown.context.dataFolder).value()
            + u"/cfd-bioreactor-session-20260221-143000-48213"_s;
        hit.match = u"Mesh"_s;
        Q_EMIT shown.view->hitActivated(hit);
        QTRY_VERIFY(shown.find<PhaseGridView>(u"phaseGrid"_s));
        const auto *grid = shown.find<PhaseGridView>(u"phaseGrid"_s);
        QTRY_COMPARE(grid->marked(), hit.match);
        QCOMPARE(grid->grid().phase(grid->currentIndex())->id, hit.entry.phase);
    }

    /// Of an error the index has the line where it begins only, of a review the file.
    void aMatchBelowItsLineIsSelected_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("error") << u"producer in:error"_s;
        QTest::newRow("review") << u"producer in:review"_s;
    }

    void aMatchBelowItsLineIsSelected()
    {
        QFETCH(const QString, query);
        Shown shown;
        shown.open();
        shown.type(query);
        QTest::keyClick(shown.field, Qt::Key_Return);
        QTest::keyClick(shown.list, Qt::Key_Return);
        QVERIFY(shown.analysed(u"review.yaml"_s));
        EditorTab *tab = shown.window->currentTab();
        QVERIFY(tab);
        QTRY_COMPARE(tab->source().edit().textCursor().selectedText(), u"producer"_s);
        QCOMPARE(tab->source().caretPlace().line, 6);
    }

    void enterFocusesTheMatches()
    {
        Shown shown;
        shown.open();
        shown.type(u"in:handoff"_s);
        QTest::keyClick(shown.field, Qt::Key_Return);
        QVERIFY(shown.list->hasFocus());
        QCOMPARE(shown.list->currentIndex().row(), 0);
        shown.trigger(u"session.search"_s); // it is open already
        QVERIFY(shown.field->hasFocus());
        QCOMPARE(shown.field->selectedText(), u"in:handoff"_s);
        QTest::keyClick(shown.field, Qt::Key_Escape);
        QTRY_VERIFY(!shown.list->isVisible());
    }

    void scrollingLoadsMoreHits()
    {
        Shown shown;
        shown.open();
        shown.type(u"residual"_s);
        QCOMPARE(shown.list->model()->rowCount(), 50);
        QVERIFY2(shown.shownText().contains("more"_L1), qPrintable(shown.shownText()));
        shown.list->scrollToBottom();
        QTRY_COMPARE(shown.list->model()->rowCount(), 70);
        QTRY_VERIFY(!shown.shownText().contains("more"_L1));
    }

    void moreThatCannotBeReadIsRemarked()
    {
        Shown shown;
        shown.open();
        shown.type(u"residual"_s);
        QCOMPARE(shown.list->model()->rowCount(), 50);
        QVERIFY(QFile::remove(shown.path(u"index.db"_s)));
        shown.list->scrollToBottom();
        QTRY_VERIFY(shown.find<QWidget>(u"searchRemark"_s)->isVisible());
        const QString text = shown.find<QLabel>(u"searchRemarkText"_s)->text();
        QVERIFY2(text.contains("There is no index"_L1), qPrintable(text));
        QVERIFY(shown.find<QPushButton>(u"searchPassword"_s)->isHidden());
        QVERIFY(shown.list->isVisible());
    }

    void namesAndValuesAreCompleted()
    {
        Shown shown;
        shown.open();
        shown.type(u"ga"_s);
        auto *popup = shown.view->findChild<QAbstractItemView *>(u"searchCompletions"_s);
        popup =
            popup ? popup : qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
        QVERIFY(popup);
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Tab);
        QCOMPARE(shown.field->text(), u"gate:"_s);
        QTRY_VERIFY(popup->isVisible()); // its values
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(shown.field->text(), u"gate:QG2b "_s);
        QVERIFY(!popup->isVisible());
    }

    void anUnknownFilterIsRemarked()
    {
        Shown shown;
        shown.open();
        auto *remark = shown.find<QWidget>(u"searchRemark"_s);
        QVERIFY(!remark->isVisible());
        shown.type(u"stauts:failed"_s);
        QVERIFY(remark->isVisible());
        const QString text = shown.find<QLabel>(u"searchRemarkText"_s)->text();
        QVERIFY2(text.contains("stauts"_L1) && text.contains("status"_L1), qPrintable(text));
        shown.type(u"status:failed"_s);
        QVERIFY(!remark->isVisible());
    }

    /// One value has hits, and the other one is misspelt.
    void valuesWithoutHitsAreRemarked()
    {
        Shown shown;
        shown.open();
        shown.type(u"agent:cfd-reviewer agent:cfd-reviwer"_s);
        QCOMPARE(shown.list->model()->rowCount(), 1);
        QVERIFY(shown.list->isVisible());
        QVERIFY(shown.find<QWidget>(u"searchRemark"_s)->isVisible());
        const QString text = shown.find<QLabel>(u"searchRemarkText"_s)->text();
        QVERIFY2(text.contains("agent:cfd-reviwer"_L1), qPrintable(text));
    }

    void withoutAnIndexItSaysHowToMakeOne()
    {
        Shown shown(false);
        shown.open();
        QVERIFY2(shown.shownText().contains("baton index"_L1), qPrintable(shown.shownText()));
        shown.fill();
        shown.type(u"producer in:handoff"_s);
        QCOMPARE(shown.list->model()->rowCount(), 1);
        QVERIFY(shown.list->isVisible());
    }

    void aMissingFileIsReported()
    {
        Shown shown;
        shown.open();
        shown.type(u"moved elsewhere"_s);
        QTest::keyClick(shown.field, Qt::Key_Return);
        QTest::keyClick(shown.list, Qt::Key_Return);
        const auto bars = shown.window->findChildren<InfoBar *>();
        QCOMPARE(bars.size(), 1);
        QVERIFY(shown.view->isVisible());
    }

    /// It has the same path here and there.
    void aFileOfAnotherMachineIsReported_data()
    {
        QTest::addColumn<QString>("origin");
        QTest::addColumn<int>("bars");
        QTest::newRow("this machine") << SessionIndex::localOrigin() << 0;
        QTest::newRow("another one") << u"ci-1"_s << 1;
    }

    void aFileOfAnotherMachineIsReported()
    {
        QFETCH(const QString, origin);
        Shown shown(false);
        shown.fill(origin);
        shown.open();
        shown.type(u"producer cfd-revi"_s);
        QTest::keyClick(shown.field, Qt::Key_Return);
        QTest::keyClick(shown.list, Qt::Key_Return);
        QVERIFY(shown.analysed(u"review.yaml"_s));
        const auto bars = shown.window->findChildren<InfoBar *>();
        QTEST(int(bars.size()), "bars");
        QVERIFY(bars.isEmpty() || bars.first()->title().contains(u"review.yaml"_s));
    }

    void aSavedSearchIsReplacedIfTheReaderAgrees_data()
    {
        QTest::addColumn<bool>("isConfirmed");
        QTest::addColumn<QString>("kept");
        QTest::newRow("confirmed") << true << u"residual"_s;
        QTest::newRow("does not") << false << u"producer"_s;
    }

    void aSavedSearchIsReplacedIfTheReaderAgrees()
    {
        QFETCH(const bool, isConfirmed);
        Shown shown;
        shown.open();
        shown.dialogs.name = u"Mine"_s;
        shown.dialogs.isConfirmed = isConfirmed;
        for (const QString &query : {u"producer"_s, u"residual"_s}) {
            shown.type(query);
            shown.view->findChild<QAction *>(u"saveSearch"_s)->trigger();
        }
        QCOMPARE(shown.dialogs.asked.last(), u"A search is saved as “Mine” already."_s);
        QCOMPARE(shown.dialogs.asked.size(), 3);
        QTEST(shown.settings.value(u"search/saved"_s).toStringList().last(), "kept");
    }

    void searchesAreSavedByName()
    {
        Shown shown;
        shown.open();
        shown.type(u"producer in:handoff"_s);
        shown.dialogs.name = u"Reviews & more"_s;
        shown.view->findChild<QAction *>(u"saveSearch"_s)->trigger();
        QCOMPARE(shown.dialogs.asked, QStringList(u"producer in:handoff"_s));
        shown.type(u"residual"_s);
        const auto saved = [&shown] {
            return shown.find<QPushButton>(u"savedSearches"_s)->menu()->actions();
        };
        QCOMPARE(saved().first()->text(), u"Reviews && more"_s);
        saved().first()->trigger();
        QTRY_VERIFY(!shown.view->searcher().isSearching());
        QCOMPARE(shown.field->text(), u"producer in:handoff"_s);
        QCOMPARE(shown.list->model()->rowCount(), 1);
        QVERIFY(
            shown.settings.value(u"search/saved"_s).toStringList().contains(u"Reviews & more"_s));
        saved().last()->menu()->actions().first()->trigger();
        QVERIFY(shown.settings.value(u"search/saved"_s).toStringList().isEmpty());
    }

    void aSavedSearchIsRenamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isConfirmed");
        QTest::addColumn<QStringList>("kept"); ///< names and queries in turn
        const QStringList both{u"A"_s, u"producer"_s, u"B"_s, u"residual"_s};
        QTest::newRow("new") << u" C "_s << true
                             << QStringList{u"C"_s, u"producer"_s, u"B"_s, u"residual"_s};
        QTest::newRow("cancelled") << QString() << true << both;
        QTest::newRow("the same") << u"A"_s << true << both;
        QTest::newRow("taken") << u"B"_s << true << QStringList{u"B"_s, u"producer"_s};
        QTest::newRow("taken, not replaced") << u"B"_s << false << both;
    }

    void aSavedSearchIsRenamed()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isConfirmed);
        Shown shown;
        shown.settings.setValue(u"search/saved"_s,
                                QStringList{u"A"_s, u"producer"_s, u"B"_s, u"residual"_s});
        shown.open();
        shown.dialogs.name = name;
        shown.dialogs.isConfirmed = isConfirmed;
        const QList<QAction *> entries =
            shown.find<QPushButton>(u"savedSearches"_s)->menu()->actions();
        entries[entries.size() - 2]->menu()->actions().first()->trigger(); // Rename
        QCOMPARE(shown.dialogs.asked.first(), u"A"_s);
        QTEST(shown.settings.value(u"search/saved"_s).toStringList(), "kept");
    }

    void anotherIndexIsRememberedWithoutItsPassword()
    {
        Shown shown;
        shown.open();
        DatabaseAddress other = *databaseAddress(u"postgresql://ada:geheim@127.0.0.1:1/team"_s);
        shown.dialogs.indexChoice = DatabaseChoice{other, false};
        shown.view->findChild<QAction *>(u"otherIndex"_s)->trigger();
        QCOMPARE(shown.view->searcher().address(), other);
        QTRY_VERIFY(!shown.view->searcher().isSearching());
        QVERIFY(!shown.shownText().contains("geheim"_L1));
        QCOMPARE(shown.settings.value(u"search/index"_s).toString(),
                 u"postgresql://ada@127.0.0.1:1/team"_s);
        QVERIFY(shown.find<QPushButton>(u"indexButton"_s)->text().contains("team"_L1));
    }
};

QTEST_MAIN(TestSearchTab)
#include "tst_searchtab.moc"
