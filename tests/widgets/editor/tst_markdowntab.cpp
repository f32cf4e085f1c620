// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/text/lineindex.h"
#include "tests/widgets/look.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/markdownpreview.h"
#include "widgets/editor/markdownrendering.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAction>
#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QByteArray notes = "---\n"
                         "handoff: of the front matter\n"
                         "---\n"
                         "# Notes on the second phase\n"
                         "\n"
                         "The *reviewer* answered, see [the log](http://example.org/log).\n"
                         "\n"
                         "```yaml\n"
                         "colour: blue\n"
                         "```\n"
                         "\n"
                         "> ```yaml\n"
                         "> handoff:\n"
                         ">   producer: \"cfd-reviewer\"\n"
                         ">   engineering_review:\n"
                         ">     approval_status: \"APPROVED\"\n"
                         "> ```\n"
                         "\n"
                         "and what the mesh is to be:\n"
                         "\n"
                         "```json\n"
                         "{\n"
                         "  \"handoff\": {\n"
                         "    \"producer\": \"cfd-math\",\n"
                         "    \"mesh_plan\": {\"mesh_type\": \"structured\"}\n"
                         "  }\n"
                         "}\n"
                         "```\n";

} // namespace

class TestMarkdownTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        dressUp(Theme::Mode::Light);
    }

    void init()
    {
        failOnWarnings();
        open(notes);
    }

    void cleanup()
    {
        m_tab.reset();
        m_document.reset();
    }

    void theFormShowsTheFirstHandoff()
    {
        QCOMPARE(m_tab->handoff().document, 1);
        auto *chooser = m_tab->findChild<QComboBox *>(u"documentChooser"_s);
        QVERIFY(chooser->isVisible());
        QCOMPARE(chooser->count(), 2);
        QCOMPARE(chooser->currentIndex(), 0);
        QVERIFY(chooser->itemText(0).endsWith(u", line 13"_s));
        QVERIFY(chooser->itemText(1).endsWith(u", line 22"_s));
        QVERIFY(!chooser->itemIcon(1).isNull());
        QVERIFY(!chooser->accessibleName().isEmpty());
        shoot(*m_tab, u"markdown-light"_s);
    }

    /// Also with prose or other blocks above it.
    void opensAtTheHandoffThatTheFormShows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray prose = QByteArray("A line of prose.\n\n").repeated(60);
        const QByteArray other = "```yaml\ncolour: blue\n```\n\n";
        const QByteArray review = "```yaml\nhandoff:\n  producer: cfd-reviewer\n```\n\n";
        const QByteArray broken =
            "```yaml\nhandoff:\n  producer: \"cfd-reviewer\n  x: \"1\"\n```\n\n";
        QTest::newRow("several") << notes << 13;
        QTest::newRow("far below") << prose + review << 122;
        QTest::newRow("behind another block") << other + prose + review + prose + review << 126;
        QTest::newRow("a broken one first") << prose + broken + review << 122;
        QTest::newRow("at the top") << review + prose << 2;
        QTest::newRow("none") << prose + other << 1;
    }

    void opensAtTheHandoffThatTheFormShows()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        open(text);
        QTRY_COMPARE(m_tab->source().caretPlace().line, line);
        const SourceEdit &edit = m_tab->source().edit();
        QVERIFY(edit.viewport()->rect().contains(edit.cursorRect().center()));
        if (line > 1) {
            const auto &documents = m_document->snapshot()->parsed.documents;
            const ByteRange range = documents[size_t(m_tab->handoff().document)].range;
            const qsizetype caret = LineIndex(text).offsetOf(m_tab->source().caretPlace());
            QVERIFY(range.touches(caret));
        }
    }

    void aRequestedPlaceIsKept()
    {
        m_tab.reset(); // before the document that it shows
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_document->load(notes, u"/w/notes.md"_s);
        m_tab = std::make_unique<EditorTab>(*m_document);
        m_tab->goToLine(6, 3);
        QTRY_VERIFY(m_document->isAnalysed());
        QCOMPARE(m_tab->source().caretPlace().line, 6);
    }

    /// The other blocks are shown, edited and judged while one of them does not parse, like on the
    /// command line.
    void aBrokenBlockDoesNotAffectOthers_data()
    {
        QTest::addColumn<QByteArray>("broken");
        QTest::newRow("yaml") << "```yaml\nhandoff:\n  producer: \"cfd-math\n  x: \"1\"\n```\n"_ba;
        QTest::newRow("json")
            << "```json\n{\"handoff\": {\"producer\": \"cfd-math\", }}}\n```\n"_ba;
        QTest::newRow("xml")
            << "```xml\n<agent_request version=\"1.0\"><mode>a & b</mode></agent_request>\n```\n"_ba;
    }

    void aBrokenBlockDoesNotAffectOthers()
    {
        QFETCH(QByteArray, broken);
        for (const bool isFirst : {true, false}) {
            const QByteArray text = isFirst ? broken + '\n' + notes : notes + '\n' + broken;
            open(text);
            const auto &reports = m_document->snapshot()->report.documents;
            QCOMPARE(reports.size(), 3u);
            int stale = 0;
            for (const DocumentReport &report : reports) {
                m_tab->form().controller().showHandoff(report.place());
                const auto &documents = m_document->snapshot()->parsed.documents;
                const bool isBroken = !documents[size_t(report.document)].isComplete;
                QCOMPARE(m_tab->form().controller().isStale(), isBroken);
                QCOMPARE(m_tab->form().findChild<QWidget *>(u"staleBanner"_s)->isVisible(),
                         isBroken);
                stale += isBroken ? 1 : 0;
            }
            QCOMPARE(stale, 1);
            m_tab->form().controller().showHandoff(reports[isFirst ? 1 : 0].place());
            shoot(*m_tab, u"markdown-broken-light"_s);
            Theme::apply(Theme::Mode::Dark);
            shoot(*m_tab, u"markdown-broken-dark"_s);
            Theme::apply(Theme::Mode::Light);
            m_tab->form().controller().setValue(JsonPointer::of(u"/handoff/producer"),
                                                Value::string(u"cfd-flow"_s));
            QByteArray expected = text;
            QTRY_COMPARE(m_document->buffer().bytes(),
                         expected.replace("cfd-reviewer", "cfd-flow"));
        }
    }

    /// The form of a broken block stays the same, whatever happens in the others.
    void aBrokenBlockKeepsItsLastValidForm()
    {
        const int first = m_tab->handoff().document;
        const auto type = [this](const QByteArray &before, const QByteArray &after) {
            const qsizetype at = m_document->buffer().bytes().indexOf(before);
            QVERIFY(m_document->buffer().apply({{at, before.size(), after}}, u"Edit"_s).isOk());
            QTRY_VERIFY(m_document->isAnalysed());
        };
        type("\"structured\"", "[1"); // the other block breaks
        QVERIFY(!m_tab->form().controller().isStale());
        type("APPROVED\"", "REJECTED\"");
        QVERIFY(!m_tab->form().controller().isStale());
        type("REJECTED\"", "REJECTED"); // so does this one
        QVERIFY(m_tab->form().controller().isStale());
        QVERIFY(m_document->lastValid(first)->bytes.contains("\"REJECTED\""));
        const JsonPointer status = JsonPointer::of(u"/handoff/engineering_review/approval_status");
        QVERIFY(m_tab->form().controller().model().rowOf(status) >= 0);
        QCOMPARE(m_tab->handoff().document, first);
    }

    void thePreviewShowsTextAfterAngleBrackets_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("placeholder") << QByteArray("Write docs/<session-id>/result.json");
        QTest::newRow("break") << QByteArray("Text <br> break");
        QTest::newRow("details") << QByteArray("<details>\n<summary>More</summary>");
        QTest::newRow("picture") << QByteArray("<img src=\"/etc/passwd\">");
        QTest::newRow("comment") << QByteArray("<!-- not closed");
    }

    void thePreviewShowsTextAfterAngleBrackets()
    {
        QFETCH(QByteArray, text);
        const auto shown = markdownText(text + "\n\n- item\n\nLast.\n", {});
        const QString plain = shown->toPlainText();
        QVERIFY2(plain.endsWith(u"item\nLast."_s), qPrintable(plain));
        for (const QByteArray &word : text.simplified().split(' ')) {
            QVERIFY2(plain.contains(QString::fromUtf8(word)), word.constData());
        }
    }

    void theChooserIsHiddenForASingleDocument()
    {
        open("# x\n\n```yaml\nhandoff:\n  producer: a\n```\n");
        QVERIFY(!m_tab->findChild<QComboBox *>(u"documentChooser"_s)->isVisible());
    }

    void choosingByKeysMovesFormAndSource()
    {
        auto *chooser = m_tab->findChild<QComboBox *>(u"documentChooser"_s);
        const QSignalSpy chosen(m_tab.get(), &EditorTab::handoffChosen);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QCOMPARE(m_tab->handoff().document, 2);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(m_tab->source().caretPlace().line, 22);
        QTRY_VERIFY(m_tab->form().findChild<QWidget *>(u"field:/handoff/producer"_s));
    }

    void theCaretChoosesTheDocument()
    {
        auto *chooser = m_tab->findChild<QComboBox *>(u"documentChooser"_s);
        m_tab->goToLine(24, 10);
        QTRY_COMPARE(m_tab->handoff().document, 2);
        QCOMPARE(chooser->currentIndex(), 1);
        m_tab->goToLine(19, 3);
        QCOMPARE(m_tab->handoff().document, 2);
        m_tab->goToLine(9, 3); // a block that is not a handoff
        QCOMPARE(m_tab->handoff().document, 2);
        m_tab->goToLine(14, 8);
        QTRY_COMPARE(m_tab->handoff().document, 1);
        QCOMPARE(chooser->currentIndex(), 0);
    }

    void aFindingLinksToItsDocument()
    {
        const auto &reports = m_document->snapshot()->report.documents;
        QCOMPARE(reports.size(), 2u);
        QVERIFY(!reports[1].findings.empty());
        m_tab->revealFinding(reports[1].place(), reports[1].findings.front());
        QCOMPARE(m_tab->handoff().document, 2);
        QVERIFY(m_tab->source().caretPlace().line >= 22);
    }

    void anEditOfTheFormChangesItsBlockOnly()
    {
        m_tab->form().controller().setValue(JsonPointer::of(u"/handoff/producer"),
                                            Value::string(u"cfd-flow"_s));
        QTRY_VERIFY(m_document->buffer().bytes() != notes);
        QByteArray expected = notes;
        QCOMPARE(m_document->buffer().bytes(), expected.replace("cfd-reviewer", "cfd-flow"));
    }

    void aNewLineIsIndentedByTheLanguageOfItsBlock()
    {
        open("text {\n\n```json\n{\n}\n```\n\n```yaml\na:\n```\n");
        m_tab->goToLine(4, 2);
        QTest::keyClick(&m_tab->source().edit(), Qt::Key_Return);
        QVERIFY(m_document->buffer().bytes().contains("```json\n{\n  \n}\n```"));
        m_tab->goToLine(10, 3);
        QTest::keyClick(&m_tab->source().edit(), Qt::Key_Return);
        QVERIFY(m_document->buffer().bytes().contains("```yaml\na:\n  \n```"));
    }

    void thePreviewReplacesTheForm()
    {
        auto *toggle = m_tab->findChild<QAction *>(u"actionPreview"_s);
        QVERIFY(toggle->isVisible());
        toggle->trigger();
        QVERIFY(m_tab->isPreviewVisible());
        QVERIFY(!m_tab->isFormVisible());
        auto *preview = m_tab->findChild<MarkdownPreview *>(u"markdownPreview"_s);
        QTRY_VERIFY(preview->isUpToDate());
        QVERIFY(preview->toPlainText().startsWith(u"Notes on the second phase"_s));
        QVERIFY(!preview->toPlainText().contains(u"front matter"_s));
        QVERIFY(preview->toPlainText().contains(u"approval_status"_s));
        shoot(*m_tab, u"markdown-preview-light"_s);
        Theme::apply(Theme::Mode::Dark);
        const auto codeBackground = [&] {
            const QTextBlock code = preview->document()->find(u"approval_status"_s).block();
            return code.blockFormat().background().color();
        };
        QTRY_COMPARE(codeBackground(), Theme::color(Role::Surface));
        QTRY_VERIFY(preview->isUpToDate());
        shoot(*m_tab, u"markdown-preview-dark"_s);
        toggle->trigger();
        QVERIFY(!m_tab->isPreviewVisible());
        QVERIFY(m_tab->isFormVisible());
        shoot(*m_tab, u"markdown-dark"_s);
        Theme::apply(Theme::Mode::Light);
    }

    void thePreviewFollowsTheTextAndKeepsItsPlace()
    {
        QByteArray text;
        for (int i = 0; i < 300; ++i) {
            text += "Paragraph " + QByteArray::number(i) + "\n\n";
        }
        open(text);
        m_tab->setPreviewVisible(true);
        auto *preview = m_tab->findChild<MarkdownPreview *>(u"markdownPreview"_s);
        QTRY_VERIFY(preview->isUpToDate());
        QTRY_VERIFY(preview->verticalScrollBar()->maximum() > 2000);
        preview->verticalScrollBar()->setValue(2000);
        QVERIFY(m_document->buffer().apply({{text.size(), 0, "The end\n"}}, u"x"_s).isOk());
        QTRY_VERIFY(preview->isUpToDate());
        QVERIFY(preview->toPlainText().endsWith(u"The end"_s));
        QTRY_COMPARE(preview->verticalScrollBar()->value(), 2000);
    }

    void aLinkIsNotFollowedAutomatically()
    {
        m_tab->setPreviewVisible(true);
        auto *preview = m_tab->findChild<MarkdownPreview *>(u"markdownPreview"_s);
        QTRY_VERIFY(preview->isUpToDate());
        const QSignalSpy asked(m_tab.get(), &EditorTab::linkRequested);
        const QString before = preview->toPlainText();
        Q_EMIT preview->anchorClicked(QUrl(u"http://example.org/log"_s));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(preview->toPlainText(), before);
        Q_EMIT preview->anchorClicked(QUrl(u"#here"_s));
        QCOMPARE(asked.size(), 1);
    }

    void otherFilesHaveNoPreview()
    {
        m_document->setFilePath(u"/w/a.yaml"_s);
        QVERIFY(!m_tab->findChild<QAction *>(u"actionPreview"_s)->isVisible());
        m_tab->setPreviewVisible(true);
        QVERIFY(!m_tab->isPreviewVisible());
    }

private:
    void open(const QByteArray &text)
    {
        m_tab.reset();
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_document->load(text, u"/w/notes.md"_s);
        m_tab = std::make_unique<EditorTab>(*m_document);
        m_tab->resize(1000, 600);
        m_tab->show();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
        QTRY_VERIFY(m_document->isAnalysed());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<EditorTab> m_tab;
};

QTEST_MAIN(TestMarkdownTab)
#include "tst_markdowntab.moc"
