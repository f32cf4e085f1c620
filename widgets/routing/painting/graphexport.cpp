// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphexport.h"

#include "models/routing/layout/graphvizlayout.h"
#include "widgets/routing/painting/graphpainter.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/style/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QUuid>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton::graphexport {

namespace {

constexpr double margin = 24;
constexpr double titleHeight = 40;
constexpr double widestLegend = 640;
constexpr double noteGap = 8;
constexpr int mostNotes = 12;
constexpr double mostPixels = 200e6; ///< 800 MB
constexpr double longestSide = 32'000;
constexpr double pdfDpi = 96;
constexpr double longestPdfSide = 19'000; ///< 200 inches, the limit of PDF readers

/// The rules of edges without room for them: pictures have no tooltips.
QStringList notesOf(const RoutingGraph &graph, const GraphScene &scene,
                    const std::optional<ReplayState> &replay)
{
    QStringList notes;
    int more = 0;
    for (int i = 0; i < std::ssize(scene.edges()); ++i) {
        const GraphScene::Edge &edge = scene.edge(i);
        if (edge.form == LabelForm::Full || edge.full.isEmpty() || edge.words.rule.isEmpty()) {
            continue;
        }
        if (notes.size() < mostNotes) {
            notes.append(graphwords::describeEdge(graph, i, replay));
        } else {
            ++more;
        }
    }
    if (more > 0) {
        notes.append(QCoreApplication::translate("baton::Graph", "%n more edge(s) break a rule",
                                                 nullptr, more));
    }
    return notes;
}

/// A page of any output format.
class Page
{
public:
    Page(const RoutingGraph &graph, const GraphLayout &layout,
         const std::optional<ReplayState> &replay)
        : m_title(graph.title)
        , m_painter(std::make_shared<const GraphScene>(graph, layout, replay),
                    GraphColors::of(Theme::Mode::Light))
        , m_notes(notesOf(graph, m_painter.scene(), replay))
    {
    }

    [[nodiscard]] QSizeF size() const
    {
        const QRectF bounds = m_painter.scene().bounds();
        const double title = QFontMetricsF(fonts::answer()).horizontalAdvance(m_title);
        const QSizeF legend = m_painter.legend().size(widestLegend);
        double width = std::max({bounds.width(), legend.width(), title});
        for (const QString &note : m_notes) {
            width = std::max(width, QFontMetricsF(fonts::small()).horizontalAdvance(note) + 2);
        }
        return {std::ceil(width + 2 * margin),
                std::ceil(bounds.height() + titleHeight + legend.height() + notesHeight()
                          + 2 * margin)};
    }

    void paint(QPainter &painter) const
    {
        const QRectF bounds = m_painter.scene().bounds();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.fillRect(QRectF(QPointF(), size()), m_painter.colors()[Role::Canvas]);
        painter.setFont(fonts::answer());
        painter.setPen(m_painter.colors()[Role::Text]);
        painter.drawText(QRectF(margin, margin / 2, size().width(), titleHeight),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, m_title);
        painter.save();
        painter.translate(QPointF(margin, margin / 2 + titleHeight) - bounds.topLeft());
        m_painter.paint(painter, bounds, 1);
        painter.restore();
        const double legend = m_painter.legend().size(widestLegend).height();
        const double below = size().height() - margin - notesHeight();
        m_painter.legend().paint(painter, {margin, below - legend}, widestLegend);
        painter.setFont(fonts::small());
        painter.setPen(m_painter.colors()[Role::Text]);
        for (qsizetype i = 0; i < m_notes.size(); ++i) {
            const double top = below + noteGap + double(i) * graphmetrics::line;
            painter.drawText(QRectF(margin, top, size().width() - 2 * margin, graphmetrics::line),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, m_notes[i]);
        }
    }

private:
    [[nodiscard]] double notesHeight() const
    {
        return m_notes.isEmpty() ? 0 : noteGap + double(m_notes.size()) * graphmetrics::line;
    }

    QString m_title;
    GraphPainter m_painter;
    QStringList m_notes;
};

Result<QByteArray> svg(const Page &page, const QString &title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(title);
    generator.setDescription(QCoreApplication::translate("baton::Graph", "Routing graph by Baton"));
    generator.setSize(page.size().toSize());
    generator.setViewBox(QRectF(QPointF(), page.size()));
    generator.setResolution(static_cast<int>(pdfDpi));
    QPainter painter(&generator);
    page.paint(painter);
    painter.end();
    // If a viewer does not have our font, it also uses a sans-serif one.
    QByteArray bytes = buffer.data();
    return bytes.replace("font-family=\"Inter\"", "font-family=\"Inter, sans-serif\"");
}

Result<QByteArray> png(const Page &page, double scale)
{
    const QSizeF size = page.size() * scale;
    if (!(scale > 0) || size.width() * size.height() > mostPixels || size.width() > longestSide
        || size.height() > longestSide) {
        return Failure{QCoreApplication::translate(
                           "baton::Graph",
                           "A PNG of %1 × %2 pixels is too large. Choose a smaller scale, or SVG.")
                           .arg(size.width(), 0, 'f', 0)
                           .arg(size.height(), 0, 'f', 0)};
    }
    QImage image(size.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    page.paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// @p pdf without its creation time, so that equal graphs give equal files. Blanks replace it,
/// because later parts are found by their offsets.
QByteArray withoutDates(QByteArray pdf)
{
    struct Date
    {
        QByteArrayView begin;
        char end;
    };
    for (const Date &date :
         {Date{"/CreationDate (", ')'}, Date{"/ModDate (", ')'}, Date{" xmp:CreateDate=\"", '"'},
          Date{" xmp:ModifyDate=\"", '"'}, Date{" xmp:MetadataDate=\"", '"'}}) {
        const qsizetype begin = pdf.indexOf(date.begin);
        const qsizetype end = begin < 0 ? -1 : pdf.indexOf(date.end, begin + date.begin.size());
        if (end > 0) {
            pdf.replace(begin, end + 1 - begin, QByteArray(end + 1 - begin, ' '));
        }
    }
    return pdf;
}

Result<QByteArray> pdf(const Page &page, const QString &title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const double shrink =
        std::min(1.0, longestPdfSide / std::max(page.size().width(), page.size().height()));
    writer.setTitle(title);
    writer.setCreator(u"Baton"_s);
    writer.setDocumentId(QUuid::createUuidV5(QUuid(), title)); // equal input results in equal bytes
    writer.setResolution(static_cast<int>(pdfDpi));
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(page.size() * shrink / pdfDpi, QPageSize::Inch, QString(),
                                 QPageSize::ExactMatch));
    QPainter painter(&writer);
    painter.scale(shrink, shrink);
    page.paint(painter);
    painter.end();
    return withoutDates(buffer.data());
}

} // namespace

Result<QByteArray> picture(const RoutingGraph &graph, const GraphLayout &layout,
                           const Options &options)
{
    const Page page(graph, layout, options.replay);
    switch (options.format) {
    case Format::Svg:
        return svg(page, graph.title);
    case Format::Png:
        return png(page, options.scale);
    case Format::Pdf:
        break;
    }
    return pdf(page, graph.title);
}

Result<QByteArray> picture(const RoutingGraph &graph, const Options &options)
{
    const Result<GraphLayout> layout = layOut(layoutRequest(graph));
    if (!layout) {
        return layout.failure();
    }
    return picture(graph, *layout, options);
}

} // namespace baton::graphexport
