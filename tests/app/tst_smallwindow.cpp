// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "windowfixture.h"

#include "widgets/common/dock.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// A window with little room, as on a small screen or a large scale.
class TestSmallWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theSidesGiveUpWidthAndGetItBack()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const auto *workspace = fixture.find<Dock>(u"workspaceDock"_s);
        const auto *verdict = fixture.find<Dock>(u"verdictDock"_s);
        const auto *centre = fixture.find<QWidget>(u"centre"_s);
        const int workspaceWidth = workspace->width();
        const int verdictWidth = verdict->width();
        QVERIFY(centre->width() > 600);
        fixture.window->resize(960, 540);
        QTRY_VERIFY2(centre->width() >= 560, qPrintable(QString::number(centre->width())));
        QVERIFY(workspace->width() < workspaceWidth);
        QVERIFY(verdict->width() < verdictWidth);
        fixture.window->resize(1440, 900);
        QTRY_COMPARE(workspace->width(), workspaceWidth);
        QTRY_COMPARE(verdict->width(), verdictWidth);
    }
};

QTEST_MAIN(TestSmallWindow)
#include "tst_smallwindow.moc"
