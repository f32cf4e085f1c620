// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/sessionbuilder.h"
#include "models/session/building/sessionmechanism.h"

#include "models/session/building/siblingindex.h"
#include "models/session/state/layoutlookup.h"
#include "models/session/state/statepartloss.h"
#include "models/tree/displayrange.h"

namespace baton {

namespace {

/// True if the file is still being written: it cannot be parsed completely, or it ends inside a
/// line that was longer before.
bool isHalfWritten(const StateDocument &now, const QByteArray &before)
{
    const QByteArray &bytes = now.bytes();
    const bool isCut = before.startsWith(bytes) && before.size() > bytes.size()
        && before.endsWith('\n') && !bytes.endsWith('\n');
    return !now.isWhole() || bytes.trimmed().isEmpty() || isCut;
}

} // namespace

SessionBuilder::SessionBuilder(const SessionLocation &readPlace, const ProtocolCatalog &packs,
                               const SessionSettings &bySettings, const PreviousParts &before,
                               const std::atomic_bool *stopFlag)
    : place(readPlace)
    , catalog(packs)
    , settings(bySettings)
    , kept(before)
    , stop(stopFlag)
    , pack(layoutOf(place, catalog).pack)
    , layout(layoutOf(place, catalog).layout)
    , state(StateDocument::read(place.stateFile, catalog))
    , result(place.path, reading().duplicates.resultFile, catalog)
{
    if (kept.state.bytes.isEmpty() || kept.state.bytes == state.bytes()) {
        return;
    }
    StateDocument earlier = StateDocument::of(place.stateFile, kept.state.bytes, catalog);
    isStateKept = isHalfWritten(state, kept.state.bytes);
    if (!isStateKept && layout) {
        stateLost = missingSince(state, earlier, layout->reading);
        isStateKept = !stateLost.isEmpty();
    }
    if (isStateKept) {
        state = std::move(earlier);
    }
}

const SessionFormat &SessionBuilder::reading() const
{
    static const SessionFormat plain = [] {
        SessionFormat reading;
        reading.mechanism = MechanismKind::HandoffChain;
        return reading;
    }();
    if (layout) {
        return layout->reading;
    }
    // Handoffs that name their phases are shown as a table of phases, in any folder.
    const bool hasPhases = pack && !pack->phases.isEmpty() && !pack->sessions.empty();
    return hasPhases ? pack->sessions.front().reading : plain;
}

bool SessionBuilder::isHome() const
{
    return layout && layout->reading.mechanism == MechanismKind::SessionTree && !state.isThere()
        && !layout->isSession(place.path) && place.path.endsWith(u'/' + layout->within);
}

std::shared_ptr<const Siblings> SessionBuilder::siblings() const
{
    const bool isShared = settings.siblings != nullptr;
    const auto index = isShared ? settings.siblings
                                : std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
    return index->of(*this);
}

bool SessionBuilder::areRowsSessions() const
{
    return mechanism->areRowsSessions();
}

bool SessionBuilder::areRowsRoutes() const
{
    return mechanism->areRowsRoutes();
}

int SessionBuilder::phaseOf(const QString &id) const
{
    const auto found = std::ranges::find(session.phases, id, &SessionPhase::id);
    return id.isEmpty() || found == session.phases.end()
        ? -1
        : static_cast<int>(found - session.phases.begin());
}

void SessionBuilder::addFinding(const QString &rule, Severity severity, const QString &message,
                                const Evidence &evidence)
{
    session.findings.push_back({rule, severity, message, evidence});
}

QString textIn(const SessionBuilder &builder, size_t index, const JsonPointers &places)
{
    const Evidence &at = builder.session.handoffs[index].at;
    const std::vector<SourceDocument> &documents = builder.sources[index]->parsed->documents;
    const auto number = static_cast<size_t>(at.document);
    if (number >= documents.size() || documents[number].tree.isEmpty()) {
        return {};
    }
    const Tree &tree = documents[number].tree;
    for (const JsonPointer &place : places) {
        const NodeId node = tree.find(joined(at.pointer, place));
        if (node != noNode && !tree.at(node).text.trimmed().isEmpty()) {
            return tree.at(node).text.trimmed();
        }
    }
    return {};
}

Evidence evidenceIn(const HandoffSource &source, const QString &path, int document,
                    const JsonPointer &pointer)
{
    const auto number = static_cast<size_t>(document);
    if (number >= source.parsed->documents.size()) {
        return {path, {}, 0, 0};
    }
    const Tree &tree = source.parsed->documents[number].tree;
    const NodeId id = tree.isEmpty() ? noNode : tree.find(pointer);
    if (id == noNode) {
        return {path, pointer, document, 0};
    }
    const ByteRange range = displayRange(tree.at(id));
    return {path, pointer, document, source.lines.positionOf(range.begin).line};
}

} // namespace baton
