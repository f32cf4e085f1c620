// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "tests/widgets/look.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString root = u"/agent_request"_s;
const QString deliverables = root + u"/deliverables"_s;

QByteArray asMarkdown(QByteArray xml)
{
    xml.slice(xml.indexOf("<agent_request"));
    return "# Task\n\n*Prose* before & <b>around</b>.  \n\n1. ~~~xml\n   "
        + xml.trimmed().replace("\n", "\n   ") + "\n   ~~~\n\nProse\tbehind. <mode>no</mode>\n";
}

} // namespace

/// Edits XML through the form by key and click, and compares the bytes.
class TestXmlForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        FormHarness::data = QStringLiteral(BATON_TEST_DATA);
        dressUp(Theme::Mode::Light);
    }

    void init() { failOnWarnings(); }

    void typingChangesOnlyItsValue_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QString &path, const QString &typed,
                            const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << path << typed << before << after;
        };
        row("attribute", root + u"/@parent_agent"_s, u"a & \"b\""_s,
            "parent_agent=\"planning-agent\"", "parent_agent=\"a &amp; &quot;b&quot;\"");
        row("attribute in single quotes", root + u"/@session_id"_s, u"it's \"1\""_s,
            "session_id='20251119-153042-grafana'", "session_id='it&apos;s \"1\"'");
        row("constraint behind a comment", root + u"/constraints/1"_s, u"a < b & c"_s,
            "<constraint>Read-only validation only</constraint>",
            "<constraint>a &lt; b &amp; c</constraint>");
        row("path of a file", deliverables + u"/1/file/@path"_s, u"result.json"_s,
            "path=\"docs/.scratch/sessions/x/result.json\"", "path=\"result.json\"");
        row("attribute of another namespace", root + u"/@x:trace"_s, u"7"_s, "x:trace=\"ab&amp;c\"",
            "x:trace=\"7\"");
        row("attribute of a foreign element", root + u"/x:note/@kind"_s, u"low"_s, "kind='loud'",
            "kind='low'");
        row("text of an element that nobody knows", root + u"/spawns/agent/#text"_s, u"last"_s,
            "<agent name=\"one\">first</agent>", "<agent name=\"one\">last</agent>");
        row("attribute of an empty element", root + u"/spawns/agent[2]/@name"_s, u"three"_s,
            "<agent name=\"two\"/>", "<agent name=\"three\"/>");
    }

    void typingChangesOnlyItsValue()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        for (const bool isMarkdown : {false, true}) {
            FormHarness form;
            const QByteArray text = isMarkdown ? asMarkdown(request()) : request();
            QVERIFY(form.load(text, isMarkdown ? u"/w/prompt.md"_s : u"/w/request.xml"_s));
            QVERIFY(form.type(path, typed));
            QCOMPARE(text.count(before), 1);
            QCOMPARE(form.bytes(), QByteArray(text).replace(before, after));
            QCOMPARE(form.text(path), typed);
        }
    }

    void aTextOfSeveralLinesKeepsItsLayout()
    {
        for (const bool isMarkdown : {false, true}) {
            FormHarness form;
            const QByteArray text = isMarkdown ? asMarkdown(request()) : request();
            QVERIFY(form.load(text, isMarkdown ? u"/w/prompt.md"_s : u"/w/request.xml"_s));
            auto *field = form.focus<QPlainTextEdit>(root + u"/task_details"_s);
            QVERIFY(field);
            QCOMPARE(field->toPlainText(),
                     u"1. Check the service: systemctl status grafana-server\n"
                     "2. Verify access & dashboards\n\nThen report."_s);
            field->moveCursor(QTextCursor::End);
            QTest::keyClick(field, Qt::Key_Return);
            QTest::keyClicks(field, u"  <Soon>"_s);
            QVERIFY(form.settle());
            const QByteArray margin = isMarkdown ? "   " : "";
            QByteArray expected = text;
            expected.replace("    Then report.\n",
                             "    Then report.\n" + margin + "      &lt;Soon>\n");
            QCOMPARE(form.bytes(), expected);
        }
    }

    void blanksAroundAChoiceAreTrimmedByTheFix()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        auto *choice = form.focus<QComboBox>(root + u"/mode"_s);
        QCOMPARE(choice->currentText(), u" spawn "_s);
        QTest::mouseClick(form.named<QAbstractButton>(u"fix-0:"_s + root + u"/mode"_s),
                          Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace("<mode> spawn </mode>", "<mode>spawn</mode>"));
        QCOMPARE(choice->currentText(), u"spawn"_s);
    }

    void aChoiceIsMadeByKey()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        auto *choice = form.focus<QComboBox>(root + u"/workflow"_s);
        QCOMPARE(choice->currentText(), u"waterfall"_s);
        QTest::keyClick(choice, Qt::Key_Home);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace("waterfall", "SPIKE"));
        QCOMPARE(choice->findText(u"waterfall"_s), -1);
    }

    void theFindingOnTheRootIsReportedOnce()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        form.pane.expandAll();
        int said = 0;
        for (const FormRow &row : form.pane.controller().model().rows) {
            said += static_cast<int>(
                std::ranges::count(row.field.issues, u"native.namespace"_s, &FieldFinding::rule));
        }
        QCOMPARE(said, 1);
    }

    void constraintsAreAddedMovedAndRemoved()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        const QString list = root + u"/constraints"_s;
        QTest::mouseClick(form.focus(list), Qt::LeftButton);
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field(list + u"/3"_s) && form.field(list + u"/3"_s)->hasFocus());
        QTest::keyClicks(form.field(list + u"/3"_s), u"New & last"_s);
        QVERIFY(form.settle());
        const QByteArray third = "    <constraint>Maximum duration: 10 minutes</constraint>\n";
        const QByteArray fourth = "    <constraint>New &amp; last</constraint>\n";
        QCOMPARE(form.bytes(), request().replace(third, third + fourth));
        QTest::keyClick(form.field(list + u"/3"_s), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace(third, fourth + third));
        QTRY_VERIFY(form.field(list + u"/2"_s)->hasFocus());
        QTest::mouseClick(form.named<QAbstractButton>(u"remove:"_s + list + u"/2"_s),
                          Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request());
    }

    void removingAConstraintRemovesItsComment()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        QVERIFY(form.focus(root + u"/constraints/1"_s));
        QTest::mouseClick(form.named<QAbstractButton>(u"remove:"_s + root + u"/constraints/1"_s),
                          Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 request().replace("    <!-- the second one is new -->\n"
                                   "    <constraint>Read-only validation only</constraint>\n",
                                   ""));
    }

    void aDeliverableHasOneOfThreeTypes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("added");
        QTest::newRow("file") << u"file"_s << u"file/@path"_s << "    <file path=\"typed\"/>\n"_ba;
        QTest::newRow("decision") << u"decision"_s << u"decision"_s
                                  << "    <decision>typed</decision>\n"_ba;
        QTest::newRow("report") << u"report"_s << u"report"_s << "    <report>typed</report>\n"_ba;
    }

    void aDeliverableHasOneOfThreeTypes()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, field);
        QFETCH(const QByteArray, added);
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        auto *add = form.focus<QPushButton>(deliverables);
        QVERIFY(add);
        chooseFromMenu(add, u"add:"_s + deliverables + u'/' + name);
        const QString card = deliverables + u"/3"_s;
        QTRY_VERIFY(form.settle() && form.named(u"row:card:"_s + card));
        QTRY_VERIFY(
            form.pane.focusWidget()->objectName().startsWith(u"field:"_s + card)); // to type
        const QString path = card + u'/' + field;
        QWidget *control = form.focus(path);
        QVERIFY(control);
        QTest::keyClicks(control, u"typed"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace("  </deliverables>", added + "  </deliverables>"));
        QCOMPARE(form.field(card + u"/file"_s), nullptr);
    }

    void aCardShowsTheFieldsOfWhatItHolds()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        const QString file = deliverables + u"/1/file"_s;
        auto *required = form.focus<QComboBox>(file + u"/@required"_s);
        QVERIFY(required);
        QCOMPARE(form.pane.controller().model().rowOf(JsonPointer::of(file)), -1);
        QVERIFY(form.field<QLineEdit>(file + u"/@path"_s));
        auto *content = form.focus<QPlainTextEdit>(file + u"/#text"_s);
        QVERIFY(content->toPlainText().startsWith(u"JSON structure"_s));
        QVERIFY(form.focus<QPlainTextEdit>(deliverables + u"/0/report"_s));
        shoot(form.pane, u"xml-card-light"_s);
        required = form.focus<QComboBox>(file + u"/@required"_s);
        QTest::keyClick(required, Qt::Key_Down);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace("required=\"true\"", "required=\"false\""));
    }

    void keysMoveAndRemoveDeliverables()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        const QString card = u"row:card:"_s + deliverables;
        form.pane.revealPath(JsonPointer::of(deliverables + u"/2"_s));
        QTest::keyClick(form.named(card + u"/2"_s), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(form.settle());
        const QByteArray decision = "    <decision><![CDATA[May 5 < 6 be said?]]></decision>\n";
        const QByteArray file = "    <file path=\"docs/.scratch/sessions/x/result.json\" "
                                "required=\"true\">\n      JSON structure with: service_status, "
                                "dashboard_accessible\n    </file>\n";
        QCOMPARE(form.bytes(), request().replace(file + decision, decision + file));
        QTRY_VERIFY(form.named(card + u"/1"_s)->hasFocus());
        QTest::keyClick(form.named(card + u"/1"_s), Qt::Key_Delete);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace(decision, ""));
    }

    void aFieldIsAddedWhereTheSchemaPutsIt()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        QVERIFY(form.focus(root + u"/x:note/b"_s));
        chooseFromMenu(form.named<QPushButton>(u"add-field:"_s + root),
                       u"add:"_s + root + u"/backlog_notes"_s);
        const QString path = root + u"/backlog_notes"_s;
        QTRY_VERIFY(form.field(path) && form.pane.focusWidget() == form.field(path));
        QCOMPARE(form.bytes(), request());
        QTest::keyClicks(form.field(path), u"later"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 request().replace("  </deliverables>\n",
                                   "  </deliverables>\n  <backlog_notes>later</backlog_notes>\n"));
        form.pane.collapseAll();
        QVERIFY(!form.field(root + u"/@session_id"_s));
        auto *add = form.named<QPushButton>(u"add-field:"_s + root);
        QVERIFY(add);
        chooseFromMenu(add, u"add:"_s + root + u"/@priority"_s);
        QTRY_VERIFY(form.field(root + u"/@priority"_s)); // its section opened for it
        QTRY_COMPARE(form.pane.focusWidget(), form.field(root + u"/@priority"_s));
        QVERIFY(form.field(root + u"/@session_id"_s));
        QTest::keyClicks(form.field(root + u"/@priority"_s), u"low"_s);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().contains("owner=\"me\" priority=\"low\">"));
    }

    void unknownFieldsAreATreeBelowOtherFields()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        form.pane.expandAll();
        const auto &rows = form.pane.controller().model().rows;
        const auto other = std::ranges::find(rows, u"other:/agent_request"_s, &FormRow::id);
        QVERIFY(other != rows.end());
        QStringList labels;
        for (auto row = other + 1; row != rows.end() && row->kind != RowKind::AddField; ++row) {
            const QString margin(row->depth * 2, u' ');
            labels.append(margin + row->field.label
                          + (row->field.type == ValueType::Map ? u""_s : u": "_s + row->field.text)
                          + (row->field.isEditable ? u""_s : u" (shown only)"_s));
        }
        QCOMPARE(labels.join(u'\n'),
                 u"xmlns:x: urn:example:extra\nx:trace: ab&c\nowner: me\n"
                 "spawns\n  agent\n    name: one\n    Text: first\n  agent 2\n    name: two\n"
                 "x:note\n  kind: loud\n  Text: Of another \n  b: name\n"
                 "  Text 2: space"_s);
        QCOMPARE(form.bytes(), request());
        auto *text = form.focus<QLineEdit>(root + u"/x:note/#text"_s);
        QVERIFY(text->isEnabled() && !text->isReadOnly());
        QTest::keyClick(text, Qt::Key_Home);
        QTest::keyClicks(text, u"& "_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), request().replace("Of another ", "&amp; Of another "));
    }

    void anUnknownElementIsRemovedFromItsMenu()
    {
        FormHarness form;
        QVERIFY(form.load(request(), u"/w/request.xml"_s));
        form.pane.expandAll();
        form.pane.revealPath(JsonPointer::of(root + u"/spawns"_s));
        auto *menu = form.named<QAbstractButton>(u"menu:"_s + root + u"/spawns"_s);
        QVERIFY(menu);
        chooseFromMenu(menu, u"remove"_s);
        QTRY_VERIFY(form.settle() && !form.bytes().contains("spawns"));
        QByteArray expected = request();
        const qsizetype begin = expected.indexOf("  <spawns>");
        expected.remove(begin, expected.indexOf("  <x:note") - begin);
        QCOMPARE(form.bytes(), expected);
    }

    void theDarkThemeShowsTheSame()
    {
        dressUp(Theme::Mode::Dark);
        FormHarness form;
        form.pane.resize(480, 1400);
        QVERIFY(form.load(asMarkdown(request()), u"/w/prompt.md"_s));
        form.pane.expandAll();
        QVERIFY(form.field(root + u"/mode"_s));
        shoot(form.pane, u"xml-form-dark"_s);
        dressUp(Theme::Mode::Light);
        shoot(form.pane, u"xml-form-light"_s);
    }

private:
    static QByteArray request() { return FormHarness::fixture(u"request.xml"_s); }

    /// Clicks @p button and triggers the action @p name in the menu that opens.
    static void chooseFromMenu(QAbstractButton *button, const QString &name)
    {
        QVERIFY(button);
        QTimer::singleShot(0, button, [name] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            auto *action = menu->findChild<QAction *>(name);
            QVERIFY2(action, qPrintable(name));
            action->trigger();
            menu->close();
        });
        QTest::mouseClick(button, Qt::LeftButton);
    }
};

QTEST_MAIN(TestXmlForm)
#include "tst_xmlform.moc"
