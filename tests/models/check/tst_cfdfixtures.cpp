// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/check.h"
#include "models/protocol/catalog.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Every fixture below tests/data/cfd against the golden file beside it. A golden file names, for
/// each document, its kind, its findings by position, the verdict, and what goes with the verdict:
///
///     kind: cfd.mesh-plan
///     21 error cfd.required /handoff/mesh_plan/element_type
///     verdict: reinvoke
///     feedback: Your handoff is missing required field: element_type. Please include it.
///     default: /handoff/flow_result/convergence_achieved=false
///
/// Lines that begin with "#" explain. The feedback is compared where the golden file names it.
class TestCfdFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
    }

    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles_data()
    {
        QTest::addColumn<QString>("golden");
        QStringList goldens;
        QDirIterator files(root(), {u"*.findings"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            goldens.append(files.next());
        }
        std::ranges::sort(goldens);
        QVERIFY(goldens.size() > 200);
        for (const QString &golden : std::as_const(goldens)) {
            QTest::newRow(qPrintable(golden.sliced(root().size() + 1))) << golden;
        }
    }

    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles()
    {
        QFETCH(QString, golden);
        const QString fixture = fixtureOf(golden);
        const QStringList expected = expectationOf(golden);
        const bool hasFeedback = std::ranges::any_of(
            expected, [](const QString &line) { return line.startsWith("feedback:"_L1); });
        const QStringList found = foundIn(fixture, hasFeedback);
        QVERIFY2(found == expected, qPrintable(difference(fixture, expected, found)));
    }

    void areAllNamedByAGoldenFile()
    {
        QDirIterator files(root(), {u"*.yaml"_s, u"*.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            QVERIFY2(QFile::exists(file.path() + u'/' + file.completeBaseName() + u".findings"_s),
                     qPrintable(file.filePath()));
        }
    }

    void tooMuchTextIsOneFinding()
    {
        const QByteArray bytes(ParseLimits().bytes + 1, '#');
        const Report report = check(bytes, parse(bytes, Format::Yaml), *m_catalog);
        QCOMPARE(report.documents.size(), size_t(1));
        QCOMPARE(report.documents.front().findings.size(), size_t(1));
        QCOMPARE(report.documents.front().findings.front().rule, u"text.too-large"_s);
    }

private:
    [[nodiscard]] static QString root() { return QStringLiteral(BATON_TEST_DATA "/cfd"); }

    [[nodiscard]] static QString fixtureOf(const QString &golden)
    {
        const QString stem = golden.chopped(9);
        return QFile::exists(stem + u".json"_s) ? stem + u".json"_s : stem + u".yaml"_s;
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] static QStringList expectationOf(const QString &golden)
    {
        QStringList lines = QString::fromUtf8(contentOf(golden)).split(u'\n', Qt::SkipEmptyParts);
        lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
        return lines;
    }

    [[nodiscard]] QStringList foundIn(const QString &fixture, bool withFeedback) const
    {
        const QByteArray bytes = contentOf(fixture);
        CheckSettings settings;
        settings.filePath = fixture;
        const Report report =
            check(bytes, parse(bytes, formatOf(fixture, bytes)), *m_catalog, settings);
        QStringList lines;
        for (const DocumentReport &document : report.documents) {
            lines += linesOf(document, withFeedback);
        }
        return lines;
    }

    [[nodiscard]] static QStringList linesOf(const DocumentReport &document, bool withFeedback)
    {
        QStringList lines{u"kind: %1"_s.arg(document.kind).trimmed()};
        for (const Finding &finding : document.findings) {
            lines.append(u"%1 %2 %3 %4"_s
                             .arg(QString::number(finding.start.line), word(finding.severity),
                                  finding.rule, finding.fieldPath().toString())
                             .trimmed());
        }
        // Findings on one line stand in an order that golden files need not know.
        std::ranges::stable_sort(lines.begin() + 1, lines.end(), {}, [](const QString &line) {
            return std::pair(line.section(u' ', 0, 0).toInt(), line);
        });
        lines.append(u"verdict: %1"_s.arg(word(document.verdict.action)));
        if (withFeedback) {
            for (const QString &line : document.verdict.feedback.split(u'\n')) {
                lines.append(u"feedback: %1"_s.arg(line));
            }
        }
        for (const AppliedDefault &applied : document.verdict.defaults) {
            lines.append(u"default: %1=%2"_s.arg(applied.path.toString(), applied.value));
        }
        return lines;
    }

    [[nodiscard]] static QString word(Severity severity)
    {
        return severity == Severity::Error  ? u"error"_s
            : severity == Severity::Warning ? u"warning"_s
                                            : u"note"_s;
    }

    [[nodiscard]] static QString word(Action action)
    {
        static const QHash<Action, QString> words{
            {Action::None, u"none"_s},         {Action::Accept, u"accept"_s},
            {Action::Reinvoke, u"reinvoke"_s}, {Action::AcceptWithNotes, u"accept-with-notes"_s},
            {Action::Default, u"default"_s},   {Action::Escalate, u"escalate"_s},
            {Action::Block, u"block"_s}};
        return words.value(action);
    }

    [[nodiscard]] static QString difference(const QString &fixture, const QStringList &expected,
                                            const QStringList &found)
    {
        QString text = fixture + u'\n';
        for (const QString &line : expected) {
            text += (found.contains(line) ? u"    "_s : u"  - "_s) + line + u'\n';
        }
        for (const QString &line : found) {
            text += expected.contains(line) ? QString() : u"  + "_s + line + u'\n';
        }
        return text;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestCfdFixtures)
#include "tst_cfdfixtures.moc"
