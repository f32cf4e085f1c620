// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/fieldhelp.h"
#include "models/protocol/catalog/catalog.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QFile>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace baton;

/// The help for the field under the pointer.
class TestFieldHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(BATON_SOURCE_DIR "/resources/samples/"
                                                   "cfd-bioreactor-session-20260221-143000-48213/"
                                                   "handoffs/phase2-engineering-review.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_text = file.readAll();
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_document = std::make_unique<EditorDocument>(ProtocolCatalog::load());
    }

    void saysWhatTheSchemaSays()
    {
        load(m_text, u"/review.yaml"_s);
        const std::optional<FieldHelp> help = helpAt("approval_status");
        QVERIFY(help);
        QCOMPARE(help->title, u"Approval status"_s);
        QVERIFY(help->text.startsWith(u"The decision."_s));
        QCOMPARE(help->values,
                 (QStringList{u"APPROVED"_s, u"APPROVED_WITH_WARNINGS"_s, u"REJECTED"_s}));
        QVERIFY(help->isRequired);
        QCOMPARE(helpAt("\"REJECTED\""), help);               // of its value, too
        QCOMPARE(helpAt("findings")->title, u"Challenges"_s); // a synonym
        QVERIFY(helpAt("severity"));                          // within an item
    }

    void saysNothingWithoutAField()
    {
        load(m_text, u"/review.yaml"_s);
        QVERIFY(!helpAt("# CFD"));
        load("a: 1\nb: [2]\n", u"/other.yaml"_s);
        QVERIFY(!helpAt("a"));
    }

    void findsTheFieldInABlockOfMarkdown()
    {
        load("# Notes\n\n```yaml\n" + m_text + "```\n", u"/notes.md"_s);
        const std::optional<FieldHelp> help = helpAt("approval_status");
        QVERIFY(help);
        QCOMPARE(help->title, u"Approval status"_s);
    }

    void isShownUnderThePointer()
    {
        load(m_text, u"/review.yaml"_s);
        SourcePane pane(*m_document);
        pane.resize(700, 600);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        SourceEdit &edit = pane.edit();
        const qsizetype offset = m_text.indexOf("confidence") + 2;
        edit.select(offset, offset);
        edit.ensureCursorVisible();
        const QPoint place = edit.cursorRect().center();
        QHelpEvent hover(QEvent::ToolTip, place, edit.viewport()->mapToGlobal(place));
        QApplication::sendEvent(edit.viewport(), &hover);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains(u"<b>Confidence</b>"_s), qPrintable(QToolTip::text()));
    }

private:
    void load(const QByteArray &bytes, const QString &name)
    {
        m_document->load(bytes, name);
        QTRY_VERIFY(m_document->isAnalysed());
    }

    [[nodiscard]] std::optional<FieldHelp> helpAt(const QByteArray &text) const
    {
        return fieldHelpAt(*m_document, m_document->buffer().bytes().indexOf(text) + 1);
    }

    QByteArray m_text;
    std::unique_ptr<EditorDocument> m_document;
};

QTEST_MAIN(TestFieldHelp)
#include "tst_fieldhelp.moc"
