// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/statevalues.h"

#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class ValueJudge
{
public:
    explicit ValueJudge(SessionDraft &draft)
        : m_draft(draft)
        , m_reading(draft.reading())
    {
    }

    void run()
    {
        judgeTimes();
        judgeNumbers();
        if (m_reading.rows == SessionReading::Rows::State) {
            findUnknownParts();
        }
    }

private:
    void find(const QString &rule, const QString &message, const JsonPointer &pointer)
    {
        const Evidence evidence = m_draft.state.evidence(pointer);
        const auto &findings = m_draft.session.findings;
        const bool isSaid =
            std::ranges::find(findings, evidence, &SessionFinding::evidence) != findings.end();
        if (!isSaid) {
            m_draft.find(rule, Severity::Warning, message, evidence);
        }
    }

    void judgeTimes()
    {
        const StatePlaces &places = m_reading.state;
        for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
            for (const JsonPointer &pointer : pointers) {
                judgeTime(pointer);
            }
        }
        for (const PhaseTold &told : m_draft.told) {
            for (const JsonPointer &pointer : {m_reading.phases.started, m_reading.phases.ended}) {
                if (told.row && told.isTold && !pointer.isRoot()) {
                    judgeTime(joined(told.row->at, pointer));
                }
            }
        }
    }

    void judgeTime(const JsonPointer &pointer)
    {
        const QString said = m_draft.state.text(pointer);
        if (m_draft.state.has(pointer) && !said.isEmpty()
            && !m_draft.state.time(pointer).isValid()) {
            find(u"session.value-unreadable"_s,
                 SessionTexts::tr("%1 is %2, which is no time").arg(pointer.tokens().last(), said),
                 pointer);
        }
    }

    void judgeNumbers()
    {
        judgeNumber(m_reading.twice.exitCode);
        for (const PhaseTold &told : m_draft.told) {
            for (const RetryCounter &counter : m_reading.phases.retries) {
                if (told.row && told.isTold) {
                    judgeNumber(joined(told.row->at, counter.at));
                }
            }
        }
        const JsonPointer &met = m_reading.twice.minimumMet;
        const QString said = m_draft.state.text(met);
        if (m_draft.state.has(met) && said != "true"_L1 && said != "false"_L1) {
            find(
                u"session.value-unreadable"_s,
                SessionTexts::tr("%1 is %2, neither true nor false").arg(met.tokens().last(), said),
                met);
        }
    }

    void judgeNumber(const JsonPointer &pointer)
    {
        if (m_draft.state.has(pointer) && !m_draft.state.number(pointer)) {
            find(u"session.value-unreadable"_s,
                 SessionTexts::tr("%1 is %2, which is no whole number")
                     .arg(pointer.tokens().last(), m_draft.state.text(pointer)),
                 pointer);
        }
    }

    /// What stands beside the rows' places has no row of its own.
    void findUnknownParts()
    {
        QHash<QString, QStringList> known; // keys of the rows, by the place that they stand in
        QStringList places;
        for (const PhaseRow &row : m_reading.phases.rows) {
            const QString place = row.at.isRoot() ? QString() : row.at.parent().toString();
            if (!place.isEmpty()) {
                places.append(known.contains(place) ? QStringList() : QStringList{place});
                known[place].append(row.at.tokens().last());
            }
        }
        for (const QString &place : std::as_const(places)) {
            const JsonPointer at = JsonPointer::parse(place).value_or(JsonPointer());
            for (const QString &key : m_draft.state.keys(at)) {
                if (!known.value(place).contains(key)) {
                    findPart(at.child(key), key);
                }
            }
        }
    }

    void findPart(const JsonPointer &at, const QString &key)
    {
        const auto textAt = [&](const JsonPointer &member) {
            return member.isRoot() ? QString() : m_draft.state.text(joined(at, member));
        };
        QStringList said{textAt(m_reading.phases.status), textAt(m_reading.phases.error)};
        said.removeAll(QString());
        find(u"session.part-unknown"_s,
             said.isEmpty()
                 ? SessionTexts::tr("“%1” is no part that the protocol knows").arg(key)
                 : SessionTexts::tr("“%1” is no part that the protocol knows; it says: %2")
                       .arg(key, said.join(u", "_s)),
             at);
    }

    SessionDraft &m_draft;
    const SessionReading &m_reading;
};

} // namespace

void addStateValues(SessionDraft &draft)
{
    if (draft.layout && draft.isStateWhole()) {
        ValueJudge(draft).run();
    }
}

} // namespace baton
