// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/icons.h"

#include <QDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The colour of the strongest pixel.
QColor inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage();
    QColor best(0, 0, 0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            best = pixel.alpha() > best.alpha() ? pixel : best;
        }
    }
    return best;
}

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) < 8 && std::abs(a.green() - b.green()) < 8
        && std::abs(a.blue() - b.blue()) < 8;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyIconDrawsInTheColorOfItsRole_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files = QDir(u":/baton/icons"_s).entryList({u"*.svg"_s});
        QVERIFY(files.size() > 40);
        for (const QString &file : files) {
            QTest::newRow(qPrintable(file)) << file.chopped(4);
        }
    }

    void everyIconDrawsInTheColorOfItsRole()
    {
        QFETCH(QString, name);
        Theme::apply(Theme::Mode::Light);
        const QColor ink = inkOf(icon(name, Role::Accent).pixmap(QSize(32, 32), 1.0));
        QVERIFY2(ink.alpha() > 100, "nothing was drawn");
        QVERIFY2(isNear(ink, Theme::color(Role::Accent)), qPrintable(ink.name()));
    }

    void anIconFollowsTheTheme()
    {
        Theme::apply(Theme::Mode::Light);
        const QIcon sample = icon(u"save"_s);
        const QColor light = inkOf(sample.pixmap(QSize(32, 32), 1.0));
        Theme::apply(Theme::Mode::Dark);
        const QColor dark = inkOf(sample.pixmap(QSize(32, 32), 1.0));
        QVERIFY(light.lightnessF() < 0.4F);
        QVERIFY(dark.lightnessF() > 0.6F);
    }

    void aDisabledIconIsPaler()
    {
        Theme::apply(Theme::Mode::Light);
        const QPixmap pixmap = icon(u"save"_s).pixmap(QSize(32, 32), 1.0, QIcon::Disabled);
        QVERIFY(isNear(inkOf(pixmap), Theme::color(Role::Disabled)));
    }

    void highDpiScreensGetMorePixels()
    {
        const QPixmap pixmap = icon(u"save"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(16, 16));
    }
};

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
