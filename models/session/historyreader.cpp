// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/historyreader.h"

#include "models/session/attemptnumbers.h"
#include "models/session/phaseruns.h"
#include "models/session/sessiontexts.h"
#include "models/session/sessiontime.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Entry
{
    SessionError error;
    int number = 0; ///< the attempt that it says itself to be of; 0 when it does not
    Evidence numberAt;
};

using Entries = std::vector<Entry>;

bool isSame(const Entry &one, const Entry &other)
{
    const bool isSameRun =
        one.number == 0 || other.number == 0 || one.error.attempt == other.error.attempt;
    return isSameRun && one.error.phase == other.error.phase && one.error.type == other.error.type
        && one.error.message == other.error.message;
}

class HistoryReader
{
public:
    HistoryReader(SessionDraft &draft, const ErrorPlaces &places)
        : m_draft(draft)
        , m_places(places)
        , m_handoffs(draft.session.handoffs)
        , m_entries(m_handoffs.size())
    {
    }

    std::vector<SessionError> read()
    {
        for (size_t i = 0; i < m_handoffs.size(); ++i) {
            for (const JsonPointer &list : m_places.lists) {
                readList(list, i);
            }
            number(i);
        }
        removeOlder();
        std::vector<SessionError> errors;
        for (Entries &entries : m_entries) {
            for (Entry &entry : entries) {
                errors.push_back(std::move(entry.error));
            }
        }
        return errors;
    }

private:
    void readList(const JsonPointer &list, size_t index)
    {
        const SessionHandoff &handoff = m_handoffs[index];
        const HandoffSource &source = *m_draft.sources[index];
        const auto number = static_cast<size_t>(handoff.at.document);
        if (number >= source.parsed.documents.size()) {
            return;
        }
        const Tree &tree = source.parsed.documents[number].tree;
        const NodeId at = tree.isEmpty() ? noNode : tree.find(joined(handoff.at.pointer, list));
        if (at == noNode) {
            return;
        }
        if (tree.at(at).type == ValueType::String) {
            readEntry(tree, at, index); // one error, told in a text
            return;
        }
        for (const NodeId node : tree.at(at).children) {
            readEntry(tree, node, index);
        }
    }

    void readEntry(const Tree &tree, NodeId node, size_t index)
    {
        const SessionHandoff &handoff = m_handoffs[index];
        const auto nodeAt = [&](const JsonPointers &members) {
            for (const JsonPointer &member : members) {
                const NodeId at = tree.find(joined(tree.pointerTo(node), member));
                if (at != noNode && !tree.at(at).text.trimmed().isEmpty()) {
                    return at;
                }
            }
            return noNode;
        };
        const auto textAt = [&](const JsonPointers &members) {
            const NodeId at = nodeAt(members);
            return at == noNode ? QString() : tree.at(at).text.trimmed();
        };
        const auto evidenceAt = [&](const JsonPointer &pointer) {
            return evidenceIn(*m_draft.sources[index], handoff.at.path, handoff.at.document,
                              pointer);
        };
        const NodeId number = nodeAt(m_places.attempt);
        Entry entry{{},
                    std::max(0, textAt(m_places.attempt).toInt()),
                    evidenceAt(tree.pointerTo(number == noNode ? node : number))};
        SessionError &error = entry.error;
        error.type = textAt(m_places.type);
        const bool isText = tree.at(node).type == ValueType::String;
        error.message = isText ? tree.at(node).text.trimmed() : textAt(m_places.message);
        error.fix = textAt(m_places.fix);
        error.outcome = textAt(m_places.outcome);
        error.time = sessionTime(textAt(m_places.time));
        error.phase = handoff.phase;
        error.evidence = evidenceAt(tree.pointerTo(node));
        if (error.type.isEmpty() && error.message.isEmpty() && error.fix.isEmpty()
            && error.outcome.isEmpty()) {
            m_draft.find(u"session.error-unreadable"_s, Severity::Warning,
                         SessionTexts::tr("An entry of the errors tells of none"), error.evidence);
            return;
        }
        error.isBeside = m_places.isBeside;
        error.result = isMended(error) ? RunStatus::Superseded : RunStatus::Failed;
        m_entries[index].push_back(std::move(entry));
    }

    /// Each entry is of the attempt that it names, where that can have been; else of the one after
    /// the entry before it.
    void number(size_t index)
    {
        SessionHandoff &handoff = m_handoffs[index];
        Entries &entries = m_entries[index];
        const bool isKnown = handoff.report.verdict.isAttemptKnown;
        const auto failures = static_cast<int>(entries.size());
        believeTask(index, failures);
        const int counted =
            std::max(toldRetries(m_draft, handoff.phase) + 1, isKnown ? handoff.attempt : 0);
        const int last = std::max(lastPossibleRun(m_draft, handoff.phase, failures), counted);
        int highest = 0;
        for (const Entry &entry : entries) {
            highest = entry.number <= last ? std::max(highest, entry.number) : highest;
        }
        // Between entries that are numbered one without a number makes no run more.
        const int most = highest > 0 ? std::max(highest, counted) : mostAttempts;
        int before = 0;
        for (Entry &entry : entries) {
            SessionError &error = entry.error;
            if (m_places.isBeside) {
                error.attempt = handoff.attempt;
                continue;
            }
            if (entry.number > last) {
                disbelieve(index, entry.number, std::min(failures, most), entry.numberAt);
                entry.number = 0;
            }
            const int next = std::min(before + 1, most);
            error.attempt = std::min(entry.number > 0 ? entry.number : next, mostAttempts);
            before = std::max(before, error.attempt);
            // The document was written by the attempt that it tells of, or by the one after it.
            const bool isBehind = isMended(error) || isPassed(handoff);
            handoff.attempt = std::max(handoff.attempt, error.attempt + (isBehind ? 1 : 0));
        }
    }

    /// What passes a gate is no failed attempt's, whatever the words of its history.
    static bool isPassed(const SessionHandoff &handoff)
    {
        const auto stands = [&handoff](CriterionState state) {
            return std::ranges::any_of(
                handoff.report.verdict.gates,
                [state](const GateResult &gate) { return gate.state() == state; });
        };
        return stands(CriterionState::Passed) && !stands(CriterionState::Failed);
    }

    /// The number of its task alone makes no handoff one of an attempt that cannot have been.
    void believeTask(size_t index, int failures)
    {
        SessionHandoff &handoff = m_handoffs[index];
        const auto versions = static_cast<int>(
            std::ranges::count(m_handoffs, handoff.at.path,
                               [](const SessionHandoff &other) { return other.at.path; }));
        const int limit = mostRetries(m_draft.reading());
        const bool isNamed =
            m_draft.pack && m_draft.pack->attempts.pattern.match(handoff.task).hasMatch();
        const int last = std::max(
            isNamed ? lastPossibleRun(m_draft, handoff.phase, failures + 1) : limit + 1, versions);
        if (limit == 0 || !handoff.report.verdict.isAttemptKnown || handoff.attempt <= last) {
            return;
        }
        const int named = handoff.attempt;
        handoff.attempt = std::clamp(toldRetries(m_draft, handoff.phase) + 1, 1, last);
        if (isNamed) { // else the counter says so, which has a finding of its own
            disbelieve(index, named, std::max(handoff.attempt, failures),
                       evidenceIn(*m_draft.sources[index], handoff.at.path, handoff.at.document,
                                  m_draft.pack->routing.task));
        }
    }

    void disbelieve(size_t index, int number, int told, const Evidence &evidence)
    {
        if (m_handoffs[index].kept.isEmpty()) {
            m_draft.find(
                u"session.attempt-number"_s, Severity::Warning,
                SessionTexts::tr("Attempt %1 is named, but no more than %n attempt(s) are told "
                                 "of: the number is not counted",
                                 nullptr, told)
                    .arg(number),
                evidence);
        }
    }

    [[nodiscard]] bool isMended(const SessionError &error) const
    {
        return !m_places.mended.pattern().isEmpty()
            && m_places.mended.match(error.outcome).hasMatch();
    }

    /// The latest version of a file tells the most; those before it are asked for the rest.
    void removeOlder()
    {
        QHash<QString, Entries> told; // by path
        for (size_t i = 0; i < m_handoffs.size(); ++i) {
            if (m_handoffs[i].kept.isEmpty() && !m_entries[i].empty()) {
                Entries &entries = told[m_handoffs[i].at.path];
                entries.insert(entries.end(), m_entries[i].begin(), m_entries[i].end());
            }
        }
        for (size_t i = m_handoffs.size(); i-- > 0;) {
            if (m_handoffs[i].kept.isEmpty() || m_entries[i].empty()) {
                continue;
            }
            Entries &known = told[m_handoffs[i].at.path];
            std::erase_if(m_entries[i], [&known](const Entry &entry) {
                return std::ranges::any_of(
                    known, [&entry](const Entry &other) { return isSame(other, entry); });
            });
            known.insert(known.end(), m_entries[i].begin(), m_entries[i].end());
        }
    }

    SessionDraft &m_draft;
    const ErrorPlaces &m_places;
    std::vector<SessionHandoff> &m_handoffs;
    std::vector<Entries> m_entries; ///< as the handoffs
};

} // namespace

std::vector<SessionError> readHistories(SessionDraft &draft)
{
    const std::optional<ErrorPlaces> &places = draft.reading().history;
    return places ? HistoryReader(draft, *places).read() : std::vector<SessionError>();
}

} // namespace baton
