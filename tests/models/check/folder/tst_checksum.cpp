// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

class TestChecksum : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QVERIFY(QDir(m_dir.path()).mkpath(u"s/handoffs"_s));
        QVERIFY(QDir(m_dir.path()).mkpath(u"s/logs"_s));
        QFile file(m_dir.filePath(u"s/logs/mesh.md"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("mesh"), 4);
        QFile secret(m_dir.filePath(u"secret.md"_s));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        QCOMPARE(secret.write("key"), 3);
        QVERIFY(secret.link(m_dir.filePath(u"s/logs/link.md"_s)));
    }

    void isComparedWithTheFile_data()
    {
        QTest::addColumn<QString>("location");
        QTest::addColumn<QByteArray>("checksum");
        QTest::addColumn<QString>("rule");
        const QByteArray right =
            "sha256:" + QCryptographicHash::hash("mesh", QCryptographicHash::Sha256).toHex();
        const QByteArray wrong = "sha256:" + QByteArray(64, '0');
        const QString mismatch = u"cfd.checksum-mismatch"_s;
        const QString absolute = m_dir.filePath(u"s/logs/mesh.md"_s);
        QTest::newRow("right") << absolute << right << QString();
        QTest::newRow("upper case") << absolute << "sha256:" + right.mid(7).toUpper() << QString();
        QTest::newRow("wrong") << absolute << wrong << mismatch;
        QTest::newRow("session") << u"{session_dir}/logs/mesh.md"_s << wrong << mismatch;
        QTest::newRow("relative") << u"../logs/mesh.md"_s << wrong << mismatch;
        QTest::newRow("the document itself, before it is saved")
            << u"{session_dir}/handoffs/phase1-mesh-plan.yaml"_s << right << QString();
        QTest::newRow("another document") << u"{session_dir}/handoffs/phase1-math-analysis.yaml"_s
                                          << right << u"cfd.deliverable-absent"_s;
        const QString outside = u"cfd.deliverable-outside"_s;
        QTest::newRow("of the session where it was")
            << u"/nowhere/s/logs/mesh.md"_s << wrong << mismatch;
        QTest::newRow("of the session where it was, not copied")
            << u"/nowhere/s/logs/gone.md"_s << wrong << u"cfd.deliverable-absent"_s;
        QTest::newRow("elsewhere") << u"/nowhere/mesh.md"_s << wrong << outside;
        QTest::newRow("above") << u"../../secret.md"_s << wrong << outside;
        QTest::newRow("above the session") << u"{session_dir}/../secret.md"_s << wrong << outside;
        QTest::newRow("address") << u"file://"_s + m_dir.filePath(u"secret.md"_s) << wrong
                                 << outside;
        QTest::newRow("link") << u"{session_dir}/logs/link.md"_s << wrong << outside;
        QTest::newRow("a folder") << m_dir.path() << wrong << outside;
        QTest::newRow("a folder of the session")
            << u"{session_dir}/logs"_s << wrong << u"cfd.deliverable-absent"_s;
        QTest::newRow("too short") << absolute << right.chopped(4) << u"cfd.format"_s;
        QTest::newRow("no digits") << absolute << right.chopped(1) + 'x' << u"cfd.format"_s;
        QTest::newRow("spelling") << absolute << "md5:abc"_ba << u"cfd.format"_s;
    }

    void isComparedWithTheFile()
    {
        QFETCH(QString, location);
        QFETCH(QByteArray, checksum);
        QFETCH(QString, rule);
        QByteArray text = with(sample(u"cfd.mesh-plan"_s), "location",
                               '"' + location.toUtf8() + "\"\n    checksum: \"" + checksum + '"');
        CheckSettings settings;
        settings.filePath = m_dir.filePath(u"s/handoffs/phase1-mesh-plan.yaml"_s);
        const DocumentReport report = checked(text, settings).documents.front();
        QCOMPARE(report.findings.size(), rule.isEmpty() ? 0 : 1);
        if (!rule.isEmpty()) {
            QCOMPARE(report.findings.front().rule, rule);
            QCOMPARE(report.findings.front().severity,
                     rule.startsWith("cfd.deliverable-"_L1) ? Severity::Warning : Severity::Error);
        }
        settings.touchesDisk = false;
        const bool isMismatch = rule == "cfd.checksum-mismatch"_L1;
        QVERIFY(!isMismatch || checked(text, settings).documents.front().findings.empty());
    }

private:
    QTemporaryDir m_dir;
};

QTEST_GUILESS_MAIN(TestChecksum)
#include "tst_checksum.moc"
