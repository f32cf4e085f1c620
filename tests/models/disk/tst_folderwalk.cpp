// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderwalk.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/models/disk/folderfixture.h"
#include "tests/ordinaryuser.h"

#include <QDateTime>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

struct Walked
{
    Outcome outcome = std::monostate{};
    QStringList gone;
    QStringList found;
    QStringList folders;
    QStringList goneFolders;
    QStringList problems;
    qsizetype largestChunk = 0;
    FolderIndex index;
};

Walked walked(const FolderFixture &place, FolderIndex known = {}, const QStringList &folders = {},
              const WantedFiles &wanted = {{u".scratch"_s}})
{
    Walked all;
    all.index = known;
    const std::atomic_bool stop = false;
    const QString root = place.path();
    const auto below = [&root](const QString &path) { return path.sliced(root.size()); };
    all.outcome =
        walk({root, folders, std::move(known), wanted}, stop, [&](const WalkChunk &chunk) {
            all.largestChunk = std::max(all.largestChunk, qsizetype(chunk.found.size()));
            for (const WorkspaceEntry &entry : chunk.found) {
                all.found.append(below(entry.path));
                all.index.files.insert(entry.path, {entry.size, entry.modified});
                if (!entry.problem.isEmpty()) {
                    all.problems.append(below(entry.path));
                }
            }
            for (const QString &path : chunk.gone) {
                all.gone.append(below(path));
                all.index.files.remove(path);
            }
            for (const QString &folder : chunk.folders) {
                all.folders.append(below(folder));
                all.index.folders.insert(folder);
            }
            for (const QString &folder : chunk.goneFolders) {
                all.goneFolders.append(below(folder));
                all.index.folders.remove(folder);
            }
        });
    all.gone.sort();
    return all;
}

} // namespace

class FolderWalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void onlyDocumentsAreFound()
    {
        const FolderFixture place;
        for (const QString &name :
             {u"a.yaml"_s, u"B.YML"_s, u"c.json"_s, u"d.md"_s, u"e.xml"_s, u"f.txt"_s, u"yaml"_s,
              u".hidden.yaml"_s, u".git/g.yaml"_s, u"node_modules/h.yaml"_s, u"sub/er/i.yaml"_s,
              u"docs/.scratch/j.md"_s, u"docs/.cache/k.md"_s}) {
            place.write(name);
        }
        const Walked all = walked(place);
        QVERIFY(all.outcome.isOk());
        QCOMPARE(all.found,
                 (QStringList{u"/a.yaml"_s, u"/B.YML"_s, u"/c.json"_s, u"/d.md"_s, u"/e.xml"_s,
                              u"/docs/.scratch/j.md"_s, u"/sub/er/i.yaml"_s}));
        QCOMPARE(all.folders,
                 (QStringList{u""_s, u"/docs"_s, u"/docs/.scratch"_s, u"/sub"_s, u"/sub/er"_s}));
    }

    void hiddenFilesThatProtocolsKnowAndPromptsAreFound()
    {
        const FolderFixture place;
        place.write(u"swarm-session-1/.session.lock"_s, "swarm-1\n2026-03-11T08:45:00Z\n");
        place.write(u"swarm-session-1/.other.lock"_s);
        place.write(u"step.txt"_s, "ROLE: Tara\nGOAL: Tests\nINSTRUCTIONS:\n1. Write them\n");
        place.write(
            u"lower.txt"_s,
            "# role\nTara\n# goal\nTests\n# context files\n- a.py\n# constraints (two)\n- b\n");
        place.write(u"notes.txt"_s, "GOAL: none\n");
        place.write(u"readme.txt"_s, "# Goal\nTests\n# Constraints\n- b\n# Licence\nFree\n");
        QCOMPARE(
            walked(place, {}, {}, ProtocolCatalog::load()->wantedFiles()).found,
            (QStringList{u"/lower.txt"_s, u"/step.txt"_s, u"/swarm-session-1/.session.lock"_s}));
        QCOMPARE(ProtocolCatalog::load()->wantedFiles().hiddenNames,
                 (QStringList{u".scratch"_s, u".session.lock"_s}));
    }

    void unchangedFilesAreNotFoundAgain()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        place.write(u"b.yaml"_s);
        const Walked first = walked(place);
        const Walked second = walked(place, first.index);
        QCOMPARE(second.found, QStringList());
        QCOMPARE(second.folders, QStringList());
        place.write(u"a.yaml"_s, "a: longer\n");
        QCOMPARE(walked(place, first.index).found, QStringList{u"/a.yaml"_s});
    }

    void reportsRemovedFiles()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        place.write(u"sub/b.yaml"_s);
        place.write(u"sub/er/c.yaml"_s);
        const Walked first = walked(place);
        QVERIFY(QFile::remove(place.path(u"a.yaml"_s)));
        QVERIFY(QDir(place.path(u"sub"_s)).removeRecursively());
        const Walked second = walked(place, first.index);
        QCOMPARE(second.gone, (QStringList{u"/a.yaml"_s, u"/sub/b.yaml"_s, u"/sub/er/c.yaml"_s}));
        QCOMPARE(second.index.folders, QSet<QString>{place.path()});
    }

    void aChangedFolderIsListedAlone()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        place.write(u"sub/b.yaml"_s);
        place.write(u"other/o.yaml"_s);
        const Walked first = walked(place);
        QVERIFY(QFile::remove(place.path(u"a.yaml"_s))); // not told about
        QVERIFY(QFile::remove(place.path(u"sub/b.yaml"_s)));
        place.write(u"sub/new/n.yaml"_s);
        const Walked second = walked(place, first.index, {place.path(u"sub"_s)});
        QCOMPARE(second.found, QStringList{u"/sub/new/n.yaml"_s});
        QCOMPARE(second.gone, QStringList{u"/sub/b.yaml"_s});
        QCOMPARE(second.folders, QStringList{u"/sub/new"_s});
    }

    void aRemovedFolderIsNoticedThroughItsParent()
    {
        const FolderFixture place;
        place.write(u"sub/er/b.yaml"_s);
        place.write(u"stays/c.yaml"_s);
        const Walked first = walked(place);
        QVERIFY(QDir(place.path(u"sub"_s)).removeRecursively());
        const Walked second = walked(place, first.index, {place.path()});
        QCOMPARE(second.gone, QStringList{u"/sub/er/b.yaml"_s});
        QCOMPARE(second.goneFolders.size(), 2);
        const Walked third =
            walked(place, first.index, {place.path(u"sub"_s), place.path(u"sub/er"_s)});
        QCOMPARE(third.gone, QStringList{u"/sub/er/b.yaml"_s});
    }

    void followsCircularLinksOnce()
    {
        const FolderFixture place;
        const FolderFixture outside;
        place.write(u"sub/a.yaml"_s);
        outside.write(u"o.yaml"_s);
        QVERIFY(QFile::link(place.path(), place.path(u"sub/up"_s)));
        QVERIFY(QFile::link(place.path(u"sub"_s), place.path(u"twin"_s)));
        QVERIFY(QFile::link(outside.path(), place.path(u"out"_s)));
        QVERIFY(QFile::link(outside.path(), place.path(u"out2"_s)));
        QVERIFY(QFile::link(outside.path(), outside.path(u"self"_s)));
        QVERIFY(QFile::link(place.path(u"nowhere"_s), place.path(u"dangling.yaml"_s)));
        QCOMPARE(walked(place).found, (QStringList{u"/out/o.yaml"_s, u"/sub/a.yaml"_s}));
    }

    void aFolderThatCannotBeListedSaysSo()
    {
        const OrdinaryUser user; // root can list every folder
        QVERIFY(user.isOrdinary());
        const FolderFixture place;
        place.write(u"closed/a.yaml"_s);
        QFile::setPermissions(place.path(u"closed"_s), {});
        const Walked first = walked(place);
        QFile::setPermissions(place.path(u"closed"_s),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(first.problems, QStringList{u"/closed"_s});
        const Walked second = walked(place, first.index, {place.path(u"closed"_s)});
        QCOMPARE(second.gone, QStringList{u"/closed"_s});
        QCOMPARE(second.found, QStringList{u"/closed/a.yaml"_s});
    }

    void aMissingRootFails()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        const Walked first = walked(place);
        QVERIFY(QDir(place.path()).removeRecursively());
        const Walked second = walked(place, first.index);
        QVERIFY(!second.outcome.isOk());
        QVERIFY(second.outcome.error().contains(place.path()));
        QCOMPARE(second.gone, QStringList{u"/a.yaml"_s});
    }

    void manyFilesComeInChunks()
    {
        const FolderFixture place;
        for (int i = 0; i < 1000; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), {});
        }
        const Walked all = walked(place);
        QCOMPARE(all.found.size(), 1000);
        QVERIFY(all.largestChunk <= 200);
    }

    void followsNoLinksIfToldSo()
    {
        const FolderFixture place;
        const FolderFixture other;
        other.write(u"a.yaml"_s);
        QVERIFY(QFile::link(other.path(), place.path() + u"/folder"_s));
        QVERIFY(QFile::link(other.path() + u"/a.yaml"_s, place.path() + u"/a.yaml"_s));
        int found = 0;
        const auto count = [&found](const WalkChunk &chunk) { found += int(chunk.found.size()); };
        const std::atomic_bool stop = false;
        WalkRequest request{place.path(), {}, {}, {}};
        QVERIFY(walk(request, stop, count).isOk());
        QCOMPARE(found, 2);
        request.followsLinks = false;
        QVERIFY(walk(request, stop, count).isOk());
        QCOMPARE(found, 2);
    }

    void aStoppedWalkReportsNoRemovals()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        const Walked first = walked(place);
        const std::atomic_bool stop = true;
        int gone = 0;
        const Outcome outcome = walk({place.path(), {}, first.index, {}}, stop,
                                     [&](const WalkChunk &chunk) { gone += chunk.gone.size(); });
        QVERIFY(outcome.isOk());
        QCOMPARE(gone, 0);
    }
};

QTEST_GUILESS_MAIN(FolderWalkTest)
#include "tst_folderwalk.moc"
