// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "widgets/common/paneheader.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/form/rows/rowwidget.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QByteArray text = "handoff:\n"
                        "  version: \"1.0\"\n"
                        "  from_phase: 2\n"
                        "  to_phase: 2\n"
                        "  producer: \"cfd-reviewer\"\n"
                        "  consumer: \"cfd-bioreactor\"\n"
                        "  engineering_review:\n"
                        "    approval_status: \"APPROVED\"\n"
                        "    findings: []\n";

} // namespace

class TestEditorTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_document->load(text, u"/w/a.yaml"_s);
        m_tab = std::make_unique<EditorTab>(*m_document);
        m_tab->resize(1000, 600);
        m_tab->show();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
        QTRY_VERIFY(m_document->isAnalysed());
    }

    void cleanup()
    {
        m_tab.reset();
        m_document.reset();
    }

    void theFieldOfTheCaretIsShownInTheForm()
    {
        m_tab->goToLine(8, 22);
        QTRY_VERIFY(m_tab->form().findChild<QWidget *>(
            u"field:/handoff/engineering_review/approval_status"_s));
        QVERIFY(m_tab->source().edit().hasFocus());
    }

    void theFieldOfTheCaretIsMarkedUntilTheFormHasTheFocus()
    {
        m_tab->goToLine(5, 4);
        const JsonPointer producer = JsonPointer::of(u"/handoff/producer");
        QTRY_VERIFY(markedRow());
        QCOMPARE(markedRow()->mirrored(), producer);
        QCOMPARE(markedRow()->row().field.path, producer);
        const QImage picture = markedRow()->grab().toImage();
        const int left = RowGeometry::of(markedRow()->row(), markedRow()->width()).label;
        QCOMPARE(picture.pixelColor(left - 2, spaceAbove(markedRow()->row()) + 5),
                 Theme::color(Role::SelectionIdle));

        QTest::keyClick(&m_tab->source().edit(), Qt::Key_Up);
        QTRY_VERIFY(markedRow() && markedRow()->mirrored() != producer);
        m_tab->form().revealPath(producer);
        QTRY_VERIFY(m_tab->isFormActive());
        QTRY_VERIFY(!markedRow());
    }

    void longFormsFollowTheCaretLater()
    {
        const QByteArray entry = "    - severity: \"NOTE\"\n      description: \"Too thick\"\n";
        const QByteArray head = QByteArray(text).replace("findings: []", "challenges:");
        m_document->load(head + entry.repeated(24'000), u"/w/a.yaml"_s);
        QTRY_VERIFY(m_document->isAnalysed() && m_tab->form().controller().form().isIdle());
        QTRY_VERIFY(!m_tab->source().edit().documentSync().isLoading());
        QCOMPARE(m_tab->source().caretPlace(), TextPosition());
        m_tab->goToLine(5, 4);
        QVERIFY(!markedRow());
        m_tab->goToLine(8, 22);
        QTRY_VERIFY(markedRow());
        QCOMPARE(markedRow()->mirrored(),
                 JsonPointer::of(u"/handoff/engineering_review/approval_status"));
    }

    void theFieldThatHasTheFocusIsMarkedInTheSource()
    {
        m_tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
        QTRY_VERIFY(m_tab->isFormActive());
        const qsizetype begin = text.indexOf("\"cfd-reviewer\"");
        const ByteRange range{begin, begin + 14};
        QTRY_COMPARE(m_tab->source().edit().mirrored(), range);
    }

    void markingALongValueDoesNotScrollSideways()
    {
        QByteArray wide = text;
        wide.replace("cfd-reviewer", QByteArray(300, 'x'));
        m_document->buffer().reset(wide);
        QTRY_VERIFY(m_document->isAnalysed());
        m_tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
        QTRY_VERIFY(m_tab->source().edit().mirrored().length() > 300);
        QCOMPARE(m_tab->source().edit().horizontalScrollBar()->value(), 0);
        QCOMPARE(m_tab->source().caretPlace().line, 5);
    }

    /// The form is about to be outdated: the next key belongs to the broken text.
    void brokenTextKeepsTheFocusOnAFormClick()
    {
        m_tab->goToLine(4, 13);
        SourceEdit &edit = m_tab->source().edit();
        QTest::keyClicks(&edit, u"\"["_s);
        auto *field = m_tab->form().findChild<QWidget *>(u"field:/handoff/producer"_s);
        QVERIFY(field && field->isEnabled());
        QTest::mouseClick(field, Qt::LeftButton);
        QVERIFY(m_tab->form().controller().isStale());
        QVERIFY(edit.hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), u"x"_s);
        QVERIFY(m_document->buffer().bytes().contains("to_phase: \"[x2"));
        // the click ended a step of the history
        QTest::keySequence(&edit, QKeySequence::Undo);
        QVERIFY(m_document->buffer().bytes().contains("to_phase: \"[2"));
    }

    void theHeaderOfTheActivePaneIsHighlighted()
    {
        auto *side = m_tab->findChild<QWidget *>(u"formSide"_s);
        auto *header = side->findChild<PaneHeader *>();
        m_tab->focusSource();
        auto *source = m_tab->source().findChild<PaneHeader *>();
        QVERIFY(!header->isActive());
        QVERIFY(source->isActive());
        m_tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
        QTRY_VERIFY(header->isActive());
        QVERIFY(!source->isActive());
        QLineEdit elsewhere(m_tab->parentWidget());
        elsewhere.show();
        elsewhere.setFocus();
        QTRY_VERIFY(elsewhere.hasFocus());
        QVERIFY(!header->isActive());
        QVERIFY(!source->isActive());
    }

    /// A selection that mirrors the other pane has its own colour.
    void onlyTheFocusedPaneLooksSelected()
    {
        const auto shows = [](QWidget &pane, Role role) {
            const QImage image = pane.grab().toImage();
            const QRgb wanted = Theme::color(role).rgb();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    count += image.pixel(x, y) == wanted ? 1 : 0;
                }
            }
            return count > 100;
        };
        QWidget &form = m_tab->form();
        QWidget &source = *m_tab->source().edit().viewport();
        m_tab->goToLine(5, 14, u"cfd-reviewer"_s);
        QTRY_VERIFY(markedRow());
        QVERIFY(shows(source, Role::Selection));
        QVERIFY(shows(form, Role::SelectionIdle));
        QVERIFY(!shows(form, Role::Selection));
        m_tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
        QTRY_VERIFY(m_tab->isFormActive());
        QTRY_VERIFY(shows(source, Role::SelectionIdle));
        QVERIFY(!shows(source, Role::Selection));
    }

    void theFocusGoesToTheEditingPane()
    {
        const auto isIn = [&](const QWidget &pane) {
            m_tab->setFocus();
            return pane.isAncestorOf(QApplication::focusWidget());
        };
        m_tab->focusSource();
        QVERIFY(isIn(m_tab->source()));
        m_tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
        QTRY_VERIFY(m_tab->isFormActive());
        QVERIFY(isIn(m_tab->form()));
        m_tab->setFormVisible(false);
        QVERIFY(isIn(m_tab->source()));
        m_tab->setFormVisible(true);
        m_tab->setSourceVisible(false);
        QVERIFY(isIn(m_tab->form()));
    }

    void aFixIsAppliedAtTheFieldAndAtTheCaret_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::newRow("field") << true;
        QTest::newRow("caret") << false;
    }

    void aFixIsAppliedAtTheFieldAndAtTheCaret()
    {
        QFETCH(bool, inForm);
        if (inForm) {
            m_tab->form().revealPath(JsonPointer::of(u"/handoff/engineering_review/findings"));
            QTRY_VERIFY(m_tab->isFormActive());
        } else {
            m_tab->goToLine(9, 6);
        }
        m_tab->applyFixHere(renaming());
        QByteArray expected = text;
        expected.replace("findings", "challenges");
        QCOMPARE(m_document->buffer().bytes(), expected);
    }

    void anOutdatedFixIsRejectedWithAMessage_data()
    {
        QTest::addColumn<bool>("hasForm");
        QTest::newRow("form") << true;
        QTest::newRow("source alone") << false;
    }

    void anOutdatedFixIsRejectedWithAMessage()
    {
        QFETCH(const bool, hasForm);
        m_tab->setFormVisible(hasForm);
        const Fix fix{u"Correct"_s, {{0, 0, "x"}}};
        QVERIFY(m_document->buffer().apply({{0, 0, "b"}}, {}));
        QSignalSpy refused(m_tab.get(), &EditorTab::failed);
        m_tab->applyFix(fix);
        QCOMPARE(refused.size(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
        QTRY_VERIFY(m_document->isAnalysed());
        m_tab->applyFix(fix);
        QCOMPARE(refused.size(), 2);
        QCOMPARE(m_document->buffer().bytes(), "b" + text);
    }

    void expandedCardsBelowARenamedKeyStayExpanded_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::addColumn<int>("lines"); // of comments
        QTest::newRow("form") << true << 0;
        QTest::newRow("source") << false << 0;
        QTest::newRow("form, long text") << true << 200'000;
        QTest::newRow("source, long text") << false << 200'000;
    }

    void expandedCardsBelowARenamedKeyStayExpanded()
    {
        QFETCH(const bool, inForm);
        QFETCH(const int, lines);
        QByteArray findings = text;
        findings.replace("findings: []", "findings:\n      - description: \"Outlet too short\"");
        findings += QByteArray("# long\n").repeated(lines);
        m_document->load(findings, u"/w/a.yaml"_s);
        QTRY_VERIFY(m_document->isAnalysed());
        const QString review = u"/handoff/engineering_review/"_s;
        m_tab->form().revealPath(JsonPointer::of(QString(review + u"findings/0/description"_s)));
        m_tab->form().revealPath(JsonPointer::of(QString(review + u"findings"_s)));
        QTRY_VERIFY(m_tab->isFormActive());
        const auto *field =
            m_tab->form().findChild<QWidget *>(u"field:"_s + review + u"findings/0/description"_s);
        QVERIFY(field);
        if (!inForm) {
            m_tab->focusSource();
            QTRY_VERIFY(!m_tab->isFormActive());
        }
        m_tab->applyFixHere(renaming());
        const JsonPointer moved = JsonPointer::of(QString(review + u"challenges/0/description"_s));
        QTRY_VERIFY(m_tab->form().controller().model().rowOf(moved) >= 0);
        if (inForm) {
            QTRY_COMPARE(m_tab->form().currentPath(),
                         JsonPointer::of(QString(review + u"challenges"_s)));
        }
        m_document->buffer().history().undo();
        QTRY_VERIFY(m_document->isAnalysed() && m_tab->form().controller().form().isIdle());
        QCOMPARE(m_document->buffer().bytes(), findings);
    }

    void undoAndRedoFocusTheChangedField()
    {
        m_tab->resize(1000, 220);
        QByteArray changed = text;
        changed.replace("cfd-reviewer", "cfd-planner");
        QVERIFY(m_document->buffer()
                    .apply({{text.indexOf("cfd-reviewer"), 12, "cfd-planner"}}, u"x"_s)
                    .isOk());
        const auto stepFromElsewhere = [this](Qt::KeyboardModifiers modifiers) {
            QTRY_VERIFY(m_document->isAnalysed());
            m_tab->form().revealPath(
                JsonPointer::of(u"/handoff/engineering_review/approval_status"));
            QTRY_VERIFY(focusedName().endsWith(u"approval_status"_s));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, modifiers);
        };
        const QString producer = u"field:/handoff/producer"_s;
        stepFromElsewhere(Qt::ControlModifier);
        QCOMPARE(m_document->buffer().bytes(), text);
        QTRY_COMPARE(focusedName(), producer);
        QCOMPARE(m_tab->source().caretPlace().line, 5);
        stepFromElsewhere(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_document->buffer().bytes(), changed);
        QTRY_COMPARE(focusedName(), producer);
        QCOMPARE(m_tab->source().caretPlace().line, 5);
    }

    void undoByTheMenuMovesTheCaretOfTheSource()
    {
        QVERIFY(m_document->buffer().apply({{text.indexOf("1.0"), 3, "2.0"}}, u"x"_s).isOk());
        QTRY_VERIFY(m_document->isAnalysed());
        m_tab->goToLine(9, 6);
        m_document->buffer().history().undo();
        QCOMPARE(m_tab->source().caretPlace().line, 2);
        QVERIFY(m_tab->source().edit().hasFocus());
        QTRY_VERIFY(markedRow() && markedRow()->mirrored() == JsonPointer::of(u"/handoff/version"));
    }

    void theHeaderReportsABrokenSource()
    {
        auto *header = m_tab->findChild<QWidget *>(u"formSide"_s)->findChild<PaneHeader *>();
        QCOMPARE(header->title(), u"Form"_s);
        QVERIFY(m_document->buffer().apply({{text.indexOf(": 2"), 1, {}}}, u"x"_s).isOk());
        QTRY_COMPARE(header->title(), u"Form, last valid state"_s);
        m_document->buffer().history().undo();
        QTRY_COMPARE(header->title(), u"Form"_s);
    }

    void aNewBarReplacesTheOld()
    {
        m_tab->setBar(new InfoBar(Status::Warning, u"one"_s, {}));
        m_tab->setBar(new InfoBar(Status::Error, u"two"_s, {}));
        QCOMPARE(m_tab->bar()->title(), u"two"_s);
        m_tab->setBar(nullptr);
        QVERIFY(!m_tab->bar());
        QTRY_COMPARE(m_tab->findChildren<InfoBar *>().size(), 0);
    }

private:
    static QString focusedName()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    /// The fix that gives a key its canonical name.
    [[nodiscard]] Fix renaming() const
    {
        for (const Finding &finding : m_document->snapshot()->report.documents.front().findings) {
            for (const Fix &fix : finding.fixes) {
                if (fix.title == "Rename"_L1) {
                    return fix;
                }
            }
        }
        return {};
    }

    /// The row of the form that marks the caret's place in the source.
    [[nodiscard]] RowWidget *markedRow() const
    {
        const auto rows = m_tab->form().findChildren<RowWidget *>();
        const auto row =
            std::ranges::find_if(rows, [](const RowWidget *r) { return !r->mirrored().isRoot(); });
        return row == rows.end() ? nullptr : *row;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<EditorTab> m_tab;
};

QTEST_MAIN(TestEditorTab)
#include "tst_editortab.moc"
