// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray request = "<agent_request version=\"1.0\">\n"
                           "  <mode>spawn</mode>\n"
                           "  \n"
                           "</agent_request>\n";

QByteArray inMarkdown(const QByteArray &xml, const QByteArray &lineBegin)
{
    const QByteArray lines = lineBegin + "```xml\n" + xml + "```\n";
    QByteArray text = lines;
    text.replace("\n", '\n' + lineBegin).chop(lineBegin.size());
    return "# Task\n\nProse <b>mo</b>.\n\n" + text + "\nThe end.\n";
}

} // namespace

/// Types XML by key, and accepts completions.
class TestXmlTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        dressUp(Theme::Mode::Light);
    }

    void init() { failOnWarnings(); }

    void cleanup()
    {
        m_pane.reset();
        m_document.reset();
    }

    void elementsAndTheirValuesAreOffered_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("XML file") << u"/w/request.xml"_s << request;
        QTest::newRow("CRLF") << u"/w/request.xml"_s << QByteArray(request).replace("\n", "\r\n");
        QTest::newRow("Markdown") << u"/w/prompt.md"_s << inMarkdown(request, {});
        QTest::newRow("quoted Markdown") << u"/w/prompt.md"_s << inMarkdown(request, "> ");
    }

    void elementsAndTheirValuesAreOffered()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        open(text, name);
        const qsizetype place = text.indexOf("</mode>") + 7;
        const QByteArray line = text.sliced(place, text.indexOf("  ", place) + 2 - place);
        m_pane->edit().select(place + line.size(), place + line.size());
        type(u"<wo"_s);
        QVERIFY(popup().isVisible());
        press(Qt::Key_Return);
        QByteArray expected = text;
        expected.insert(place + line.size(), "<workflow></workflow>");
        QCOMPARE(bytes(), expected);
        QVERIFY2(popup().isVisible(), "The values of the element are offered at once.");
        type(u"T"_s);
        press(Qt::Key_Tab);
        expected.replace("<workflow>", "<workflow>TDD");
        QCOMPARE(bytes(), expected);
        QVERIFY(!popup().isVisible());
        QCOMPARE(m_pane->edit().caretOffset(), expected.indexOf("</workflow>"));
    }

    void newLinesKeepTheIndentationOfTheBlock()
    {
        open(inMarkdown(request, "> "), u"/w/prompt.md"_s);
        caretBehind("</mode>\n>   ");
        type(u"<del"_s);
        press(Qt::Key_Return);
        QVERIFY(bytes().contains(">   <deliverables>\n>     \n>   </deliverables>\n> </agent"));
        QVERIFY(popup().isVisible());
        shoot(*m_pane, u"xml-completion-light"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QVERIFY(bytes().contains(">     <file path=\"\"></file>\n>   </deliverables>"));
        type(u"a.json"_s);
        QVERIFY(bytes().contains("<file path=\"a.json\"></file>"));
    }

    void completionsCloseWithTheNextCommand()
    {
        open(request, u"/w/request.xml"_s);
        caretBehind("</mode>\n  ");
        type(u"<wo"_s);
        QVERIFY(popup().isVisible());
        m_pane->edit().toggleComment();
        QVERIFY(!popup().isVisible());
    }

    void attributesAndTheirValuesAreOffered()
    {
        open(request, u"/w/request.xml"_s);
        caretBehind("version=\"1.0\"");
        type(u" prio"_s);
        QVERIFY(popup().isVisible());
        press(Qt::Key_Return);
        QVERIFY(bytes().startsWith("<agent_request version=\"1.0\" priority=\"\">"));
        QVERIFY(popup().isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QVERIFY(bytes().startsWith("<agent_request version=\"1.0\" priority=\"high\">"));
    }

    void anEndTagIsOfferedAfterItsSlash()
    {
        open("<agent_request>\n  <mode>spawn\n", u"/w/request.xml"_s);
        caretBehind("spawn");
        type(u"</"_s);
        QVERIFY(popup().isVisible());
        press(Qt::Key_Return);
        QCOMPARE(bytes(), "<agent_request>\n  <mode>spawn</mode>\n");
    }

    void anEmptyFileIsOfferedTheRoot()
    {
        open({}, u"/w/request.xml"_s);
        type(u"<"_s);
        QVERIFY(popup().isVisible());
        press(Qt::Key_Tab);
        QVERIFY(bytes().startsWith("<agent_request>\n"));
        QVERIFY(bytes().endsWith("\n</agent_request>"));
    }

    void noSuggestionsInProse()
    {
        open(inMarkdown(request, {}), u"/w/prompt.md"_s);
        caretBehind("<b>mo");
        press(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(!popup().isVisible());
    }

private:
    void open(const QByteArray &text, const QString &name)
    {
        m_pane.reset();
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_document->load(text, name);
        m_pane = std::make_unique<SourcePane>(*m_document);
        m_pane->resize(560, 480);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        QTRY_VERIFY(m_document->isAnalysed());
        m_pane->edit().setFocus();
    }

    [[nodiscard]] QByteArray bytes() const { return m_document->buffer().bytes(); }
    [[nodiscard]] CompletionPopup &popup() { return m_pane->edit().completion(); }
    void type(const QString &text) { QTest::keyClicks(&m_pane->edit(), text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_pane->edit(), key, modifiers);
    }
    void caretBehind(const QByteArray &text)
    {
        const qsizetype place = bytes().indexOf(text);
        QVERIFY(place >= 0);
        m_pane->edit().select(place + text.size(), place + text.size());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<SourcePane> m_pane;
};

QTEST_MAIN(TestXmlTyping)
#include "tst_xmltyping.moc"
