// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// For tests of what is typed while the field that it is meant for is still to come.
#pragma once

#include "formharness.h"

#include <QSemaphore>

#include <memory>

/// Each key goes to what has the focus then, and no answer of a worker comes between.
inline void typeAtOnce(const QString &text)
{
    for (const QChar letter : text) {
        QWidget *target = QApplication::focusWidget();
        QVERIFY(target);
        switch (letter.unicode()) {
        case u'\n':
            QTest::keyClick(target, Qt::Key_Return);
            break;
        case u'\b':
            QTest::keyClick(target, Qt::Key_Backspace);
            break;
        case u'\x1b':
            QTest::keyClick(target, Qt::Key_Escape);
            break;
        case u'↓':
            QTest::keyClick(target, Qt::Key_Down, Qt::AltModifier);
            break;
        default:
            QTest::keyClicks(target, QString(letter));
        }
    }
}

/// As long as it is there, no change of the form's document is answered.
class HeldWorker
{
public:
    explicit HeldWorker(FormHarness &form)
    {
        form.document.setPreparation([gate = m_gate](const auto &...) {
            gate->acquire();
            gate->release();
        });
    }
    ~HeldWorker() { m_gate->release(); }
    Q_DISABLE_COPY_MOVE(HeldWorker)

private:
    const std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};
