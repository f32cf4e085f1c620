// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/source/packfolder.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestPackFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QVERIFY(QDir(m_dir.path()).mkpath(u"pack/templates"_s));
        QVERIFY(QDir(m_dir.path()).mkpath(u"pack2"_s));
        for (const char *name :
             {"pack/a.json", "pack/templates/b.yaml", "secret", "pack2/c.json", "pack/..d"}) {
            QFile file(m_dir.filePath(QLatin1StringView(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write("x"), 1);
        }
        QVERIFY(QFile::link(m_dir.filePath(u"secret"_s), m_dir.filePath(u"pack/link"_s)));
        QVERIFY(QFile::link(m_dir.path(), m_dir.filePath(u"pack/up"_s)));
    }

    void readsItsOwnFilesOnly_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("own") << u"a.json"_s << true;
        QTest::newRow("below") << u"templates/b.yaml"_s << true;
        QTest::newRow("out and back in") << u"templates/../a.json"_s << true;
        QTest::newRow("above") << u"../secret"_s << false;
        QTest::newRow("above through a subfolder") << u"templates/../../secret"_s << false;
        QTest::newRow("sibling with the same beginning") << u"../pack2/c.json"_s << false;
        QTest::newRow("absolute") << m_dir.filePath(u"secret"_s) << false;
        QTest::newRow("link to a file") << u"link"_s << false;
        QTest::newRow("through a link") << u"up/secret"_s << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("not there") << u"none"_s << false;
        QTest::newRow("a folder") << u"templates"_s << false;
    }

    void readsItsOwnFilesOnly()
    {
        QFETCH(QString, name);
        QFETCH(bool, isRead);
        const PackFolder folder(m_dir.filePath(u"pack"_s));
        const Result<QByteArray> bytes = folder.read(name);
        QCOMPARE(bytes.isOk(), isRead);
        QCOMPARE(folder.has(name), isRead);
        QVERIFY(isRead || !bytes.error().isEmpty());
    }

    void readsBuiltInFiles()
    {
        QVERIFY(!PackFolder(u":/nowhere"_s).read(u"protocol.yaml"_s).isOk());
    }

private:
    QTemporaryDir m_dir;
};

QTEST_GUILESS_MAIN(TestPackFolder)
#include "tst_packfolder.moc"
