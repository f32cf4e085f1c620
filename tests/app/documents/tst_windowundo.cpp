// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/form/pane/formpane.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>

using namespace baton;
using namespace Qt::StringLiterals;

/// Undo in the window: it reverts the change in a message, and text that was not applied yet.
class TestWindowUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theBarIsRemovedWithItsCause()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.window->currentTab()->form().revealPath(JsonPointer::of(u"/handoff/to_phase"));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        auto *line = static_cast<QLineEdit *>(QApplication::focusWidget());
        const QString before = line->text();
        line->selectAll();
        QTest::keyClicks(line, u"1.15"_s);
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(fixture.find<QWidget>(u"notice"_s));
        fixture.trigger(u"edit.undo"_s);
        QTRY_VERIFY(!fixture.find<QWidget>(u"notice"_s));
        QTRY_COMPARE(line->text(), before);
        QCOMPARE(document->editor().buffer().bytes(), review());
    }

    void undoIsOfferedForRejectedText()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.window->currentTab()->form().revealPath(JsonPointer::of(u"/handoff/to_phase"));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        auto *line = static_cast<QLineEdit *>(QApplication::focusWidget());
        const QAction *undo = fixture.window->actionRegistry().action(u"edit.undo"_s);
        QVERIFY(!undo->isEnabled());
        QTest::keyClicks(line, u"x"_s);
        QTRY_VERIFY(undo->isEnabled());
        fixture.trigger(u"edit.undo"_s);
        QTRY_COMPARE(line->text(), u"2"_s);
        QTRY_VERIFY(!undo->isEnabled());
    }
};

QTEST_MAIN(TestWindowUndo)
#include "tst_windowundo.moc"
