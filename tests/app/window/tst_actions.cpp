// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/actions/actionlist.h"
#include "tests/app/windowfixture.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

using namespace baton;
using namespace Qt::StringLiterals;

class TestActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void noTwoActionsShareAKey()
    {
        const ActionRegistry registry(actionList());
        QHash<QKeySequence, QString> owners;
        for (const QAction *action : registry.all()) {
            QSet<QKeySequence> own;
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!key.isEmpty(), qPrintable(action->objectName()));
                QVERIFY2(own.contains(key) || !owners.contains(key),
                         qPrintable(key.toString() + u' ' + action->objectName()));
                own.insert(key);
                owners.insert(key, action->objectName());
            }
        }
    }

    void everyActionIsInAMenu()
    {
        WindowFixture fixture;
        QSet<QAction *> inMenus;
        for (const QAction *top : fixture.window->menuBar()->actions()) {
            for (QAction *action : top->menu()->actions()) {
                inMenus.insert(action);
            }
        }
        for (QAction *action : fixture.window->actionRegistry().all()) {
            QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
        }
    }

    void everyActionIsConnected()
    {
        WindowFixture fixture;
        for (const QAction *action : fixture.window->actionRegistry().all()) {
            QVERIFY2(IsConnected::check(*action), qPrintable(action->objectName()));
        }
    }

    void withoutADocumentNothingAboutOneIsOffered()
    {
        WindowFixture fixture;
        for (const QAction *action : fixture.window->actionRegistry().all()) {
            if (action->objectName().startsWith(u"document."_s)
                || action->objectName() == u"file.save"_s) {
                QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
            }
        }
    }

    void everyKeyIsListed()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        if (QWidget *field = QApplication::focusWidget()) {
            field->clearFocus(); // in a field "?" is a character
        }
        QTest::keyClick(fixture.window.get(), Qt::Key_Question, Qt::ShiftModifier);
        QTRY_VERIFY(fixture.find<QDialog>(u"shortcutsDialog"_s));
        QStringList shown;
        for (const QLabel *label :
             fixture.find<QDialog>(u"shortcutsDialog"_s)->findChildren<QLabel *>()) {
            shown.append(label->text());
        }
        for (const QAction *action : fixture.window->actionRegistry().all()) {
            QVERIFY2(action->shortcut().isEmpty() || shown.contains(plainText(action)),
                     qPrintable(action->objectName()));
        }
    }

private:
    /// QObject::isSignalConnected() is protected.
    struct IsConnected : QAction
    {
        static bool check(const QAction &action)
        {
            return (action.*(&IsConnected::isSignalConnected))(
                QMetaMethod::fromSignal(&QAction::triggered));
        }
    };
};

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
