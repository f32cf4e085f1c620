// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/text/elidedlabel.h"

#include <QApplication>
#include <QPushButton>
#include <QUndoStack>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// Two certain corrections: a synonym, and the case of a name.
QByteArray flawed()
{
    QByteArray bytes = review();
    bytes.replace("    findings: []", "    findings: []\n    approval_conditions: []");
    bytes.replace("\"APPROVED\"", "\"approved\"");
    return bytes;
}

} // namespace

/// Fixes without a choice are applied immediately.
class TestFixAll : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnRealWarning();
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    }
    void cleanup() { m_fixture.reset(); }

    void fixAllIsOneUndoStep_data()
    {
        QTest::addColumn<bool>("byButton");
        QTest::newRow("menu") << false;
        QTest::newRow("header of the problems") << true;
    }

    void fixAllIsOneUndoStep()
    {
        QFETCH(bool, byButton);
        OpenDocument *document = m_fixture->open(u"a.yaml"_s, flawed());
        QVERIFY(document);
        EditorDocument &editor = document->editor();
        QTRY_VERIFY(editor.fixes().count());
        QVERIFY(editor.fixes().count() >= 2);
        auto *button = m_fixture->find<QPushButton>(u"problemsFixAll"_s);
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), u"Fix all (%1)"_s.arg(*editor.fixes().count()));
        if (byButton) {
            QTest::mouseClick(button, Qt::LeftButton);
        } else {
            m_fixture->trigger(u"document.fixAll"_s);
        }
        QTRY_VERIFY(editor.buffer().bytes().contains("challenges: []"));
        QVERIFY(editor.buffer().bytes().contains("\"APPROVED\""));
        QVERIFY(editor.buffer().bytes().startsWith("# keep me"));
        QTRY_VERIFY(message().startsWith(u"Fixed "_s));
        QTRY_VERIFY(!button->isVisible());
        QCOMPARE(editor.buffer().history().count(), 1);
        m_fixture->trigger(u"edit.undo"_s);
        QCOMPARE(editor.buffer().bytes(), flawed());
        QTRY_VERIFY(button->isVisible());
    }

    void fixAllAgreesWithTheCommandLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isCorrected");
        QByteArray stray = review();
        stray.replace("handoff:\n", "Here is the handoff\nhandoff:\n");
        QByteArray both = flawed();
        both.replace("producer: ", "Producer: ");
        QTest::newRow("some") << flawed() << true;
        QTest::newRow("a stray line, whose fix leads nowhere") << stray << false;
        QTest::newRow("one more") << both << true;
    }

    void fixAllAgreesWithTheCommandLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isCorrected);
        OpenDocument *document = m_fixture->open(u"a.yaml"_s, bytes);
        QVERIFY(document);
        EditorDocument &editor = document->editor();
        const FixedText fixed = withCertainFixes(editor.buffer().bytes(), editor.format(),
                                                 *editor.catalog(), editor.settings());
        QCOMPARE(fixed.count > 0, isCorrected);
        QTRY_COMPARE(editor.fixes().count(), fixed.count);
        auto *button = m_fixture->find<QPushButton>(u"problemsFixAll"_s);
        QTRY_COMPARE(button->isVisible(), isCorrected);
        if (isCorrected) {
            QCOMPARE(button->text(), u"Fix all (%1)"_s.arg(fixed.count));
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_COMPARE(editor.buffer().bytes(), fixed.bytes);
            QTRY_VERIFY(message().startsWith(u"Fixed %1 "_s.arg(fixed.count)));
        }
    }

    void fixAppliesToTheNearestProblemAndNamesIt_data()
    {
        QTest::addColumn<bool>("inForm");
        QTest::newRow("source") << false;
        QTest::newRow("form") << true;
    }

    void fixAppliesToTheNearestProblemAndNamesIt()
    {
        QFETCH(const bool, inForm);
        OpenDocument *document = m_fixture->open(u"a.yaml"_s, flawed());
        QVERIFY(document);
        EditorDocument &editor = document->editor();
        EditorTab *tab = m_fixture->window->currentTab();
        if (inForm) {
            tab->form().revealPath(JsonPointer::of(u"/handoff/producer"));
            QTRY_VERIFY(tab->isFormActive());
        } else {
            tab->goToLine(1, 1);
        }
        QByteArray expected = flawed();
        for (const auto &[wrong, right] :
             {std::pair("\"approved\"", "\"APPROVED\""), std::pair("findings:", "challenges:")}) {
            m_fixture->trigger(u"document.fix"_s);
            expected.replace(wrong, right);
            QCOMPARE(editor.buffer().bytes(), expected);
            QCOMPARE(tab->isFormActive(), inForm);
            QTRY_VERIFY(editor.isAnalysed());
        }
        QVERIFY2(message().startsWith(u"Fix applied, line 23: "_s), qPrintable(message()));
    }

    void aFixThatMakesTheVerdictWorseNeedsASecondRequest()
    {
        const QByteArray text = "# Task\n\n<agent_request>\n  <mode>spawn</mode>\n"
                                "</agent_request>\n";
        OpenDocument *document = m_fixture->open(u"prompt.md"_s, text);
        QVERIFY(document);
        m_fixture->trigger(u"document.fix"_s);
        QTRY_VERIFY2(message().contains(u"“Block the spawn” instead of"_s), qPrintable(message()));
        QCOMPARE(document->editor().buffer().bytes(), text);
        m_fixture->trigger(u"document.fix"_s);
        QVERIFY(document->editor().buffer().bytes().contains("```xml\n<agent_request>"));
        QTRY_VERIFY2(!message().contains(u"harsher"_s), qPrintable(message()));
    }

    void reportsThatThereIsNothingToFix()
    {
        QByteArray sound = review();
        sound.replace("findings", "challenges");
        const OpenDocument *document = m_fixture->open(u"a.yaml"_s, sound);
        QVERIFY(document);
        QCOMPARE(document->editor().fixes().count(), 0);
        QVERIFY(!m_fixture->find<QPushButton>(u"problemsFixAll"_s)->isVisible());
        m_fixture->trigger(u"document.fixAll"_s);
        QTRY_VERIFY(message().startsWith(u"No fix can be applied"_s));
        QCOMPARE(document->editor().buffer().bytes(), sound);
    }

    void theFixOfTheBannerRestoresTheFocus_data()
    {
        QTest::addColumn<bool>("fromSource");
        QTest::newRow("to the source") << true;
        QTest::newRow("to the form") << false;
    }

    void theFixOfTheBannerRestoresTheFocus()
    {
        QFETCH(bool, fromSource);
        const QByteArray request = "<agent_request>\n  <mode>spawn</mode>\n</agent_request>\n";
        OpenDocument *document = m_fixture->open(u"a.xml"_s, request);
        QVERIFY(document);
        EditorTab *tab = m_fixture->window->currentTab();
        if (fromSource) {
            tab->focusSource();
        } else {
            tab->form().revealPath(JsonPointer::of(u"/agent_request/mode"));
        }
        QTRY_COMPARE(tab->isFormActive(), !fromSource);
        const qsizetype place = request.indexOf("spawn");
        QVERIFY(document->editor().buffer().apply({{place, 5, "a & b"}}, u"x"_s).isOk());
        auto *button = m_fixture->find<QPushButton>(u"staleFix"_s);
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), u"Write &&amp;"_s);

        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!button->isVisible());
        if (fromSource) {
            QTRY_COMPARE(QApplication::focusWidget(), &tab->source().edit());
        } else {
            QTRY_VERIFY(tab->form().isAncestorOf(QApplication::focusWidget()));
        }
    }

    void theFixOfALongTextIsAnnounced()
    {
        OpenDocument *document =
            m_fixture->open(u"a.yaml"_s, flawed() + QByteArray("# long\n").repeated(200'000));
        QVERIFY(document);
        EditorDocument &editor = document->editor();
        QTRY_VERIFY(editor.fixes().count());
        m_fixture->trigger(u"document.fixAll"_s);
        QVERIFY(editor.fixes().isRunning());
        QCOMPARE(message(), u"The fix is being made. The document can be saved after it."_s);
        QTRY_VERIFY(message().startsWith(u"Fixed "_s));
        QVERIFY(!editor.fixes().isRunning());
    }

private:
    [[nodiscard]] QString message() const
    {
        return m_fixture->find<ElidedLabel>(u"statusMessage"_s)->text();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

QTEST_MAIN(TestFixAll)
#include "tst_fixall.moc"
