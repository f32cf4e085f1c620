// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/placeholderlist.h"
#include "tests/app/windowfixture.h"
#include "widgets/editor/placeholdernavigation.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/text/elidedlabel.h"

#include <QApplication>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray history()
{
    return "error_history:\n"
           "  - attempt_number: 1\n"
           "    error_type: \"mesh_error\"\n"
           "    error_message: \"[what the program said]\"\n"
           "    fix_attempted: \"[what was changed]\"\n"
           "    fix_outcome: \"[what it led to]\"\n";
}

/// A window with a new document that has placeholders.
class TourFixture : public WindowFixture
{
public:
    explicit TourFixture(const QByteArray &text = history(), const QString &name = u"errors.yaml"_s,
                         bool showsForm = false)
    {
        dialogs.made = NewDocument{path(name), text};
        trigger(u"file.new"_s);
        tab = window->currentTab();
        tab->setFormVisible(showsForm); // the pane in which the navigation starts
        window->activateWindow();
    }

    [[nodiscard]] QString selected() const
    {
        return tab->source().edit().textCursor().selectedText();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&tab->source().edit(), key, modifiers);
    }

    EditorTab *tab;
};

} // namespace

/// Tab moves through the open values of a new document.
class TestPlaceholderNavigation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void thePlacesAreFoundInOrder()
    {
        const auto catalog = ProtocolCatalog::load();
        const SnapshotPtr snapshot = analyse(history(), 1, Format::Yaml, *catalog, {});
        const auto places = placeholdersOf(*snapshot);
        QCOMPARE(places.size(), 3);
        QCOMPARE(places.front().text, u"[what the program said]"_s);
        QCOMPARE(places.front().path.toString(), u"/error_history/0/error_message"_s);
        for (const PlaceholderEntry &place : places) {
            QCOMPARE(snapshot->bytes.sliced(place.range.begin, place.range.length()),
                     place.text.toUtf8());
        }
    }

    /// Placeholders around the handoff of a template count too, but not code and links.
    void thePlacesOfProseAreFound()
    {
        const QByteArray text =
            "# Task: [name of the endpoint]\n[a link](x) [ ] [x] [see log] {route}\n\n"
            "```python\na = [name of the endpoint]\n```\n\n```xml\n"
            "<agent_request version=\"1.0\" session_id=\"[date-time]-x\">\n"
            "  <mode>spawn</mode>\n</agent_request>\n```\n";
        const auto catalog = ProtocolCatalog::load();
        const SnapshotPtr snapshot = analyse(text, 1, Format::Markdown, *catalog, {});
        QStringList found;
        for (const PlaceholderEntry &place : placeholdersOf(*snapshot)) {
            found.append(place.text);
            QCOMPARE(snapshot->bytes.sliced(place.range.begin, place.range.length()),
                     place.text.toUtf8());
        }
        QCOMPARE(found, (QStringList{u"[name of the endpoint]"_s, u"[date-time]"_s}));
    }

    /// In a prompt the key of a file is a place, too, and so is a part of a text.
    void thePlacesOfAPromptAreFound()
    {
        const QByteArray text =
            "ROLE: Devon\nGOAL: It failed with [the error that was shown]. Fix it.\n"
            "CONTEXT FILES:\n- [File A Path]: [Content...]\n\n"
            "INSTRUCTIONS:\n1. [Specific Action 1]\n2. Run all.\n\n"
            "CONSTRAINTS:\n- No placeholders.\n\n"
            "OUTPUT REQUIREMENT:\nCall `submit_step_completion`.\n";
        const auto catalog = ProtocolCatalog::load();
        const SnapshotPtr snapshot = analyse(text, 1, Format::Prompt, *catalog, {});
        QStringList found;
        for (const PlaceholderEntry &place : placeholdersOf(*snapshot)) {
            found.append(place.text);
        }
        QCOMPARE(found,
                 (QStringList{u"[the error that was shown]"_s, u"[File A Path]"_s,
                              u"[Content...]"_s, u"[Specific Action 1]"_s}));
    }

    void tabVisitsThePlacesInTheOrderOfTheForm_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("entries in another order")
            << u"errors.yaml"_s
            << "error_history:\n  - fix_outcome: \"[what it led to]\"\n"
               "    fix_attempted: \"[what was changed]\"\n    attempt_number: 1\n"
               "    error_message: \"[what the program said]\"\n    error_type: a\n"_ba;
        QTest::newRow("a section at the end")
            << u"request.xml"_s
            << "<agent_request version=\"1.0\" session_id=\"20260101-010101-a\" "
               "parent_agent=\"planning-agent\" target_agent=\"devops-agent\" "
               "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\">\n"
               "<mode>spawn</mode>\n<original_intent>[why]</original_intent>\n"
               "<current_task_summary>[what]</current_task_summary>\n"
               "<backlog_notes>[what is open]</backlog_notes>\n"
               "<workflow>standard</workflow>\n<task_details>[how]</task_details>\n"
               "</agent_request>\n"_ba;
        QTest::newRow("a prompt") << u"fix.prompt"_s
                                  << "ROLE: Devon\nGOAL: Fix [the error that was shown].\n"
                                     "CONTEXT FILES:\n- a.txt: [Content...]\n\n"
                                     "INSTRUCTIONS:\n1. [Specific Action 1]\n2. Run all.\n\n"
                                     "CONSTRAINTS:\n- [What not to do]\n\n"
                                     "OUTPUT REQUIREMENT:\nCall `submit_step_completion`.\n"_ba;
    }

    void tabVisitsThePlacesInTheOrderOfTheForm()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const TourFixture fixture(text, name, true);
        FormPane &form = fixture.tab->form();
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()));
        QStringList expected;
        for (const PlaceholderEntry &place : placeholdersOf(*fixture.tab->document().snapshot())) {
            expected.append(place.path.toString());
        }
        QVERIFY(expected.size() >= 3);
        const auto here = [&form] { return form.currentPath().toString(); };
        QStringList paths{here()};
        while (paths.size() < expected.size()) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            paths.append(here());
        }
        QCOMPARE(paths, expected);
        for (qsizetype i = expected.size() - 2; i >= 0; --i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(here(), expected[i]);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(here(), expected.last()); // wraps around
    }

    /// Prose above a block comes before the block, wherever the form starts.
    void proseAroundABlockIsSkipped()
    {
        QByteArray text;
        const auto catalog = ProtocolCatalog::load();
        for (const Kind &kind : catalog->kinds()) {
            const auto found = std::ranges::find(kind.templates, u"validation"_s, &Template::id);
            text = found == kind.templates.end() ? text : found->text;
        }
        QVERIFY(text.startsWith("# Task: Validate [name of the service]"));
        const TourFixture fixture(text, u"prompt.md"_s, true);
        FormPane &form = fixture.tab->form();
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()));
        const auto isInForm = [&] { return form.isAncestorOf(QApplication::focusWidget()); };
        const size_t count = placeholdersOf(*fixture.tab->document().snapshot()).size();
        QString places = u"f"_s;
        for (size_t i = 1; i < count; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            places += isInForm() ? u'f' : u'p';
        }
        QCOMPARE(places.count(u'p'), 3); // heading, context and last line
        QVERIFY2(places.endsWith("ppp"_L1), qPrintable(places));
    }

    void aNewDocumentBeginsWithTheFirst()
    {
        const TourFixture fixture;
        QTRY_COMPARE(fixture.selected(), u"[what the program said]"_s);
        fixture.press(Qt::Key_Tab);
        QCOMPARE(fixture.selected(), u"[what was changed]"_s);
        fixture.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(fixture.selected(), u"[what the program said]"_s);
        QTest::keyClicks(&fixture.tab->source().edit(), u"boom"_s);
        fixture.press(Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), u"[what was changed]"_s);
        QVERIFY(fixture.tab->document().buffer().bytes().contains("error_message: \"boom\"\n"));
        fixture.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QTRY_COMPARE(fixture.selected(), u"boom"_s); // what was filled in can be corrected
        fixture.press(Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), u"[what was changed]"_s);
    }

    void aNumberIsTypedInThePlaceOfItsQuotes()
    {
        QByteArray text = history();
        text.replace("attempt_number: 1", "attempt_number: \"[which attempt]\"");
        const TourFixture fixture(text);
        QTRY_COMPARE(fixture.selected(), u"\"[which attempt]\""_s);
        QTest::keyClicks(&fixture.tab->source().edit(), u"2"_s);
        fixture.press(Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), u"[what the program said]"_s);
        QVERIFY(fixture.tab->document().buffer().bytes().contains("attempt_number: 2\n"));
    }

    void tabMovesOnAfterASuggestion()
    {
        QByteArray text = history();
        text.replace("mesh_error", "[which error]");
        const TourFixture fixture(text);
        QTRY_COMPARE(fixture.selected(), u"[which error]"_s);
        SourceEdit &edit = fixture.tab->source().edit();
        QTest::keyClicks(&edit, u"me"_s);
        fixture.press(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(edit.completion().isVisible());
        fixture.press(Qt::Key_Tab);
        QVERIFY(!edit.completion().isVisible());
        QTRY_COMPARE(fixture.selected(), u"[what the program said]"_s);
        QVERIFY(fixture.tab->document().buffer().bytes().contains("error_type: \"me\"\n"));
    }

    /// The same in a pure XML file; CDATA contains no places.
    void thePlacesOfPartsOfXmlAreFound()
    {
        const QByteArray text =
            "<agent_request session_id=\"[date-time]-name\">\n"
            "  <mode>spawn</mode>\n"
            "  <task_details><![CDATA[Sort rows[index] by name]]></task_details>\n"
            "  <deliverables>\n"
            "    <file path=\"docs/{session}/[the topic].json\">Result</file>\n"
            "  </deliverables>\n</agent_request>\n";
        const auto catalog = ProtocolCatalog::load();
        const SnapshotPtr snapshot = analyse(text, 1, Format::Xml, *catalog, {});
        QStringList found;
        for (const PlaceholderEntry &place : placeholdersOf(*snapshot)) {
            found.append(place.text);
        }
        QCOMPARE(found, (QStringList{u"[date-time]"_s, u"[the topic]"_s}));
    }

    /// Text that does not parse has no places for the check.
    void navigationContinuesInABrokenSource_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::newRow("XML") << "<agent_request session_id=\"[date-time]-[name]\">\n"
                                "  <original_intent>[what it is for]</original_intent>\n"
                                "  <task_details>[what to do]</task_details>\n</agent_request>\n"_ba
                             << u"a.xml"_s << u"a & b"_s;
        QTest::newRow("Markdown")
            << "```xml\n<agent_request session_id=\"[date-time]-[name]\">\n"
               "  <original_intent>[what it is for]</original_intent>\n"
               "  <task_details>[what to do]</task_details>\n</agent_request>\n```\n"
               "Task: [name of the endpoint]\n"_ba
            << u"prompt.md"_s << u"<id"_s;
        QTest::newRow("YAML") << history() << u"errors.yaml"_s << u"\"said"_s;
    }

    void navigationContinuesInABrokenSource()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, name);
        QFETCH(const QString, typed);
        const TourFixture fixture(text, name);
        QTRY_VERIFY(fixture.tab->document().isAnalysed());
        const auto places = placeholdersOf(*fixture.tab->document().snapshot());
        QVERIFY(places.size() > 2);
        SourceEdit &edit = fixture.tab->source().edit();
        for (const PlaceholderEntry &place : places) {
            QTRY_COMPARE(fixture.selected(), place.text);
            QTest::keyClicks(&edit, typed);
            QTRY_VERIFY(fixture.tab->document().isAnalysed());
            QVERIFY(!fixture.tab->document().snapshot()->parsed.documents.front().isComplete);
            QVERIFY(fixture.tab->findChild<PlaceholderNavigation *>());
            fixture.press(Qt::Key_Tab);
        }
        QTRY_VERIFY(!fixture.tab->findChild<PlaceholderNavigation *>());
        const QByteArray filled = fixture.tab->document().buffer().bytes();
        QCOMPARE(filled.count(typed.toUtf8()), qsizetype(places.size()));
        QVERIFY(!filled.contains('\t'));
    }

    void theLastTabInsertsNothing()
    {
        const TourFixture fixture;
        for (int i = 0; i < 3; ++i) {
            QTRY_VERIFY(fixture.selected().startsWith(u'['));
            QTest::keyClicks(&fixture.tab->source().edit(), u"x"_s);
            QTRY_VERIFY(fixture.tab->document().isAnalysed());
            fixture.press(Qt::Key_Tab);
        }
        QVERIFY(fixture.tab->document().buffer().bytes().contains("fix_outcome: \"x\"\n"));
        QTRY_VERIFY(!fixture.tab->findChild<PlaceholderNavigation *>());
        QVERIFY(fixture.find<ElidedLabel>(u"statusMessage"_s)->text().startsWith(u"All places"_s));
    }

    void tabInsertsATabAfterTheLastPlaceholder()
    {
        const TourFixture fixture;
        QTRY_COMPARE(fixture.selected(), u"[what the program said]"_s);
        const auto *message = fixture.find<ElidedLabel>(u"statusMessage"_s);
        QTRY_VERIFY(message->isVisible() && message->text().contains(u"Tab goes to"_s));
        for (int i = 0; i < 3; ++i) {
            QTest::keyClicks(&fixture.tab->source().edit(), u"x"_s);
            fixture.press(Qt::Key_Tab);
            QTRY_VERIFY(fixture.tab->document().isAnalysed());
        }
        QTRY_VERIFY(!fixture.tab->findChild<PlaceholderNavigation *>());
        QVERIFY2(message->text().startsWith(u"All places"_s), qPrintable(message->text()));
        const QByteArray before = fixture.tab->document().buffer().bytes();
        fixture.press(Qt::Key_Tab);
        const QByteArray after = fixture.tab->document().buffer().bytes();
        QVERIFY(after != before);
        QVERIFY2(after.contains("fix_outcome: \"x\" "), after.constData()); // not into the value
    }

    /// The prompts of the native orchestrator, in prose and block.
    void tabMovesThroughAPrompt_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto catalog = ProtocolCatalog::load();
        for (const Template &form : catalog->kind(u"native.request"_s)->templates) {
            if (form.format == Format::Markdown) {
                QTest::newRow(qPrintable(form.id)) << form.text;
            }
        }
    }

    void tabMovesThroughAPrompt()
    {
        QFETCH(QByteArray, text);
        const TourFixture fixture(text, u"prompt.md"_s);
        QTRY_VERIFY(fixture.tab->document().isAnalysed());
        const auto places = placeholdersOf(*fixture.tab->document().snapshot());
        QVERIFY(places.size() > 2);
        for (const PlaceholderEntry &place : places) {
            QTRY_COMPARE(fixture.selected(), place.text);
            QTRY_COMPARE(fixture.tab->source().edit().selectedBytes(), place.range);
            fixture.press(Qt::Key_Tab);
        }
        QTRY_COMPARE(fixture.tab->source().edit().selectedBytes(), places.front().range);
        QCOMPARE(fixture.tab->document().buffer().bytes(), text);
    }

    void escapeEndsTheNavigation()
    {
        const TourFixture fixture;
        QTRY_COMPARE(fixture.selected(), u"[what the program said]"_s);
        fixture.press(Qt::Key_Escape);
        QVERIFY(!fixture.find<ElidedLabel>(u"statusMessage"_s)->isVisible());
        const QByteArray before = fixture.tab->document().buffer().bytes();
        fixture.press(Qt::Key_Tab);
        QVERIFY(fixture.tab->document().buffer().bytes() != before);
    }

    void tabMovesThroughTheFormToo()
    {
        const TourFixture fixture(history(), u"errors.yaml"_s, true);
        QTRY_VERIFY(fixture.tab->isFormActive());
        QTRY_COMPARE(fixture.tab->form().currentPath().toString(),
                     u"/error_history/0/error_message"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_COMPARE(fixture.tab->form().currentPath().toString(),
                     u"/error_history/0/fix_attempted"_s);
    }

    /// Tab leaves a field that rejects its text, which then shows why, and returns to that text
    /// unchanged.
    void aRejectedTextDoesNotKeepTheFocus_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("next");
        const QByteArray one = "error_history:\n  - attempt_number: \"[number]\"\n"
                               "    error_type: mesh_error\n    error_message: lost\n";
        QTest::newRow("the only place") << one << u"/error_history/0/error_type"_s;
        QTest::newRow("one of two") << one + "    fix_attempted: \"[what was changed]\"\n"
                                    << u"/error_history/0/fix_attempted"_s;
    }

    void aRejectedTextDoesNotKeepTheFocus()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, next);
        const TourFixture fixture(text, u"errors.yaml"_s, true);
        const QString number = u"/error_history/0/attempt_number"_s;
        FormPane &form = fixture.tab->form();
        QTRY_VERIFY(fixture.tab->isFormActive());
        QTRY_COMPARE(form.currentPath().toString(), number);
        QTest::keyClicks(QApplication::focusWidget(), u"abc"_s);
        QTRY_VERIFY(fixture.tab->document().isAnalysed());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_COMPARE(form.currentPath().toString(), next);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QTRY_COMPARE(form.currentPath().toString(), number);
        QCOMPARE(textOf(*QApplication::focusWidget()), u"abc"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"4"_s);
        QTRY_VERIFY(fixture.tab->document().buffer().bytes().contains("attempt_number: 4\n"));
    }

    /// F8 and Alt+Enter select the text to replace, and Tab continues from there.
    void aProblemFocusesItsPlaceholder_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("inForm");
        const QByteArray yaml = history().replace("\"[what it led to]\"", "\"gone\"");
        const QByteArray json =
            "{\"error_history\": [{\"attempt_number\": 1, \"error_type\": \"mesh_error\",\n"
            "  \"error_message\": \"[what the program said]\",\n"
            "  \"fix_attempted\": \"[what was changed]\", \"fix_outcome\": \"gone\"}]}\n";
        const QByteArray xml =
            "<agent_request session_id=\"a\">\n  <mode>spawn</mode>\n"
            "  <original_intent>[what the program said]</original_intent>\n"
            "  <task_details>[what was changed]</task_details>\n</agent_request>\n";
        for (const bool inForm : {false, true}) {
            const char *pane = inForm ? "form" : "source";
            QTest::addRow("YAML, %s", pane) << u"errors.yaml"_s << yaml << inForm;
            QTest::addRow("JSON, %s", pane) << u"errors.json"_s << json << inForm;
            QTest::addRow("XML, %s", pane) << u"a.xml"_s << xml << inForm;
        }
    }

    void aProblemFocusesItsPlaceholder()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, inForm);
        WindowFixture fixture;
        QVERIFY(fixture.open(name, text));
        EditorTab *tab = fixture.window->currentTab();
        fixture.window->activateWindow();
        QWidget &pane = inForm ? static_cast<QWidget &>(tab->form()) : tab->source().edit();
        pane.setFocus();
        QTRY_COMPARE(tab->isFormActive(), inForm);
        const auto selected = [&]() -> QString {
            const QWidget *focus = QApplication::focusWidget();
            if (!inForm) {
                return tab->source().edit().textCursor().selectedText();
            }
            const SelectionRange span = selectionIn(*focus);
            return textOf(*focus).sliced(span.begin, span.end - span.begin);
        };
        for (int i = 0; i < 20 && selected() != u"[what the program said]"_s; ++i) {
            QTest::keyClick(fixture.window.get(), Qt::Key_F8);
        }
        QTRY_COMPARE(selected(), u"[what the program said]"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"boom"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_COMPARE(selected(), u"[what was changed]"_s);
        QByteArray expected = text;
        expected.replace("[what the program said]", "boom");
        QCOMPARE(tab->document().buffer().bytes(), expected);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        if (!inForm) {
            QTRY_COMPARE(selected(), u"boom"_s);
        } else {
            QTRY_COMPARE(textOf(*QApplication::focusWidget()), u"boom"_s);
        }
    }

    /// An empty list is open as well: the last Tab shows the same count as the verdict.
    void theLastTabReportsEmptyFields()
    {
        const TourFixture fixture(QByteArray(review())
                                      .replace("\"APPROVED\"", "\"REJECTED\"")
                                      .replace("findings: []", "challenges: []")
                                      .replace("\"Engineering review\"", "\"[what it is]\""));
        QTRY_COMPARE(fixture.selected(), u"[what it is]"_s);
        QTest::keyClicks(&fixture.tab->source().edit(), u"x"_s);
        QTRY_VERIFY(fixture.tab->document().isAnalysed());
        fixture.press(Qt::Key_Tab);
        QTRY_VERIFY(!fixture.tab->findChild<PlaceholderNavigation *>());
        const Verdict &verdict = fixture.tab->document().snapshot()->report.documents[0].verdict;
        QCOMPARE(verdict.headline, u"Not filled in yet: 2 place(s)"_s);
        QCOMPARE(fixture.find<ElidedLabel>(u"statusMessage"_s)->text(),
                 u"2 place(s) are still empty. Tab is an ordinary key again."_s);
    }

    /// Only the user knows the step, its agent and its result.
    void tabVisitsAllPlacesOfAStep_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::newRow("form") << true;
        QTest::newRow("source") << false;
    }

    void tabVisitsAllPlacesOfAStep()
    {
        QFETCH(const bool, inForm);
        const auto catalog = ProtocolCatalog::load();
        const Template &step = catalog->kind(u"orion.step-completion"_s)->templates.front();
        const TourFixture fixture(step.text, u"step.json"_s, inForm);
        EditorTab *tab = fixture.tab;
        QTRY_VERIFY(tab->document().isAnalysed());
        const auto places = placeholdersOf(*tab->document().snapshot());
        QStringList wanted;
        QStringList been;
        for (const PlaceholderEntry &place : places) {
            wanted.append(place.path.toString());
            QTRY_COMPARE(tab->isFormActive(), inForm);
            if (inForm) {
                QTRY_COMPARE(tab->form().currentPath().toString(), wanted.back());
                been.append(tab->form().currentPath().toString());
            } else {
                // A value of another type is selected with its quotes.
                QTRY_VERIFY(fixture.selected().contains(place.text));
                been.append(wanted.back());
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(been, wanted);
        for (const char16_t *path : {u"/step_index", u"/agent", u"/status"}) {
            QVERIFY(been.contains(QStringView(path)));
        }
    }

    void opensFilesWithoutNavigation()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, history());
        QVERIFY(document);
        QVERIFY(!fixture.window->currentTab()->findChild<PlaceholderNavigation *>());
    }
};

QTEST_MAIN(TestPlaceholderNavigation)
#include "tst_placeholdernavigation.moc"
