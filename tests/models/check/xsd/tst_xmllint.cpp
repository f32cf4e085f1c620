// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/nativerequest.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

/// The session manager uses xmllint: with the same schema Baton accepts the same texts.
class TestXmllint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void agreesWithBaton_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<bool>("isTaken");
        const auto taken = [](const char *name, const QByteArray &xml) {
            QTest::newRow(name) << xml << true;
        };
        const auto refused = [](const char *name, const QByteArray &xml) {
            QTest::newRow(name) << xml << false;
        };
        taken("plain", nativeRequest());
        taken("custom attributes", nativeRequest(" priority=\"high\" made_up=\"yes\""));
        taken("element of another namespace",
              nativeRequest({}, "  <q:note xmlns:q=\"urn:q\">x</q:note>\n"));
        taken("comment and CDATA",
              nativeWith("Look at every host", "<!-- all --><![CDATA[Look at <every> host]]>"));
        taken("character reference", nativeWith("spawn", "&#115;pawn"));
        taken("blanks around a choice", nativeWith(">spawn<", "> spawn <"));
        taken("no notes", nativeWith("  <backlog_notes>Tell operations</backlog_notes>\n", ""));
        refused("wrong mode", nativeWith("spawn", "start"));
        refused("wrong workflow", nativeWith("standard", "quick"));
        refused("no mode", nativeWith("  <mode>spawn</mode>\n", ""));
        refused("mode twice",
                nativeWith("<mode>spawn</mode>", "<mode>spawn</mode><mode>blocking</mode>"));
        refused("wrong order",
                nativeWith("  <mode>spawn</mode>\n", "")
                    .replace("  <workflow>", "  <mode>spawn</mode>\n  <workflow>"));
        refused("unknown element", nativeWith("  <workflow>", "  <hints>x</hints>\n  <workflow>"));
        refused("element of another namespace in front",
                nativeWith("  <mode>", "  <q:a xmlns:q=\"urn:q\"/>\n  <mode>"));
        refused("blank text", nativeWith("Renew the certificates", "  "));
        refused("empty text", nativeWith("Renew the certificates", ""));
        refused("no path", nativeWith(" path=\"docs/certificates.json\"", ""));
        refused("no boolean", nativeWith("required=\"true\"", "required=\"perhaps\""));
        refused("text between elements", nativeWith("  <workflow>", "  loose\n  <workflow>"));
        refused("element in a text", nativeWith("Look at every host", "Look at <b>every</b> host"));
        refused("attribute of a text", nativeWith("<mode>", "<mode lang=\"en\">"));
        refused("another namespace", nativeRequest().replace(nativeNamespace, "urn:x"));
        refused("not well-formed", nativeWith("Renew the certificates", "Renew & check"));
    }

    void agreesWithBaton()
    {
        QFETCH(QByteArray, xml);
        QFETCH(bool, isTaken);
        QCOMPARE(checkedXml(xml).count(Severity::Error) == 0, isTaken);
        const QString program = QStandardPaths::findExecutable(u"xmllint"_s);
        if (program.isEmpty()) {
            QSKIP("xmllint is not installed");
        }
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"request.xml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(xml), xml.size());
        file.close();
        QProcess process;
        process.start(program,
                      {u"--nonet"_s, u"--noout"_s, u"--schema"_s,
                       QStringLiteral(BATON_SOURCE_DIR "/resources/protocols/native/")
                           + u"agent-request.xsd"_s,
                       file.fileName()});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode() == 0, isTaken);
    }
};

QTEST_GUILESS_MAIN(TestXmllint)
#include "tst_xmllint.moc"
