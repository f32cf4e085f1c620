// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderlisting.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace baton;
using namespace Qt::StringLiterals;

/// Folders with files, subfolders, links, hidden ones, and a name that is not UTF-8 in each.
class TestFolderListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &name :
             {u"a"_s, u"z"_s, u".hidden"_s, u"sub/b"_s, u"sub/deep/c"_s, u".secret/d"_s}) {
            write(path(name), "a: 1\n");
        }
        QVERIFY(QFile::link(path(u"a"_s), path(u"file-link"_s)));
        QVERIFY(QFile::link(path(u"sub"_s), path(u"folder-link"_s)));
        for (const QString &folder : {u"."_s, u"sub"_s, u"sub/deep"_s}) {
            m_odd.push_back(path(folder).toStdString() + "/m\xff");
            QVERIFY(!!std::ofstream(m_odd.back()));
        }
    }

    /// The temporary folder cannot remove names that Qt cannot represent.
    void cleanupTestCase()
    {
        for (const std::filesystem::path &odd : m_odd) {
            QVERIFY(std::filesystem::remove(odd));
        }
    }

    void namesMatchTheFilters_data()
    {
        QTest::addColumn<QDir::Filters>("filters");
        QTest::addColumn<QString>("names");
        QTest::newRow("files") << QDir::Filters(QDir::Files) << u"a file-link z"_s;
        QTest::newRow("hidden ones, too")
            << (QDir::Files | QDir::Hidden) << u".hidden a file-link z"_s;
        QTest::newRow("no links") << (QDir::Files | QDir::NoSymLinks) << u"a z"_s;
        QTest::newRow("folders") << QDir::Filters(QDir::Dirs) << u"folder-link sub"_s;
        QTest::newRow("folders, no links")
            << (QDir::Dirs | QDir::Hidden | QDir::NoSymLinks) << u".secret sub"_s;
        QTest::newRow("both") << (QDir::Files | QDir::Dirs) << u"a file-link folder-link sub z"_s;
    }

    void namesMatchTheFilters()
    {
        QFETCH(QDir::Filters, filters);
        QTEST(namesIn(m_folder.path(), filters).join(u' '), "names");
    }

    void filesBelowAreFoundUnderAnyName_data()
    {
        QTest::addColumn<QDir::Filters>("filters");
        QTest::addColumn<int>("levels");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("files");
        QTest::newRow("all") << QDir::Filters() << 64 << 99 << u"a file-link sub/b sub/deep/c z"_s;
        QTest::newRow("hidden ones, too") << QDir::Filters(QDir::Hidden) << 64 << 99
                                          << u".hidden .secret/d a file-link sub/b sub/deep/c z"_s;
        QTest::newRow("two levels") << QDir::Filters() << 2 << 99 << u"a file-link sub/b z"_s;
        QTest::newRow("at most three") << QDir::Filters() << 64 << 3 << u"a file-link sub/b"_s;
    }

    void filesBelowAreFoundUnderAnyName()
    {
        QFETCH(QDir::Filters, filters);
        QFETCH(int, levels);
        QFETCH(int, most);
        QStringList files = filesBelow(m_folder.path(), filters, levels, most);
        for (QString &file : files) {
            file = file.sliced(m_folder.path().size() + 1);
        }
        QTEST(files.join(u' '), "files");
    }

    /// A large tree is not listed completely to find a few files.
    void stopsAfterTheRequestedNumberOfFiles()
    {
        QStringList asked;
        const auto isWanted = [&asked](const QFileInfo &file) {
            asked.append(file.fileName());
            return file.fileName() == "b"_L1;
        };
        QCOMPARE(filesBelow(m_folder.path(), {}, 64, 1, isWanted), QStringList(path(u"sub/b"_s)));
        QCOMPARE(asked, (QStringList{u"a"_s, u"file-link"_s, u"b"_s}));
    }

    void invalidBytesOfANameAreEscaped()
    {
        const std::vector<UnnamedEntry> unnamed = listFolder(m_folder.path()).unnamed;
        QCOMPARE(unnamed.size(), size_t(1));
        QCOMPARE(unnamed.front().name, u"m\\xFF"_s);
        QVERIFY(unnamed.front().modified > 0);
        QVERIFY(!listFolder(path(u"a"_s)).problem.isEmpty());
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    std::vector<std::filesystem::path> m_odd;
};

QTEST_GUILESS_MAIN(TestFolderListing)
#include "tst_folderlisting.moc"
