// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorhistoryreader.h"

#include "models/check/folder/attemptnumber.h"
#include "models/findings/gateresult.h"
#include "models/session/errors/retrycounters.h"
#include "models/session/value/sessiontranslations.h"
#include "models/values/sessiontime.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Entry
{
    SessionError error;
    int number = 0; ///< attempt that it states; 0 if it states none
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

class ErrorHistoryReader
{
public:
    ErrorHistoryReader(SessionBuilder &builder, const ErrorPointers &places)
        : m_builder(builder)
        , m_places(places)
        , m_handoffs(builder.session.handoffs)
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
        const HandoffSource &source = *m_builder.sources[index];
        const auto number = static_cast<size_t>(handoff.at.document);
        if (number >= source.parsed->documents.size()) {
            return;
        }
        const Tree &tree = source.parsed->documents[number].tree;
        const NodeId at = tree.isEmpty() ? noNode : tree.find(joined(handoff.at.pointer, list));
        if (at == noNode) {
            return;
        }
        if (tree.at(at).type == ValueType::String) {
            readEntry(tree, at, index); // a single error as a text
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
            return evidenceIn(*m_builder.sources[index], handoff.at.path, handoff.at.document,
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
            m_builder.addWarning(u"session.error-unreadable"_s,
                                 SessionTranslations::tr("An entry of the errors names no error"),
                                 error.evidence);
            return;
        }
        error.isBeside = m_places.isBeside;
        m_entries[index].push_back(std::move(entry));
    }

    /// Sets the attempts of the entries: the one that an entry states, if possible, else one more
    /// than that of the previous entry.
    void number(size_t index)
    {
        SessionHandoff &handoff = m_handoffs[index];
        Entries &entries = m_entries[index];
        const bool isKnown = handoff.report.verdict.isAttemptKnown;
        const auto failures = static_cast<int>(entries.size());
        believeTask(index, failures);
        const int told = reportedRetries(m_builder, handoff.phase);
        const int counted = std::max(told + 1, isKnown ? handoff.attempt : 0);
        const int last = std::max(lastPossibleRun(m_builder, handoff.phase, failures), counted);
        std::vector<int> named;
        for (const Entry &entry : entries) {
            named.push_back(entry.number);
        }
        const std::vector<int> attempts = numberedAttempts(named, last, counted);
        const int behind = passesGate(handoff.report.verdict.gates) ? 1 : 0;
        const bool isOfRuns =
            !m_builder.pack || isOfFailedRuns(*m_builder.pack, handoff.kind.section(u'.', 1));
        for (size_t i = 0; i < entries.size(); ++i) {
            if (m_places.isBeside) {
                entries[i].error.attempt = handoff.attempt;
                continue;
            }
            entries[i].error.attempt = attempts[i];
            if (isOfRuns) {
                handoff.attempt = std::max(handoff.attempt, attempts[i] + behind);
            }
            if (entries[i].number > last) {
                disbelieve(index, entries[i].number, std::ranges::max(attempts),
                           entries[i].numberAt);
                entries[i].number = 0;
            }
        }
    }

    /// Corrects an attempt number from the task if such an attempt is not possible.
    void believeTask(size_t index, int failures)
    {
        SessionHandoff &handoff = m_handoffs[index];
        const int named = m_builder.pack ? attemptNamed(m_builder.pack->attempts, handoff.task) : 0;
        const auto versions = static_cast<int>(
            std::ranges::count(m_handoffs, handoff.at.path,
                               [](const SessionHandoff &other) { return other.at.path; }));
        const int last =
            std::max(lastPossibleRun(m_builder, handoff.phase, failures + 1), versions);
        if (named > last) {
            const int told = reportedRetries(m_builder, handoff.phase) + 1;
            handoff.attempt = std::clamp(handoff.attempt <= last ? handoff.attempt : told, 1, last);
            disbelieve(index, named, std::max(handoff.attempt, failures),
                       evidenceIn(*m_builder.sources[index], handoff.at.path, handoff.at.document,
                                  m_builder.pack->routing.task));
        } else {
            handoff.attempt = std::max(handoff.attempt, named);
        }
    }

    void disbelieve(size_t index, int number, int told, const Evidence &evidence)
    {
        if (m_handoffs[index].kept.isEmpty()) {
            m_builder.addWarning(
                u"session.attempt-number"_s,
                SessionTranslations::tr(
                    "Attempt %1 is named, but only %n attempt(s) are known: the number is ignored",
                    nullptr, told)
                    .arg(number),
                evidence);
        }
    }

    /// Removes duplicates. The latest version of a file has the most errors; earlier versions add
    /// those that it lacks.
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

    SessionBuilder &m_builder;
    const ErrorPointers &m_places;
    std::vector<SessionHandoff> &m_handoffs;
    std::vector<Entries> m_entries; ///< indexed like the handoffs
};

} // namespace

std::vector<SessionError> readHistories(SessionBuilder &builder)
{
    const std::optional<ErrorPointers> &places = builder.reading().history;
    return places ? ErrorHistoryReader(builder, *places).read() : std::vector<SessionError>();
}

} // namespace baton
