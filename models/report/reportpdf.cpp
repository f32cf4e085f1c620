// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/pagebreaks.h"
#include "models/report/reporthtmlbody.h"
#include "models/report/reportwriters.h"
#include "models/report/tablewidths.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

constexpr int resolution = 96;
constexpr qreal margin = 18; // mm
constexpr qreal footHeight = 24;
constexpr qreal aboveFoot = 12;

QString printStyle()
{
    QFile style(u":/report/print.css"_s);
    const bool isOpen = style.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return QString::fromUtf8(style.readAll());
}

void paintSlice(QPainter &painter, const QTextDocument &text, const ReportSlice &slice)
{
    const QRectF part(0, slice.top, text.size().width(), slice.height());
    painter.save();
    painter.translate(0, -slice.top);
    painter.setClipRect(part);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, Qt::black);
    text.documentLayout()->draw(&painter, context);
    painter.restore();
}

/// Paints the foot of a page, which also contains the subject of the report.
void paintFoot(QPainter &painter, const QRectF &foot, const QString &title, const QString &number)
{
    painter.setPen(QColor(214, 217, 222));
    painter.drawLine(foot.topLeft(), foot.topRight());
    painter.setPen(QColor(89, 98, 108));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, number);
    const QFontMetricsF metrics(painter.font(), painter.device());
    const qreal room = foot.width() - metrics.horizontalAdvance(number) - footHeight;
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom,
                     metrics.elidedText(title, Qt::ElideRight, room));
}

} // namespace

QByteArray reportPdf(const ReportDocument &document)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const bool isOpen = buffer.open(QIODevice::WriteOnly);
    Q_ASSERT(isOpen);
    QPdfWriter writer(&buffer);
    writer.setTitle(document.title);
    writer.setCreator(u"Baton"_s);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    const QSizeF size(writer.width(), writer.height() - footHeight);
    QTextDocument text;
    text.documentLayout()->setPaintDevice(&writer);
    text.setDocumentMargin(0);
    text.setDefaultStyleSheet(printStyle());
    text.setHtml(reportHtmlBody(document));
    fitTables(text, size.width());
    text.setTextWidth(size.width());
    QPainter painter(&writer);
    const std::vector<ReportPage> pages = pagesOf(text, size.height() - aboveFoot);
    for (size_t page = 0; page < pages.size(); ++page) {
        if (page > 0) {
            writer.newPage();
        }
        painter.save();
        paintSlice(painter, text, pages[page].titles);
        painter.translate(0, pages[page].titles.height());
        paintSlice(painter, text, pages[page].text);
        painter.restore();
        paintFoot(painter, QRectF(0, size.height(), size.width(), footHeight), document.title,
                  QCoreApplication::translate("baton::Report", "Page %1 of %2")
                      .arg(page + 1)
                      .arg(pages.size()));
    }
    painter.end();
    return bytes;
}

} // namespace baton
