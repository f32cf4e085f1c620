// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/sessionindex.h"
#include "tests/app/windowfixture.h"
#include "tests/models/queue/queuefixture.h"
#include "tests/support/fakekeyring.h"
#include "widgets/queue/queueview.h"
#include "widgets/search/searchview.h"

#include <QAction>
#include <QDirIterator>
#include <QPushButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// The passwords of a queue's server after the window is closed.
class TestQueuePassword : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!PostgresServer::programs().isEmpty(),
                 "PostgreSQL is not installed: Debian's package is postgresql");
        m_keyring = std::make_unique<FakeKeyring>();
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(createQueue(addressOf(m_server->url()), orion()));
    }

    void init()
    {
        failOnRealWarning();
        m_keyring->setPasswords({});
    }

    void cleanupTestCase()
    {
        m_server.reset();
        m_keyring.reset();
    }

    /// No password is in settings, recent places, tabs, the index or another file.
    void passwordsAreForgottenWithTheWindow()
    {
        WindowFixture fixture;
        work(fixture);
        QVERIFY(holding(fixture, u"127.0.0.1:%1"_s.arg(m_server->port()).toUtf8()) > 0);
        QCOMPARE(holding(fixture, "geheim"), 0);
        QCOMPARE(holding(fixture, "s3cret"), 0);
        MainWindow next(fixture.context);
        const QueueView *view = restored(next);
        QVERIFY(view);
        QVERIFY(view->follower().address().password.isEmpty());
        QVERIFY(view->follower().address().keyPassword.isEmpty());
        const auto *ask = view->findChild<QPushButton *>(u"queuePassword"_s);
        QTRY_VERIFY(!ask->isHidden());
        QVERIFY(!view->follower().hasRead());
    }

    void passwordsAreReadFromTheKeyring()
    {
        WindowFixture fixture;
        work(fixture);
        m_keyring->setPasswords({{addressOf(m_url).text(), u"geheim"_s}});
        MainWindow next(fixture.context);
        const QueueView *view = restored(next);
        QVERIFY(view);
        QTRY_VERIFY_WITH_TIMEOUT(view->follower().hasRead(), 30'000);
    }

    /// The server of an index is asked for its password like that of a queue.
    void searchesAskForThePassword()
    {
        WindowFixture fixture;
        const DatabaseAddress address = addressOf(m_server->url(u"orion:mistyped"_s));
        fixture.dialogs.indexChoice = DatabaseChoice{address, false};
        fixture.trigger(u"session.search"_s);
        auto *view = fixture.window->findChild<SearchView *>();
        QVERIFY(view);
        view->findChild<QAction *>(u"otherIndex"_s)->trigger();
        view->search(u"mesh"_s);
        auto *give = view->findChild<QPushButton *>(u"emptyAction"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!give->isHidden(), 30'000);
        fixture.dialogs.asked.clear();
        fixture.dialogs.indexChoice.reset();
        give->click();
        QCOMPARE(fixture.dialogs.asked, QStringList(address.text()));
    }

    /// The list of earlier hits asks for more of them meanwhile.
    void searchesAskForThePasswordAfterEarlierHits()
    {
        WindowFixture fixture;
        const DatabaseAddress local = addressOf(fixture.path(u"index.db"_s));
        fillIndex(local);
        fixture.context.index = local;
        fixture.trigger(u"session.search"_s);
        auto *view = fixture.window->findChild<SearchView *>();
        QVERIFY(view);
        view->search(u"residual"_s);
        QTRY_COMPARE(view->searcher().model().rowCount(), 50);
        fixture.dialogs.indexChoice =
            DatabaseChoice{addressOf(m_server->url(u"orion:mistyped"_s)), false};
        view->findChild<QAction *>(u"otherIndex"_s)->trigger();
        view->searcher().model().fetchMore({});
        const auto *give = view->findChild<QPushButton *>(u"emptyAction"_s);
        QTRY_VERIFY_WITH_TIMEOUT(give->isVisible(), 30'000);
    }

private:
    /// Fills the index with more hits than a list reads at once.
    static void fillIndex(const DatabaseAddress &address)
    {
        IndexedSession session;
        session.summary.place.path = u"/work/run"_s;
        for (int i = 0; i < 60; ++i) {
            IndexedEntry entry;
            entry.type = IndexedEntry::Type::LogLine;
            entry.title = u"line %1"_s.arg(i);
            entry.text = u"residual"_s;
            session.entries.push_back(entry);
        }
        const auto index = SessionIndex::open(address, SessionIndex::Access::Write);
        QVERIFY(index.isOk());
        QVERIFY((*index)->write({session}, {}).isOk());
    }

    /// Opens the queue with its passwords and closes the window.
    void work(WindowFixture &fixture)
    {
        m_url = m_server->url(u"orion:geheim"_s, u"?sslmode=prefer&sslpassword=s3cret"_s);
        fixture.window->openWorkspace(fixture.dir.path());
        fixture.window->open({{m_url, 0, 0}});
        const auto *view = fixture.find<QueueView>(u"queueView"_s);
        QVERIFY(view);
        QCOMPARE(view->follower().address().keyPassword, u"s3cret"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view->follower().hasRead(), 30'000);
        QTRY_VERIFY(fixture.window->isSettled());
        fixture.window->close();
        fixture.window.reset();
        fixture.settings.sync();
    }

    static const QueueView *restored(MainWindow &window)
    {
        window.start({});
        const auto view = [&window] { return window.findChild<QueueView *>(u"queueView"_s); };
        return QTest::qWaitFor([&view] { return view() != nullptr; }, 30'000) ? view() : nullptr;
    }

    /// The number of files of the window that contain @p text.
    static int holding(const WindowFixture &fixture, const QByteArray &text)
    {
        int count = 0;
        QDirIterator files(fixture.dir.path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            count += file.open(QFile::ReadOnly) && file.readAll().contains(text) ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<FakeKeyring> m_keyring;
    std::unique_ptr<PostgresServer> m_server;
    QString m_url;
};

QTEST_MAIN(TestQueuePassword)
#include "tst_queuepassword.moc"
