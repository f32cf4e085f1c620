// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reporthtmlbody.h"

#include "models/report/reportwriters.h"

namespace baton {

namespace {

using namespace Qt::StringLiterals;

QString classOf(ReportMark mark)
{
    switch (mark) {
    case ReportMark::Ok:
        return u"ok"_s;
    case ReportMark::Error:
        return u"error"_s;
    case ReportMark::Warning:
        return u"warning"_s;
    case ReportMark::Note:
        return u"note"_s;
    case ReportMark::Running:
    case ReportMark::Waiting:
        return u"running"_s;
    case ReportMark::Late:
        return u"warning"_s;
    case ReportMark::Quiet:
        return u"quiet"_s;
    case ReportMark::None:
        break;
    }
    return {};
}

QString element(const QString &tag, const QString &attributes, const QString &content)
{
    return u"<%1%2>%3</%1>"_s.arg(tag, attributes, content);
}

QString inlineHtml(const ReportText &text)
{
    const QString words = text.isCode ? element(u"code"_s, {}, text.text.toHtmlEscaped())
                                      : text.text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    if (text.mark == ReportMark::None) {
        return words;
    }
    const QString sign = text.text.isEmpty() ? signOf(text.mark) : signOf(text.mark) + u' ';
    return element(u"span"_s, u" class=\"%1\""_s.arg(classOf(text.mark)), sign + words);
}

/// Short text stays on its line; only text with a very long word may be broken anywhere.
QString classOf(const QString &text)
{
    constexpr qsizetype lineOfItsOwn = 24;
    if (text.size() <= lineOfItsOwn) {
        return text.contains(u'\n') ? QString() : u"short"_s;
    }
    qsizetype run = 0;
    for (const QChar letter : text) {
        run = letter.isSpace() ? 0 : run + 1;
        if (run > lineOfItsOwn) {
            return u"long"_s;
        }
    }
    return {};
}

QString htmlTable(const ReportBlock &block)
{
    const auto side = [&block](size_t column) {
        return block.columns.at(column).isNumber ? u" class=\"number\" align=\"right\""_s
                                                 : QString();
    };
    const auto look = [&](size_t column, const QString &text) {
        const QString name = block.columns.at(column).isNumber ? QString() : classOf(text);
        return name.isEmpty() ? side(column) : u" class=\"%1\""_s.arg(name);
    };
    QString head;
    for (size_t i = 0; i < block.columns.size(); ++i) {
        head += element(u"th"_s, side(i), block.columns[i].title.toHtmlEscaped());
    }
    QString rows;
    for (const auto &cells : block.rows) {
        QString row;
        for (size_t i = 0; i < cells.size(); ++i) {
            row += element(u"td"_s, look(i, cells[i].text), inlineHtml(cells[i]));
        }
        rows += element(u"tr"_s, {}, row) + u'\n';
    }
    return u"<div class=\"table\">\n<table "
           u"width=\"100%\" cellspacing=\"0\">\n<thead>%1</thead>\n<tbody>\n%2</tbody>\n"
           "</table>\n</div>"_s.arg(element(u"tr"_s, {}, head), rows);
}

/// The picture is in the page itself.
QString htmlPicture(const ReportBlock &block)
{
    const auto &[png, size] = block.picture;
    return u"<p><img width=\"%1\" height=\"%2\" alt=\"%3\" src=\"data:image/png;base64,%4\"></p>"_s
        .arg(QString::number(size.width()), QString::number(size.height()),
             block.text.text.toHtmlEscaped(), QString::fromLatin1(png.toBase64()));
}

QString html(const ReportBlock &block)
{
    switch (block.type) {
    case ReportBlock::Type::Title:
        return element(u"h2"_s, {}, inlineHtml(block.text));
    case ReportBlock::Type::Heading:
        return element(u"h3"_s, {}, inlineHtml(block.text));
    case ReportBlock::Type::Subheading:
        return element(u"h4"_s, {}, inlineHtml(block.text));
    case ReportBlock::Type::Code:
        return element(u"pre"_s, {}, block.text.text.toHtmlEscaped());
    case ReportBlock::Type::Table:
        return htmlTable(block);
    case ReportBlock::Type::Picture:
        return htmlPicture(block);
    case ReportBlock::Type::Paragraph:
        break;
    }
    return element(u"p"_s, {}, inlineHtml(block.text));
}

} // namespace

QString reportHtmlBody(const ReportDocument &document)
{
    QString body = element(u"h1"_s, {}, document.title.toHtmlEscaped()) + u'\n'
        + element(u"p"_s, u" class=\"made\""_s, document.made.toHtmlEscaped()) + u'\n';
    for (const ReportBlock &block : document.blocks) {
        body += html(block) + u'\n';
    }
    return body;
}

} // namespace baton
