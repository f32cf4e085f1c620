// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handofftimes.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/files/sessionfiles.h"
#include "models/session/value/sessiontranslations.h"
#include "models/values/sessiontime.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 slack = 5 * 60; ///< clocks differ a little

/// The time that handoff number @p index states itself; empty if it does not.
Evidence statedTime(const SessionBuilder &builder, size_t index)
{
    const SessionHandoff &handoff = builder.session.handoffs[index];
    const Kind *kind = builder.catalog.kind(handoff.kind);
    const HandoffSource &source = *builder.sources[index];
    const auto document = static_cast<size_t>(handoff.at.document);
    if (!kind || document >= source.parsed->documents.size()) {
        return {};
    }
    const JsonPointer &time = builder.catalog.model(*kind).pack->routing.time;
    const Tree &tree = source.parsed->documents[document].tree;
    const JsonPointer at = joined(handoff.at.pointer, time);
    const NodeId node = time.isRoot() || tree.isEmpty() ? noNode : tree.find(at);
    return node == noNode || sessionTime(tree.at(node).text) != handoff.time
        ? Evidence()
        : evidenceIn(source, handoff.at.path, handoff.at.document, at);
}

/// The earliest time at which the state says that the session was there.
QDateTime beginOf(const SessionBuilder &builder)
{
    QDateTime begin;
    for (const JsonPointer &pointer : builder.reading().state.started) {
        const QDateTime time = builder.state.time(pointer);
        begin = time.isValid() && !(begin.isValid() && begin < time) ? time : begin;
    }
    return begin;
}

bool isPrompt(const SessionBuilder &builder, const QString &path)
{
    return path.startsWith(builder.place.path + u'/')
        && roleOf(builder.reading(), path.sliced(builder.place.path.size() + 1))
        == SessionFile::Role::Prompt;
}

} // namespace

void settleFileTime(const SessionBuilder &builder, SessionHandoff &handoff)
{
    const SessionSummary &summary = builder.session.summary;
    const QDateTime end = summary.liveness == Liveness::Alive ? QDateTime()
        : summary.ended.isValid()                             ? summary.ended
                                                              : summary.updated;
    const QDateTime begin = builder.isStateWhole() ? beginOf(builder) : QDateTime();
    if (begin.isValid() && isPrompt(builder, handoff.at.path)) {
        handoff.time = begin;
        handoff.isTimeOfFile = false;
    } else if (builder.isStateWhole() && end.isValid() && end.secsTo(handoff.time) > slack) {
        handoff.time = {}; // of a copy
    }
}

void addHandoffTimes(SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    for (size_t i = 0; builder.isStateWhole() && i < builder.session.handoffs.size(); ++i) {
        const SessionHandoff &handoff = builder.session.handoffs[i];
        const Evidence told = statedTime(builder, i);
        if (handoff.isSuperseded || told.isEmpty()) {
            continue;
        }
        const QString name = handoff.at.path.section(u'/', -1);
        const QString time = handoff.time.toString(Qt::ISODate);
        if (summary.started.isValid() && handoff.time.secsTo(summary.started) > slack) {
            builder.warn(
                u"session.time-order"_s,
                SessionTranslations::tr("%1 is dated %2, before the session began").arg(name, time),
                told);
        } else if (hasEnded(summary.status) && summary.ended.isValid()
                   && summary.ended.secsTo(handoff.time) > slack) {
            builder.warn(
                u"session.time-order"_s,
                SessionTranslations::tr("%1 is dated %2, after the session ended").arg(name, time),
                told);
        }
    }
}

} // namespace baton
