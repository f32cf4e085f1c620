// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/sourcepane.h"

#include "models/protocol/catalog.h"
#include "widgets/common/style.h"
#include "widgets/common/theme.h"
#include "widgets/source/folding.h"
#include "widgets/source/highlighter.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcemarks.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Shown
{
    EditorDocument document;
    SourcePane pane;

    explicit Shown(const QByteArray &bytes, const QString &name = u"a.yaml"_s)
        : document(std::make_shared<ProtocolCatalog>())
        , pane(document)
    {
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load(bytes, name);
        pane.resize(460, 640);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTRY_VERIFY(document.isAnalysed() && !analysed.isEmpty());
        QTRY_VERIFY(edit().highlighter().isFinished());
        edit().setFocus();
    }

    [[nodiscard]] SourceEdit &edit() { return pane.edit(); }
    [[nodiscard]] QByteArray bytes() const { return document.buffer().bytes(); }
    /// Writes a picture for people to look at, into the folder that BATON_SCREENSHOTS names.
    void keep(const QString &name)
    {
        const QString folder = qEnvironmentVariable("BATON_SCREENSHOTS");
        if (!folder.isEmpty()) {
            QVERIFY(pane.grab().save(folder + u"/source-"_s + name + u".png"_s));
        }
    }
    void caretAt(qsizetype offset) { edit().select(offset, offset); }
};

} // namespace

class TestSourcePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BatonStyle);
        Theme::apply(Theme::Mode::Light);
    }
    void init()
    {
        // The offscreen platform has no size hints to pass on.
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    }

    void typesIntoTheBytes()
    {
        Shown shown("a: 1\r\nb: 2\r\n");
        shown.caretAt(4);
        QTest::keyClicks(&shown.edit(), u"0"_s);
        QTest::keyClick(&shown.edit(), Qt::Key_Return);
        QTest::keyClicks(&shown.edit(), u"c: x"_s);
        QCOMPARE(shown.bytes(), "a: 10\r\nc: x\r\nb: 2\r\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(shown.bytes(), "a: 1\r\nb: 2\r\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Redo);
        QCOMPARE(shown.bytes(), "a: 10\r\nb: 2\r\n");
    }

    void showsTheSample()
    {
        QFile file(QStringLiteral(
            BATON_SOURCE_DIR
            "/resources/samples/cfd-bioreactor-session-20260221-143000-48213/handoffs/"
            "phase2-engineering-review.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Shown shown(file.readAll());
        shown.keep(u"sample"_s);
    }
};

QTEST_MAIN(TestSourcePane)
#include "tst_sourcepane.moc"
