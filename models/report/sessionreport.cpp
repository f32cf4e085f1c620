// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/sessionreport.h"

#include "models/report/reportsymbols.h"
#include "models/report/sessiontables.h"
#include "models/review/reviewfile.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"

#include <QCoreApplication>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

class Writer
{
    Q_DECLARE_TR_FUNCTIONS(baton::Report)

public:
    Writer(const ReportedSession &reported, const QDateTime &made)
        : m_reported(reported)
        , m_session(reported.session)
        , m_tables(reported.session, made)
        , m_made(made)
    {
    }

    std::vector<ReportBlock> write()
    {
        addHead();
        addCauses();
        addTable(tr("Phases and attempts"), m_tables.phases());
        addGates();
        addReviews();
        addErrors();
        addTable(tr("Handoffs"), m_tables.handoffs());
        addTable(tr("Findings"), m_tables.findings());
        addTable(tr("Deliverables"), m_tables.deliverables());
        return std::move(m_blocks);
    }

private:
    void add(ReportBlock::Type type, const QString &text, ReportMark mark = ReportMark::None)
    {
        m_blocks.push_back({type, {text, mark, false}, {}, {}});
    }

    void addTable(const QString &heading, ReportBlock table)
    {
        if (!table.rows.empty()) {
            add(ReportBlock::Type::Heading, heading);
            m_blocks.push_back(std::move(table));
        }
    }

    void addHead()
    {
        const SessionSummary &summary = m_session.summary;
        add(ReportBlock::Type::Title,
            m_session.headline.isEmpty() ? summary.title : m_session.headline,
            markOf(statusOf(summary)));
        QStringList facts{summary.id.isEmpty() ? summary.title : summary.id};
        for (const SessionFact &fact : m_session.facts) {
            facts += wording::fact(fact);
        }
        facts.removeAll(QString());
        if (summary.started.isValid()) {
            facts += tr("started %1").arg(timetext::moment(summary.started));
        }
        if (const QString duration = durationText(std::chrono::seconds(summary.seconds(m_made)));
            !duration.isEmpty()) {
            facts += duration;
        }
        add(ReportBlock::Type::Paragraph, facts.join(u" · "_s), ReportMark::None);
        if (const QString next = wording::next(m_session.next); !next.isEmpty()) {
            add(ReportBlock::Type::Paragraph, next);
        }
    }

    /// Only the earliest failure is the first cause.
    void addCauses()
    {
        for (const FirstCause &cause : m_session.causes) {
            const SessionFailure &failure = cause.failure;
            const bool isFirst = &cause == &m_session.causes.front();
            add(ReportBlock::Type::Heading,
                isFirst ? tr("First cause") : tr("Another failure, not following from it"));
            add(ReportBlock::Type::Paragraph,
                failure.text.isEmpty() ? failure.title
                                       : tr("%1: %2").arg(failure.title, failure.text),
                markOf(statusOf(m_session, failure)));
            QStringList place{wording::where(m_session, failure), timetext::moment(failure.time)};
            place.removeAll(QString());
            if (!place.isEmpty()) {
                add(ReportBlock::Type::Paragraph, place.join(u" · "_s));
            }
            for (const Evidence &evidence : failure.evidence) {
                m_blocks.push_back(
                    {ReportBlock::Type::Paragraph, m_tables.place(evidence), {}, {}});
            }
            if (const ReportBlock table = m_tables.consequences(cause); !table.rows.empty()) {
                add(ReportBlock::Type::Paragraph, tr("What followed from it:"));
                m_blocks.push_back(table);
            }
        }
        for (const SessionFailure &failure : m_session.repaired) {
            const QString what =
                failure.text.isEmpty() ? failure.title : failure.title + u": "_s + failure.text;
            const QString text = failure.isPassedOver ? tr("Passed over: %1").arg(what)
                                                      : tr("Repaired: %1").arg(what);
            add(ReportBlock::Type::Paragraph,
                failure.rule.isEmpty() ? text : text + u" ← "_s + failure.rule, ReportMark::Quiet);
        }
    }

    void addGates()
    {
        if (!m_session.gates.empty()) {
            add(ReportBlock::Type::Heading, tr("Gates"));
        }
        for (const SessionGate &gate : m_session.gates) {
            const QString title = gate.result.title.isEmpty()
                ? gate.result.id
                : tr("Gate %1, %2").arg(gate.result.id, gate.result.title);
            const ReportText state = stateOf(gate);
            add(ReportBlock::Type::Subheading, tr("%1: %2").arg(title, state.text), state.mark);
            if (!gate.reason.isEmpty()) {
                add(ReportBlock::Type::Paragraph, gate.reason, ReportMark::Quiet);
            }
            if (ReportBlock table = m_tables.criteria(gate); !table.rows.empty()) {
                m_blocks.push_back(std::move(table));
            }
            if (!gate.next.isEmpty()) {
                add(ReportBlock::Type::Paragraph, tr("Next: %1").arg(gate.next));
            }
        }
    }

    void addReviews()
    {
        addTable(tr("Reviews"), m_tables.reviews(m_reported.reviews));
        if (!m_reported.reviewsProblem.isEmpty()) {
            add(ReportBlock::Type::Heading, tr("Reviews"), ReportMark::Warning);
            add(ReportBlock::Type::Paragraph, m_reported.reviewsProblem);
        }
    }

    void addErrors()
    {
        addTable(tr("Error history"), m_tables.errors());
        for (const Escalation &escalation : m_session.escalations) {
            if (!escalation.summary.isEmpty()) {
                m_blocks.push_back(
                    {ReportBlock::Type::Code, {escalation.summary, {}, true}, {}, {}});
            }
        }
    }

    const ReportedSession &m_reported;
    const Session &m_session;
    SessionTables m_tables;
    QDateTime m_made;
    std::vector<ReportBlock> m_blocks;
};

} // namespace

ReportedSession withReviews(Session session, const QString &path)
{
    const ReadReviews read = ReviewFile::read(path);
    return {std::move(session), read.reviews, read.problem};
}

ReportDocument sessionReport(const std::vector<ReportedSession> &sessions, const QDateTime &made)
{
    ReportDocument report;
    report.title = sessions.size() == 1
        ? QCoreApplication::translate("baton::Report", "Session %1")
              .arg(sessions.front().session.summary.title)
        : QCoreApplication::translate("baton::Report", "%n sessions", nullptr,
                                      int(sessions.size()));
    report.made = QCoreApplication::translate("baton::Report", "Made by Baton on %1")
                      .arg(timetext::shortMoment(made));
    for (const ReportedSession &session : sessions) {
        std::vector<ReportBlock> blocks = Writer(session, made).write();
        std::ranges::move(blocks, std::back_inserter(report.blocks));
    }
    return report;
}

} // namespace baton
