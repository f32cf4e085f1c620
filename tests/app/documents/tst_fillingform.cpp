// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/editor/problems/problemsmodel.h"
#include "models/workspace/filechecker.h"
#include "tests/app/windowfixture.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A window with a new document.
class NewFixture : public WindowFixture
{
public:
    NewFixture(const QString &name, const QByteArray &text)
    {
        dialogs.made = NewDocument{path(name), text};
        trigger(u"file.new"_s);
        tab = window->currentTab();
        window->activateWindow();
    }

    [[nodiscard]] static QWidget *focus() { return QApplication::focusWidget(); }

    [[nodiscard]] QString selected() const
    {
        if (!tab->isFormActive()) {
            return tab->source().edit().textCursor().selectedText();
        }
        const SelectionRange span = selectionIn(*focus());
        return textOf(*focus()).sliced(span.begin, span.end - span.begin);
    }

    /// Types into a field with suggestions. On the offscreen platform the list takes the active
    /// window state and returns it late.
    void typeWithSuggestions(const QString &typed) const
    {
        QTest::keyClicks(focus(), typed);
        QTRY_VERIFY(QApplication::activePopupWidget());
        window->activateWindow();
        QTRY_VERIFY(window->isActiveWindow());
        QVERIFY(QApplication::activePopupWidget());
    }

    [[nodiscard]] const Snapshot &snapshot() const { return *tab->document().snapshot(); }
    [[nodiscard]] QByteArray bytes() const { return tab->document().buffer().bytes(); }

    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] {
            return tab->document().isAnalysed() && tab->form().controller().form().isIdle();
        });
    }

    [[nodiscard]] static QWidget *viewportOf(QWidget *control)
    {
        auto *lines = qobject_cast<QPlainTextEdit *>(control);
        return lines ? lines->viewport() : control;
    }

    EditorTab *tab;
};

const QByteArray request =
    "<agent_request session_id=\"[date-time]-[name]\">\n  <mode>spawn</mode>\n"
    "  <original_intent>[what it is for]</original_intent>\n</agent_request>\n";

} // namespace

/// Filling in a new document, mainly in its form.
class TestFillingForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aNewDocumentStartsInTheForm_data() { addTemplates(); }

    void aNewDocumentStartsInTheForm()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const NewFixture fixture(name, text);
        QTRY_VERIFY(fixture.tab->document().isAnalysed());
        const auto places = placeholdersOf(fixture.snapshot());
        const auto first = std::ranges::find_if(
            places, [](const PlaceholderEntry &place) { return !place.path.isRoot(); });
        QVERIFY(first != places.end());
        QTRY_VERIFY(fixture.tab->isFormActive());
        QTRY_COMPARE(fixture.tab->form().currentPath().toString(), first->path.toString());
        if (const auto *choice = qobject_cast<QComboBox *>(NewFixture::focus())) {
            QCOMPARE(choice->currentIndex(), 0);
            QCOMPARE(choice->currentText(), first->text);
        } else {
            QTRY_COMPARE(fixture.selected(), first->text);
        }
        // Missing values are reported only after a field was visited or the document was saved.
        const auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            QCOMPARE(table->model()
                         ->index(row, ProblemsModel::SeverityColumn)
                         .data(ProblemsModel::SeverityRole)
                         .toInt(),
                     static_cast<int>(Severity::Note));
        }
        QCOMPARE(fixture.tab->form().controller().model().total.errors, 0);
        QCOMPARE(fixture.tab->form().controller().model().total.warnings, 0);
    }

    /// Tab skips a field without answering it: the verdict waits until the document is saved.
    void passingAllFieldsLeavesTheVerdict_data() { addTemplates(); }

    void passingAllFieldsLeavesTheVerdict()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const NewFixture fixture(name, text);
        QTRY_VERIFY(fixture.tab->isFormActive());
        QVERIFY(fixture.settle());
        const auto verdict = [&] {
            const Verdict &now = fixture.snapshot().report.documents.front().verdict;
            return now.headline + u" / "_s + now.detail;
        };
        const QString before = verdict();
        for (size_t i = 0; i < placeholdersOf(fixture.snapshot()).size(); ++i) {
            QTest::keyClick(NewFixture::focus(), Qt::Key_Tab);
            QVERIFY(fixture.settle());
            QCOMPARE(verdict(), before);
        }
        QCOMPARE(fixture.bytes(), text);
        QCOMPARE(fixture.tab->form().controller().model().total.errors, 0);
    }

    /// A draft is not evaluated yet: its tab agrees with its verdict.
    void theTabOfADraftIsNotGreen_data() { addTemplates(); }

    void theTabOfADraftIsNotGreen()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const NewFixture fixture(name, text);
        QVERIFY(fixture.settle());
        const Status mark = markOf(fixture.snapshot());
        QVERIFY(mark != Status::Ok && mark != Status::Note);
        if (fixture.snapshot().report.documents.front().verdict.isUnfilled) {
            QCOMPARE(mark, Status::NotEvaluated);
        }
    }

    /// The list handles the keys while it is open.
    void shortcutsWorkWhileAChoiceIsOpen()
    {
        NewFixture fixture(u"a.yaml"_s,
                           "SHERPA_TO_ARENA_HANDOFF:\n  Recommended_Mode: {Solo|Team}\n");
        QTRY_VERIFY(qobject_cast<QComboBox *>(NewFixture::focus()));
        auto *choice = qobject_cast<QComboBox *>(NewFixture::focus());
        QTest::keyClick(choice, Qt::Key_Space);
        QTRY_VERIFY(choice->view()->isVisible());
        fixture.dialogs.target = fixture.path(u"b.yaml"_s);
        QTest::keyClick(choice->view(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!choice->view()->isVisible());
        QTRY_VERIFY(QFile::exists(fixture.path(u"b.yaml"_s)));
    }

    void visitedAndSavedFieldsAreReported()
    {
        NewFixture fixture(u"a.xml"_s, request);
        QTRY_COMPARE(fixture.selected(), u"[date-time]"_s);
        const auto warnings = [&fixture] {
            return fixture.snapshot().report.count(Severity::Warning);
        };
        QCOMPARE(warnings(), 0);
        QTest::keyClick(NewFixture::focus(), Qt::Key_Tab);
        QTest::keyClick(NewFixture::focus(), Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), u"[what it is for]"_s);
        QTRY_COMPARE(warnings(), 2); // for the session's id, which was visited
        fixture.dialogs.target = fixture.path(u"b.xml"_s);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(warnings(), 3);
    }

    /// Tests form and source, forwards and backwards.
    void tabVisitsEachPlaceholderOfAField_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::newRow("form") << true;
        QTest::newRow("source") << false;
    }

    void tabVisitsEachPlaceholderOfAField()
    {
        QFETCH(const bool, inForm);
        const NewFixture fixture(u"a.xml"_s, request);
        fixture.tab->setFormVisible(inForm);
        const QStringList texts{u"[date-time]"_s, u"[name]"_s, u"[what it is for]"_s};
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(inForm ? NewFixture::focus() : &fixture.tab->source().edit(), key,
                            modifiers);
        };
        QTRY_COMPARE(fixture.selected(), texts[0]);
        for (const int i : {1, 2, 0}) {
            press(Qt::Key_Tab);
            QTRY_COMPARE(fixture.selected(), texts[i]);
        }
        for (const int i : {2, 1, 0}) {
            press(Qt::Key_Backtab, Qt::ShiftModifier);
            QTRY_COMPARE(fixture.selected(), texts[i]);
        }
        QTest::keyClicks(inForm ? NewFixture::focus() : &fixture.tab->source().edit(), u"now"_s);
        press(Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), texts[1]);
        QVERIFY(fixture.bytes().contains("session_id=\"now-[name]\""));
    }

    void aClickSelectsTheWholePlaceholder_data() { tabVisitsEachPlaceholderOfAField_data(); }

    void aClickSelectsTheWholePlaceholder()
    {
        QFETCH(const bool, inForm);
        const NewFixture fixture(u"a.xml"_s, request);
        fixture.tab->setFormVisible(inForm);
        QTRY_COMPARE(fixture.selected(), u"[date-time]"_s);
        const auto click = [](QWidget *control, const QRect &caret) {
            QTest::mouseClick(NewFixture::viewportOf(control), Qt::LeftButton, {},
                              caret.center() + QPoint(1, 0));
        };
        if (inForm) {
            auto *line = qobject_cast<QLineEdit *>(NewFixture::focus());
            QVERIFY(line);
            line->deselect();
            const int at = QFontMetrics(line->font()).horizontalAdvance(u"[date-time]-[na"_s);
            const QPoint place(at + 6, line->height() / 2);
            QTest::mouseClick(line, Qt::LeftButton, {}, place);
            QTRY_COMPARE(line->selectedText(), u"[name]"_s);
            QTest::mouseClick(line, Qt::LeftButton, {}, place); // the place for the caret
            QTRY_VERIFY(!line->hasSelectedText());
        } else {
            SourceEdit &edit = fixture.tab->source().edit();
            const qsizetype at = fixture.bytes().indexOf("ame]");
            edit.select(at, at);
            const QRect place = edit.cursorRect();
            edit.select(0, 0);
            click(&edit, place);
            QTRY_COMPARE(fixture.selected(), u"[name]"_s);
            click(&edit, place);
            QTRY_COMPARE(fixture.selected(), QString());
        }
    }

    /// A list or a map that was meant as a text becomes the typed text.
    void anUnquotedPlaceholderIsReplacedAsText_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("list") << "[Task name]"_ba << u"Retry uploads"_s << "Retry uploads"_ba;
        QTest::newRow("map") << "{N}"_ba << u"Retry uploads"_s << "Retry uploads"_ba;
        QTest::newRow("a colon") << "[Task name]"_ba << u"Retry: now"_s << "\"Retry: now\""_ba;
        QTest::newRow("a number") << "[Task name]"_ba << u"12"_s << "\"12\""_ba;
    }

    void anUnquotedPlaceholderIsReplacedAsText()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, written);
        const NewFixture fixture(u"a.yaml"_s,
                                 "SHERPA_TO_ARENA_HANDOFF:\n  Task: " + value
                                     + "\n  Recommended_Mode: Solo\n");
        QTRY_VERIFY(fixture.tab->isFormActive());
        QTRY_COMPARE(fixture.selected(), QString::fromUtf8(value));
        QTest::keyClicks(NewFixture::focus(), typed);
        QVERIFY(fixture.settle());
        QVERIFY2(fixture.bytes().contains("  Task: " + written + '\n'),
                 fixture.bytes().constData());
    }

    void theDownKeyMovesFromTheFirstChoice()
    {
        const NewFixture fixture(u"a.yaml"_s,
                                 "SHERPA_TO_ARENA_HANDOFF:\n  Recommended_Mode: {Solo|Team}\n");
        QTRY_VERIFY(qobject_cast<QComboBox *>(NewFixture::focus()));
        auto *choice = qobject_cast<QComboBox *>(NewFixture::focus());
        QCOMPARE(choice->currentIndex(), 0);
        QCOMPARE(choice->currentText(), u"{Solo|Team}"_s);
        QTest::keyClick(choice, Qt::Key_Down);
        QVERIFY(fixture.settle());
        QVERIFY2(fixture.bytes().contains("Recommended_Mode: Solo\n"), fixture.bytes().constData());
    }

    /// With the list of suggestions open, Tab and Return work as without it.
    void suggestionsLeaveNavigationKeysToTheForm_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("the begin of a suggestion") << u"P2"_s;
        QTest::newRow("a whole suggestion") << u"P2 (Lagrange, degree 2)"_s;
    }

    void suggestionsLeaveNavigationKeysToTheForm()
    {
        QFETCH(QString, typed);
        NewFixture fixture(u"phase2-math-analysis.yaml"_s,
                           "handoff:\n  version: \"1.0\"\n  producer: cfd-mathematician\n"
                           "  math_analysis:\n    function_spaces:\n      velocity: \"[element of "
                           "the velocity]\"\n      pressure: \"[element of the pressure]\"\n"
                           "    convergence_order:\n      velocity_L2: \"[order]\"\n");
        QVERIFY(fixture.settle());
        for (int i = 0; i < 5 && fixture.selected() != "[element of the velocity]"_L1; ++i) {
            QTest::keyClick(fixture.focus(), Qt::Key_Tab);
        }
        QCOMPARE(fixture.selected(), u"[element of the velocity]"_s);
        fixture.typeWithSuggestions(typed);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QVERIFY(!QApplication::activePopupWidget());
        QTRY_COMPARE(fixture.selected(), u"[element of the pressure]"_s);
        fixture.typeWithSuggestions(u"P1"_s);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QTRY_COMPARE(fixture.selected(), u"[order]"_s);
        QVERIFY(fixture.settle());
        QVERIFY2(fixture.bytes().contains("      velocity: \"" + typed.toUtf8()
                                          + "\"\n      pressure: \"P1\"\n"),
                 fixture.bytes().constData());
    }

    /// Any text can be typed into a field, and the document stays valid.
    void quotesInAFieldBreakNothing_data() { addTemplates(); }

    void quotesInAFieldBreakNothing()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const NewFixture fixture(name, text);
        QTRY_VERIFY(fixture.tab->isFormActive());
        const QString typed = u"\"it's\" #1: {x} <b> & \"no"_s;
        int count = 0;
        for (int i = 0; i < 4; ++i) {
            QTRY_VERIFY(!fixture.tab->isFormActive() || NewFixture::focus());
            QVERIFY(fixture.settle());
            if (fixture.tab->isFormActive() && fixture.selected().startsWith(u'[')) {
                QTest::keyClicks(NewFixture::focus(), typed);
                count += fixture.tab->document().rejectedInputs().empty() ? 1 : 0;
                QVERIFY(fixture.settle());
                QVERIFY2(fixture.snapshot().isComplete(), fixture.bytes().constData());
            }
            QTest::keyClick(NewFixture::focus(), Qt::Key_Tab);
        }
        QVERIFY(count > 0);
    }

private:
    /// One template with placeholders of each protocol and format.
    static void addTemplates()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const auto catalog = ProtocolCatalog::load();
        QSet<QString> known;
        for (const Kind &kind : catalog->kinds()) {
            for (const Template &form : kind.templates) {
                CheckSettings settings;
                settings.touchesDisk = false;
                const SnapshotPtr snapshot = analyse(form.text, 1, form.format, *catalog, settings);
                const QString sort = u"%1 %2"_s.arg(kind.protocol).arg(int(form.format));
                if (!known.contains(sort) && openCount(*snapshot) > 3) {
                    known.insert(sort);
                    QTest::addRow("%s, %s", qPrintable(kind.id), qPrintable(form.id))
                        << fileNameFor(*catalog, kind, form, 1) << form.text;
                }
            }
        }
    }
};

QTEST_MAIN(TestFillingForm)
#include "tst_fillingform.moc"
