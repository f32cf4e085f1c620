// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
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

    void f1ExplainsWhatTheReaderIsAt_data()
    {
        QTest::addColumn<QByteArray>("replaced");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("caretIn"); // empty: in the field
        QTest::addColumn<QString>("rule");       // empty: there is none, so help opens
        QTest::addColumn<bool>("isFar");
        const QByteArray status = "\"APPROVED\"";
        QTest::newRow("caret in it") << status << QByteArray("\"approved\"")
                                     << QByteArray("approved") << u"cfd.enum"_s << false;
        QTest::newRow("elsewhere")
            << status << QByteArray("\"approved\"") << QByteArray("keep me") << QString() << false;
        QTest::newRow("its field")
            << status << QByteArray("\"approved\"") << QByteArray() << u"cfd.enum"_s << false;
        QTest::newRow("of all the source") << status << QByteArray("\"APPROVED")
                                           << QByteArray("keep me") << u"yaml.syntax"_s << true;
    }

    void f1ExplainsWhatTheReaderIsAt()
    {
        QFETCH(QByteArray, replaced);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, caretIn);
        QFETCH(QString, rule);
        QFETCH(bool, isFar);
        WindowFixture fixture;
        const QByteArray flawed = QByteArray(review()).replace(replaced, by);
        QVERIFY(fixture.open(u"a.yaml"_s, flawed));
        EditorTab *tab = fixture.window->currentTab();
        if (caretIn.isEmpty()) {
            tab->form().revealPath(JsonPointer::of(u"/handoff/engineering_review/approval_status"));
            QTRY_VERIFY(tab->isFormActive());
        } else {
            tab->focusSource();
            const qsizetype place = flawed.indexOf(caretIn);
            tab->source().edit().select(place, place);
        }
        fixture.trigger(u"help.help"_s);
        if (rule.isEmpty()) {
            QTRY_VERIFY(fixture.find<QDialog>(u"helpDialog"_s));
            fixture.find<QDialog>(u"helpDialog"_s)->close();
            return;
        }
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s));
        QTRY_VERIFY(fixture.find<QWidget>(u"problemExplanation"_s)->isVisible());
        QCOMPARE(fixture.find<QLabel>(u"explanationRule"_s)->text(), rule);
        QCOMPARE(fixture.find<QLabel>(u"explanationNote"_s)->isVisible(), isFar);
    }

    void undoIsOfferedForWhatWasNotTaken()
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

QTEST_MAIN(TestTakenBack)
#include "tst_takenback.moc"
