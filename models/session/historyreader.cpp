// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/historyreader.h"

#include "models/session/phaseruns.h"
#include "models/session/sessiontime.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Entry
{
    SessionError error;
    bool isNumbered = false; ///< it says itself of which attempt it is
};

using Entries = std::vector<Entry>;

bool isSame(const Entry &one, const Entry &other)
{
    const bool isSameRun =
        !one.isNumbered || !other.isNumbered || one.error.attempt == other.error.attempt;
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
        const NodeId at = tree.isEmpty() ? noNode : tree.find(list);
        if (at == noNode) {
            return;
        }
        if (tree.at(at).type == ValueType::String) {
            readEntry(tree, at, 1, index); // one error, told in a text
            return;
        }
        int position = 0;
        for (const NodeId node : tree.at(at).children) {
            readEntry(tree, node, ++position, index);
        }
    }

    void readEntry(const Tree &tree, NodeId node, int position, size_t index)
    {
        SessionHandoff &handoff = m_handoffs[index];
        const auto textAt = [&](const JsonPointer &member) {
            const NodeId at =
                member.isRoot() ? noNode : tree.find(joined(tree.pointerTo(node), member));
            return at == noNode ? QString() : tree.at(at).text.trimmed();
        };
        const int told = textAt(m_places.attempt).toInt();
        Entry entry{{}, told > 0};
        SessionError &error = entry.error;
        error.type = textAt(m_places.type);
        const bool isText = tree.at(node).type == ValueType::String;
        error.message = isText ? tree.at(node).text.trimmed() : textAt(m_places.message);
        error.fix = textAt(m_places.fix);
        error.outcome = textAt(m_places.outcome);
        error.time = sessionTime(textAt(m_places.time));
        error.phase = handoff.phase;
        error.attempt = std::min(told > 0 ? told : position, mostAttempts);
        error.evidence = evidenceIn(*m_draft.sources[index], handoff.at.path, handoff.at.document,
                                    tree.pointerTo(node));
        if (error.type.isEmpty() && error.message.isEmpty() && error.fix.isEmpty()
            && error.outcome.isEmpty()) {
            m_draft.find(u"session.error-unreadable"_s, Severity::Warning,
                         QCoreApplication::translate("baton::Session",
                                                     "An entry of the errors tells of none"),
                         error.evidence);
            return;
        }
        error.result = isMended(error) ? RunStatus::Superseded : RunStatus::Failed;
        // The document was written by the attempt that it tells of, or by the one after it.
        handoff.attempt = std::max(handoff.attempt, error.attempt + (isMended(error) ? 1 : 0));
        m_entries[index].push_back(std::move(entry));
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
