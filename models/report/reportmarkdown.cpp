// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reportwriters.h"

#include <QStringList>

#include <algorithm>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

/// Inside a word an underscore is an underscore.
bool isInsideWord(const QString &text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text[at - 1].isLetterOrNumber()
        && text[at + 1].isLetterOrNumber();
}

/// Text that Markdown would read as markup is escaped.
QString escaped(const QString &text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPlain = c == u'_' && isInsideWord(text, i);
        if (!isPlain && u"\\`*_[]<>|#~&"_s.contains(c)) {
            result += u'\\';
        }
        result += c == u'\n' ? u"<br>"_s : QString(c);
    }
    return result;
}

/// Longer fences than any in @p text, so that it cannot end the code.
QString fenceFor(const QString &text, qsizetype least)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return QString(std::max(least, longest + 1), u'`');
}

QString markdownCode(QString text)
{
    // No reader agrees with another about a bar in the code of a table.
    if (text.isEmpty() || text.contains(u'|')) {
        return escaped(text);
    }
    text.replace(u'\n', u' ');
    const QString fence = fenceFor(text, 1);
    const bool isFenced = text.startsWith(u'`') || text.endsWith(u'`');
    return fence + (isFenced ? u" %1 "_s.arg(text) : text) + fence;
}

QString inlineText(const ReportText &text)
{
    const QString sign = signOf(text.mark);
    const QString words = text.isCode ? markdownCode(text.text) : escaped(text.text);
    return sign.isEmpty() ? words : sign + u' ' + words;
}

QString row(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString markdownTable(const ReportBlock &block)
{
    QStringList titles;
    QStringList rules;
    for (const ReportColumn &column : block.columns) {
        titles += escaped(column.title);
        rules += column.isNumber ? u"---:"_s : u"---"_s;
    }
    QString text = row(titles) + row(rules);
    for (const auto &cells : block.rows) {
        QStringList texts;
        for (const ReportText &cell : cells) {
            texts += inlineText(cell);
        }
        text += row(texts);
    }
    return text + u'\n';
}

QString written(const ReportBlock &block)
{
    switch (block.type) {
    case ReportBlock::Type::Title:
        return u"## "_s + inlineText(block.text) + u"\n\n"_s;
    case ReportBlock::Type::Heading:
        return u"### "_s + inlineText(block.text) + u"\n\n"_s;
    case ReportBlock::Type::Subheading:
        return u"#### "_s + inlineText(block.text) + u"\n\n"_s;
    case ReportBlock::Type::Code: {
        const QString fence = fenceFor(block.text.text, 3);
        return fence + u"text\n"_s + block.text.text + u'\n' + fence + u"\n\n"_s;
    }
    case ReportBlock::Type::Table:
        return markdownTable(block);
    case ReportBlock::Type::Picture:
        return {}; // it would be another file
    case ReportBlock::Type::Paragraph:
        break;
    }
    return inlineText(block.text) + u"\n\n"_s;
}

} // namespace

QString signOf(ReportMark mark)
{
    switch (mark) {
    case ReportMark::Ok:
        return u"✓"_s;
    case ReportMark::Error:
        return u"✗"_s;
    case ReportMark::Warning:
        return u"⚠"_s;
    case ReportMark::Note:
        return u"ℹ"_s;
    case ReportMark::Running:
        return u"●"_s;
    case ReportMark::Waiting:
        return u"…"_s;
    case ReportMark::Late:
        return u"◷"_s;
    case ReportMark::Quiet:
        return u"–"_s;
    case ReportMark::None:
        break;
    }
    return {};
}

QByteArray reportMarkdown(const ReportDocument &document)
{
    QString text =
        u"# "_s + escaped(document.title) + u"\n\n"_s + escaped(document.made) + u"\n\n"_s;
    for (const ReportBlock &block : document.blocks) {
        text += written(block);
    }
    while (text.endsWith("\n\n"_L1)) {
        text.chop(1);
    }
    return text.toUtf8();
}

} // namespace baton
