// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/highlighter.h"
#include "widgets/style/theme.h"

#include <QPlainTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace baton;
using namespace Qt::StringLiterals;

class TestHighlighter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        Theme::apply(Theme::Mode::Light);
    }

    void highlightsALineByItsType_data()
    {
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part"); ///< of the last line
        QTest::addColumn<int>("role");
        const auto row = [](const char *name, Format format, const QString &text,
                            const QString &part, Role role) {
            QTest::newRow(name) << format << text << part << int(role);
        };
        const Format prompt = Format::Prompt;
        row("heading", prompt, u"ROLE: Devon"_s, u"ROLE:"_s, Role::SourceKey);
        row("of two words", prompt, u"CONTEXT FILES:"_s, u"CONTEXT FILES:"_s, Role::SourceKey);
        row("what follows it", prompt, u"ROLE: Devon"_s, u"Devon"_s, Role::Text);
        row("marked", prompt, u"## CONSTRAINTS"_s, u"## CONSTRAINTS"_s, Role::SourceKey);
        row("bold", prompt, u"**GOAL:** x"_s, u"**GOAL:**"_s, Role::SourceKey);
        row("no heading", prompt, u"Do NOT output: x"_s, u"Do NOT output:"_s, Role::Text);
        row("bullet", prompt, u"- a.py: text"_s, u"- "_s, Role::SourceNumber);
        row("number", prompt, u"12. Run it"_s, u"12. "_s, Role::SourceNumber);
        row("code", prompt, u"Call `submit` now"_s, u"`submit`"_s, Role::SourceString);
        row("fenced", prompt, u"```\nROLE: x"_s, u"ROLE: x"_s, Role::SourceString);
        row("behind a fence", prompt, u"```\na\n```\nROLE: x"_s, u"ROLE:"_s, Role::SourceKey);
        row("Markdown heading", Format::Markdown, u"# Task: x"_s, u"# Task: x"_s, Role::SourceKey);
        row("lower Markdown heading", Format::Markdown, u"### Context"_s, u"### Context"_s,
            Role::SourceKey);
        row("element", Format::Xml, u"<mode>spawn</mode>"_s, u"mode"_s, Role::SourceKey);
        row("element in Markdown", Format::Markdown, u"```xml\n<mode>spawn</mode>"_s, u"mode"_s,
            Role::SourceKey);
        row("prose beside it", Format::Markdown, u"```xml\n<mode/>\n```\n\nmode"_s, u"mode"_s,
            Role::Text);
        row("key", Format::Yaml, u"a: 1"_s, u"a"_s, Role::SourceKey);
        row("key of a second document", Format::Yaml, u"a: 1\n---\nb: 2"_s, u"b"_s,
            Role::SourceKey);
        row("value of a second document", Format::Yaml, u"a: 1\n---\nb: 2"_s, u"2"_s,
            Role::SourceNumber);
        row("key behind an end", Format::Yaml, u"a: 1\n...\n---\nb: 2"_s, u"b"_s, Role::SourceKey);
        row("key behind an end alone", Format::Yaml, u"a: 1\n... # end\nb: 2"_s, u"b"_s,
            Role::SourceKey);
        row("key behind a mark with a comment", Format::Yaml, u"a: 1\n--- # next\nb: 2"_s, u"b"_s,
            Role::SourceKey);
        row("key behind a block text", Format::Yaml, u"a: |\n  text\n---\nb: 2"_s, u"b"_s,
            Role::SourceKey);
        row("first key behind a mark", Format::Yaml, u"---\nb: 2"_s, u"b"_s, Role::SourceKey);
        row("block text of a document", Format::Yaml, u"--- |\n  b: 2"_s, u"b: 2"_s,
            Role::SourceString);
        row("plain text", Format::Text, u"ROLE: x"_s, u"ROLE:"_s, Role::Text);
    }

    void highlightsALineByItsType()
    {
        QFETCH(const Format, format);
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        QFETCH(const int, role);
        QTextDocument document;
        document.setDocumentLayout(new QPlainTextDocumentLayout(&document));
        document.setPlainText(text);
        Highlighter highlighter(document);
        highlighter.setFormat(format);
        QTRY_VERIFY(highlighter.isFinished());
        const QTextBlock line = document.lastBlock();
        const qsizetype from = line.text().indexOf(part);
        for (qsizetype i = from; i < from + part.size(); ++i) {
            if (!part[i - from].isSpace()) {
                QCOMPARE(colorAt(line, int(i)), Theme::color(static_cast<Role>(role)));
            }
        }
    }

private:
    static QColor colorAt(const QTextBlock &line, int column)
    {
        QColor color = Theme::color(Role::Text);
        for (const QTextLayout::FormatRange &range : line.layout()->formats()) {
            if (range.start <= column && column < range.start + range.length) {
                color = range.format.foreground().color();
            }
        }
        return color;
    }
};

QTEST_MAIN(TestHighlighter)
#include "tst_highlighter.moc"
