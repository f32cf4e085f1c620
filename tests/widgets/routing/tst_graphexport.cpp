// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/graphvizlayout.h"
#include "tests/samples/graphsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/painting/graphexport.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/style/exportcolors.h"
#include "widgets/style/fonts.h"

#include <QImage>
#include <QXmlStreamReader>

using namespace baton;
using namespace Qt::StringLiterals;
using PictureFormat = graphexport::Format;

namespace {

QByteArray exported(const RoutingGraph &graph, PictureFormat format, double scale = 1)
{
    const Result<QByteArray> picture = graphexport::picture(graph, {format, scale, {}});
    return picture ? *picture : picture.error().toUtf8();
}

/// All text of an SVG, and whether it can be parsed completely.
QString textOf(const QByteArray &svg, bool &isWhole)
{
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters) {
            text += reader.text().toString() + u'\n';
        }
    }
    isWhole = !reader.hasError();
    return text;
}

} // namespace

class TestGraphExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Dark); // exports are light nevertheless
    }

    void svgHasTitleNodesLabelsAndLegend()
    {
        bool isWhole = false;
        const QString text = textOf(exported(samples::arena(), PictureFormat::Svg), isWhole);
        QVERIFY(isWhole);
        for (const QString &part :
             {u"arena-7c1f03"_s, u"Nexus"_s, u"hub · runs and compares"_s, u"33 in · 22 out"_s,
              u"undeclared: bypasses the hub"_s, u"arena.route.undeclared"_s, u"0 · declared"_s,
              u"declared, not taken"_s}) {
            QVERIFY2(text.contains(part), qPrintable(part));
        }
    }

    void svgNamesAFallbackFont()
    {
        const QByteArray svg = exported(samples::arena(), PictureFormat::Svg);
        QCOMPARE(svg.contains("font-family=\"Inter, sans-serif\""),
                 fonts::small().family() == u"Inter"_s);
        QVERIFY(!svg.contains("font-family=\"Inter\""));
    }

    void rulesWithoutRoomAreListedBelow()
    {
        const RoutingGraph graph = samples::arena();
        GraphLayout layout = *layOut(layoutRequest(graph));
        bool isWhole = false;
        const auto notes = [&] {
            return textOf(*graphexport::picture(graph, layout, {PictureFormat::Svg, 1, {}}),
                          isWhole)
                .count(u"Scout → Builder, "_s);
        };
        std::ranges::fill(layout.forms, LabelForm::Full);
        QCOMPARE(notes(), 0);
        std::ranges::fill(layout.forms, LabelForm::Chip);
        QCOMPARE(notes(), 1);
    }

    void textsAreEscaped()
    {
        RoutingGraph graph = samples::arena();
        graph.title = u"<b>&\"]]>"_s;
        graph.nodes.front().title = u"<script>&amp;"_s;
        bool isWhole = false;
        const QByteArray svg = exported(graph, PictureFormat::Svg);
        const QString text = textOf(svg, isWhole);
        QVERIFY(isWhole);
        QCOMPARE(text.count(u"<b>&\"]]>"_s), 2); // as the file's title and above the graph
        QVERIFY(text.contains(u"<script>&amp;"_s));
        QVERIFY(!svg.contains("<script>"));
    }

    void aPngHasTheSizeOfItsScale()
    {
        const QImage once = QImage::fromData(exported(samples::arena(), PictureFormat::Png));
        const QImage twice = QImage::fromData(exported(samples::arena(), PictureFormat::Png, 2));
        QVERIFY(!once.isNull());
        QCOMPARE(twice.size(), once.size() * 2);
        QCOMPARE(once.pixelColor(2, 2), exportColor(Role::Canvas, Theme::Mode::Light));
    }

    void refusesTooLargePngs()
    {
        const Result<QByteArray> picture =
            graphexport::picture(samples::arena(), {PictureFormat::Png, 100, {}});
        QVERIFY(!picture);
        QVERIFY(picture.error().contains(u"smaller scale"_s));
        QVERIFY(!graphexport::picture(samples::arena(), {PictureFormat::Png, 0, {}}));
    }

    void pdfIsValid()
    {
        const QByteArray pdf = exported(samples::arena(), PictureFormat::Pdf);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
    }

    void theSameGraphGivesTheSamePicture()
    {
        QCOMPARE(exported(samples::family(40, 120), PictureFormat::Png),
                 exported(samples::family(40, 120), PictureFormat::Png));
    }

    void emptyGraphsAreExported()
    {
        for (const PictureFormat format :
             {PictureFormat::Svg, PictureFormat::Png, PictureFormat::Pdf}) {
            QVERIFY(graphexport::picture(RoutingGraph(), {format, 1, {}}));
        }
    }

    /// For visual inspection: written to BATON_SHOTS.
    void takesScreenshots()
    {
        const QString folder = qEnvironmentVariable("BATON_SHOTS");
        if (folder.isEmpty()) {
            QSKIP("BATON_SHOTS names no folder");
        }
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder + u'/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        write(u"arena.png"_s, exported(samples::arena(), PictureFormat::Png));
        write(u"arena.svg"_s, exported(samples::arena(), PictureFormat::Svg));
        write(u"arena.pdf"_s, exported(samples::arena(), PictureFormat::Pdf));
        write(u"star.png"_s, exported(samples::star(9), PictureFormat::Png));
        write(u"family.png"_s, exported(samples::family(113, 461), PictureFormat::Png));
    }
};

QTEST_MAIN(TestGraphExport)
#include "tst_graphexport.moc"
