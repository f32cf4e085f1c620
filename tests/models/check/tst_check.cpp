// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

Q_DECLARE_METATYPE(baton::Action)

class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void acceptsACompleteDocumentOfEveryKind_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *name :
             {"math-analysis", "swarm-synthesis", "mesh-plan", "transport-result"}) {
            QTest::newRow(name) << u"cfd."_s + QString::fromLatin1(name);
        }
    }

    void acceptsACompleteDocumentOfEveryKind()
    {
        QFETCH(QString, kind);
        const DocumentReport report = checked(sample(kind)).documents.front();
        QCOMPARE(report.kind, kind);
        QCOMPARE(listed(report), QStringList());
        QCOMPARE(report.verdict.action, Action::Accept);
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
