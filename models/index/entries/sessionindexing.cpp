// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionindexing.h"

#include "models/findings/keywords.h"
#include "models/index/entries/causename.h"
#include "models/index/entries/handofftext.h"
#include "models/index/entries/logerrorlines.h"
#include "models/index/entries/sessionfigures.h"
#include "models/index/entries/sessionoutcome.h"
#include "models/masking/masking.h"
#include "models/review/reviewfile.h"
#include "models/session/value/runstatustext.h"
#include "models/strings/joinedparts.h"
#include "models/strings/pathstrings.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The longest texts of an entry that are searched, and shown in a list.
constexpr qsizetype longestText = qsizetype(64) * 1024;
constexpr qsizetype longestTitle = 1000;

class SessionIndexing
{
public:
    SessionIndexing(const Session &session, const QHash<QString, QByteArray> &bytes, bool arePhases,
                    const QString &root)
        : m_session(session)
        , m_bytes(bytes)
        , m_arePhases(arePhases)
        , m_root(root)
    {
        m_indexed.summary = m_session.summary;
        m_indexed.headline = m_session.headline;
    }

    IndexedSession run(const Reviews &reviews)
    {
        addSession();
        addNames();
        addPhases();
        for (const SessionHandoff &handoff : m_session.handoffs) {
            addHandoff(handoff);
        }
        for (const SessionFinding &finding : m_session.findings) {
            addFinding(finding);
        }
        std::ranges::for_each(m_session.gates, [this](const auto &gate) { addGate(gate); });
        std::ranges::for_each(m_session.errors, [this](const auto &error) { addError(error); });
        addLogLines();
        std::ranges::for_each(reviews, [this](const auto &review) { addReview(review); });
        m_indexed.review = reviewOf(reviews);
        addCause();
        mask();
        m_indexed.figures = figuresOf(m_session, m_indexed);
        return std::move(m_indexed);
    }

private:
    [[nodiscard]] QString phaseId(int phase) const
    {
        return phase < 0 ? QString() : m_session.phases[size_t(phase)].id;
    }

    IndexedEntry &add(IndexedEntry::Type type, const Evidence &at)
    {
        IndexedEntry entry;
        entry.type = type;
        entry.path = at.path;
        entry.document = at.document;
        entry.line = at.line;
        return m_indexed.entries.emplace_back(std::move(entry));
    }

    void addSession()
    {
        const SessionSummary &summary = m_session.summary;
        const QString path =
            summary.place.stateFile.isEmpty() ? summary.place.path : summary.place.stateFile;
        IndexedEntry &entry = add(IndexedEntry::Type::Session, {path, {}, 0, 0});
        entry.name = summary.id;
        entry.title = summary.title;
        entry.agent = summary.place.isQueue() ? QString() : summary.agent; // else of its next step
        entry.status = outcomeOf(summary);
        entry.time = summary.started;
        QStringList lines{
            summary.id,         summary.title, lastNameOf(summary.place.path), summary.agent,
            summary.parent,     summary.note,  summary.tags.join(u' '),        m_session.headline,
            m_session.next.does};
        for (const SessionFact &fact : m_session.facts) {
            lines.append(fact.title + u": "_s + fact.value);
        }
        entry.text = joinedParts(lines, u"\n");
    }

    void addNames()
    {
        const SessionSummary &summary = m_session.summary;
        QSet<QString> names{summary.id, lastNameOf(summary.place.path)};
        QSet<QString> needs(m_session.dependsOn.begin(), m_session.dependsOn.end());
        needs.insert(summary.parent);
        for (const SessionHandoff &handoff : m_session.handoffs) {
            names.insert(handoff.links.session);
            needs.unite(
                QSet<QString>(handoff.links.dependsOn.begin(), handoff.links.dependsOn.end()));
        }
        names.remove(QString());
        needs.remove(QString());
        needs.subtract(names);
        m_indexed.names = QStringList(names.begin(), names.end());
        m_indexed.needs = QStringList(needs.begin(), needs.end());
        m_indexed.names.sort();
        m_indexed.needs.sort();
    }

    void addPhases()
    {
        if (m_session.summary.place.isQueue()) {
            addSteps();
        } else if (m_arePhases) {
            std::ranges::for_each(m_session.phases,
                                  [this](const auto &phase) { addTimedPhase(phase); });
        }
    }

    /// No other queue has the same steps, so they are in no matrix and in no figures. A row above
    /// others is a task, by whose title its steps are found.
    void addSteps()
    {
        QSet<int> tasks;
        for (const SessionPhase &phase : m_session.phases) {
            tasks.insert(phase.parent);
        }
        int row = 0;
        for (const SessionPhase &phase : m_session.phases) {
            if (!tasks.contains(row++)) {
                addPhase(phase, IndexedEntry::Type::Step, m_session.summary.place.path);
            }
        }
    }

    /// The time for which a phase counts and is found.
    static QDateTime timeOf(const SessionPhase &phase)
    {
        return phase.started.isValid() ? phase.started
            : phase.ended.isValid()    ? phase.ended
                                       : phase.changed;
    }

    void addTimedPhase(const SessionPhase &phase)
    {
        const bool isTimed = phase.started.isValid() && phase.ended.isValid();
        const qint64 seconds = isTimed ? phase.started.secsTo(phase.ended) : -1;
        const int attempts = static_cast<int>(phase.attempts.size());
        m_indexed.phases.push_back(
            {phase.id, phase.title, phase.status, timeOf(phase), seconds, attempts});
        if (m_indexed.phases.back().isRun()) {
            addPhase(phase, IndexedEntry::Type::Phase, {});
        }
    }

    void addPhase(const SessionPhase &phase, IndexedEntry::Type type, const QString &path)
    {
        IndexedEntry &entry = add(type, {path, {}, 0, 0});
        entry.name = phase.id;
        entry.title = phase.title;
        entry.agent = phase.agent;
        entry.phase = phase.id;
        entry.status = nameOf(phase.status);
        entry.time = timeOf(phase);
        entry.text = joinedParts({phase.reason, phase.searchText}, u"\n"); // beside the title
    }

    void addCause()
    {
        if (m_session.causes.empty()) {
            return;
        }
        const SessionFailure &failure = m_session.causes.front().failure;
        m_indexed.cause = causeName(m_session, failure, m_arePhases);
        if (m_indexed.cause.isEmpty()) {
            return;
        }
        IndexedEntry &entry = add(IndexedEntry::Type::Cause,
                                  failure.evidence.empty() ? Evidence() : failure.evidence.front());
        entry.name = m_indexed.cause;
        entry.title = failure.title;
        entry.phase = phaseId(failure.phase);
        entry.status = u"error"_s;
        entry.time = failure.time;
        entry.text = failure.title + u'\n' + failure.text;
    }

    void addHandoff(const SessionHandoff &handoff)
    {
        IndexedEntry &entry = add(IndexedEntry::Type::Handoff, handoff.at);
        entry.name = handoff.kind;
        entry.title = handoff.kindTitle;
        entry.kind = handoff.kind;
        entry.agent = handoff.producer;
        entry.receiver = handoff.consumer;
        entry.phase = phaseId(handoff.phase);
        entry.status = handoff.report.count(Severity::Error) > 0 ? u"invalid"_s : u"valid"_s;
        entry.time = handoff.time;
        entry.text = indexedHandoffText(handoff, m_session, m_bytes);
        for (const Finding &finding : handoff.report.findings) {
            IndexedEntry &broken = add(IndexedEntry::Type::Finding, handoff.at);
            broken.name = finding.rule;
            broken.title = finding.message;
            broken.kind = handoff.kind;
            broken.agent = handoff.producer;
            broken.receiver = handoff.consumer;
            broken.phase = phaseId(handoff.phase);
            broken.status = word(finding.severity);
            broken.time = handoff.time;
            broken.line = finding.start.line;
            broken.text = finding.rule + u'\n' + finding.message;
        }
    }

    void addFinding(const SessionFinding &finding)
    {
        IndexedEntry &entry = add(IndexedEntry::Type::Finding, finding.evidence);
        entry.name = finding.rule;
        entry.title = finding.message;
        entry.status = word(finding.severity);
        entry.time = m_session.summary.started;
        entry.text = finding.rule + u'\n' + finding.message;
    }

    void addGate(const SessionGate &gate)
    {
        const auto evidence = std::ranges::find_if_not(gate.evidence, &Evidence::isEmpty);
        IndexedEntry &entry =
            add(IndexedEntry::Type::Gate, evidence == gate.evidence.end() ? Evidence() : *evidence);
        entry.name = gate.result.id;
        entry.title = gate.result.title;
        entry.phase = phaseId(gate.phase);
        entry.status = gate.isSkipped ? u"skipped"_s : word(gate.state());
        entry.time = m_session.summary.started;
        QStringList lines{gate.result.id, gate.result.title, gate.reason, gate.next};
        for (const CriterionResult &criterion : gate.result.criteria) {
            lines.append(criterion.title + u": "_s + criterion.actual + u' '
                         + word(criterion.state));
        }
        entry.text = joinedParts(lines, u"\n");
    }

    /// True for an error of a session that this one started and that is indexed itself: it is
    /// counted there.
    [[nodiscard]] bool isOfOther(const SessionError &error) const
    {
        const auto hasIt = [this, &error](const SessionPhase &phase) {
            return !phase.sessionPath.isEmpty() && isAtOrBelow(phase.sessionPath, m_root)
                && isBelow(error.evidence.path, phase.sessionPath);
        };
        return !m_root.isEmpty() && std::ranges::any_of(m_session.phases, hasIt);
    }

    void addError(const SessionError &error)
    {
        if (isOfOther(error)) {
            return;
        }
        IndexedEntry &entry = add(IndexedEntry::Type::Error, error.evidence);
        entry.name = errorTypeName(error);
        entry.title = error.message.isEmpty() ? error.type : error.message;
        entry.phase = phaseId(error.phase);
        entry.status = nameOf(error.result);
        entry.time = error.time;
        entry.text = joinedParts(
            {error.type, error.message, error.otherwise, error.fix, error.outcome}, u"\n");
        m_errorLines.insert({error.evidence.path, error.evidence.line});
    }

    void addLogLines()
    {
        for (const SessionFile &file : m_session.files) {
            if (file.role != SessionFile::Role::Log) {
                continue;
            }
            for (const LogErrorLine &line : logErrorLines(file.path)) {
                if (!line.isGap && m_errorLines.contains({file.path, line.line})) {
                    continue;
                }
                IndexedEntry &entry =
                    add(IndexedEntry::Type::LogLine, {file.path, {}, 0, line.line});
                entry.name = lastNameOf(file.path);
                entry.title = line.text;
                entry.status = line.isGap ? u"gap"_s : u"error"_s;
                entry.time = line.time;
                entry.text = line.isGap ? QString() : line.text;
            }
        }
    }

    void addReview(const Review &review)
    {
        const QString files = ReviewFile::find(m_session.summary.place.path);
        IndexedEntry &entry =
            add(IndexedEntry::Type::Review, {ReviewFile::fileOf(files, review), {}, 0, 0});
        entry.name = review.gate;
        entry.title = review.gate + u' ' + textOf(review.verdict);
        entry.agent = review.author;
        entry.status = nameOf(review.verdict);
        entry.time = review.time;
        entry.text = QStringList{review.gate, review.author, review.note}.join(u'\n');
    }

    [[nodiscard]] ReviewStatus reviewOf(const Reviews &reviews) const
    {
        ReviewSummaries all;
        if (!m_session.gates.empty()) {
            all.gated.insert(m_session.summary.place.protocol);
        }
        if (!reviews.empty()) {
            all.said.insert(m_session.summary.place.path, ReviewFile::summaryOf(reviews));
        }
        return all.of(m_session.summary).standing;
    }

    /// True if the session chooses the names itself.
    [[nodiscard]] static bool isNamedFreely(IndexedEntry::Type type)
    {
        return type == IndexedEntry::Type::Error || type == IndexedEntry::Type::Cause
            || type == IndexedEntry::Type::Phase || type == IndexedEntry::Type::Step;
    }

    void mask()
    {
        Masking::inUse().maskAll([this](const auto &each) {
            each(m_indexed.headline);
            each(m_indexed.cause);
            for (IndexedPhase &phase : m_indexed.phases) {
                each(phase.id);
                each(phase.title);
            }
            for (IndexedEntry &entry : m_indexed.entries) {
                each(entry.title);
                each(entry.phase); // the known ones are listed
                each(entry.text);
                if (isNamedFreely(entry.type)) {
                    each(entry.name);
                }
            }
        });
        for (IndexedEntry &entry :
             m_indexed.entries) { // secrets in a text that was cut before are not recognised
            entry.text.truncate(longestText);
            entry.title.truncate(longestTitle);
        }
    }

    const Session &m_session;
    const QHash<QString, QByteArray> &m_bytes;
    bool m_arePhases;
    const QString &m_root;
    IndexedSession m_indexed;
    QSet<std::pair<QString, int>> m_errorLines;
};

} // namespace

IndexedSession indexed(const Session &session, const QHash<QString, QByteArray> &bytes,
                       const Reviews &reviews, bool arePhases, const QString &root)
{
    return SessionIndexing(session, bytes, arePhases, root).run(reviews);
}

} // namespace baton
