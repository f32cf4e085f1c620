// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/patchenvelope.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The prediction of a file's content after a tool has run.
class TestFileChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("a: 1\nb: 2\nc: 2  \nd: 4\n"), 22);
    }

    void predictsTheContentAfterReplacements_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("isOfAll");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("once") << QByteArray("a: 1") << QByteArray("a: 7") << false
                              << QByteArray("a: 7\nb: 2\nc: 2  \nd: 4\n");
        QTest::newRow("everywhere") << QByteArray(": 2") << QByteArray(": 5") << true
                                    << QByteArray("a: 1\nb: 5\nc: 5  \nd: 4\n");
        QTest::newRow("twice where once is meant")
            << QByteArray(": 2") << QByteArray("x") << false << QByteArray();
        QTest::newRow("nowhere") << QByteArray("z") << QByteArray("x") << false << QByteArray();
        QTest::newRow("into a file that has a text")
            << QByteArray() << QByteArray("x") << false << QByteArray();
    }

    void predictsTheContentAfterReplacements()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(bool, isOfAll);
        QFETCH(QByteArray, content);
        const FileChange change{path(), {}, std::vector{TextReplacement{before, after, isOfAll}}};
        QCOMPARE(change.content().value_or(QByteArray()), content);
        QCOMPARE(change.content().has_value(), !content.isEmpty());
    }

    void appliesReplacementsInOrder()
    {
        const FileChange change{
            path(),
            {},
            std::vector{TextReplacement{"a: 1", "b: 9"}, TextReplacement{"b: 9", "e: 0"}}};
        QCOMPARE(change.content().value_or(QByteArray()), "e: 0\nb: 2\nc: 2  \nd: 4\n"_ba);
    }

    void createsAMissingFile()
    {
        const FileChange change{
            m_folder.filePath(u"new.yaml"_s), {}, std::vector{TextReplacement{{}, "a: 1\n"}}};
        QCOMPARE(change.content().value_or(QByteArray()), "a: 1\n"_ba);
    }

    void appliesAPatch_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QByteArray>("content");
        const QByteArray head = "*** Begin Patch\n*** Update File: plan.yaml\n";
        const QByteArray foot = "*** End Patch\n";
        QTest::newRow("a line") << head + "@@\n a: 1\n-b: 2\n+b: 3\n" + foot
                                << QByteArray("a: 1\nb: 3\nc: 2  \nd: 4\n");
        QTest::newRow("two places") << head + "@@\n-a: 1\n+a: 7\n@@\n-d: 4\n+d: 5\n+e: 6\n" + foot
                                    << QByteArray("a: 7\nb: 2\nc: 2  \nd: 5\ne: 6\n");
        QTest::newRow("below a heading")
            << head + "@@ b: 2\n-c: 2  \n" + foot << QByteArray("a: 1\nb: 2\nd: 4\n");
        QTest::newRow("other blanks at the end")
            << head + "@@\n-c: 2\n+c: 3\n" + foot << QByteArray("a: 1\nb: 2\nc: 3\nd: 4\n");
        QTest::newRow("at the end of the file") << head + "@@\n d: 4\n+e: 5\n*** End of File\n"
                + foot << QByteArray("a: 1\nb: 2\nc: 2  \nd: 4\ne: 5\n");
        QTest::newRow("without a mark of a place")
            << head + "-a: 1\n+a: 2\n" + foot << QByteArray("a: 2\nb: 2\nc: 2  \nd: 4\n");
        QTest::newRow("missing line") << head + "@@\n-z: 1\n+z: 2\n" + foot << QByteArray();
    }

    void appliesAPatch()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, content);
        const FileChanges changes = filesOfPatch(patch, m_folder.path());
        QCOMPARE(changes.size(), size_t(1));
        QCOMPARE(changes.front().path, path());
        QCOMPARE(changes.front().content().value_or(QByteArray()), content);
    }

    void followsAFileThatIsMoved()
    {
        const FileChanges changes = filesOfPatch(
            "*** Begin Patch\n*** Update File: plan.yaml\n*** Move to: sub/other.yaml\n@@\n-a: 1\n"
            "+a: 2\n*** End Patch",
            m_folder.path());
        QCOMPARE(changes.size(), size_t(1));
        QCOMPARE(changes.front().path, m_folder.filePath(u"sub/other.yaml"_s));
        QCOMPARE(changes.front().content().value_or(QByteArray()), "a: 2\nb: 2\nc: 2  \nd: 4\n"_ba);
    }

    void readsNoFilesFromATextThatIsNotAPatch()
    {
        QVERIFY(filesOfPatch("@@\n+a\n*** Move to: x\n*** End Patch\n", u"/w"_s).empty());
        QVERIFY(filesOfPatch({}, u"/w"_s).empty());
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"plan.yaml"_s); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestFileChange)
#include "tst_filechange.moc"
