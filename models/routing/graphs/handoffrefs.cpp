// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/handoffrefs.h"

#include "models/values/placeholdertext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <limits>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString firstOf(const QString &told, const QString &otherwise)
{
    return told.isEmpty() ? otherwise : told;
}

HandoffRef refTo(const SessionHandoff &handoff, const Session *session, int index,
                 const PackIndex &packs)
{
    HandoffRef ref{&handoff,
                   session,
                   index,
                   packs.pack(handoff.protocol),
                   packs.kind(handoff.kind),
                   handoff.producer,
                   handoff.consumer};
    if (!ref.pack && session) {
        ref.pack = packs.pack(session->summary.place.protocol);
    }
    if (ref.kind) {
        ref.from = firstOf(ref.from, ref.kind->producer);
        ref.to = firstOf(ref.to, ref.kind->consumer);
    }
    if (ref.pack) {
        ref.to = firstOf(ref.to, ref.pack->hub);
    }
    return ref;
}

int phaseOf(const HandoffRef &ref)
{
    bool isNumber = false;
    int phase = ref.handoff->links.phase.toInt(&isNumber);
    if (!isNumber && ref.session && ref.handoff->phase >= 0) {
        phase = ref.session->phases[size_t(ref.handoff->phase)].id.toInt(&isNumber);
    }
    return isNumber ? phase : -1;
}

} // namespace

PackIndex::PackIndex(const ProtocolCatalog &catalog)
{
    for (const auto &pack : catalog.packs()) {
        m_packs.insert(pack->id, pack.get());
        for (const KindModel &kind : pack->kinds) {
            m_kinds.insert(kind.kind.id, &kind);
        }
    }
}

std::vector<HandoffRef> handoffsOf(const GraphSource &source, const PackIndex &packs)
{
    std::vector<HandoffRef> refs;
    for (const auto &session : source.sessions) {
        for (size_t i = 0; i < session->handoffs.size(); ++i) {
            refs.push_back(refTo(session->handoffs[i], session.get(), int(i), packs));
        }
    }
    for (const SessionHandoff &document : source.documents) {
        refs.push_back(refTo(document, nullptr, -1, packs));
    }
    std::vector<qint64> times;
    for (const HandoffRef &ref : refs) {
        const QDateTime &time = ref.handoff->time;
        times.push_back(time.isValid() ? time.toMSecsSinceEpoch()
                                       : std::numeric_limits<qint64>::max());
    }
    std::vector<size_t> order(refs.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, [&](size_t a, size_t b) {
        if (times[a] != times[b]) {
            return times[a] < times[b];
        }
        const Evidence &first = refs[a].handoff->at;
        const Evidence &second = refs[b].handoff->at;
        return std::tie(first.path, first.document, first.line, refs[a].index)
            < std::tie(second.path, second.document, second.line, refs[b].index);
    });
    std::vector<HandoffRef> sorted;
    sorted.reserve(refs.size());
    for (const size_t i : order) {
        sorted.push_back(std::move(refs[i]));
    }
    return sorted;
}

bool isDeclared(const HandoffRef &ref)
{
    const auto isOpen = [](const QString &name) { return name.isEmpty() || isPlaceholder(name); };
    return !ref.pack || ref.pack->routes.empty() || isOpen(ref.from) || isOpen(ref.to)
        || ref.pack->hasRoute(ref.from, ref.to, ref.kind ? ref.kind->kind.name : QString());
}

Transfer crossingOf(const HandoffRef &ref)
{
    const SessionHandoff &handoff = *ref.handoff;
    Transfer crossing;
    crossing.at = handoff.at;
    crossing.session = ref.session ? ref.session->summary.place.path : QString();
    crossing.handoff = ref.index;
    crossing.protocol = ref.pack ? ref.pack->id : handoff.protocol;
    crossing.kind = handoff.kind;
    crossing.kindTitle = handoff.kindTitle;
    crossing.task = handoff.task;
    crossing.time = handoff.time;
    crossing.phase = phaseOf(ref);
    crossing.attempt = handoff.attempt;
    crossing.isSuperseded = handoff.isSuperseded;
    crossing.action = handoff.report.verdict.action;
    crossing.headline = handoff.report.verdict.headline;
    crossing.errors = handoff.report.count(Severity::Error);
    crossing.warnings = handoff.report.count(Severity::Warning);
    if (!ref.session) { // what an agent of a transcript handed over
        const QJsonObject told = QJsonDocument::fromJson(handoff.kept).object();
        crossing.prompt = told.value("prompt"_L1).toString();
        crossing.result = told.value("result"_L1).toString();
        crossing.wrote = told.value("wrote"_L1).toVariant().toStringList();
    }
    return crossing;
}

std::vector<const ProtocolPack *> packsOf(const GraphSource &source, const ProtocolCatalog &catalog)
{
    QSet<QString> used;
    for (const auto &session : source.sessions) {
        used.insert(session->summary.place.protocol);
        for (const SessionHandoff &handoff : session->handoffs) {
            used.insert(handoff.protocol);
        }
    }
    for (const SessionHandoff &document : source.documents) {
        used.insert(document.protocol);
    }
    std::vector<const ProtocolPack *> packs;
    for (const auto &pack : catalog.packs()) {
        if (used.contains(pack->id)) {
            packs.push_back(pack.get());
        }
    }
    return packs;
}

} // namespace baton
