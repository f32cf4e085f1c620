// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handoffinfo.h"

#include "models/check/file/check.h"
#include "models/check/folder/routingfacts.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/building/canonicaltext.h"
#include "models/values/sessiontime.h"

#include <QFileInfo>

namespace baton {

void addFacts(SessionHandoff &handoff, const Tree &tree, const ProtocolCatalog &catalog)
{
    const Kind *kind = catalog.kind(handoff.kind);
    if (!kind || tree.isEmpty()) {
        return;
    }
    const ProtocolPack &pack = *catalog.model(*kind).pack;
    const CanonicalTree received(tree, handoff.at.pointer);
    const RoutingFacts facts = routingFacts(pack, received);
    handoff.producer = facts.producer;
    handoff.consumer = facts.consumer;
    handoff.task = textAt(received, pack.routing.task);
    handoff.links = handoffLinks(pack, received);
    const QDateTime time = sessionTime(textAt(received, pack.routing.time));
    if (time.isValid()) {
        handoff.time = time;
        handoff.isTimeOfFile = false;
    }
}

std::vector<SessionHandoff> readHandoffs(const QString &path, const ProtocolCatalog &catalog)
{
    const Result<QByteArray> bytes = FileStore::read(path);
    std::vector<SessionHandoff> handoffs;
    if (!bytes) {
        return handoffs;
    }
    const auto parsed = parseCached(*bytes, formatOf(path, *bytes), catalog.parseOptions());
    CheckSettings settings;
    settings.filePath = path;
    for (DocumentReport &report : check(*bytes, *parsed, catalog, settings).documents) {
        const Kind *kind = catalog.kind(report.kind);
        if (!kind || !kind->isHandoff) {
            continue;
        }
        SessionHandoff handoff;
        handoff.at = {path, report.base, report.document, report.line};
        handoff.protocol = kind->protocol;
        handoff.kind = kind->id;
        handoff.kindTitle = kind->title;
        handoff.time = QFileInfo(path).lastModified(QTimeZone::UTC);
        handoff.isTimeOfFile = true;
        if (size_t(report.document) < parsed->documents.size()) {
            addFacts(handoff, parsed->documents[size_t(report.document)].tree, catalog);
        }
        handoff.attempt = std::max(1, report.verdict.attempt);
        handoff.report = std::move(report);
        handoffs.push_back(std::move(handoff));
    }
    return handoffs;
}

} // namespace baton
