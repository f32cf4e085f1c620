// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorpasses.h"

#include "models/session/logs/lasterror.h"
#include "models/session/logs/logerrors.h"
#include "models/session/logs/sessionlogs.h"
#include "models/session/value/phasetree.h"

#include <climits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class LogEvidence
{
public:
    explicit LogEvidence(SessionBuilder &builder)
        : m_builder(builder)
        , m_session(builder.session)
    {
    }

    /// Sets the times of errors from the logs if the state has none.
    void addTimes()
    {
        std::vector<SessionError *> untimed;
        for (SessionError &error : m_session.errors) {
            const bool isSaid = error.message.trimmed().size() >= shortestMessage;
            if (isSaid && !error.time.isValid()) {
                untimed.push_back(&error);
            }
        }
        if (untimed.empty()) {
            return;
        }
        std::vector<LogError> lines;
        for (const QString &path : logsIn(m_builder.place.path, m_builder.reading())) {
            const LogErrors log = readLogErrors(path, lineWithAnyOf(untimed), {});
            lines.insert(lines.end(), log.errors.begin(), log.errors.end());
        }
        for (SessionError *error : untimed) {
            if (const LogError *line = lineOf(*error, untimed, lines)) {
                error->time = line->time;
                error->alsoAt = error->alsoAt.isEmpty() ? line->evidence : error->alsoAt;
            }
        }
    }

    /// Quotes logs, failed rows first. If the rows are not sessions, they share the logs.
    void add()
    {
        const bool areSessions = m_builder.areRowsSessions();
        for (const auto ends : {&LogEvidence::hasFailed, &LogEvidence::wasCut}) {
            for (size_t i = 0; i < m_session.phases.size() && !m_builder.isStopped(); ++i) {
                const SessionPhase &phase = m_session.phases[i];
                const auto row = static_cast<int>(i);
                if ((this->*ends)(phase) && !isReported(row, areSessions)) {
                    // An error long before the end of a run did not end it.
                    quote(row, folderOf(phase), hasFailed(phase) ? INT_MAX : mostBehind);
                    if (!areSessions) {
                        return;
                    }
                }
            }
        }
    }

    void addPlaces()
    {
        for (size_t i = 0; i < m_session.phases.size() && !m_builder.isStopped(); ++i) {
            SessionPhase &phase = m_session.phases[i];
            if (isFailure(phase.status)) {
                phase.log = placeInLog(static_cast<int>(i), folderOf(phase));
            }
        }
    }

private:
    static constexpr int mostBehind = 20; ///< maximum number of log lines after the error

    /// False for a phase that was ended from outside. Its log does not contain the reason.
    [[nodiscard]] bool hasFailed(const SessionPhase &phase) const { return isFailed(phase.status); }

    /// True for a phase that was running when its session failed or fell silent. A phase that
    /// waited for a person has no error.
    [[nodiscard]] bool wasCut(const SessionPhase &phase) const
    {
        const SessionSummary &summary = m_session.summary;
        const bool isCutOff =
            summary.isSilent() ? !isAtRest(summary.status) : isFailed(summary.status);
        const bool isOwn = phase.sessionPath.isEmpty();
        return phase.status == RunStatus::Interrupted
            || (isOwn && isCutOff && phase.status == RunStatus::Running);
    }

    static bool isFailed(RunStatus status)
    {
        return status == RunStatus::Failed || status == RunStatus::TimedOut;
    }

    [[nodiscard]] const QString &folderOf(const SessionPhase &phase) const
    {
        return phase.sessionPath.isEmpty() ? m_builder.place.path : phase.sessionPath;
    }

    static constexpr qsizetype shortestMessage = 4;

    /// A pattern for a message such as "no answer within 600 s" with any spacing.
    static QString patternOf(const SessionError &error)
    {
        QStringList words = error.message.trimmed().section(u'\n', 0, 0).simplified().split(u' ');
        for (QString &word : words) {
            word = QRegularExpression::escape(word);
        }
        return words.join(u"\\s+"_s);
    }

    static QRegularExpression lineWithAnyOf(const std::vector<SessionError *> &errors)
    {
        QStringList patterns;
        for (const SessionError *error : errors) {
            patterns.append(patternOf(*error));
        }
        return QRegularExpression(
            u"^\\W*(?<time>\\d{4}-\\d\\d-\\d\\d[T ][\\d:.,]+(?:Z|[+-]\\d\\d:?\\d\\d)?)\\W(?<message>.*(?:%1).*)$"_s
                .arg(patterns.join(u'|')),
            QRegularExpression::CaseInsensitiveOption);
    }

    static bool holds(const LogError &line, const QString &pattern)
    {
        const QRegularExpression sought(pattern, QRegularExpression::CaseInsensitiveOption);
        return line.time.isValid() && sought.match(line.message).hasMatch();
    }

    /// The title of @p row or its id; empty if it is a number.
    static QString nameOf(const SessionPhase &row)
    {
        bool isNumber = false;
        (void)row.id.toDouble(&isNumber);
        return u"\\b(?:%1|%2)\\b"_s.arg(QRegularExpression::escape(row.title),
                                        QRegularExpression::escape(isNumber ? row.title : row.id));
    }

    /// The first of @p lines that reports @p error: it contains the name of the row, or matches no
    /// other error.
    [[nodiscard]] const LogError *lineOf(const SessionError &error,
                                         const std::vector<SessionError *> &others,
                                         const std::vector<LogError> &lines) const
    {
        const QString said = patternOf(error);
        const bool isAlone = std::ranges::none_of(others, [&](const SessionError *other) {
            return other != &error && patternOf(*other).compare(said, Qt::CaseInsensitive) == 0;
        });
        const auto tells = [&](const LogError &line) { return holds(line, said); };
        const auto namesRow = [&](const LogError &line) {
            return error.phase >= 0 && holds(line, nameOf(m_session.phases[size_t(error.phase)]));
        };
        auto found = std::ranges::find_if(
            lines, [&](const LogError &line) { return tells(line) && namesRow(line); });
        found = found == lines.end() && isAlone ? std::ranges::find_if(lines, tells) : found;
        return found == lines.end() ? nullptr : &*found;
    }

    /// True if a lasting error, or possibly its handoff, reports the failure of @p phase.
    [[nodiscard]] bool isReported(int phase, bool isSession) const
    {
        const auto isOf = [&](int other) {
            return other >= 0
                && (isSession ? other == phase
                              : topPhase(m_session, other) == topPhase(m_session, phase));
        };
        const auto isOpen = [&](const SessionError &error) {
            return error.result != RunStatus::Superseded && isOf(error.phase);
        };
        return std::ranges::any_of(m_session.errors, isOpen)
            || (!isSession
                && std::ranges::any_of(m_session.handoffs, isOf, &SessionHandoff::phase));
    }

    /// The place in the logs in @p folder that explains why the session at @p phase failed: an
    /// error of it, else the last error, else any place.
    [[nodiscard]] Evidence placeInLog(int phase, const QString &folder) const
    {
        const QStringList logs = logsIn(folder, m_builder.reading());
        for (const SessionError &error : m_session.errors) {
            for (const Evidence &place : {error.evidence, error.alsoAt}) {
                const bool isOpen = error.result != RunStatus::Superseded;
                if (error.phase == phase && isOpen && logs.contains(place.path)) {
                    return place;
                }
            }
        }
        std::optional<LogError> last;
        for (const QString &path : logs) {
            const std::optional<LogError> found = lastErrorIn(path);
            last = found && (!last || last->time < found->time) ? found : last;
        }
        return last          ? last->evidence
            : logs.isEmpty() ? Evidence()
                             : Evidence{logs.front(), {}, 0, 0};
    }

    /// Quotes the log with the latest error; an error without a time counts as last. Ignores errors
    /// with more than @p behind lines after them.
    void quote(int phase, const QString &folder, int behind)
    {
        std::optional<LogError> last;
        for (const QString &path : logsIn(folder, m_builder.reading())) {
            const std::optional<LogError> found = lastErrorIn(path);
            const bool isKnown = found && isEvidence(found->evidence);
            if (found && !isKnown && found->behind <= behind
                && (!last || !found->time.isValid() || last->time < found->time)) {
                last = found;
            }
        }
        if (last) {
            SessionError error;
            error.message = last->message;
            error.time = last->time;
            error.phase = phase;
            error.evidence = last->evidence;
            m_session.errors.push_back(std::move(error));
        }
    }

    /// False for a place of an error that was repaired.
    [[nodiscard]] bool isEvidence(const Evidence &place) const
    {
        return std::ranges::find(m_session.errors, place, &SessionError::evidence)
            != m_session.errors.end();
    }

    SessionBuilder &m_builder;
    Session &m_session;
};

} // namespace

void dateErrorsByLogs(SessionBuilder &builder)
{
    if (builder.layout) {
        LogEvidence(builder).addTimes();
    }
}

void quoteLogs(SessionBuilder &builder)
{
    if (!builder.layout) {
        return;
    }
    LogEvidence evidence(builder);
    evidence.add();
    if (builder.areRowsSessions()) {
        evidence.addPlaces();
    }
}

} // namespace baton
