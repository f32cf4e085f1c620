// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/headingpages.h"
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

QString printStyle()
{
    QFile style(u":/report/print.css"_s);
    const bool isOpen = style.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return QString::fromUtf8(style.readAll());
}

void paintPage(QPainter &painter, const QTextDocument &text, int page, const QSizeF &size)
{
    painter.save();
    painter.translate(0, -page * size.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * size.height(), size.width(), size.height());
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    text.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setPen(QColor(89, 98, 108));
    painter.drawText(QRectF(0, size.height(), size.width(), footHeight),
                     Qt::AlignRight | Qt::AlignBottom,
                     QCoreApplication::translate("baton::Report", "Page %1 of %2")
                         .arg(page + 1)
                         .arg(text.pageCount()));
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
    text.setPageSize(size);
    keepHeadings(text);
    QPainter painter(&writer);
    for (int page = 0; page < text.pageCount(); ++page) {
        if (page > 0) {
            writer.newPage();
        }
        paintPage(painter, text, page, size);
    }
    painter.end();
    return bytes;
}

} // namespace baton
