// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/models/log/logfixture.h"
#include "tests/widgets/look.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"

#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace baton {

/// A log like that of a session: one line per second, every tenth a warning, every 25th an error.
inline QByteArray sessionLog(int lines)
{
    const QDateTime start(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
    QByteArray text;
    for (int i = 0; i < lines; ++i) {
        const QByteArray level = i % 25 == 24 ? "ERROR" : i % 10 == 9 ? "WARN" : "INFO";
        text += '[' + start.addSecs(i).toString(Qt::ISODate).toLatin1() + "] [" + level + "] step "
            + QByteArray::number(i) + " of the solver\n";
    }
    return text;
}

/// A log view in its own window.
struct Shown
{
    LogFixture file;
    LogView view;

    explicit Shown(const QByteArray &bytes, QSize size = {760, 480})
        : file(bytes)
    {
        view.resize(size);
        view.open(file.path());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.file().isReading());
        view.activateWindow();
        area().setFocus();
        QTRY_VERIFY(area().hasFocus());
    }

    LogArea &area() { return view.area(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&area(), Qt::Key(key), modifiers);
    }
    template <typename T = QWidget>
    T *child(const QString &name)
    {
        return view.findChild<T *>(name);
    }
    void click(const QString &name) { QTest::mouseClick(child<>(name), Qt::LeftButton); }
    /// Clicks the button of an action in the header.
    void trigger(const QString &name) { click(name + QStringLiteral("Button")); }
    void type(const QString &name, const QString &text)
    {
        auto *edit = child<QLineEdit>(name);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    [[nodiscard]] QString text(const QString &name) { return child<QLabel>(name)->text(); }
    [[nodiscard]] qint64 firstSeen() { return area().seenLines().front().line; }
    [[nodiscard]] qint64 lastSeen() { return area().seenLines().back().line; }
    [[nodiscard]] bool sees(qint64 line)
    {
        return std::ranges::any_of(area().seenLines(), [line](const LogArea::SeenLine &seen) {
            return seen.line == line;
        });
    }
    [[nodiscard]] bool isAtEnd() { return sees(view.file().lineCount() - 1); }
};

} // namespace baton
