// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/linepairs.h"
#include "app/documents/newdocument.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

class TestNewDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateIsFilledByChangingOnlyItsHead_data()
    {
        QTest::addColumn<QString>("kindId");
        QTest::addColumn<int>("number");
        for (const Kind &kind : m_catalog->kinds()) {
            if (kind.protocol != "cfd"_L1) {
                continue;
            }
            for (size_t i = 0; i < kind.templates.size(); ++i) {
                QTest::newRow(qPrintable(kind.templates[i].id)) << kind.id << static_cast<int>(i);
            }
        }
    }

    void everyTemplateIsFilledByChangingOnlyItsHead()
    {
        QFETCH(QString, kindId);
        QFETCH(int, number);
        const Kind *kind = m_catalog->kind(kindId);
        const Template &form = kind->templates[static_cast<size_t>(number)];
        const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const auto bytes = newHandoff(*m_catalog, *kind, form, {u"cfd-reviewer"_s, 3, time});
        QVERIFY2(bytes.isOk(), bytes ? "" : qPrintable(bytes.error()));
        if (!form.text.contains("from_phase")) {
            QCOMPARE(bytes.value(), form.text);
            return;
        }
        const QByteArrayList before = form.text.split('\n');
        const QByteArrayList after = bytes.value().split('\n');
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            const QByteArray key = before[i].trimmed().split(':').first();
            const bool isHead =
                QByteArrayList{"producer", "from_phase", "to_phase", "timestamp"}.contains(key);
            QVERIFY2(isHead || after[i] == before[i], after[i].constData());
        }
        QVERIFY(bytes->contains("from_phase: 3\n"));
        QVERIFY(bytes->contains("\"2026-02-21T14:30:00Z\""));
        QVERIFY(bytes->contains("producer: \"cfd-reviewer\""));
    }

    void theFileIsNamedAsTheProtocolDoes()
    {
        const Kind *kind = m_catalog->kind(u"cfd.engineering-review"_s);
        QCOMPARE(fileNameFor(*m_catalog, *kind, 2), u"phase2-engineering-review.yaml"_s);
    }

    void aFencedBlockCannotBeClosedByItsContent_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("block");
        QTest::newRow("plain") << u"a: 1\n"_s << u"```yaml\na: 1\n```\n"_s;
        QTest::newRow("no line end") << u"a: 1"_s << u"```yaml\na: 1\n```\n"_s;
        QTest::newRow("a fence inside")
            << u"a: |\n  ```\n  x\n  ```\n"_s << u"````yaml\na: |\n  ```\n  x\n  ```\n````\n"_s;
    }

    void aFencedBlockCannotBeClosedByItsContent()
    {
        QFETCH(QString, text);
        QFETCH(QString, block);
        QCOMPARE(fencedBlock(text, u"yaml"_s), block);
    }

    void linesArePairedWithTheirEqual_data()
    {
        using Pairs = std::vector<LinePair>;
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<Pairs>("pairs");
        QTest::newRow("same") << u"a b"_s << u"a b"_s << Pairs{{0, 0}, {1, 1}};
        QTest::newRow("changed") << u"a b c"_s << u"a x c"_s << Pairs{{0, 0}, {1, 1}, {2, 2}};
        QTest::newRow("added") << u"a c"_s << u"a b c"_s << Pairs{{0, 0}, {-1, 1}, {1, 2}};
        QTest::newRow("removed") << u"a b c"_s << u"a c"_s << Pairs{{0, 0}, {1, -1}, {2, 1}};
        QTest::newRow("moved apart")
            << u"a b c d e"_s << u"a x c y e"_s << Pairs{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}};
    }

    void linesArePairedWithTheirEqual()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(std::vector<LinePair>, pairs);
        QCOMPARE(pairLines(left.split(u' '), right.split(u' ')), pairs);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
};

QTEST_GUILESS_MAIN(TestNewDocument)
#include "tst_newdocument.moc"
