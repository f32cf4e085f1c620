// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "app/window/parts/statusline.h"
#include "tests/widgets/look.h"
#include "widgets/common/emptystate.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/text/elidedlabel.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

/// From a problem to its place, and to its fix.
class TestWindowProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void f1ExplainsTheProblemThatF8WentTo()
    {
        WindowFixture fixture;
        QByteArray flawed = review();
        flawed.replace("\"APPROVED\"", "\"approved\"");
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        fixture.window->currentTab()->focusSource();
        fixture.trigger(u"go.nextProblem"_s);
        fixture.trigger(u"help.help"_s);
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s));
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s)->isVisible());
    }

    void f1ExplainsTheFocusedProblem_data()
    {
        QTest::addColumn<QByteArray>("replaced");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("caretIn"); // empty: in the field
        QTest::addColumn<QString>("rule");       // empty: there is none, so help opens
        QTest::addColumn<bool>("isFar");
        const QByteArray status = "\"APPROVED\"";
        QTest::newRow("caret in it") << status << QByteArray("\"approved\"")
                                     << QByteArray("approved") << u"cfd.enum"_s << false;
        QTest::newRow("elsewhere")
            << status << QByteArray("\"approved\"") << QByteArray("keep me") << QString() << false;
        QTest::newRow("its field")
            << status << QByteArray("\"approved\"") << QByteArray() << u"cfd.enum"_s << false;
        QTest::newRow("of all the source") << status << QByteArray("\"APPROVED")
                                           << QByteArray("keep me") << u"yaml.syntax"_s << true;
    }

    void f1ExplainsTheFocusedProblem()
    {
        QFETCH(QByteArray, replaced);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, caretIn);
        QFETCH(QString, rule);
        QFETCH(bool, isFar);
        WindowFixture fixture;
        const QByteArray flawed = QByteArray(review()).replace(replaced, by);
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        EditorTab *tab = fixture.window->currentTab();
        if (caretIn.isEmpty()) {
            tab->form().revealPath(JsonPointer::of(u"/handoff/engineering_review/approval_status"));
            QTRY_VERIFY(tab->isFormActive());
        } else {
            tab->focusSource();
            const qsizetype place = flawed.indexOf(caretIn);
            tab->source().edit().select(place, place);
        }
        fixture.trigger(u"help.help"_s);
        if (rule.isEmpty()) {
            QTRY_VERIFY(fixture.find<QDialog>(u"helpDialog"_s));
            fixture.find<QDialog>(u"helpDialog"_s)->close();
            return;
        }
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s));
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s)->isVisible());
        QCOMPARE(fixture.find<QLabel>(u"explanationRule"_s)->text(), rule);
        QCOMPARE(fixture.find<QLabel>(u"explanationNote"_s)->isVisible(), isFar);
    }

    void rejectedTextOfAFieldNeverCountsAsSaved()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        FormPane &form = fixture.window->currentTab()->form();
        form.revealPath(JsonPointer::of(u"/handoff/from_phase"));
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()));
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, u"1.5"_s);
        QTRY_VERIFY(document->isModified());
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(fixture.find<QLabel>(u"infoBarTitle"_s));
        QCOMPARE(contentOf(document->path()), review()); // no fix was applied to 1
        QVERIFY(document->isModified());
        QCOMPARE(field->text(), u"1.5"_s);

        fixture.dialogs.choice = CloseChoice::Save;
        fixture.trigger(u"file.close"_s);
        QCOMPARE(fixture.dialogs.asked, QStringList{u"a.yaml"_s});
        QTRY_VERIFY(!document->isSaving());
        QTest::qWait(0);
        QCOMPARE(fixture.window->currentDocument(), document);

        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_COMPARE(field->text(), u"2"_s);
        QTRY_VERIFY(!document->isModified());
    }

    /// Keys are handled without a delay, however many problems there are.
    void manyProblemsAreShownLater()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        const auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
        const auto *feedback = fixture.find<QWidget>(u"feedbackText"_s);
        const int before = table->model()->rowCount();
        int within = -1;
        bool judges = false;
        connect(&document->editor(), &EditorDocument::analysed, this, [&] {
            within = table->model()->rowCount();
            judges = feedback->isVisible();
        });
        QByteArray text = review();
        text.replace("findings:", "challenges:");
        const QByteArray one = "      - severity: \"SEVERE\"\n        description: \"a\"\n"
                               "        suggested_fix: \"b\"\n";
        document->editor().buffer().replaceAll(text.left(text.indexOf("    challenges:"))
                                                   + "    challenges:\n" + one.repeated(1200),
                                               u"Paste"_s);
        QTRY_VERIFY(within >= 0);
        QCOMPARE(within, before);
        QVERIFY(!judges);
        QTRY_VERIFY(table->model()->rowCount() >= 1200);
        QTRY_VERIFY(feedback->isVisible());
    }

    void altEnterCorrectsTheFindingAtTheCaret()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.window->currentTab()->goToLine(23, 6);
        fixture.trigger(u"document.fix"_s);
        QByteArray expected = review();
        expected.replace("findings:", "challenges:");
        QCOMPARE(document->editor().buffer().bytes(), expected);
    }

    void altEnterAppliesTheOnlyFix()
    {
        WindowFixture fixture;
        QByteArray text = review();
        text.replace("findings:", "challenges:");
        text.replace("    approval_status: \"APPROVED\"\n", "");
        OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        QTest::keyClick(fixture.window.get(), Qt::Key_F8);
        QTRY_VERIFY(fixture.window->currentTab()->source().caretPlace().line > 1);
        fixture.trigger(u"document.fix"_s);
        QTRY_VERIFY(document->editor().buffer().bytes() != text);
    }

    void f8GoesThroughTheProblems()
    {
        WindowFixture fixture;
        QByteArray text = review();
        text.replace("from_phase: 2", "from_phase: two");
        OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        QTest::keyClick(fixture.window.get(), Qt::Key_F8);
        QTRY_COMPARE(fixture.window->currentTab()->source().caretPlace().line, 4);
        QTest::keyClick(fixture.window.get(), Qt::Key_F8, Qt::ShiftModifier);
        QTRY_VERIFY(fixture.window->currentTab()->source().caretPlace().line != 4);
    }

    void f8ContinuesFromTheCaret_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("isBack");
        QTest::addColumn<int>("reached");
        QTest::newRow("at the beginning") << 1 << false << 4;
        QTest::newRow("between two") << 10 << false << 19;
        QTest::newRow("between two, back") << 10 << true << 5;
        QTest::newRow("behind the last") << 22 << false << 23;
        QTest::newRow("behind the last, back") << 22 << true << 19;
    }

    void f8ContinuesFromTheCaret()
    {
        QFETCH(const int, line);
        QFETCH(const bool, isBack);
        QFETCH(const int, reached);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QByteArray text = review();
        text.replace("_phase: 2", "_phase: two");
        text.replace("\"high\"", "\"highest\"");
        QVERIFY(fixture.open(u"a.yaml"_s, text));
        SourcePane &source = fixture.window->currentTab()->source();
        source.edit().setFocus();
        const auto press = [&](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(fixture.window.get(), Qt::Key_F8, modifiers);
        };
        press({});
        QTRY_COMPARE(source.caretPlace().line, 4);
        press({});
        QTRY_COMPARE(source.caretPlace().line, 5);
        QTest::keyClick(&source.edit(), Qt::Key_Home, Qt::ControlModifier);
        for (int down = 1; down < line; ++down) {
            QTest::keyClick(&source.edit(), Qt::Key_Down);
        }
        QCOMPARE(source.caretPlace().line, line);
        press(isBack ? Qt::ShiftModifier : Qt::NoModifier);
        QTRY_COMPARE(source.caretPlace().line, reached);
    }

    void keysAfterTypingUseTheNewestText_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::addColumn<int>("key");
        for (const bool inForm : {true, false}) {
            const char *pane = inForm ? "form" : "source";
            QTest::addRow("%s, F8", pane) << inForm << int(Qt::Key_F8);
            QTest::addRow("%s, Alt+Enter", pane) << inForm << int(Qt::Key_Return);
            QTest::addRow("%s, Ctrl+S", pane) << inForm << int(Qt::Key_S);
        }
    }

    /// The focus stays in the pane, so that the next letters arrive there.
    void keysAfterTypingUseTheNewestText()
    {
        QFETCH(const bool, inForm);
        QFETCH(const int, key);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        EditorTab *tab = fixture.window->currentTab();
        EditorDocument &editor = document->editor();
        if (inForm) {
            tab->form().revealPath(JsonPointer::of(u"/handoff/context/description"));
        } else {
            tab->goToLine(14, 19);
            QTest::keyClick(&tab->source().edit(), Qt::Key_End);
            QTest::keyClick(&tab->source().edit(), Qt::Key_Left); // before the quote
        }
        QTRY_COMPARE(tab->isFormActive(), inForm);
        QWidget *focus = QApplication::focusWidget();
        if (inForm) {
            QTest::keyClick(focus, Qt::Key_End);
        }
        QTest::keyClicks(focus, u"xyz"_s);
        const auto modifier = key == Qt::Key_Return ? Qt::AltModifier
            : key == Qt::Key_S                      ? Qt::ControlModifier
                                                    : Qt::NoModifier;
        QTest::keyClick(fixture.window.get(), static_cast<Qt::Key>(key), modifier);
        QVERIFY(key == Qt::Key_S || editor.buffer().bytes().contains("Engineering reviewxyz\""));
        QCOMPARE(tab->isFormActive(), inForm);
        QVERIFY(
            (inForm ? static_cast<QWidget *>(&tab->form()) : static_cast<QWidget *>(&tab->source()))
                ->isAncestorOf(QApplication::focusWidget()));
        if (key == Qt::Key_S) {
            QTRY_VERIFY(!document->isModified());
            QVERIFY(contentOf(fixture.path(u"a.yaml"_s)).contains("Engineering reviewxyz\""));
        } else if (key == Qt::Key_Return) {
            QVERIFY(editor.buffer().bytes().contains("    challenges: []\n"));
        } else if (inForm) {
            QCOMPARE(tab->form().currentPath(),
                     JsonPointer::of(u"/handoff/engineering_review/findings"));
        } else {
            QCOMPARE(tab->source().caretPlace().line, 23);
        }
    }

    void tabRightAfterTypingIsAboutTheNewestText_data()
    {
        QTest::addColumn<bool>("hasForm");
        QTest::addColumn<bool>("inSource");
        QTest::newRow("in the form, where it begins") << true << false;
        QTest::newRow("in the source, for who goes there") << true << true;
        QTest::newRow("in the source alone") << false << true;
    }

    /// A text that is typed after Tab replaces the next placeholder, not the previous one.
    void tabRightAfterTypingIsAboutTheNewestText()
    {
        QFETCH(const bool, hasForm);
        QFETCH(const bool, inSource);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        const QByteArray text = "error_history:\n"
                                "  - attempt_number: 1\n"
                                "    error_type: \"mesh_error\"\n"
                                "    error_message: \"[what the program said]\"\n"
                                "    fix_attempted: \"[what was changed]\"\n"
                                "    fix_outcome: \"[what it led to]\"\n";
        fixture.dialogs.made = NewDocument{fixture.path(u"errors.yaml"_s), text};
        fixture.trigger(u"file.new"_s);
        EditorTab *tab = fixture.window->currentTab();
        QVERIFY(tab);
        tab->setFormVisible(hasForm);
        QVERIFY(tab->document().analyseNow());
        const auto isIn = [tab](const QString &path) {
            return tab->form().currentPath().toString() == path;
        };
        if (hasForm) {
            QTRY_VERIFY(tab->isFormActive() && isIn(u"/error_history/0/error_message"_s));
        }
        if (hasForm && inSource) {
            tab->focusSource();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        if (inSource) {
            QTRY_COMPARE(tab->source().edit().textCursor().selectedText(),
                         u"[what the program said]"_s);
        }
        for (const QString &typed : {u"boom"_s, u"less"_s, u"fine"_s}) {
            QTest::keyClicks(QApplication::focusWidget(), typed);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(tab->isFormActive(), !inSource);
        }
        QByteArray filled = text;
        filled.replace("[what the program said]", "boom").replace("[what was changed]", "less");
        QTRY_COMPARE(tab->document().buffer().bytes(), filled.replace("[what it led to]", "fine"));
    }

    void rejectionsDisappearWithTheirCause()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        const RejectedInput text{
            {}, JsonPointer::of(u"/handoff/producer"), u"x"_s, u"No."_s, false};
        document->editor().setRejectedInputs({text});
        Q_EMIT fixture.window->currentTab()->failed(u"No."_s);
        QVERIFY(message->isVisible());
        document->editor().setRejectedInputs({});
        QVERIFY(!message->isVisible());
        document->editor().setRejectedInputs({text});
        fixture.find<StatusLine>(u"statusLine"_s)->showMessage(u"Saved."_s);
        document->editor().setRejectedInputs({});
        QVERIFY(message->isVisible());
    }

    /// A message belongs to the state of the document for which it was shown.
    void messagesDisappearWithTheirSubject_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"another tab", "an edit", "a closed tab"}) {
            QTest::newRow(way) << QString::fromLatin1(way);
        }
    }

    void messagesDisappearWithTheirSubject()
    {
        QFETCH(const QString, way);
        WindowFixture fixture;
        const QByteArray text = QByteArray(review()).replace("findings:", "challenges:");
        QVERIFY(fixture.open(u"a.yaml"_s, text));
        OpenDocument *document = fixture.open(u"b.yaml"_s, text);
        QVERIFY(document);
        fixture.window->activateWindow();
        auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        const auto *kind = fixture.find<QToolButton>(u"statusKind"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_Return, Qt::AltModifier);
        QTRY_COMPARE(message->text(), u"No problem has a fix."_s);
        QVERIFY(message->isVisible());
        QVERIFY(!kind->isVisible());
        if (way == u"an edit") {
            SourceEdit &edit = fixture.window->currentTab()->source().edit();
            edit.setFocus();
            QTest::keyClick(&edit, Qt::Key_Return);
        } else {
            fixture.trigger(way == u"another tab" ? u"window.next"_s : u"file.close"_s);
            QTRY_VERIFY(fixture.window->currentDocument() != document);
        }
        QVERIFY(!message->isVisible());
        QVERIFY(kind->isVisible());
    }

    /// Whichever command applied the fix, in whichever pane.
    void aMessageNamesTheLineAndTheEffectOfAFix_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::newRow("form") << true;
        QTest::newRow("source") << false;
    }

    void aMessageNamesTheLineAndTheEffectOfAFix()
    {
        QFETCH(const bool, inForm);
        WindowFixture fixture;
        QByteArray text = review();
        text.replace("\"APPROVED\"", "\"APPROVEDD\"").replace("findings", "challenges");
        OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        EditorTab *tab = fixture.window->currentTab();
        fixture.window->activateWindow();
        (inForm ? static_cast<QWidget &>(tab->form()) : tab->source().edit()).setFocus();
        QTRY_COMPARE(tab->isFormActive(), inForm);
        const auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(document->editor().buffer().bytes() != text);
        QTRY_VERIFY(message->isVisible());
        QVERIFY2(message->text().startsWith(u"Fix applied, line 22: "_s),
                 qPrintable(message->text()));
        QTRY_VERIFY(document->editor().isAnalysed());
        QVERIFY(message->isVisible());
        document->editor().undo();
        QVERIFY(!message->isVisible());
    }

    void theListOfProblemsHasACurrentOneForItsKeys()
    {
        WindowFixture fixture;
        QByteArray text = review();
        text.replace("from_phase: 2", "from_phase: 900").replace("findings:", "challenges:");
        QVERIFY(fixture.open(u"a.yaml"_s, text));
        QVERIFY(fixture.open(u"b.yaml"_s, text.replace("\"1.0\"", "\"9.9.9\"")));
        auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
        fixture.window->activateWindow();
        QTest::keyClick(fixture.window.get(), Qt::Key_F8);
        fixture.trigger(u"window.next"_s); // its problems were never walked
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QTest::keyClick(fixture.window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(table->hasFocus());
        QCOMPARE(table->currentIndex().row(), 0);
        QVERIFY(table->selectionModel()->isRowSelected(0));
        const QByteArray before = fixture.window->currentDocument()->editor().buffer().bytes();
        const auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        QTest::keyClick(table, Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(fixture.window->currentDocument()->editor().buffer().bytes(), before);
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), u"This problem has no fix."_s);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(fixture.window->currentTab()->isAncestorOf(QApplication::focusWidget()));
    }

    /// The fix for a missing key selects the inserted placeholder.
    void altEnterFocusesTheFirstPlaceThatItInserts_data()
    {
        aMessageNamesTheLineAndTheEffectOfAFix_data();
    }

    void altEnterFocusesTheFirstPlaceThatItInserts()
    {
        QFETCH(const bool, inForm);
        WindowFixture fixture;
        QByteArray text = review();
        text.replace("\"APPROVED\"", "\"APPROVED_WITH_WARNINGS\"")
            .replace("    findings: []\n", "");
        OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        EditorTab *tab = fixture.window->currentTab();
        fixture.window->activateWindow();
        (inForm ? static_cast<QWidget &>(tab->form()) : tab->source().edit()).setFocus();
        QTRY_COMPARE(tab->isFormActive(), inForm);
        QTest::keyClick(fixture.window.get(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(document->editor().buffer().bytes().contains("[severity]"));
        QTRY_VERIFY(document->editor().isAnalysed());
        if (inForm) {
            QTRY_COMPARE(tab->form().currentPath().toString(),
                         u"/handoff/engineering_review/challenges/0/severity"_s);
        } else {
            QTRY_COMPARE(tab->source().edit().textCursor().selectedText(), u"[severity]"_s);
        }
        for (const Finding &finding : document->editor().snapshot()->report.documents[0].findings) {
            QVERIFY2(finding.severity != Severity::Error || finding.isToFillIn,
                     qPrintable(finding.message));
        }
    }

    void f1ExplainsTheProblemThatHasTheKeyboard()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QVERIFY(fixture.open(u"a.yaml"_s, "SHERPA_TO_ARENA_HANDOFF:\n  Task: x\n"));
        auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_F1);
        const auto isExplained = [&] {
            const auto *card = fixture.find<QFrame>(u"problemExplanation"_s);
            return card && card->isVisible();
        };
        QTRY_VERIFY(isExplained());
        QVERIFY(!fixture.find<QDialog>(u"helpDialog"_s));
        const auto *rule = fixture.find<QLabel>(u"explanationRule"_s);
        QCOMPARE(rule->text(), u"arena.required"_s);
        shoot(*fixture.find<QFrame>(u"problemExplanation"_s), u"explanation-window"_s);
        QTest::keyClick(fixture.find<QFrame>(u"problemExplanation"_s), Qt::Key_Escape);
        QTRY_VERIFY(!isExplained());
        SourceEdit &edit = fixture.window->currentTab()->source().edit();
        edit.setFocus();
        edit.moveCursor(QTextCursor::End); // away from the place of the problem
        QTest::keyClick(&edit, Qt::Key_F1);
        QVERIFY(fixture.find<QDialog>(u"helpDialog"_s));
        fixture.find<QDialog>(u"helpDialog"_s)->close();
    }

    /// The window shows what the command line prints for the same file.
    void aFileWithoutAHandoffHasAProblem_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("YAML") << u"a.yaml"_s << "colour: blue\nsize: 3\n"_ba;
        QTest::newRow("JSON") << u"a.json"_s << "{\"colour\": \"blue\"}\n"_ba;
        QTest::newRow("Markdown") << u"a.md"_s << "# A letter\n"_ba;
    }

    void aFileWithoutAHandoffHasAProblem()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        WindowFixture fixture;
        OpenDocument *document = fixture.open(name, text);
        QVERIFY(document);
        const std::vector<Finding> &findings =
            document->editor().snapshot()->report.documents.front().findings;
        QCOMPARE(findings.size(), size_t(1));
        QCOMPARE(findings.front().rule, u"handoff.none"_s);
        const auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        const auto *kind = fixture.find<QToolButton>(u"statusKind"_s);
        QCOMPARE(kind->text(), u"No handoff"_s);
        QVERIFY2(kind->toolTip().contains(u"Not recognised as a handoff"_s),
                 qPrintable(kind->toolTip()));
    }

    void theStatusBarShowsTheRecognisedKindAndWhy()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const auto *kind = fixture.find<QToolButton>(u"statusKind"_s);
        QTRY_VERIFY(kind->text().contains(u"engineering-review"_s));
        const QString tip = kind->toolTip();
        QVERIFY2(tip.contains(u"cfd.engineering-review"_s), qPrintable(tip));
        QVERIFY2(tip.contains(u"/handoff/engineering_review"_s), qPrintable(tip));
    }

    /// Buttons and texts of the status bar are on one base line.
    void theStatusBarIsAlignedToTheBaseline()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QTRY_VERIFY(fixture.find<QToolButton>(u"statusCaret"_s)->isVisible());
        const auto baseLineOf = [&fixture](const QString &name) {
            const auto *item = fixture.find<QWidget>(name);
            QWidget *bar = fixture.find<QWidget>(u"statusLine"_s);
            const QImage image =
                bar->grab(QRect(item->mapTo(bar, QPoint()), item->size())).toImage();
            const QRgb ground = image.pixel(0, 0);
            int lowest = -1;
            for (int y = 0; y < image.height(); ++y) {
                int ink = 0;
                for (int x = 0; x < image.width(); ++x) {
                    ink += image.pixel(x, y) != ground ? 1 : 0;
                }
                lowest = ink > 8 ? y : lowest; // a comma goes below, in few pixels
            }
            return item->mapTo(bar, QPoint()).y() + lowest;
        };
        const int line = baseLineOf(u"statusEncoding"_s);
        QVERIFY(line > 0);
        QCOMPARE(baseLineOf(u"statusCaret"_s), line);
        QCOMPARE(baseLineOf(u"statusLineEnd"_s), line);
    }

    void theKindStaysWhileTheTextIsBroken()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        auto *kind = fixture.find<QToolButton>(u"statusKind"_s);
        QTRY_VERIFY(kind->text().contains(u"engineering-review"_s));
        OpenDocument *document = fixture.window->documents().all().front();
        SourceEdit &edit = fixture.window->currentTab()->source().edit();
        fixture.window->currentTab()->goToLine(3, 1);
        QTest::keyClick(&edit, Qt::Key_End);
        QTest::keyClick(&edit, Qt::Key_Return);
        for (const QChar key : u"quality"_s) {
            QTest::keyClicks(&edit, QString(key));
            QVERIFY(document->editor().analyseNow());
            QTRY_VERIFY2(kind->text().contains(u"engineering-review"_s), qPrintable(kind->text()));
            QCOMPARE(document->editor().snapshot()->report.documents.front().protocol, u"cfd"_s);
        }
        QVERIFY(!document->editor().snapshot()->parsed.isComplete());
    }

    void duringACheckNothingIsShownAsValid()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        auto *kind = fixture.find<QToolButton>(u"statusKind"_s);
        QTRY_VERIFY(kind->text().contains(u"engineering-review"_s));
        const QString sentence = u"The document is being checked…"_s;
        QStringList atOnce;
        connect(&fixture.window->documents(), &Documents::opened, fixture.window.get(), [&] {
            atOnce.append(kind->text());
            for (const QString &pane : {u"problemsEmpty"_s, u"verdictEmpty"_s}) {
                atOnce.append(fixture.find<EmptyState>(pane)->sentence());
            }
        });
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        QCOMPARE(atOnce, (QStringList{u"Checking…"_s, sentence, sentence}));
        QTRY_VERIFY(kind->text().contains(u"engineering-review"_s));
    }
};

QTEST_MAIN(TestWindowProblems)
#include "tst_windowproblems.moc"
