// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/visiblerows.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QStringListModel>
#include <QTest>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

class TestRowsInSight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void reportsVisibleRows()
    {
        QStringList names;
        for (int i = 0; i < 500; ++i) {
            names.append(QString::number(i));
        }
        QStringListModel model;
        QTreeView view;
        view.setModel(&model);
        view.setHeaderHidden(true);
        view.resize(300, 200);
        QStringList seen{u"nothing"_s};
        connect(new VisibleRows(&view), &VisibleRows::changed, this,
                [&seen](const QModelIndexList &rows) {
                    seen.clear();
                    for (const QModelIndex &row : rows) {
                        seen.append(row.data().toString());
                    }
                });
        view.show();
        QTRY_COMPARE(seen, QStringList());
        model.setStringList(names);
        QTRY_VERIFY(!seen.isEmpty());
        QVERIFY(seen.size() < 50);
        QCOMPARE(seen, names.first(seen.size()));
        view.scrollToBottom();
        QTRY_COMPARE(seen.last(), u"499"_s);
        QVERIFY(!seen.contains(u"0"_s));
        view.hide();
        QTRY_COMPARE(seen, QStringList());
    }

    /// Continuous insertions do not delay it.
    void insertionsDoNotDelayTheReport()
    {
        QStringListModel model({u"first"_s});
        QTreeView view;
        view.setModel(&model);
        view.show();
        QSignalSpy told(new VisibleRows(&view), &VisibleRows::changed);
        QTimer rows;
        connect(&rows, &QTimer::timeout, &model, [&model] { model.insertRow(0); });
        rows.start(20);
        QTRY_VERIFY(told.size() >= 2);
    }
};

QTEST_MAIN(TestRowsInSight)
#include "tst_visiblerows.moc"
