// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/historymoves.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

std::optional<JsonPointer> entry(const QString &path)
{
    return path.isNull() ? std::nullopt : JsonPointer::parse(path);
}

PathMove moveOf(const QString &from, const QString &to)
{
    return {entry(from), entry(to), JsonPointer::of(u"/list")};
}

} // namespace

/// Paths after an entry moves, is added, removed or renamed.
class TestPathMove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void insertedEntriesShiftPaths_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("isItem");
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        const QStringList items{u"/list/0"_s, u"/list/1/a"_s, u"/list/2"_s, u"/list/3"_s};
        QTest::newRow("down") << u"/list/0"_s << u"/list/2"_s << true << items
                              << QStringList{u"/list/2"_s, u"/list/0/a"_s, u"/list/1"_s,
                                             u"/list/3"_s};
        QTest::newRow("up") << u"/list/2"_s << u"/list/0"_s << true << items
                            << QStringList{u"/list/1"_s, u"/list/2/a"_s, u"/list/0"_s,
                                           u"/list/3"_s};
        QTest::newRow("new") << QString() << u"/list/1"_s << true << items
                             << QStringList{u"/list/0"_s, u"/list/2/a"_s, u"/list/3"_s,
                                            u"/list/4"_s};
        QTest::newRow("gone") << u"/list/1"_s << QString() << true << items
                              << QStringList{u"/list/0"_s, QString(), u"/list/1"_s, u"/list/2"_s};
        const QStringList others{u"/list"_s, u"/other/1"_s, QString(u""_s)};
        QTest::newRow("elsewhere") << u"/list/0"_s << u"/list/2"_s << true << others << others;
        QTest::newRow("key") << u"/map/a"_s << u"/map/b"_s << false
                             << QStringList{u"/map/a/0"_s, u"/map/c"_s, u"/map"_s}
                             << QStringList{u"/map/b/0"_s, u"/map/c"_s, u"/map"_s};
    }

    void insertedEntriesShiftPaths()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, isItem);
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        PathMove move = moveOf(from, to);
        move.isItem = isItem;
        for (qsizetype i = 0; i < before.size(); ++i) {
            const JsonPointer path = JsonPointer::of(before[i]);
            const std::optional<JsonPointer> target = move.moved(path);
            QCOMPARE(target ? target->toString() : QString(), after[i]);
            QVERIFY(!target || move.reversed().moved(*target) == path);
        }
    }

    void theCurrentPathFollowsItsEntry()
    {
        QCOMPARE(moveOf(u"/list/0"_s, u"/list/2"_s).place(), JsonPointer::of(u"/list/2"));
        QCOMPARE(moveOf(u"/list/0"_s, {}).place(), JsonPointer::of(u"/list"));
        const JsonPointer list = JsonPointer::of(u"/list");
        QCOMPARE(itemBeside(list, 1, 3), list.child(1));
        QCOMPARE(itemBeside(list, 3, 3), list.child(2));
        QCOMPARE(itemBeside(list, 0, 0), list);
    }

    void undoAndRedoMoveBackAndForth()
    {
        HistoryMoves history(0);
        QVERIFY(!history.follow(1, false));
        history.record(moveOf(u"/list/0"_s, u"/list/2"_s));
        QVERIFY(!history.follow(2, false));
        QVERIFY(!history.follow(1, true)); // the next step moved nothing
        QVERIFY(!history.place());
        QCOMPARE(history.follow(0, true)->to, JsonPointer::of(u"/list/0"));
        QCOMPARE(history.place(), JsonPointer::of(u"/list/0"));
        QCOMPARE(history.follow(1, true)->to, JsonPointer::of(u"/list/2"));
        QVERIFY(history.follow(0, true));
        QVERIFY(!history.follow(1, false)); // another step replaces the move
        QVERIFY(!history.follow(0, true));
    }
};

QTEST_APPLESS_MAIN(TestPathMove)
#include "tst_pathmove.moc"
