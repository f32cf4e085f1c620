// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacefilter.h"
#include "models/workspace/workspacemodel.h"

#include "tests/models/workspace/workspacefixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QString session = u"cfd-bioreactor-session-20260221-143000-48213/handoffs/"_s;

struct Fixture
{
    Fixture()
    {
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        filter.setSourceModel(&model);
        model.update({},
                     {entryOf(session + u"phase1-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s),
                      entryOf(session + u"phase2-flow-result.yaml"_s, u"cfd.flow-result"_s, 1),
                      entryOf(u"drafts/Flow.yaml"_s, u"cfd.flow-result"_s, 0, 1),
                      entryOf(u"drafts/readme.md"_s)});
    }

    [[nodiscard]] QStringList files() const
    {
        QStringList names;
        for (const QString &line : outlineOf(filter)) {
            names.append(line.trimmed());
        }
        return names;
    }

    WorkspaceModel model;
    WorkspaceFilter filter;
    QAbstractItemModelTester tester{&filter};
};

} // namespace

class WorkspaceFilterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void collapsedRowsNotifyTheViewOfRemovedFiles()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        WorkspaceFilter filter;
        filter.setSourceModel(&model);
        const WorkspaceEntry file =
            entryOf(session + u"phase1-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s);
        const QString folder = u"/w/"_s + session.section(u'/', 0, 0);
        model.update({}, {file});
        model.updateFolders({}, {folder});
        const QPersistentModelIndex row = filter.index(0, 0, filter.index(0, 0));
        QVERIFY(row.isValid());
        QVERIFY(filter.hasChildren(row));
        const QSignalSpy changed(&filter, &WorkspaceFilter::layoutChanged);
        model.update({file.path}, {});
        QVERIFY(!filter.hasChildren(row));
        QCOMPARE(changed.size(), 1);
    }

    void withoutConditionsEverythingIsShown()
    {
        const Fixture fixture;
        QCOMPARE(outlineOf(fixture.filter), outlineOf(fixture.model));
        QVERIFY(!fixture.filter.isActive());
    }

    void theTextMatchesPathAndKind_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("name in any case")
            << u"fLOW"_s
            << QStringList{u"Sessions"_s,        u"20260221-143000"_s, u"phase2-flow-result"_s,
                           u"Loose documents"_s, u"drafts"_s,          u"Flow.yaml"_s};
        QTest::newRow("folder") << u"drafts"_s
                                << QStringList{u"Loose documents"_s, u"drafts"_s, u"Flow.yaml"_s,
                                               u"readme.md"_s};
        QTest::newRow("every word")
            << u"drafts  result"_s
            << QStringList{u"Loose documents"_s, u"drafts"_s, u"Flow.yaml"_s};
        QTest::newRow("nothing") << u"zzz"_s << QStringList{};
        QTest::newRow("only blanks")
            << u"  "_s
            << QStringList{u"Sessions"_s,           u"20260221-143000"_s, u"phase1-mesh-plan"_s,
                           u"phase2-flow-result"_s, u"Loose documents"_s, u"drafts"_s,
                           u"Flow.yaml"_s,          u"readme.md"_s};
    }

    void theTextMatchesPathAndKind()
    {
        QFETCH(const QString, text);
        Fixture fixture;
        fixture.filter.setText(text);
        QTEST(fixture.files(), "rows");
        fixture.filter.setText({});
        QCOMPARE(outlineOf(fixture.filter), outlineOf(fixture.model));
    }

    void showsOnlyFilesWithProblems()
    {
        Fixture fixture;
        QSignalSpy changes(&fixture.filter, &WorkspaceFilter::filterChanged);
        fixture.filter.setProblemsOnly(true);
        fixture.filter.setProblemsOnly(true);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(fixture.files(),
                 (QStringList{u"Sessions"_s, u"20260221-143000"_s, u"phase2-flow-result"_s,
                              u"Loose documents"_s, u"drafts"_s, u"Flow.yaml"_s}));
    }

    void filesWithNewProblemsAppearWithTheirFolders()
    {
        Fixture fixture;
        fixture.filter.setProblemsOnly(true);
        const QString path = u"new/er/late.yaml"_s;
        fixture.model.update({}, {entryOf(path, u"cfd.mesh-plan"_s)});
        QVERIFY(!fixture.files().contains(u"late.yaml"_s));
        fixture.model.update({}, {entryOf(path, u"cfd.mesh-plan"_s, 1)});
        QVERIFY(fixture.files().contains(u"late.yaml"_s));
        fixture.model.update({}, {entryOf(path, u"cfd.mesh-plan"_s)});
        QVERIFY(!fixture.files().contains(u"late.yaml"_s));
        QVERIFY(!fixture.files().contains(u"er"_s));
    }

    void showsOnlyHandoffs()
    {
        Fixture fixture;
        fixture.filter.setHandoffsOnly(true);
        QVERIFY(!fixture.files().contains(u"readme.md"_s));
        QVERIFY(fixture.files().contains(u"Flow.yaml"_s));
    }

    void showsOnlyOneKind()
    {
        Fixture fixture;
        fixture.filter.setKind(u"cfd.mesh-plan"_s);
        QCOMPARE(fixture.files(),
                 (QStringList{u"Sessions"_s, u"20260221-143000"_s, u"phase1-mesh-plan"_s}));
        fixture.filter.clear();
        QVERIFY(!fixture.filter.isActive());
        QCOMPARE(outlineOf(fixture.filter), outlineOf(fixture.model));
    }
};

QTEST_GUILESS_MAIN(WorkspaceFilterTest)
#include "tst_workspacefilter.moc"
