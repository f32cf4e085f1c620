// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/statusmark.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>
#include <QSet>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QList<Status> everyStatus{
    Status::Ok,         Status::Note,       Status::Warning,      Status::Error,
    Status::Running,    Status::Skipped,    Status::Superseded,   Status::NotReached,
    Status::TimedOut,   Status::Escalate,   Status::NotEvaluated, Status::Reinvoke,
    Status::Undeclared, Status::PassedOver,
};

QImage drawn(Status status, int size, qreal ratio = 1)
{
    return statusIcon(status)
        .pixmap(QSize(size, size), ratio)
        .toImage()
        .convertToFormat(QImage::Format_ARGB32);
}

/// The opaque colours of a picture, without antialiased pixels.
QSet<QRgb> opaqueColors(const QImage &image)
{
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 255) {
                colors.insert(image.pixel(x, y));
            }
        }
    }
    return colors;
}

/// Writes every shape at every size side by side, for visual inspection.
void writeSheet(const QString &path)
{
    QImage sheet(1000, 320, QImage::Format_RGB32);
    QPainter painter(&sheet);
    int y = 0;
    for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::apply(mode);
        painter.fillRect(0, y, 1000, 160, Theme::color(Role::View));
        for (const int size : {14, 16, 22, 32, 44}) {
            int x = 10;
            for (const Status status : everyStatus) {
                paintStatus(painter, QRectF(x, y + 4, size, size), status);
                x += 70;
            }
            y += size + 4;
        }
        y = 160;
    }
    sheet.save(path);
}

} // namespace

class StatusPaintingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        Theme::apply(Theme::Mode::Light);
    }

    void everyStatusHasItsOwnShape()
    {
        QList<QImage> shapes;
        for (const Status status : everyStatus) {
            const QImage shape = drawn(status, 16).convertToFormat(QImage::Format_Alpha8);
            QVERIFY2(!shapes.contains(shape), qPrintable(wordOf(status)));
            shapes.append(shape);
        }
        QVERIFY(statusIcon(Status::None).isNull());
    }

    void everyStatusHasItsOwnWord()
    {
        QSet<QString> words;
        for (const Status status : everyStatus) {
            words.insert(wordOf(status));
        }
        QCOMPARE(words.size(), everyStatus.size());
        QVERIFY(!words.contains(QString()));
    }

    void aShapeStaysInsideAndFillsItsArea_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {14, 16, 22}) {
            QTest::addRow("%d", size) << size;
        }
    }

    void aShapeStaysInsideAndFillsItsArea()
    {
        QFETCH(const int, size);
        for (const Status status :
             {Status::Error, Status::Warning, Status::Note, Status::TimedOut}) {
            for (const qreal ratio : {1.0, 1.5, 2.0}) {
                const QImage image = drawn(status, size, ratio);
                QCOMPARE(image.width(), qCeil(size * ratio));
                const int last = image.width() - 1;
                for (int i = 0; i <= last; ++i) {
                    QVERIFY(qAlpha(image.pixel(i, 0)) < 48);
                    QVERIFY(qAlpha(image.pixel(0, i)) < 48);
                    QVERIFY(qAlpha(image.pixel(i, last)) < 48);
                    QVERIFY(qAlpha(image.pixel(last, i)) < 48);
                }
                int inked = 0;
                for (int x = 0; x <= last; ++x) {
                    for (int y = 0; y <= last; ++y) {
                        inked += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
                    }
                }
                QVERIFY(inked * 5 > image.width() * image.width());
            }
        }
    }

    void filledMarksArePixelAligned()
    {
        const QImage error = drawn(Status::Error, 16);
        QCOMPARE(error.pixelColor(3, 8), Theme::color(Role::Error));
        // The left edge of the octagon is on a pixel boundary: no half-covered column.
        QCOMPARE(qAlpha(error.pixel(1, 8)), 255);
        QCOMPARE(qAlpha(error.pixel(0, 8)), 0);
    }

    void anIconFollowsTheTheme()
    {
        const QIcon icon = statusIcon(Status::Warning);
        const auto colors = [&icon] {
            return opaqueColors(
                icon.pixmap(32, 32).toImage().convertToFormat(QImage::Format_ARGB32));
        };
        QVERIFY(colors().contains(Theme::color(Role::Warning).rgb()));
        Theme::apply(Theme::Mode::Dark);
        QVERIFY(colors().contains(Theme::color(Role::Warning).rgb()));
        QVERIFY(colors().contains(Theme::color(Role::MarkGlyph).rgb()));
    }

    void aDisabledIconTakesTheDisabledColor()
    {
        const QPixmap pixmap = statusIcon(Status::Ok).pixmap(QSize(32, 32), QIcon::Disabled);
        QCOMPARE(opaqueColors(pixmap.toImage().convertToFormat(QImage::Format_ARGB32)),
                 QSet<QRgb>{Theme::color(Role::Disabled).rgb()});
    }

    void paintingRestoresThePainter()
    {
        QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        painter.setPen(Qt::blue);
        paintStatus(painter, QRectF(0, 0, 32, 32), Status::Running);
        QCOMPARE(painter.pen().color(), QColor(Qt::blue));
        QCOMPARE(painter.transform(), QTransform());
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    }

    void aMarkHasAnAccessibleWordAndAFixedSize()
    {
        StatusMark mark(Status::Error, 22);
        QCOMPARE(mark.accessibleName(), u"error"_s);
        QCOMPARE(mark.size(), QSize(22, 22));
        mark.setStatus(Status::Ok);
        QCOMPARE(mark.accessibleName(), u"ok"_s);
        const QColor ok = Theme::color(Role::Ok);
        QVERIFY(opaqueColors(mark.grab().toImage().convertToFormat(QImage::Format_ARGB32))
                    .contains(ok.rgb()));
        mark.setStale(true);
        QVERIFY(!opaqueColors(mark.grab().toImage().convertToFormat(QImage::Format_ARGB32))
                     .contains(ok.rgb()));
    }

    void judgementsMapToTheirStatus()
    {
        QCOMPARE(statusOf(Severity::Error), Status::Error);
        QCOMPARE(statusOf(Severity::Warning), Status::Warning);
        QCOMPARE(statusOf(Severity::Note), Status::Note);
        QCOMPARE(statusOf(Action::Reinvoke), Status::Reinvoke);
        QCOMPARE(statusOf(Action::None), Status::NotEvaluated);
        QCOMPARE(statusOf(Action::Escalate), Status::Escalate);
        QCOMPARE(statusOf(CriterionState::Passed), Status::Ok);
        QCOMPARE(statusOf(CriterionState::NotEvaluated), Status::NotEvaluated);
    }

    void writesASheetOfAllShapes()
    {
        if (!qEnvironmentVariableIsSet("BATON_SHOTS")) {
            QSKIP("Set BATON_SHOTS to a folder to have the shapes drawn there.");
        }
        writeSheet(qEnvironmentVariable("BATON_SHOTS") + u"/status.png"_s);
    }
};

QTEST_MAIN(StatusPaintingTest)
#include "tst_statuspainting.moc"
