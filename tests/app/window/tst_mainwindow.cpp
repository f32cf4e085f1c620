// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "app/window/parts/statusline.h"
#include "models/protocol/catalog/usertemplates.h"
#include "tests/ordinaryuser.h"
#include "tests/widgets/look.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/text/elidedlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void typingInTheSourceAndSavingChangesOnlyThat()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        SourceEdit &edit = fixture.window->currentTab()->source().edit();
        fixture.window->currentTab()->goToLine(20, 13);
        QTest::keyClicks(&edit, u"seen"_s);
        QVERIFY(document->isModified());
        QTest::keyClick(&edit, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!document->isModified());
        QByteArray expected = review();
        expected.replace("notes: \"\"", "notes: \"seen\"");
        QCOMPARE(contentOf(document->path()), expected);
    }

    void theSourceOfAnOpenedDocumentHasTheFocus()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        for (const QString &name : {u"a.yaml"_s, u"b.yaml"_s}) {
            QVERIFY(fixture.open(name, review()));
            QCOMPARE(QApplication::focusWidget(), &fixture.window->currentTab()->source().edit());
        }
    }

    void anEditOfTheFormAndSavingChangesOnlyThat()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        FormPane &form = fixture.window->currentTab()->form();
        form.revealPath(JsonPointer::of(u"/handoff/context/description"));
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()));
        QWidget *field = QApplication::focusWidget();
        QTest::keyClick(field, Qt::Key_End);
        QTest::keyClicks(field, u" two"_s);
        QTest::keyClick(field, Qt::Key_Tab);
        QTRY_VERIFY(document->isModified());
        QTRY_VERIFY(document->editor().buffer().bytes().contains("Engineering review two"));
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(!document->isModified());
        QByteArray expected = review();
        expected.replace("\"Engineering review\"", "\"Engineering review two\"");
        QCOMPARE(contentOf(document->path()), expected);
    }

    void linesAreWrappedByTheMenuAsByTheButton()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const SourcePane &source = fixture.window->currentTab()->source();
        auto *wrap = fixture.window->findChild<QAction *>(u"view.wrap"_s);
        QVERIFY(wrap && wrap->isEnabled() && !wrap->isChecked());
        fixture.trigger(u"view.wrap"_s);
        QVERIFY(source.wrapsLines());
        source.findChild<QAction *>(u"sourceWrap"_s)->trigger();
        QVERIFY(!source.wrapsLines());
        QVERIFY(!wrap->isChecked());
    }

    void bothPanesShareOneUndo()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        EditorDocument &editor = document->editor();
        const SetValue phase{JsonPointer::of(u"/handoff/from_phase"), Value::integer(1)};
        QVERIFY(editor.edit(0, {phase}, u"Phase"_s).isOk());
        QVERIFY(editor.buffer().bytes().contains("from_phase: 1"));
        fixture.window->currentTab()->goToLine(1, 1);
        QTest::keyClicks(&fixture.window->currentTab()->source().edit(), u"# top"_s);
        QVERIFY(editor.buffer().bytes().startsWith("# top# keep me"));
        while (editor.buffer().history().index() > 1) {
            fixture.trigger(u"edit.undo"_s);
        }
        QVERIFY(editor.buffer().bytes().startsWith("# keep me"));
        QVERIFY(editor.buffer().bytes().contains("from_phase: 1"));
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(editor.buffer().bytes(), review());
        QVERIFY(!document->isModified());
    }

    void messagesReplaceTheKindUntilThePageChanges()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        auto *kind = fixture.find<QWidget>(u"statusKind"_s);
        auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        QVERIFY(kind->isVisible() && !message->isVisible());
        fixture.find<StatusLine>(u"statusLine"_s)->showMessage(u"Saved."_s);
        QVERIFY(!kind->isVisible());
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), u"Saved."_s);
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        QVERIFY(kind->isVisible() && !message->isVisible());
    }

    void eitherPaneCanBeHiddenButNotBoth()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        EditorTab *tab = fixture.window->currentTab();
        fixture.trigger(u"view.split"_s);
        QVERIFY(tab->isFormVisible() && !tab->isSourceVisible());
        fixture.trigger(u"view.split"_s);
        QVERIFY(!tab->isFormVisible() && tab->isSourceVisible());
        fixture.trigger(u"view.split"_s);
        QVERIFY(tab->isFormVisible() && tab->isSourceVisible());
        tab->setFormVisible(false);
        tab->setSourceVisible(false);
        QVERIFY(tab->isFormVisible() && !tab->isSourceVisible());
    }

    void aFailureToSaveKeepsTheTextAndSaysWhy()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        fixture.dialogs.target = fixture.path(u"no/such/folder/b.yaml"_s);
        fixture.trigger(u"file.saveAs"_s);
        QTRY_VERIFY(fixture.window->currentTab()->bar());
        QVERIFY(document->isModified());
        QCOMPARE(document->path(), fixture.path(u"a.yaml"_s));
        QCOMPARE(document->editor().buffer().bytes(), "#\n" + review());
        QCOMPARE(fixture.find<ElidedLabel>(u"statusMessage"_s)->text(), u"a.yaml was not saved."_s);
        fixture.dialogs.target = fixture.path(u"b.yaml"_s);
        QTest::mouseClick(fixture.find<QPushButton>(u"saveElsewhere"_s), Qt::LeftButton);
        QTRY_COMPARE(document->path(), fixture.path(u"b.yaml"_s));
        QCOMPARE(contentOf(fixture.path(u"b.yaml"_s)), "#\n" + review());
        QVERIFY(!fixture.window->currentTab()->bar());
    }

    void savingOverAnOpenFileLeavesOneTab_data()
    {
        QTest::addColumn<bool>("isModified");
        QTest::addColumn<bool>("isConfirmed");
        QTest::newRow("as it is on disk") << false << false;
        QTest::newRow("with changes, given up") << true << true;
        QTest::newRow("with changes, kept") << true << false;
    }

    void savingOverAnOpenFileLeavesOneTab()
    {
        QFETCH(bool, isModified);
        QFETCH(bool, isConfirmed);
        WindowFixture fixture;
        OpenDocument *other = fixture.open(u"a.yaml"_s, review());
        OpenDocument *document = fixture.open(u"b.yaml"_s, "#\n" + review());
        QVERIFY(other && document);
        if (isModified) {
            QVERIFY(other->editor().buffer().apply({{0, 0, "##\n"}}, u"x"_s).isOk());
        }
        fixture.dialogs.isConfirmed = isConfirmed;
        fixture.dialogs.target = fixture.path(u"a.yaml"_s);
        fixture.trigger(u"file.saveAs"_s);
        const bool isSaved = !isModified || isConfirmed;
        if (isSaved) {
            QTRY_COMPARE(fixture.window->documents().all().size(), size_t(1));
        }
        QCOMPARE(fixture.window->documents().all().size(), size_t(isSaved ? 1 : 2));
        QCOMPARE(document->path(), fixture.path(isSaved ? u"a.yaml"_s : u"b.yaml"_s));
        QCOMPARE(contentOf(fixture.path(u"a.yaml"_s)), isSaved ? "#\n" + review() : review());
    }

    void theDocumentIsCopiedAsAFencedBlock()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.trigger(u"document.copyBlock"_s);
        QCOMPARE(QApplication::clipboard()->text(),
                 u"```yaml\n"_s + QString::fromUtf8(review()) + u"```\n"_s);
    }

    /// Only the shown one of several handoffs in a document is saved, and only the handoff of a
    /// text in prose.
    void onlyTheShownHandoffIsSaved()
    {
        WindowFixture fixture;
        const QByteArray second = "A_TO_B_HANDOFF:\n  Note: y\n";
        QVERIFY(fixture.open(u"a.yaml"_s, "B_TO_C_HANDOFF:\n  Note: x\n" + second));
        EditorTab *tab = fixture.window->currentTab();
        QTRY_COMPARE(tab->document().snapshot()->report.documents.size(), size_t(2));
        tab->form().showHandoff({0, u"A_TO_B_HANDOFF"_s});
        fixture.trigger(u"document.copyBlock"_s);
        QCOMPARE(QApplication::clipboard()->text(),
                 u"```yaml\n"_s + QString::fromUtf8(second) + u"```\n"_s);
        const UserTemplates templates(fixture.path(u"data/templates"_s));
        fixture.dialogs.name = u"second"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        QTRY_COMPARE(templates.list().size(), 1);
        QCOMPARE(templates.of(u"arena.family"_s).front().text, second);
        QVERIFY(fixture.open(u"notes.md"_s, "# Notes\n\n```yaml\n" + review() + "```\n\nbye\n"));
        QTRY_COMPARE(
            fixture.window->currentTab()->document().snapshot()->report.documents.front().kind,
            u"cfd.engineering-review"_s);
        fixture.dialogs.name = u"third"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        QTRY_COMPARE(templates.list().size(), 2);
        QCOMPARE(templates.of(u"cfd.engineering-review"_s).front().text, review());
    }

    void readOnlyFilesAreReported()
    {
        const OrdinaryUser user; // nothing is read-only for root
        QVERIFY(user.isOrdinary());
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const auto *mark = fixture.find<QLabel>(u"statusReadOnly"_s);
        QVERIFY(!mark->isVisible());
        QVERIFY(QFile::setPermissions(fixture.path(u"a.yaml"_s), QFile::ReadOwner));
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        fixture.window->open({{fixture.path(u"a.yaml"_s), 0, 0}});
        QTRY_VERIFY(mark->isVisible());
    }

    void theEditMenuActsOnTheFocusedField()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.window->currentTab()->form().revealPath(
            JsonPointer::of(u"/handoff/context/description"));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        fixture.trigger(u"edit.selectAll"_s);
        fixture.trigger(u"edit.cut"_s);
        QCOMPARE(QApplication::clipboard()->text(), u"Engineering review"_s);
        QTRY_VERIFY(document->editor().buffer().bytes().contains("description: \"\""));
        fixture.trigger(u"edit.paste"_s);
        fixture.trigger(u"edit.paste"_s);
        QCOMPARE(field->text(), u"Engineering reviewEngineering review"_s);
        fixture.find<QTreeView>(u"problemsTable"_s)->setFocus();
        QVERIFY(!fixture.window->actionRegistry().action(u"edit.paste"_s)->isEnabled());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
