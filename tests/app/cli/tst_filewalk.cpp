// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/filewalk.h"
#include "models/disk/folderlisting.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <fstream>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::cli;

namespace {

WantedFiles noneHidden()
{
    return {};
}

} // namespace

class TestFileWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QDir root(m_folder.path());
        for (const QString &path :
             {u"b.yaml"_s, u"a.YML"_s, u"c.json"_s, u"notes.md"_s, u"d.xml"_s, u"text.txt"_s,
              u".hidden.yaml"_s, u"z/deep/d.yaml"_s, u".git/e.yaml"_s, u"node_modules/f.json"_s,
              u"z/.cache/g.yaml"_s, u"z/.scratch/h.md"_s}) {
            QVERIFY(root.mkpath(QFileInfo(path).path()));
            QFile file(root.filePath(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::link(root.filePath(u"b.yaml"_s), root.filePath(u"link.yaml"_s)));
        QVERIFY(QFile::link(root.path(), root.filePath(u"circle"_s)));
    }

    void findsPossibleHandoffsBelowAFolder()
    {
        QCOMPARE(
            filesAt({m_folder.path()}, [] { return WantedFiles{.hiddenNames = {u".scratch"_s}}; })
                .paths,
            below({u"a.YML"_s, u"b.yaml"_s, u"c.json"_s, u"d.xml"_s, u"link.yaml"_s, u"notes.md"_s,
                   u"z/.scratch/h.md"_s, u"z/deep/d.yaml"_s}));
    }

    void acceptsAnyNamedFile()
    {
        const QStringList named = below({u"notes.md"_s, u".hidden.yaml"_s, u"missing.yaml"_s});
        QCOMPARE(filesAt(named + QStringList{u"-"_s}, noneHidden).paths,
                 named + QStringList{u"-"_s});
    }

    void keepsTheGivenOrderAndDropsRepetitions()
    {
        QCOMPARE(filesAt(below({u"z"_s, u"b.yaml"_s, u"z/"_s, u"b.yaml"_s}), noneHidden).paths,
                 below({u"z/deep/d.yaml"_s, u"b.yaml"_s}));
    }

    void reportsANameThatCannotBeOpenedAndContinues()
    {
        const QTemporaryDir folder;
        for (const char *name : {"a.yaml", "latin1-\xe4.yaml", "z.yaml"}) {
            std::ofstream(QFile::encodeName(folder.path()).toStdString() + '/' + name) << "a: 1\n";
        }
        const FoundFiles found = filesAt({folder.path()}, noneHidden);
        const QString odd = folder.path() + u"/latin1-\\xE4.yaml"_s;
        QCOMPARE(found.paths,
                 (QStringList{odd, folder.path() + u"/a.yaml"_s, folder.path() + u"/z.yaml"_s}));
        QVERIFY(found.problems.value(odd).contains(u"UTF-8"_s));
        QCOMPARE(found.problems.size(), 1);
        // The temporary folder cannot remove names that Qt cannot represent.
        QCOMPARE(
            std::remove(
                (QFile::encodeName(folder.path()).toStdString() + "/latin1-\xe4.yaml").c_str()),
            0);
    }

    void reportsAFolderThatCannotBeListed()
    {
        const QString nowhere = m_folder.path() + u"/text.txt"_s;
        QVERIFY(!baton::listFolder(nowhere).problem.isEmpty());
        QVERIFY(baton::listFolder(m_folder.path()).problem.isEmpty());
    }

private:
    [[nodiscard]] QStringList below(const QStringList &names) const
    {
        QStringList paths;
        for (const QString &name : names) {
            paths.append(m_folder.path() + u'/' + name);
        }
        return paths;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestFileWalk)
#include "tst_filewalk.moc"
