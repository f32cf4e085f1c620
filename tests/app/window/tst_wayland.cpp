// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "waylanddisplay.h"

#include <utility>

using namespace baton;
using namespace Qt::StringLiterals;

/// The program itself in its own process on a Wayland compositor.
class TestWayland : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        const QString missing = WaylandDisplay::missingProgram();
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing + u" is not installed: there is no Wayland to test on."_s));
        }
        QVERIFY(m_display.start());
    }

    void aFileIsShown()
    {
        QProcess program;
        start(program, {u"--exit-when-shown"_s, sample()});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
    }

    void theWindowIsOnTheScreen()
    {
        QImage before;
        QTRY_VERIFY_WITH_TIMEOUT(isDesktop(before), 20000);
        QProcess program;
        start(program, {sample()});
        QTRY_VERIFY_WITH_TIMEOUT(coveredSince(before) > 0.5, 60000);
        program.kill();
        QVERIFY(program.waitForFinished());
        QTRY_VERIFY(coveredSince(before) < 0.1);
    }

    void theTitleBarNamesTheFileAndTheProgram()
    {
        QProcessEnvironment environment = m_display.environment();
        environment.insert(u"WAYLAND_DEBUG"_s, u"1"_s); // tells what is asked of the compositor
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BATON_PROGRAM), {sample()});
        QByteArray asked;
        const auto isAsked = [&](QByteArrayView what) {
            asked += program.readAllStandardError();
            return asked.contains(what);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAsked("set_title(\"2-arena-to-guardian.yaml – Baton\")"), 60000);
        QVERIFY(isAsked("set_app_id(\"baton\")"));
        program.kill();
        QVERIFY(program.waitForFinished());
    }

private:
    static QString sample()
    {
        return QStringLiteral(BATON_SOURCE_DIR)
            + u"/resources/samples/arena/2-arena-to-guardian.yaml"_s;
    }

    void start(QProcess &program, const QStringList &arguments)
    {
        program.setProcessEnvironment(m_display.environment());
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QStringLiteral(BATON_PROGRAM), arguments);
        QVERIFY(program.waitForStarted());
    }

    /// True once the compositor has drawn its desktop, which is then in @p last; it fades in from
    /// black.
    [[nodiscard]] bool isDesktop(QImage &last) const
    {
        const QImage now = m_display.photograph();
        const bool isStill = !now.isNull() && now == std::exchange(last, now);
        return isStill && now.pixel(0, 0) != now.pixel(0, now.height() - 1);
    }

    /// The part of the screen that differs from @p before.
    [[nodiscard]] double coveredSince(const QImage &before) const
    {
        const QImage now = m_display.photograph();
        if (now.size() != before.size()) {
            return 0;
        }
        qsizetype changed = 0;
        for (int y = 0; y < now.height(); ++y) {
            for (int x = 0; x < now.width(); ++x) {
                changed += now.pixel(x, y) != before.pixel(x, y) ? 1 : 0;
            }
        }
        return static_cast<double>(changed) / (now.width() * now.height());
    }

    WaylandDisplay m_display;
};

QTEST_GUILESS_MAIN(TestWayland)
#include "tst_wayland.moc"
