// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/common/dock.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLineEdit>
#include <QTranslator>

using namespace baton;
using namespace Qt::StringLiterals;

/// A window with little room, as on a small screen or with a high scale factor.
class TestSmallWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void docksShrinkAndGrowWithTheWindow_data()
    {
        QTest::addColumn<QSize>("small");
        QTest::addColumn<int>("least");
        QTest::newRow("small") << QSize(960, 540) << 560;
        QTest::newRow("as small as it gets") << QSize(640, 480) << 1;
    }

    void docksShrinkAndGrowWithTheWindow()
    {
        QFETCH(QSize, small);
        QFETCH(int, least);
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const auto *workspace = fixture.find<Dock>(u"workspaceDock"_s);
        const auto *verdict = fixture.find<Dock>(u"verdictDock"_s);
        const auto *centre = fixture.find<QWidget>(u"centralArea"_s);
        const int workspaceWidth = workspace->width();
        const int verdictWidth = verdict->width();
        QVERIFY(centre->width() > 600);
        fixture.window->resize(small);
        QTRY_COMPARE(fixture.window->width(), small.width());
        QTRY_VERIFY2(centre->width() >= least, qPrintable(QString::number(centre->width())));
        QVERIFY(workspace->width() < workspaceWidth);
        QVERIFY(verdict->width() < verdictWidth);
        fixture.window->resize(1440, 900);
        QTRY_COMPARE(workspace->width(), workspaceWidth);
        QTRY_COMPARE(verdict->width(), verdictWidth);
    }

    void theFormIsWiderThanTheDocks_data()
    {
        QTest::addColumn<bool>("isGerman");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }

    void theFormIsWiderThanTheDocks()
    {
        QFETCH(bool, isGerman);
        QTranslator german;
        if (isGerman) {
            QVERIFY(german.load(u":/i18n/baton_de.qm"_s));
            QCoreApplication::installTranslator(&german);
        }
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.window->resize(640, 480);
        QTRY_COMPARE(fixture.window->width(), 640);
        const auto width = [&](const QString &name) {
            return fixture.find<QWidget>(name)->width();
        };
        QTRY_VERIFY2(width(u"formPane"_s) > 155, qPrintable(QString::number(width(u"formPane"_s))));
        QVERIFY(width(u"workspaceDock"_s) < width(u"formPane"_s));
        QVERIFY(width(u"verdictDock"_s) < width(u"formPane"_s));
    }

    void narrowWindowsShowAllControls_data()
    {
        QTest::addColumn<bool>("isGerman");
        QTest::addColumn<bool>("hasDocument");
        QTest::newRow("English") << false << true;
        QTest::newRow("German") << true << true;
        QTest::newRow("nothing open") << false << false;
    }

    /// The window has the size that fits on a screen of 1280 pixels at 200 %.
    void narrowWindowsShowAllControls()
    {
        QFETCH(bool, isGerman);
        QFETCH(bool, hasDocument);
        QTranslator german;
        if (isGerman) {
            QVERIFY(german.load(u":/i18n/baton_de.qm"_s));
            QCoreApplication::installTranslator(&german);
        }
        WindowFixture fixture;
        QVERIFY(!hasDocument || fixture.open(u"a.yaml"_s, review()));
        fixture.window->resize(640, 480);
        QTRY_COMPARE(fixture.window->width(), 640);
        const auto *field = fixture.find<QWidget>(u"commandField"_s);
        QTRY_VERIFY2(field->width() > 120, qPrintable(QString::number(field->width())));
        const auto cut = [&] { return cutIn(*fixture.window).join(u", "_s); };
        QTRY_COMPARE(cut(), QString());
    }

private:
    /// Visible controls that do not fit completely.
    static QStringList cutIn(const QWidget &window)
    {
        QStringList cut;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(widget)
                || qobject_cast<const QLineEdit *>(widget)
                || qobject_cast<const QComboBox *>(widget);
            const bool isInLine = qobject_cast<const QLineEdit *>(widget->parentWidget());
            if (!isControl || isInLine || !widget->isVisible() || isScrolled(*widget)) {
                continue;
            }
            const QRect place(widget->mapTo(&window, QPoint()), widget->size());
            const bool isNarrow = widget->width() < widget->minimumSizeHint().width()
                && widget->maximumWidth() > widget->width();
            if (isNarrow || place.left() < 0 || place.right() >= window.width()
                || widget->visibleRegion().boundingRect().width() < widget->width()) {
                cut.append(widget->objectName() + u' ' + QString::number(place.x()) + u'+'
                           + QString::number(place.width()));
            }
        }
        return cut;
    }

    /// True in a list that can scroll to it.
    static bool isScrolled(const QWidget &widget)
    {
        for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
            if (qobject_cast<const QAbstractScrollArea *>(above)) {
                return true;
            }
        }
        return false;
    }
};

QTEST_MAIN(TestSmallWindow)
#include "tst_smallwindow.moc"
