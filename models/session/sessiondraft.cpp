// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sessiondraft.h"

namespace baton {

const SessionReading &SessionDraft::reading() const
{
    static const SessionReading plain = [] {
        SessionReading reading;
        reading.rows = SessionReading::Rows::Handoffs;
        return reading;
    }();
    return layout ? layout->reading : plain;
}

int SessionDraft::phaseOf(const QString &id) const
{
    const auto found = std::ranges::find(session.phases, id, &SessionPhase::id);
    return id.isEmpty() || found == session.phases.end()
        ? -1
        : static_cast<int>(found - session.phases.begin());
}

void SessionDraft::find(const QString &rule, Severity severity, const QString &message,
                        const Evidence &evidence)
{
    session.findings.push_back({rule, severity, message, evidence});
}

Evidence evidenceIn(const HandoffSource &source, const QString &path, int document,
                    const JsonPointer &pointer)
{
    const auto number = static_cast<size_t>(document);
    if (number >= source.parsed.documents.size()) {
        return {path, {}, 0, 0};
    }
    const Tree &tree = source.parsed.documents[number].tree;
    const NodeId id = tree.isEmpty() ? noNode : tree.find(pointer);
    if (id == noNode) {
        return {path, pointer, document, 0};
    }
    const Node &node = tree.at(id);
    const ByteRange range = node.keyRange.isEmpty() ? node.range : node.keyRange;
    return {path, pointer, document, source.lines.positionOf(range.begin).line};
}

} // namespace baton
