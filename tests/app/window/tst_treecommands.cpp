// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/transcript/transcriptview.h"

#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QModelIndex rowOf(const QAbstractItemModel &model, const QString &name,
                  const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString().startsWith(name)) {
            return index;
        }
        if (const QModelIndex below = rowOf(model, name, index); below.isValid()) {
            return below;
        }
    }
    return {};
}

} // namespace

/// The file commands of the tree's context menu.
class TestTreeCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnRealWarning();
        m_fixture = std::make_unique<WindowFixture>();
        qputenv("XDG_DATA_HOME", m_fixture->path(u"share"_s).toUtf8()); // of the trash
        QVERIFY(QDir(m_fixture->dir.path()).mkpath(u"w"_s));
        QVERIFY(QDir(m_fixture->dir.path()).mkpath(u"share"_s));
        write(m_fixture->path(u"w/review.yaml"_s), review());
        write(m_fixture->path(u"w/other.yaml"_s), review());
        m_fixture->window->openWorkspace(m_fixture->path(u"w"_s));
        QTRY_VERIFY(m_fixture->window->isSettled());
    }
    void cleanup() { m_fixture.reset(); }

    void aFileIsRenamedWithItsTab()
    {
        QVERIFY(m_fixture->open(u"w/review.yaml"_s, review()));
        m_fixture->dialogs.name = u"first.yaml"_s;
        choose(u"renameFile"_s);
        QTRY_VERIFY(isOpen(u"w/first.yaml"_s));
        QVERIFY(!isOpen(u"w/review.yaml"_s));
        QVERIFY(!QFile::exists(m_fixture->path(u"w/review.yaml"_s)));
        QCOMPARE(contentOf(m_fixture->path(u"w/first.yaml"_s)), review());
    }

    void closedFilesAreNotRevealed()
    {
        OpenDocument *document = m_fixture->open(u"w/review.yaml"_s, review());
        QVERIFY(document);
        auto *tree = m_fixture->find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(tree->currentIndex().data().toString().startsWith(u"review"_s));
        m_fixture->trigger(u"file.close"_s);
        QVERIFY(m_fixture->window->documents().all().empty());
        auto *filter = m_fixture->find<QLineEdit>(u"workspaceFilter"_s);
        filter->setText(u"zzz"_s);
        QTRY_COMPARE(tree->model()->rowCount(), 0);
        filter->clear();
        QTRY_VERIFY(tree->model()->rowCount() > 0);
        QVERIFY(!tree->currentIndex().isValid());
    }

    void renamingReplacesNoFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a name that is taken") << u"other.yaml"_s;
        QTest::newRow("a folder") << u"../review.yaml"_s;
        QTest::newRow("nothing") << QString();
    }

    void renamingReplacesNoFile()
    {
        QFETCH(QString, name);
        m_fixture->dialogs.name = name;
        choose(u"renameFile"_s);
        QCOMPARE(m_fixture->dialogs.asked, QStringList{u"review.yaml"_s});
        QVERIFY(QFile::exists(m_fixture->path(u"w/review.yaml"_s)));
        QVERIFY(QFile::exists(m_fixture->path(u"w/other.yaml"_s)));
    }

    void modifiedFilesAreNotTrashed_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("rename") << u"renameFile"_s;
        QTest::newRow("trash") << u"trashFile"_s;
    }

    void modifiedFilesAreNotTrashed()
    {
        QFETCH(QString, action);
        OpenDocument *document = m_fixture->open(u"w/review.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "# new\n"}}, u"x"_s).isOk());
        m_fixture->dialogs.name = u"first.yaml"_s;
        m_fixture->dialogs.isConfirmed = true;
        choose(action);
        QVERIFY(m_fixture->dialogs.asked.isEmpty());
        QVERIFY(QFile::exists(m_fixture->path(u"w/review.yaml"_s)));
    }

    void aCopyIsMadeBesideTheFileAndOpened()
    {
        choose(u"duplicateFile"_s);
        QTRY_VERIFY(isOpen(u"w/review-copy.yaml"_s));
        QCOMPARE(contentOf(m_fixture->path(u"w/review-copy.yaml"_s)), review());
        choose(u"duplicateFile"_s);
        QTRY_VERIFY(isOpen(u"w/review-copy-2.yaml"_s));
    }

    void trashingNeedsConfirmation()
    {
        QVERIFY(m_fixture->open(u"w/review.yaml"_s, review()));
        choose(u"trashFile"_s);
        QCOMPARE(m_fixture->dialogs.asked.size(), 1);
        QVERIFY(QFile::exists(m_fixture->path(u"w/review.yaml"_s)));
        m_fixture->dialogs.isConfirmed = true;
        choose(u"trashFile"_s);
        QTRY_VERIFY(!QFile::exists(m_fixture->path(u"w/review.yaml"_s)));
        QTRY_VERIFY(!isOpen(u"w/review.yaml"_s));
    }

    void aTranscriptIsOpenedAsOne()
    {
        write(m_fixture->path(u"w/talk.jsonl"_s),
              "{\"type\":\"user\",\"sessionId\":\"s\",\"message\":{\"role\":\"user\","
              "\"content\":\"Go.\"}}\n");
        auto *tree = m_fixture->find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(rowOf(*tree->model(), u"talk"_s).isValid());
        Q_EMIT tree->activated(rowOf(*tree->model(), u"talk"_s));
        auto *view = m_fixture->window->findChild<TranscriptView *>();
        QVERIFY(view);
        QTRY_COMPARE(view->model().rowCount(), 1);
    }

private:
    [[nodiscard]] bool isOpen(const QString &name) const
    {
        return m_fixture->window->documents().find(m_fixture->path(name));
    }

    /// Chooses @p action in the context menu of review.yaml.
    void choose(const QString &action)
    {
        auto *tree = m_fixture->find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(rowOf(*tree->model(), u"review"_s).isValid());
        const QModelIndex file = rowOf(*tree->model(), u"review"_s);
        tree->setCurrentIndex(file);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(file).center());
        auto *menu = m_fixture->find<QMenu>(u"workspaceMenu"_s);
        QVERIFY(menu);
        auto *chosen = menu->findChild<QAction *>(action);
        QVERIFY(chosen);
        chosen->trigger();
        delete menu;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

QTEST_MAIN(TestTreeCommands)
#include "tst_treecommands.moc"
