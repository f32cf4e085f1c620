// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/runstatustext.h"
#include "tests/golden.h"
#include "tests/models/session/sessionfolder.h"

#include <QDirIterator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString placeOf(const Evidence &evidence)
{
    const QString name = evidence.path.section(u'/', -1);
    return evidence.line > 0 ? name + u':' + QString::number(evidence.line) : name;
}

QString lineOf(const SessionFailure &failure)
{
    const QString place = failure.evidence.empty() ? QString() : placeOf(failure.evidence.front());
    return u"%1 [%2] %3"_s.arg(failure.title, place, failure.text.simplified()).simplified();
}

QString rowOf(const SessionPhase &phase)
{
    QStringList runs;
    for (const SessionAttempt &attempt : phase.attempts) {
        runs.append(textOf(attempt.status));
    }
    return phase.title + u": "_s + (runs.isEmpty() ? textOf(phase.status) : runs.join(u", "_s));
}

/// Passed gates and gates of phases that were not reached contain no failure.
QStringList gatesOf(const Session &session)
{
    QStringList lines;
    for (const SessionGate &gate : session.gates) {
        const bool isReached =
            gate.phase < 0 || session.phases[size_t(gate.phase)].status != RunStatus::NotReached;
        if (gate.isSkipped || !isReached || gate.state() == CriterionState::Passed) {
            continue;
        }
        lines.append(gate.state() == CriterionState::Failed
                         ? u"gate %1 fails"_s.arg(gate.result.id)
                         : u"gate %1 open: %2"_s.arg(gate.result.id, gate.reason));
    }
    return lines;
}

/// The report on @p session for a person.
QString told(const Session &session)
{
    QStringList lines{session.headline};
    for (const FirstCause &cause : session.causes) {
        lines.append(u"cause: "_s + lineOf(cause.failure));
        for (const SessionFailure &failure : cause.consequences) {
            if (failure.what != SessionFailure::What::Phase
                && failure.what != SessionFailure::What::Session) {
                lines.append(u"  so: %1 <- %2"_s.arg(lineOf(failure), failure.rule));
            }
        }
    }
    for (const SessionFailure &failure : session.repaired) {
        lines.append((failure.isPassedOver ? u"passed over: "_s : u"repaired: "_s)
                     + lineOf(failure));
    }
    for (const SessionPhase &phase : session.phases) {
        if (phase.status != RunStatus::NotReached) {
            lines.append(rowOf(phase));
        }
    }
    lines += gatesOf(session);
    for (const SessionFinding &finding : session.findings) {
        lines.append(u"%1 %2: %3"_s.arg(finding.rule, placeOf(finding.evidence), finding.message));
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace

/// Sessions after typical failures of agents, and the texts about each. The first line of told.txt
/// names the session. With BATON_WRITE_GOLDEN set, the results become the expected ones.
class TestLeftBehind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void outcomesMatchTheirGoldenFiles_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir material(QStringLiteral(BATON_SOURCE_DIR "/tests/models/session/leftbehind"));
        for (const QString &name : material.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(name)) << material.filePath(name);
        }
    }

    void outcomesMatchTheirGoldenFiles()
    {
        QFETCH(QString, folder);
        const SessionFolder copy;
        copyInto(copy, folder);
        const QString golden = folder + u"/told.txt"_s;
        const QString state = QString::fromUtf8(contentOf(golden)).section(u'\n', 0, 0);
        const Session session =
            readSession(sessionAt(copy.path(state), *m_catalog), *m_catalog, settings());
        compareGolden(golden, (state + u'\n' + told(session)).toUtf8());
    }

private:
    /// Files get the time of the session.
    static void copyInto(const SessionFolder &copy, const QString &folder)
    {
        const QDateTime written(QDate(2026, 2, 21), QTime(15, 50), QTimeZone::UTC);
        QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const QString name = file.fileName().sliced(folder.size() + 1);
            if (name != "told.txt"_L1 && file.open(QIODevice::ReadOnly)) {
                copy.write(name, file.readAll());
                copy.setTime(name, written);
            }
        }
    }

    /// Sessions are read hours after the last write.
    static SessionSettings settings()
    {
        SessionSettings settings;
        settings.now = QDateTime(QDate(2026, 2, 21), QTime(19, 0), QTimeZone::UTC);
        return settings;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestLeftBehind)
#include "tst_leftbehind.moc"
