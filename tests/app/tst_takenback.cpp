// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "windowfixture.h"

#include "widgets/form/formpane.h"

#include <QApplication>
#include <QLineEdit>

using namespace baton;
using namespace Qt::StringLiterals;

class TestTakenBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theBarGoesWithWhatItTellsOf()
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
        QTRY_VERIFY(!document->editor().hasPendingEdits());
        fixture.trigger(u"edit.undo"_s);
        QTRY_VERIFY(!fixture.find<QWidget>(u"notice"_s));
        QTRY_COMPARE(line->text(), before);
        QCOMPARE(document->editor().buffer().bytes(), review());
    }

    void f1ExplainsTheProblemThatF8WentTo()
    {
        WindowFixture fixture;
        QByteArray flawed = review();
        flawed.replace("\"APPROVED\"", "\"approved\"");
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        fixture.window->currentTab()->focusSource();
        fixture.trigger(u"go.nextProblem"_s);
        fixture.trigger(u"help.help"_s);
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s));
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s)->isVisible());
    }
};

QTEST_MAIN(TestTakenBack)
#include "tst_takenback.moc"
