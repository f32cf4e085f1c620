// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redaction.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

ReportDocument sample()
{
    using Type = ReportBlock::Type;
    ReportDocument report{u"Session in /home/alice/runs"_s, u"today"_s, {}};
    report.blocks.push_back({Type::Heading, {u"Errors"_s}, {}, {}});
    report.blocks.push_back(
        {Type::Paragraph, {u"login failed, password=hunter-22, see /home/alice/log"_s}, {}, {}});
    report.blocks.push_back({Type::Heading, {u"Logs"_s}, {}, {}});
    report.blocks.push_back({Type::Table,
                             {},
                             {{u"Line"_s}},
                             {{{u"sent hunter-22 to the server"_s}}, {{u"nothing"_s}}}});
    return report;
}

QString allText(const ReportDocument &report)
{
    QString text = report.title + report.made;
    for (const ReportBlock &block : report.blocks) {
        text += block.text.text;
        for (const auto &row : block.rows) {
            for (const ReportText &cell : row) {
                text += cell.text;
            }
        }
    }
    return text;
}

} // namespace

class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void listsEachSecretOnceWithItsContext()
    {
        const Redaction items = findSecrets(sample());
        QCOMPARE(items.size(), 2U);
        QCOMPARE(items[0].secret.text, u"/home/alice"_s);
        QCOMPARE(items[0].places, 2);
        QCOMPARE(items[0].before, u"Session in "_s);
        QCOMPARE(items[0].after, u"/runs"_s);
        QCOMPARE(items[1].secret.text, u"hunter-22"_s);
        QCOMPARE(items[1].section, u"Errors"_s);
        QVERIFY(items[0].isMasked && items[1].isMasked);
    }

    void truncatedContextEndsBetweenWords()
    {
        ReportDocument report;
        report.title = u"The solver did not converge in fifty iterations --password hunter-22 "
                       "and nobody knows what was to be done about it"_s;
        const Redaction items = findSecrets(report);
        QCOMPARE(items.size(), 1U);
        QCOMPARE(items[0].before, u"…in fifty iterations --password "_s);
        QCOMPARE(items[0].after, u" and nobody knows what was to be done…"_s);
    }

    void masksAllOccurrencesOfASecretByDefault()
    {
        const ReportDocument report = redacted(sample(), findSecrets(sample()));
        const QString text = allText(report);
        QVERIFY(!text.contains(u"hunter-22"_s));
        QVERIFY(!text.contains(u"alice"_s));
        QCOMPARE(report.title, u"Session in ~/runs"_s);
        QCOMPARE(report.blocks[3].rows[0][0].text, u"sent [masked] to the server"_s);
    }

    void keepsSecretsThatTheUserUnmarked()
    {
        Redaction items = findSecrets(sample());
        items[0].isMasked = false;
        const QString text = allText(redacted(sample(), items));
        QVERIFY(text.contains(u"/home/alice/runs"_s));
        QVERIFY(!text.contains(u"hunter-22"_s));
    }

    void masksSecretsWithoutAQuestion()
    {
        QVERIFY(!allText(redacted(sample(), {})).contains(u"password=hunter-22"_s));
    }

    void changesNothingWithoutSecrets()
    {
        ReportDocument report{u"Plain"_s, u"today"_s, {}};
        QCOMPARE(redacted(report, findSecrets(report)), report);
    }
};

QTEST_GUILESS_MAIN(TestRedaction)
#include "tst_redaction.moc"
