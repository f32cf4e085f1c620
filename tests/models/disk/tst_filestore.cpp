// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/filestore.h"
#include "models/disk/folderhandlecache.h"
#include "tests/ordinaryuser.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Limits files to @p bytes, which has the effect of a full device.
class FullDevice
{
public:
    explicit FullDevice(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDevice()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDevice)

private:
    rlimit m_before = {};
    void (*m_handler)(int);
};

mode_t modeOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777 : 0;
}

} // namespace

class TestFileStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void readsBackEveryByteThatWasSaved()
    {
        const QByteArray bytes("\xEF\xBB\xBF"
                               "a: 1\r\nb: \0\xFF\r\n",
                               16);
        QVERIFY(FileStore::save(at(u"new.yaml"_s), bytes));
        QCOMPARE(FileStore::read(at(u"new.yaml"_s)).value(), bytes);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{u"new.yaml"_s});
    }

    void namesTheMissingFolder()
    {
        const Outcome saved = FileStore::save(at(u"none/new.yaml"_s), "a: 1\n");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(u"there is no folder "_s + at(u"none."_s)),
                 qPrintable(saved.error()));
    }

    void respectsTheUmaskForNewFiles()
    {
        const mode_t before = ::umask(027);
        const bool isSaved = FileStore::save(at(u"new.yaml"_s), "a: 1\n").isOk();
        ::umask(before);
        QVERIFY(isSaved);
        QCOMPARE(modeOf(at(u"new.yaml"_s)), mode_t(0640));
    }

    void keepsPermissions_data()
    {
        QTest::addColumn<uint>("mode");
        QTest::newRow("private") << 0600u;
        QTest::newRow("group") << 0664u;
        QTest::newRow("executable") << 0755u;
        QTest::newRow("group id") << 02664u;
    }

    void keepsPermissions()
    {
        QFETCH(uint, mode);
        const QString path = write(u"a.yaml"_s, "old");
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode), 0);
        QVERIFY(FileStore::save(path, "new"));
        QCOMPARE(modeOf(path), mode_t(mode));
    }

    void keepsTheOwnerIfPermitted()
    {
        const QString path = write(u"a.yaml"_s, "old");
        if (::geteuid() != 0 || ::chown(QFile::encodeName(path).constData(), 1234, 2345) != 0) {
            QSKIP("only root may give files away");
        }
        QVERIFY(FileStore::save(path, "new"));
        QCOMPARE(QFileInfo(path).ownerId(), 1234u);
        QCOMPARE(QFileInfo(path).groupId(), 2345u);
    }

    void writesThroughSymbolicLinks_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("link");
        QTest::newRow("absolute") << u"real/a.yaml"_s << QString();
        QTest::newRow("relative") << u"real/a.yaml"_s << u"real/a.yaml"_s;
        QTest::newRow("no file yet") << u"real/new.yaml"_s << u"real/new.yaml"_s;
    }

    void writesThroughSymbolicLinks()
    {
        QFETCH(QString, target);
        QFETCH(QString, link);
        QVERIFY(QDir(m_folder->path()).mkdir(u"real"_s));
        write(u"real/a.yaml"_s, "old");
        const QString first = at(u"first.yaml"_s);
        QVERIFY(QFile::link(link.isEmpty() ? at(target) : link, first));
        QVERIFY(QFile::link(u"first.yaml"_s, at(u"second.yaml"_s)));

        QVERIFY(FileStore::save(at(u"second.yaml"_s), "new"));
        QVERIFY(QFileInfo(first).isSymLink());
        QVERIFY(QFileInfo(at(u"second.yaml"_s)).isSymLink());
        QVERIFY(!QFileInfo(at(target)).isSymLink());
        QCOMPARE(FileStore::read(at(target)).value(), QByteArray("new"));
    }

    void refusesCircularLinks()
    {
        QVERIFY(QFile::link(u"b"_s, at(u"a"_s)));
        QVERIFY(QFile::link(u"a"_s, at(u"b"_s)));
        const Outcome outcome = FileStore::save(at(u"a"_s), "x");
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains(u"circle"_s), qPrintable(outcome.error()));
    }

    void refusesOtherThanRegularFiles_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("full device") << u"/dev/full"_s;
        QTest::newRow("folder") << QDir::tempPath();
    }

    void refusesOtherThanRegularFiles()
    {
        QFETCH(QString, path);
        const Outcome outcome = FileStore::save(path, "x");
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains(path), qPrintable(outcome.error()));
    }

    void keepsTheOldContentWhenTheDeviceIsFull()
    {
        const QByteArray old(100, 'o');
        const QString path = write(u"a.yaml"_s, old);
        Outcome outcome = std::monostate();
        {
            const FullDevice full(4096);
            outcome = FileStore::save(path, QByteArray(1024 * 1024, 'n'));
        }
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains(path), qPrintable(outcome.error()));
        QCOMPARE(FileStore::read(path).value(), old);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{u"a.yaml"_s});
    }

    void saysWhyAReadOnlyPlaceCannotBeWritten_data()
    {
        QTest::addColumn<uint>("folderMode");
        QTest::addColumn<uint>("fileMode");
        QTest::newRow("folder") << 0555u << 0644u;
        QTest::newRow("file") << 0755u << 0444u;
    }

    void saysWhyAReadOnlyPlaceCannotBeWritten()
    {
        QFETCH(uint, folderMode);
        QFETCH(uint, fileMode);
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
        const OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("cannot stop being root here");
        }
        const QString folder = at(u"inner"_s);
        QVERIFY(QDir().mkdir(folder));
        const QString path = write(u"inner/a.yaml"_s, "old");
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), fileMode), 0);
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), folderMode), 0);
        const Outcome outcome = FileStore::save(path, "new");
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0755), 0);
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains(path), qPrintable(outcome.error()));
        QCOMPARE(FileStore::read(path).value(), QByteArray("old"));
    }

    void refusesToReadMoreThanTheLimit()
    {
        const QString path = write(u"a.yaml"_s, "0123456789");
        QCOMPARE(FileStore::read(path, 10).value(), QByteArray("0123456789"));
        QCOMPARE(FileStore::readHead(path, 4).value(), QByteArray("0123"));
        const auto refused = FileStore::read(path, 9);
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains(path), qPrintable(refused.error()));
        QVERIFY(!FileStore::read(u"/dev/zero"_s, 1000));
    }

    void readsFilesOfEverySize_data()
    {
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size : {0, 1, 16383, 16384, 16385, 32768, 1'000'000}) {
            QTest::addRow("%lld bytes", static_cast<long long>(size)) << size;
        }
    }

    void readsFilesOfEverySize()
    {
        QFETCH(const qsizetype, size);
        QByteArray bytes(size, 'x');
        for (qsizetype i = 0; i < size; i += 7) {
            bytes[i] = char('a' + i % 23);
        }
        const QString path = write(u"a.yaml"_s, bytes);
        FolderHandleCache folder;
        QCOMPARE(FileStore::read(path).value(), bytes);
        QCOMPARE(FileStore::readHead(path, size + 1, &folder).value(), bytes);
        QCOMPARE(FileStore::readHead(path, size / 2, &folder).value(), bytes.first(size / 2));
    }

    void readsFilesThatArriveInPieces()
    {
        const QString path = at(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const QByteArray piece(5000, 'x');
        std::jthread writer([&] {
            QFile pipe(path);
            const bool isOpen = pipe.open(QFile::WriteOnly | QFile::Unbuffered);
            for (int i = 0; i < 20 && isOpen; ++i) {
                pipe.write(piece);
            }
        });
        QCOMPARE(FileStore::read(path).value(), piece.repeated(20));
    }

    void readsTheFilesOfSeveralFolders()
    {
        for (const QString &name : {u"one"_s, u"two"_s}) {
            QVERIFY(QDir().mkpath(at(name)));
            write(name + u"/a.yaml"_s, name.toUtf8());
            write(name + u"/b.yaml"_s, "b of " + name.toUtf8());
        }
        FolderHandleCache folder;
        const auto read = [&](const QString &name) {
            return FileStore::readHead(at(name), 100, &folder);
        };
        QCOMPARE(read(u"one/a.yaml"_s).value(), "one");
        QCOMPARE(read(u"one/b.yaml"_s).value(), "b of one");
        QCOMPARE(read(u"two/a.yaml"_s).value(), "two");
        QCOMPARE(read(u"one/a.yaml"_s).value(), "one");
        QVERIFY(!read(u"one/c.yaml"_s));
        QVERIFY(!read(u"three/a.yaml"_s));
        QVERIFY(!read(u"one"_s));
        QCOMPARE(read(u"two/b.yaml"_s).value(), "b of two");
    }

    void saysWhyItCannotRead_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("missing") << m_missing;
        QTest::newRow("folder") << QDir::tempPath();
    }

    void saysWhyItCannotRead()
    {
        QFETCH(QString, path);
        const auto refused = FileStore::read(path);
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains(path), qPrintable(refused.error()));
    }

private:
    [[nodiscard]] QString at(const QString &name) const { return m_folder->filePath(name); }

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(at(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write the test's own file");
        }
        return at(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_missing = QDir::tempPath() + u"/no-such-folder/a.yaml"_s;
};

QTEST_GUILESS_MAIN(TestFileStore)
#include "tst_filestore.moc"
