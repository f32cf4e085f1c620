// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/promptpreview.h"

#include "models/protocol/catalog/catalog.h"
#include "widgets/editor/editortab.h"

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestPromptPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheWholePromptAndItsSize()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        EditorDocument document(ProtocolCatalog::load());
        document.load("ROLE: Tara\nGOAL: é\n", u"/w/a.prompt"_s);
        QTRY_VERIFY(document.isAnalysed());
        PromptPreview preview(document);
        preview.show();
        const auto *text = preview.findChild<QPlainTextEdit *>(u"promptText"_s);
        const auto *size = preview.findChild<QLabel *>(u"promptSize"_s);
        QCOMPARE(text->toPlainText(), u"ROLE: Tara\nGOAL: é\n"_s);
        QVERIFY(text->isReadOnly());
        QCOMPARE(size->text(),
                 u"20 bytes · 19 characters · about 5 tokens (an estimate: four "
                 "characters to a token)"_s);
        QVERIFY(document.buffer().apply({{6, 4, "Devon"}}, u"edit"_s));
        QTRY_COMPARE(text->toPlainText(), u"ROLE: Devon\nGOAL: é\n"_s);
    }

    void isShownByTheTabsOwnAction()
    {
        EditorDocument document(ProtocolCatalog::load());
        document.load("ROLE: Tara\nGOAL: x\nNOTES:\n", u"/w/a.prompt"_s);
        QTRY_VERIFY(document.isAnalysed());
        EditorTab tab(document);
        tab.show();
        QVERIFY(tab.mayPreview());
        QVERIFY(!tab.findChild<PromptPreview *>());
        tab.findChild<QAction *>(u"actionPreview"_s)->trigger();
        QVERIFY(tab.isPreviewVisible());
        QVERIFY(tab.findChild<PromptPreview *>()->isVisible());
        tab.findChild<QAction *>(u"actionPreview"_s)->trigger();
        QVERIFY(!tab.isPreviewVisible());
    }
};

QTEST_MAIN(TestPromptPreview)
#include "tst_promptpreview.moc"
