// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/threadtime.h"
#include "workspacepanefixture.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Fixture = PaneFixture;

/// The pane of a workspace with thousands of files.
class LargeWorkspaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void tenThousandFilesAreFilteredWithoutBlocking()
    {
        Fixture fixture;
        WorkspaceEntries entries;
        for (int i = 0; i < 10'000; ++i) {
            entries.push_back(entryOf(u"d%1/f%2.yaml"_s.arg(i % 20).arg(i), u"cfd.mesh-plan"_s,
                                      i % 3 == 0 ? 1 : 0));
        }
        fixture.fill(entries);
        fixture.tree()->expandAll();
        QApplication::processEvents();
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        long long longest = 0;
        for (const QString &text : {u"f9"_s, u"f99"_s, u"f9"_s, QString()}) {
            const long long before = threadTime();
            filter->setText(text);
            QApplication::processEvents();
            longest = std::max(longest, threadTime() - before);
        }
        qInfo("longest keystroke in the filter: %lld ms", longest);
        QVERIFY2(longest < 60, qPrintable(QString::number(longest)));
    }

    void tenThousandSessionsAreAddedWithoutBlocking()
    {
        Fixture fixture;
        WorkspaceModel &model = fixture.workspace.model();
        fixture.fill({});
        const QDateTime first(QDate(2026, 2, 21), QTime(8, 0), QTimeZone::UTC);
        constexpr int all = 10'000;
        constexpr int batch = 200;
        long long longest = 0;
        for (int begin = 0; begin < all; begin += batch) {
            WorkspaceEntries entries;
            for (int i = begin; i < begin + batch; ++i) { // from all over the tree
                const QDateTime time = first.addSecs(i * 7919 % all * 60);
                entries.push_back(entryOf(u"cfd-bioreactor-state-%1-%2.yaml"_s.arg(
                    time.toString(u"yyyyMMdd-HHmmss"_s), QString::number(i))));
            }
            const long long before = threadTime();
            model.update({}, entries);
            QApplication::processEvents();
            longest = std::max(longest, threadTime() - before);
        }
        const QAbstractItemModel &rows = *fixture.tree()->model();
        QCOMPARE(rows.rowCount(rows.index(0, 0)), all);
        QVERIFY(fixture.tree()->isExpanded(rows.index(0, 0)));
        qInfo("longest batch of sessions: %lld ms", longest);
        QVERIFY2(longest < 60, qPrintable(QString::number(longest)));
    }

    void tenThousandFilesAreInsertedInSmallSteps()
    {
        const FolderFixture place;
        for (int i = 0; i < 10'000; ++i) {
            place.write(u"d%1/f%2.yaml"_s.arg(i % 5).arg(i), "x");
        }
        Fixture fixture;
        const QAbstractItemModel &model = *fixture.tree()->model();
        const auto unfold = [&] { fixture.tree()->expandAll(); };
        connect(&model, &QAbstractItemModel::rowsInserted, this, unfold);
        connect(&model, &QAbstractItemModel::layoutChanged, this, unfold);
        int most = 0;
        int before = 0;
        const auto note = [&] {
            const int now = fixture.workspace.model().tally().files;
            most = std::max(most, now - std::exchange(before, now));
        };
        QSignalSpy finished(&fixture.workspace.scanner(), &WorkspaceScanner::finished);
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, note);
        turn.start(0ms);
        fixture.workspace.open(place.path());
        QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 60s);
        QTRY_COMPARE(before, 10'000);
        QVERIFY2(most <= 1'000, qPrintable(QString::number(most)));
        const QModelIndex loose = model.index(0, 0);
        QCOMPARE(model.rowCount(loose), 5);
        QCOMPARE(model.rowCount(model.index(3, 0, loose)), 2'000);
    }
};

QTEST_MAIN(LargeWorkspaceTest)
#include "tst_largeworkspace.moc"
