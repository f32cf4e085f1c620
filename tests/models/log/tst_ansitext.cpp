// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/ansitext.h"

#include "models/log/reading/ansiescape.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// "text" or "text|0+4 bold fg1": the runs with their formats.
QString described(const AnsiText &shown)
{
    const auto color = [](const AnsiColor &one, const QString &name) {
        switch (one.kind) {
        case AnsiColor::Kind::Palette:
            return u" %1%2"_s.arg(name).arg(one.red);
        case AnsiColor::Kind::Rgb:
            return u" %1#%2.%3.%4"_s.arg(name).arg(one.red).arg(one.green).arg(one.blue);
        case AnsiColor::Kind::Default:
            break;
        }
        return QString();
    };
    QString text = shown.text;
    for (const AnsiRun &run : shown.runs) {
        text += u"|%1+%2"_s.arg(run.begin).arg(run.length);
        text += run.style.isBold ? u" bold"_s : QString();
        text += run.style.isFaint ? u" faint"_s : QString();
        text += run.style.isItalic ? u" italic"_s : QString();
        text += run.style.isUnderlined ? u" under"_s : QString();
        text += run.style.isInverse ? u" inverse"_s : QString();
        text += color(run.style.foreground, u"fg"_s) + color(run.style.background, u"bg"_s);
    }
    return text;
}

} // namespace

class AnsiTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aLineIsShownAsInATerminal_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("shown");

        const auto row = [](const char *name, const QByteArray &line, const QString &shown) {
            QTest::newRow(name) << line << shown;
        };
        row("nothing", "", u""_s);
        row("plain", "hello", u"hello"_s);
        row("tab is kept", "a\tb", u"a\tb"_s);
        row("umlaut", "gr\xC3\xBC\xC3\x9F", u"grüß"_s);
        row("beyond the basic plane", "\xF0\x9F\x9A\x80!", u"🚀!"_s);
        row("a bad byte",
            "a\xFF"
            "b",
            u"a\uFFFDb"_s);
        row("NUL", QByteArray("a\0b", 3), u"a\u2400b"_s);
        row("bell", "a\ab", u"a\u2407b"_s);
        row("delete", "a\x7f", u"a\u2421"_s);
        row("line separator",
            "a\xE2\x80\xA8"
            "b",
            u"a\u21B5b"_s);
        row("16 colours", "\x1b[31mred\x1b[0m plain", u"red plain|0+3 fg1"_s);
        row("bright", "\x1b[97;104mx", u"x|0+1 fg15 bg12"_s);
        row("256 colours", "\x1b[38;5;208mx\x1b[48;5;17my", u"xy|0+1 fg208|1+1 fg208 bg17"_s);
        row("true colour", "\x1b[38;2;1;2;3mx", u"x|0+1 fg#1.2.3"_s);
        row("true colour with colons", "\x1b[38:2::1:2:3mx", u"x|0+1 fg#1.2.3"_s);
        row("true colour, colons, no space", "\x1b[38:2:1:2:3mx", u"x|0+1 fg#1.2.3"_s);
        row("256 with colons", "\x1b[48:5:9mx", u"x|0+1 bg9"_s);
        row("colour is clamped", "\x1b[38;2;999;2;3mx", u"x|0+1 fg#255.2.3"_s);
        row("attributes", "\x1b[1;2;3;4;7mx", u"x|0+1 bold faint italic under inverse"_s);
        row("attributes end", "\x1b[1;2;3;4;7mx\x1b[22;23;24;27my",
            u"xy|0+1 bold faint italic under inverse"_s);
        row("no underline by sub number", "\x1b[4mx\x1b[4:0my", u"xy|0+1 under"_s);
        row("curly underline", "\x1b[4:3mx", u"x|0+1 under"_s);
        row("default colours", "\x1b[31;42mx\x1b[39my\x1b[49mz", u"xyz|0+1 fg1 bg2|1+1 bg2"_s);
        row("empty parameters reset", "\x1b[31mx\x1b[my", u"xy|0+1 fg1"_s);
        row("an empty one among others is 0", "\x1b[1mx\x1b[;31my", u"xy|0+1 bold|1+1 fg1"_s);
        row("underline colour does not colour", "\x1b[58;5;3;1mx", u"x|0+1 bold"_s);
        row("same style joins", "\x1b[31ma\x1b[31mb", u"ab|0+2 fg1"_s);
        row("not SGR: keyboard mode", "\x1b[>4;2mx", u"x"_s);
        row("not SGR: intermediate", "\x1b[1 mx", u"x"_s);
        row("cursor and modes are dropped", "\x1b[?25l\x1b[2J\x1b[10;4Hx\x1b[1A", u"x"_s);
        row("title with BEL", "\x1b]0;title\ax", u"x"_s);
        row("title with ST", "\x1b]0;title\x1b\\x", u"x"_s);
        row("link", "\x1b]8;;http://a/\x1b\\text\x1b]8;;\x1b\\!", u"text!"_s);
        row("device string", "\x1bP1$r\x1b\\x", u"x"_s);
        row("character set", "\x1b(Bx", u"x"_s);
        row("keypad", "\x1b=x\x1b>y", u"xy"_s);
        row("sequence that does not end", "x\x1b[31", u"x"_s);
        row("title that does not end", "x\x1b]0;title", u"x"_s);
        row("escape at the end", "x\x1b", u"x"_s);
        row("carriage return overwrites", "12%\r50%\r100%", u"100%"_s);
        row("carriage return leaves the rest", "abcdef\rXY", u"XYcdef"_s);
        row("carriage return at the end", "abc\r", u"abc"_s);
        row("erase behind", "abcdef\rXY\x1b[K", u"XY"_s);
        row("erase all", "abc\x1b[2K\rX", u"X"_s);
        row("erase before", "abcd\b\b\x1b[1K", u"   d"_s);
        row("backspace", "abc\b\bX", u"aXc"_s);
        row("backspace stops at the start", "a\b\b\bX", u"X"_s);
        row("overwriting takes the colour", "\x1b[31mabc\r\x1b[0mX", u"Xbc|1+2 fg1"_s);
        row("half a pair is not left behind", "\xF0\x9F\x9A\x80z\rX", u"X z"_s);
    }

    void aLineIsShownAsInATerminal()
    {
        QFETCH(QByteArray, line);
        QTEST(described(ansiText(line)), "shown");
    }

    void theStyleOfThePreviousLineContinues()
    {
        AnsiStyle red;
        red.foreground = {AnsiColor::Kind::Palette, 1};
        QCOMPARE(described(ansiText("abc", red)), u"abc|0+3 fg1"_s);
        QCOMPARE(described(ansiText("a\x1b[0mb", red)), u"ab|0+1 fg1"_s);
        QCOMPARE(styleBehind("a\x1b[0;31mb\nc", {}), red);
        QCOMPARE(styleBehind("a\x1b[0mb", red), AnsiStyle());
        QCOMPARE(styleBehind("abc\x1b[", red), red);
    }

    void randomBytesAreRead()
    {
        quint32 seed = 7;
        const QByteArray pieces = "\x1b[;:m0123]K\r\b\a\\P?>xyz\xC3\xF0\x9F ";
        for (int run = 0; run < 20'000; ++run) {
            QByteArray line;
            for (int i = 0; i < 24; ++i) {
                seed = seed * 1664525 + 1013904223;
                line += pieces.at((seed >> 8) % static_cast<quint32>(pieces.size()));
            }
            const AnsiText shown = ansiText(line);
            qsizetype end = 0;
            for (const AnsiRun &part : shown.runs) {
                QVERIFY(part.begin >= end && part.length > 0);
                end = part.begin + part.length;
            }
            QVERIFY(end <= shown.text.size());
            QVERIFY(shown.text.isValidUtf16());
        }
    }
};

QTEST_APPLESS_MAIN(AnsiTextTest)
#include "tst_ansitext.moc"
