// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/filereport.h"
#include "app/cli/output/check/rulewriter.h"
#include "models/editor/snapshot/rejectedinput.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "tests/files.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::cli;

namespace {

QString source(const QString &name)
{
    return QStringLiteral(BATON_SOURCE_DIR "/") + name;
}

QByteArray allOf(const QString &folder, const QStringList &names)
{
    QByteArray text;
    QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith("/tst_rules.cpp"_L1)) {
            text += contentOf(path) + '\n';
        }
    }
    return text;
}

/// The sources and golden files in @p text without comments.
QString withoutComments(QString text)
{
    static const QRegularExpression comment(u"(?:^|\\s)//[^\\n]*|^#(?!include)[^\\n]*"_s,
                                            QRegularExpression::MultilineOption);
    return text.remove(comment);
}

bool names(const QString &text, const QString &rule)
{
    const QRegularExpression whole(
        u"(?<![\\w.-])%1(?![\\w-]|\\.\\w)"_s.arg(QRegularExpression::escape(rule)));
    return whole.match(text).hasMatch();
}

} // namespace

/// Every rule is explained, tested and broken by its own example; docs/rules.md agrees.
class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        m_book = std::make_unique<RuleBook>(std::vector{m_catalog});
        QCOMPARE(m_book->problems(), std::vector<PackProblem>{});
        const QString tests = source(u"tests"_s);
        m_tests = withoutComments(
            QString::fromUtf8(allOf(tests, {u"*.findings"_s, u"*.cpp"_s, u"*.h"_s})));
    }

    void everyRuleHasAnEntry_data() { addRules(); }
    void everyRuleHasAnEntry()
    {
        QFETCH(QString, id);
        const RuleExplanation *rule = m_book->find(id);
        QVERIFY2(rule->isExplained, "add it to rules.yaml in the protocol's folder");
        QVERIFY2(!rule->entry.meaning.isEmpty(), "its entry lacks a meaning");
        QVERIFY2(!rule->entry.fix.isEmpty(), "its entry lacks a fix");
        QVERIFY2(!rule->entry.severities.empty(), "its entry lacks a severity");
        QVERIFY2(rule->protocol == "generic"_L1 || rule->protocol.isEmpty()
                     || !rule->entry.spec.isEmpty(),
                 "its entry lacks the section of the specification");
    }

    void everyEntryBelongsToARule() { QCOMPARE(m_book->orphans(), QStringList()); }

    /// A rule that is mentioned only in a comment is not tested.
    void mentionsInCommentsAreNotTests()
    {
        QCOMPARE(withoutComments(u"a(\"x.a\"); // x.b\n    /// x.c\n# x.d\n3 error x.e /f\n"_s),
                 u"a(\"x.a\");\n   \n\n3 error x.e /f\n"_s);
    }

    void everyRuleIsTested_data() { addRules(); }
    void everyRuleIsTested()
    {
        QFETCH(QString, id);
        QVERIFY2(names(m_tests, id), "no golden file and no test names this rule");
    }

    void examplesBreakTheirRule_data() { addRules(); }
    void examplesBreakTheirRule()
    {
        QFETCH(QString, id);
        const RuleEntry &entry = m_book->find(id)->entry;
        QVERIFY2(!entry.example.bytes.isEmpty(), "its entry lacks an example");
        const QTemporaryDir folder;
        for (const auto &[name, content] : entry.example.beside) {
            write(folder.filePath(name), content);
        }
        write(folder.filePath(entry.example.fileName), entry.example.bytes);
        QStringList found;
        for (const Finding &finding : findingsOf(folder.filePath(entry.example.fileName), entry)) {
            found.append(severityWords({finding.severity}) + u' ' + finding.rule);
        }
        QStringList expected;
        for (const Severity severity : entry.severities) {
            expected.append(severityWords({severity}) + u' ' + id);
        }
        const bool isBroken = std::ranges::any_of(
            expected, [&](const QString &line) { return found.contains(line); });
        QVERIFY2(isBroken, qPrintable(u"found: "_s + found.join(u", "_s)));
    }

    void goldenFilesNameKnownRules()
    {
        const QString text =
            QString::fromUtf8(allOf(QStringLiteral(BATON_TEST_DATA), {u"*.findings"_s}));
        static const QRegularExpression line(u"^\\d+ (error|warning|note) (\\S+)"_s,
                                             QRegularExpression::MultilineOption);
        QSet<QString> unknown; // ids, and severities that the entry does not contain
        int seen = 0;
        for (const QRegularExpressionMatch &match : line.globalMatch(text)) {
            ++seen;
            const RuleExplanation *rule = m_book->find(match.captured(2));
            const QStringList told =
                rule ? severityWords(rule->entry.severities).split(u", "_s) : QStringList();
            if (!told.contains(match.captured(1))) {
                unknown.insert(match.captured(1) + u' ' + match.captured(2));
            }
        }
        QVERIFY(seen > 200);
        QCOMPARE(unknown, QSet<QString>());
    }

    /// The rules of no protocol are literals in the sources.
    void sourcesNameKnownRules()
    {
        const QString text = QString::fromUtf8(allOf(source(u"models"_s), {u"*.cpp"_s, u"*.h"_s})
                                               + allOf(source(u"app"_s), {u"*.cpp"_s}));
        static const QRegularExpression literal(
            u"\"((?:text|yaml|json|xml|markdown|prompt|handoff)\\.[a-z0-9]+(?:-[a-z0-9]+)*)\"(?:_s|_L1|[};])"_s);
        QSet<QString> named;
        for (const QRegularExpressionMatch &match : literal.globalMatch(text)) {
            named.insert(match.captured(1));
        }
        // In other sources "session.…" is the name of an action.
        static const QRegularExpression ofSessions(u"\"(session\\.[a-z]+(?:-[a-z]+)*)\"_s"_s);
        const QString sessions =
            QString::fromUtf8(allOf(source(u"models/session"_s), {u"*.cpp"_s}));
        for (const QRegularExpressionMatch &match : ofSessions.globalMatch(sessions)) {
            named.insert(match.captured(1));
        }
        named.insert(rejectedInputRule());
        named.remove(u"markdown.fence"_s); // refuses an edit, and never is in a file
        QVERIFY(named.size() >= 10);
        QSet<QString> explained;
        for (const RuleExplanation &rule : m_book->rules()) {
            if (rule.protocol.isEmpty()) {
                explained.insert(rule.entry.id);
            }
        }
        QCOMPARE(QSet<QString>(named).subtract(explained), QSet<QString>());
        QCOMPARE(QSet<QString>(explained).subtract(named), QSet<QString>());
    }

    void everyRuleIsTranslated()
    {
        const auto german = ProtocolCatalog::load({}, u"de"_s);
        const RuleBook book({german});
        QCOMPARE(book.problems(), std::vector<PackProblem>{});
        QStringList english;
        for (const RuleExplanation &rule : m_book->rules()) {
            const RuleEntry &other = book.find(rule.entry.id)->entry;
            if (rule.entry.meaning == other.meaning || rule.entry.fix == other.fix) {
                english.append(rule.entry.id);
            }
        }
        QCOMPARE(english, QStringList());
    }

    void theReferenceIsUpToDate()
    {
        const QString written = QString::fromUtf8(contentOf(source(u"docs/rules.md"_s)));
        const QStringList expected = rulesMarkdown(*m_book).split(u'\n');
        const QStringList actual = written.split(u'\n');
        for (qsizetype i = 0; i < std::min(expected.size(), actual.size()); ++i) {
            QVERIFY2(actual[i] == expected[i],
                     qPrintable(u"docs/rules.md:%1: run: baton explain --format markdown > "
                                "docs/rules.md"_s.arg(i + 1)));
        }
        QCOMPARE(actual.size(), expected.size());
    }

    void suggestsSimilarRules_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("meant");
        QTest::newRow("misspelt") << u"cfd.enmu"_s << u"cfd.enum"_s;
        QTest::newRow("in capitals") << u"CFD.ENUM"_s << u"cfd.enum"_s;
        QTest::newRow("its end") << u"blocking-issues"_s << u"cfd.review.blocking-issues-missing"_s;
        QTest::newRow("underscores") << u"text.too_large"_s << u"text.too-large"_s;
        QTest::newRow("no similar rule") << u"zzzzzzzzzzzzz"_s << QString();
    }

    void suggestsSimilarRules()
    {
        QFETCH(QString, given);
        QFETCH(QString, meant);
        const QStringList nearest = m_book->nearest(given);
        QCOMPARE(nearest.value(0), meant);
        QVERIFY(nearest.size() <= 5);
    }

private:
    void addRules()
    {
        QTest::addColumn<QString>("id");
        for (const RuleExplanation &rule : m_book->rules()) {
            QTest::newRow(qPrintable(rule.entry.id)) << rule.entry.id;
        }
    }

    [[nodiscard]] std::vector<Finding> findingsOf(const QString &path, const RuleEntry &entry) const
    {
        if (entry.id.startsWith("session."_L1)) {
            return sessionFindings(path);
        }
        if (entry.id == rejectedInputRule()) {
            return rejectedInputFindings(entry.example.bytes);
        }
        CheckSettings settings;
        settings.kindOverride = entry.example.kind;
        FileReport file = checkFiles({path}, *m_catalog, settings).front();
        if (file.isEmpty || entry.id == "handoff.none"_L1 || entry.id == "handoff.other-kind"_L1) {
            rejectNamed(file, entry.example.bytes, true, *m_catalog, settings);
        }
        std::vector<Finding> findings;
        for (const DocumentReport &document : file.report.documents) {
            findings.insert(findings.end(), document.findings.begin(), document.findings.end());
        }
        return findings;
    }

    /// The finding on a rejected text of a field.
    [[nodiscard]] std::vector<Finding> rejectedInputFindings(const QByteArray &bytes) const
    {
        const ParsedText parsed = parse(bytes, Format::Yaml);
        Report report = check(bytes, parsed, *m_catalog);
        addFindings(report, bytes, parsed,
                    {{{}, JsonPointer::of(u"/handoff/from_phase"_s), u"1.15"_s, u"no"_s}});
        return report.documents.front().findings;
    }

    /// The findings of the session of the file, an hour after its last sign of life.
    [[nodiscard]] std::vector<Finding> sessionFindings(const QString &path) const
    {
        SessionSettings settings;
        settings.now = QDateTime::fromString(u"2026-02-21T16:00:00Z"_s, Qt::ISODate);
        std::vector<Finding> findings;
        const Session session = readSession(sessionAt(path, *m_catalog), *m_catalog, settings);
        for (const SessionFinding &found : session.findings) {
            Finding finding;
            finding.rule = found.rule;
            finding.severity = found.severity;
            findings.push_back(finding);
        }
        return findings;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<RuleBook> m_book;
    QString m_tests;
};

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
