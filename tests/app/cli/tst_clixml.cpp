// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray request = "<agent_request version=\"1.0\">\n"
                           "  <mode>spawn</mode>\n"
                           "  <!-- the goal -->\n"
                           "  <task_details>Look</task_details>\n"
                           "  <x:note xmlns:x=\"urn:x\">kept</x:note>\n"
                           "</agent_request>\n";

} // namespace

/// XML by the command line.
class TestCliXml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void whatIsSetStandsWhereTheSchemaPutsIt()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed set =
            baton.run({u"set"_s, u"-"_s, u"/agent_request/backlog_notes=later"_s,
                       u"/agent_request/original_intent=a < b"_s, u"/agent_request/other=x"_s,
                       u"/agent_request/@priority=low"_s},
                      request);
        QCOMPARE(set.error, QString());
        QCOMPARE(set.out.toUtf8(),
                 "<agent_request version=\"1.0\" priority=\"low\">\n"
                 "  <mode>spawn</mode>\n"
                 "  <original_intent>a &lt; b</original_intent>\n"
                 "  <!-- the goal -->\n"
                 "  <task_details>Look</task_details>\n"
                 "  <backlog_notes>later</backlog_notes>\n"
                 "  <x:note xmlns:x=\"urn:x\">kept</x:note>\n"
                 "  <other>x</other>\n"
                 "</agent_request>\n");
        QCOMPARE(set.code, 0);
    }
};

QTEST_GUILESS_MAIN(TestCliXml)
#include "tst_clixml.moc"
