// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/sessionindex.h"
#include "tests/support/postgresserver.h"

namespace baton {

inline IndexedEntry searchedEntry(IndexedEntry::Type type, const QString &name,
                                  const QString &title, const QString &text,
                                  const QString &status = {})
{
    IndexedEntry entry;
    entry.type = type;
    entry.name = name;
    entry.title = title;
    entry.path = QStringLiteral("/work/%1.yaml").arg(title);
    entry.text = text;
    entry.status = status;
    return entry;
}

inline IndexedEntry searchedHandoff(const QString &kind, const QString &title,
                                    const QString &agents, const QString &phase,
                                    const QString &text)
{
    IndexedEntry entry = searchedEntry(IndexedEntry::Type::Handoff, kind, title, text);
    entry.kind = kind;
    entry.agent = agents.section(u'>', 0, 0);
    entry.receiver = agents.section(u'>', 1);
    entry.phase = phase;
    entry.line = 5;
    return entry;
}

inline IndexedSession searchedSession(const QString &name, const QString &protocol,
                                      RunStatus status, ReviewStatus review, const QDate &day,
                                      std::vector<IndexedEntry> entries)
{
    IndexedSession session;
    session.summary.place.path = QStringLiteral("/work/") + name;
    session.summary.place.protocol = protocol;
    session.summary.id = name;
    session.summary.title = name;
    session.summary.status = status;
    session.summary.updated = QDateTime(day, QTime(12, 0), QTimeZone::UTC);
    session.review = review;
    entries.insert(
        entries.begin(),
        searchedEntry(IndexedEntry::Type::Session, name, name, QStringLiteral("session ") + name));
    for (const IndexedEntry &entry : entries) {
        const auto count = [&session](const char *what, const QString &about) {
            session.figures[{QString::fromLatin1(what), about, {}}] += about.isEmpty() ? 0 : 1;
        };
        switch (entry.type) {
        case IndexedEntry::Type::Handoff:
            count("handoff", entry.kind);
            count("agent", entry.agent);
            count("phase", entry.phase);
            break;
        case IndexedEntry::Type::Finding:
            count("rule", entry.name);
            break;
        case IndexedEntry::Type::Gate:
            count("gate", entry.name);
            break;
        default:
            break;
        }
    }
    session.entries = std::move(entries);
    return session;
}

/// Four sessions of two origins in a new index at @p url, the oldest first.
inline void fillSearchedIndex(const DatabaseAddress &address)
{
    using Type = IndexedEntry::Type;
    const auto text = [](const char *written) { return QString::fromUtf8(written); };
    IndexedEntry review = searchedEntry(Type::Review, text("QG2b"), text("review1"),
                                        text("QG2b\nada\nThe mesh is fine"));
    review.agent = text("ada");
    IndexedEntry finding =
        searchedEntry(Type::Finding, text("cfd.checksum-mismatch"), text("finding1"),
                      text("the checksum differs"), text("error"));
    finding.agent = text("mesh-agent");
    IndexedEntry phase =
        searchedEntry(Type::Phase, text("2"), text("phase2"), text("mesh flow"), text("failed"));
    phase.phase = phase.name;
    phase.path = text(""); // of the session as a whole
    IndexedEntry step = searchedEntry(Type::Step, text("s-1"), text("step1"),
                                      text("calibrate the sensor"), text("pending"));
    step.phase = step.name;
    step.agent = text("Tara");
    const std::vector<IndexedSession> first{
        searchedSession(
            text("wing"), text("cfd"), RunStatus::Failed, ReviewStatus::NeedsWork,
            QDate(2026, 1, 10),
            {searchedHandoff(text("cfd.mesh-plan"), text("plan1"), text("mesh-agent>flow-agent"),
                             text("1"),
                             text("mesh_plan:\n  quality: 0.4\n  note: skewed cells in the "
                                  "boundary layer\n")),
             finding,
             searchedEntry(Type::Gate, text("QG2b"), text("gate1"), text("mesh quality failed"),
                           text("failed")),
             searchedEntry(Type::Error, text("Timeout"), text("error1"), text("the mesher hung")),
             searchedEntry(Type::LogLine, text("run.log"), text("log1"),
                           text("ERROR mesher: out of memory")),
             review, phase, step}),
        searchedSession(
            text("keel"), text("cfd"), RunStatus::TimedOut, ReviewStatus::Awaiting,
            QDate(2026, 2, 10),
            {searchedHandoff(text("cfd.flow-result"), text("flow2"), text("flow-agent>hub"),
                             text("2"), text("flow_result:\n  residual: 1e5abc\n  mesh: reused\n")),
             searchedEntry(Type::Gate, text("QG1"), text("gate2"), text("residual passed"),
                           text("passed"))})};
    const std::vector<IndexedSession> second{
        searchedSession(
            text("bees"), text("swarm"), RunStatus::Succeeded, ReviewStatus::None,
            QDate(2026, 3, 10),
            {searchedHandoff(text("swarm.task"), text("task3"), text("hub>scout"), text("1"),
                             text("task: Prüfung der mesh\nquality: high\n"))}),
        searchedSession(text("ants"), text("swarm"), RunStatus::Killed, ReviewStatus::Approved,
                        QDate(2026, 4, 10),
                        {searchedHandoff(text("swarm.task"), text("task4"), text("hub>worker"),
                                         text("2"), text("task: meshes and qualities\n"))})};
    for (const auto &[origin, sessions] :
         {std::pair(text("here"), first), {text("there"), second}}) {
        const auto index = SessionIndex::open(address, SessionIndex::Access::Write, origin);
        if (!index) {
            qFatal("%s", qPrintable(index.error()));
        }
        if (const Outcome written = (*index)->write(sessions, {}); !written) {
            qFatal("%s", qPrintable(written.error()));
        }
    }
}

} // namespace baton
