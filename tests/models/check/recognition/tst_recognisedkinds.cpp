// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/recognitiontext.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString folder()
{
    return QStringLiteral(BATON_TEST_DATA "/recognition/");
}

Report reportOf(const QString &name)
{
    const QByteArray text = contentOf(folder() + name);
    return check(text, parse(text, formatOf(name, text), builtIn().parseOptions()), builtIn());
}

/// "/handoff/producer is technical-pm" for each fact against the kind @p kind.
QStringList against(const DocumentReport &report, const QString &kind)
{
    QStringList facts;
    for (const Recognition::RejectedKind &other : report.recognition.passedOver) {
        for (const RecognitionFact &fact : other.evidence) {
            if (other.kind == kind) {
                facts.append(textOf(fact));
            }
        }
    }
    return facts;
}

} // namespace

/// The kinds of documents: those of each protocol, those of other dialects with the same shape,
/// unknown versions, and reports about handoffs.
class TestRecognisedKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyDocumentIsRecognised_data() { addDocuments(); }
    void everyDocumentIsRecognised()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        QStringList kinds;
        for (const DocumentReport &document : reportOf(name).documents) {
            kinds.append(document.kind.isEmpty() ? u"-"_s : document.kind);
        }
        QCOMPARE(kinds.join(u", "_s), kind);
    }

    void theTableListsAllFiles()
    {
        QStringList files = QDir(folder()).entryList(QDir::Files);
        files.removeAll(u"kinds.txt"_s);
        QStringList names = kinds().keys();
        names.sort();
        QCOMPARE(names, files);
    }

    /// No protocol judges other documents, and no fix changes them into its own.
    void documentsOfNoProtocolStayUnchanged_data() { addDocuments(); }
    void documentsOfNoProtocolStayUnchanged()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        if (kind != "-"_L1 && kind != "handoff"_L1) {
            return;
        }
        const DocumentReport document = reportOf(name).documents.front();
        QCOMPARE(document.verdict.action, Action::None);
        for (const Finding &finding : document.findings) {
            QCOMPARE(finding.rule, u"handoff.unknown"_s);
            QVERIFY(finding.fixes.empty());
        }
        QCOMPARE(document.findings.size(), size_t(kind == "-"_L1 ? 0 : 1));
    }

    /// The newer version is the only finding.
    void aNewerVersionIsNotJudgedByAnOlderSchema_data() { addDocuments(); }
    void aNewerVersionIsNotJudgedByAnOlderSchema()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        if (!kind.endsWith(".newer"_L1)) {
            return;
        }
        const DocumentReport document = reportOf(name).documents.front();
        QCOMPARE(listed(document), QStringList{u"note %1-version /handoff/version"_s.arg(kind)});
        QCOMPARE(document.verdict.action, Action::None);
        QVERIFY(document.findings.front().fixes.empty());
    }

    /// The native session manager rejects a version without a schema, so it is an error there, and
    /// the only finding on the version.
    void aNewerNativeVersionIsReported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isNewer");
        for (const QString &format : {u"xml"_s, u"md"_s}) {
            QTest::addRow("newer, %s", qPrintable(format)) << u"native-newer."_s + format << true;
            QTest::addRow("older, %s", qPrintable(format)) << u"native-older."_s + format << false;
            QTest::addRow("none, %s", qPrintable(format))
                << u"native-no-version."_s + format << false;
        }
    }
    void aNewerNativeVersionIsReported()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isNewer);
        const DocumentReport document = reportOf(name).documents.front();
        QCOMPARE(listed(document), QStringList{u"error native.version /agent_request/@version"_s});
        QCOMPARE(document.findings.front().message.contains("is newer than 1.0, 1.1"_L1), isNewer);
        QCOMPARE(document.verdict.action, Action::Block);
    }

    void recognisedDocumentsNameTheEvidence_data() { addDocuments(); }
    void recognisedDocumentsNameTheEvidence()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        const DocumentReport document = reportOf(name).documents.front();
        const QStringList sentences = recognitionText(document);
        QVERIFY(!sentences.isEmpty());
        if (kind == "-"_L1) {
            QCOMPARE(document.recognition.way, Recognition::Method::Unknown);
            QVERIFY2(sentences.front().startsWith("Not recognised as a handoff"_L1),
                     qPrintable(sentences.front()));
            return;
        }
        QCOMPARE(document.recognition.way, Recognition::Method::Content);
        QVERIFY(!document.recognition.evidence.empty());
        QVERIFY2(sentences.front().contains(document.kind), qPrintable(sentences.front()));
        for (const RecognitionFact &fact : document.recognition.evidence) {
            QVERIFY2(sentences.join(u' ').contains(textOf(fact)), qPrintable(textOf(fact)));
        }
    }

    void factsAgainstAKindAreReported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("facts");
        QTest::newRow("agents") << u"other-literature.yaml"_s << u"cfd.handoff"_s
                                << QStringList{u"/handoff/producer is literature-researcher"_s,
                                               u"/handoff/consumer is lit-synthesizer"_s};
        QTest::newRow("agents and a block of the same name")
            << u"other-block.yaml"_s << u"cfd.mesh-plan"_s
            << QStringList{u"/handoff/producer is network-planner"_s,
                           u"/handoff/consumer is network-builder"_s};
        QTest::newRow("skills") << u"other-skills.yaml"_s << u"swarm.payload"_s
                                << QStringList{u"/handoff/source/skill is researcher"_s,
                                               u"/handoff/target/skill is technical-writer"_s};
        QTest::newRow("a worker") << u"other-task.json"_s << u"orion.step-completion"_s
                                  << QStringList{u"/agent is coder"_s};
    }

    void factsAgainstAKindAreReported()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        QFETCH(const QStringList, facts);
        const DocumentReport document = reportOf(name).documents.front();
        QCOMPARE(against(document, kind), facts);
        QVERIFY(recognitionText(document).join(u'\n').contains(kind));
    }

    void aChosenKindIsNotGuessed()
    {
        const QByteArray text = contentOf(folder() + u"other-literature.yaml"_s);
        CheckSettings settings;
        settings.kindOverride = u"cfd.handoff"_s;
        const DocumentReport document = checked(text, settings).documents.front();
        QCOMPARE(document.recognition.way, Recognition::Method::Choice);
        QCOMPARE(recognitionText(document),
                 QStringList{u"Taken for Handoff without an extension (cfd.handoff): it was "
                             "chosen."_s});
    }

    void anUnreadableDocumentIsRecognisedByTheRestOrItsFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<Recognition::Method>("way");
        QTest::newRow("the rest")
            << "handoff:\n  producer: cfd-reviewer\n  engineering_review:\n    a: [1\n"_ba
            << u"/x/a.yaml"_s << Recognition::Method::Readable;
        QTest::newRow("its file") << "text: [1\n"_ba << u"/x/phase1-mesh-plan.yaml"_s
                                  << Recognition::Method::FileName;
    }

    void anUnreadableDocumentIsRecognisedByTheRestOrItsFile()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, file);
        QFETCH(const Recognition::Method, way);
        CheckSettings settings;
        settings.filePath = file;
        settings.touchesDisk = false;
        const DocumentReport document = checked(text, settings).documents.front();
        QVERIFY(!document.kind.isEmpty());
        QCOMPARE(document.recognition.way, way);
    }

private:
    static QHash<QString, QString> kinds()
    {
        QHash<QString, QString> result;
        for (const QString &line :
             QString::fromUtf8(contentOf(folder() + u"kinds.txt"_s)).split(u'\n')) {
            if (!line.isEmpty() && !line.startsWith(u'#')) {
                result.insert(line.section(u": "_s, 0, 0), line.section(u": "_s, 1));
            }
        }
        return result;
    }

    static void addDocuments()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        const QHash<QString, QString> all = kinds();
        QVERIFY(all.size() > 40);
        for (const auto &[name, kind] : all.asKeyValueRange()) {
            QTest::newRow(qPrintable(name)) << name << kind;
        }
    }
};

QTEST_GUILESS_MAIN(TestRecognisedKinds)
#include "tst_recognisedkinds.moc"
