// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The title of a fix says what it does.
class TestFixTitles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aTextInPlaceOfAListIsOfferedAsItsEntry()
    {
        const QByteArray good = sample(u"cfd.engineering-review"_s);
        const QByteArray text = with(good, "known_gaps", "Outlet too short");
        QVERIFY(!text.isEmpty());
        const DocumentReport report = checked(text).documents.front();
        const auto isIt = [](const Fix &fix) { return fix.title == "Make it a list"_L1; };
        const auto found = std::ranges::find_if(report.findings, [&](const Finding &finding) {
            return std::ranges::any_of(finding.fixes, isIt);
        });
        QVERIFY(found != report.findings.end());
        QVERIFY(found->path.toString().endsWith(u"known_gaps"_s));
        QVERIFY(!found->fixes.front().isCertain);
        const DocumentReport after =
            checked(*applied(text, found->fixes.front().edits)).documents.front();
        QCOMPARE(after.count(Severity::Error), report.count(Severity::Error) - 1);
    }

    void theFixTitleTellsWhetherTheKeyMustBeFilledIn()
    {
        const auto titleFor = [](const QByteArray &key) {
            const QByteArray text = without(sample(u"cfd.engineering-review"_s), key);
            const DocumentReport report = checked(text).documents.front();
            const auto missing =
                std::ranges::find(report.findings, u"cfd.required"_s, &Finding::rule);
            const bool hasFix = missing != report.findings.end() && !missing->fixes.empty();
            return hasFix ? missing->fixes.front().title : QString();
        };
        QCOMPARE(titleFor("approval_status"), u"Insert key to fill in"_s);
        QCOMPARE(titleFor("known_gaps"), u"Insert key"_s);
    }
};

QTEST_GUILESS_MAIN(TestFixTitles)
#include "tst_fixtitles.moc"
