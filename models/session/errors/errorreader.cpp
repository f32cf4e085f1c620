// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorreader.h"

#include "models/session/building/sessionmechanism.h"
#include "models/session/errors/errorentry.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/errors/errorhistoryreader.h"
#include "models/session/errors/errorpasses.h"
#include "models/session/errors/rejections.h"
#include "models/session/errors/retrycounters.h"
#include "models/session/logs/logerrors.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

ErrorReader::ErrorReader(SessionBuilder &builder)
    : m_builder(builder)
    , m_merge(builder.session.errors)
{
}

void ErrorReader::read()
{
    for (SessionError &error : readHistories(m_builder)) {
        add(std::move(error));
    }
    flush();
    for (SessionError &error : rejectionErrors(m_builder)) {
        // Each round is rejected once, regardless of the words.
        m_builder.session.errors.push_back(std::move(error));
    }
    for (const ErrorPointers &places : m_builder.reading().errors) {
        const bool isOfState = places.line.pattern().isEmpty() && places.file.isEmpty();
        if (isOfState) {
            readLists(places, m_builder.state, m_builder.session.currentPhase);
        } else {
            readFile(places, m_builder.place.path, m_builder.session.currentPhase);
        }
    }
    readChildren();
    readRows();
    sortErrors(m_builder.session.errors);
}

void ErrorReader::readFile(const ErrorPointers &places, const QString &folder, int phase)
{
    const QString path = folder + u'/' + places.file;
    const bool isOwnResult = !places.file.isEmpty() && folder == m_builder.place.path
        && places.file == m_builder.reading().duplicates.resultFile;
    if (isOwnResult) {
        readLists(places, m_builder.result.document(), phase);
    } else if (places.line.pattern().isEmpty()) {
        readLists(places, StateDocument::read(path, m_builder.catalog), phase);
    } else {
        readLog(places, path, phase);
    }
}

/// Adds the reasons why sessions that this one started failed, from their own files.
void ErrorReader::readChildren()
{
    for (size_t i = 0; i < m_builder.session.phases.size() && !m_builder.isStopped(); ++i) {
        const SessionPhase &phase = m_builder.session.phases[i];
        if (phase.sessionPath.isEmpty() || !isFailure(phase.status)) {
            continue;
        }
        for (const ErrorPointers &places : m_builder.reading().errors) {
            if (!places.file.isEmpty()) {
                readFile(places, phase.sessionPath, static_cast<int>(i));
            }
        }
    }
}

void ErrorReader::readLists(const ErrorPointers &places, const StateDocument &file, int phase)
{
    const Tree &tree = file.tree();
    for (const JsonPointer &list : places.lists) {
        m_failures.clear();
        const NodeId at = tree.isEmpty() ? noNode : tree.find(list);
        if (at == noNode || tree.at(at).type == ValueType::Null) {
            continue;
        }
        if (tree.at(at).type != ValueType::List) {
            readEntry(places, file, list, phase);
            flush();
            continue;
        }
        countFailures(places, file, list);
        for (qsizetype i = 0; i < std::ssize(tree.at(at).children); ++i) {
            if (!readEntry(places, file, list.child(i), phase)) {
                findOddity(file, list.child(i));
            }
        }
        flush();
    }
}

/// Counts the entries of @p list for each phase: there were as many attempts.
void ErrorReader::countFailures(const ErrorPointers &places, const StateDocument &file,
                                const JsonPointer &list)
{
    const Tree &tree = file.tree();
    for (qsizetype i = 0; i < std::ssize(tree.at(tree.find(list)).children); ++i) {
        for (const JsonPointer &member : places.phase) {
            if (const QString phase = file.text(joined(list.child(i), member)); !phase.isEmpty()) {
                ++m_failures[m_builder.phaseOf(phase)];
                break;
            }
        }
    }
}

/// False if there is no entry.
bool ErrorReader::readEntry(const ErrorPointers &places, const StateDocument &file,
                            const JsonPointer &entry, int phase)
{
    std::optional<ErrorEntry> found = errorEntryAt(places, file, entry);
    if (!found) {
        return false;
    }
    SessionError &error = found->error;
    error.isOfResult = speaksAgainst(places, file);
    // An error without a phase is of the one that the session stood at.
    const QString &told = found->phase;
    error.phase = told.isEmpty() ? phaseAt(error.time, phase) : m_builder.phaseOf(told);
    if (!told.isEmpty() && error.phase < 0) {
        m_builder.addWarning(
            u"session.phase-unknown"_s,
            SessionTranslations::tr("An error names phase “%1”, which the session does not have")
                .arg(told),
            file.evidence(found->phaseAt));
    }
    const bool canHaveBeen =
        error.attempt <= lastPossibleRun(m_builder, error.phase, m_failures.value(error.phase));
    error.attempt = canHaveBeen ? error.attempt : 0;
    if (!isHandedOn(places, error)) {
        add(std::move(error));
    }
    return true;
}

/// The first phase that ended after @p time, if phases are sequential; else @p current.
int ErrorReader::phaseAt(const QDateTime &time, int current) const
{
    const std::vector<SessionPhase> &phases = m_builder.session.phases;
    if (!time.isValid() || m_builder.mechanism->orderOf(m_builder) != RowOrder::Top) {
        return current;
    }
    const auto last = current < 0 ? phases.end() : phases.begin() + current;
    const auto found = std::find_if(phases.begin(), last, [&](const SessionPhase &phase) {
        return phase.parent < 0 && phase.ended.isValid() && time <= phase.ended;
    });
    return found == last ? current : static_cast<int>(found - phases.begin());
}

/// "3 retries exhausted, user asked" is the outcome of the last failure of its phase, not
/// another failure.
bool ErrorReader::isHandedOn(const ErrorPointers &places, const SessionError &error)
{
    if (places.escalated.pattern().isEmpty() || !places.escalated.match(error.message).hasMatch()) {
        return false;
    }
    flush();
    SessionError *last = nullptr;
    for (SessionError &known : m_builder.session.errors) {
        const bool isLater = known.phase == error.phase
            && (!last
                || std::tie(last->attempt, last->time) <= std::tie(known.attempt, known.time));
        last = isLater ? &known : last;
    }
    if (last && last->outcome.isEmpty()) {
        last->outcome = error.message;
    } else if (last && last->otherwise.isEmpty()) {
        last->otherwise = error.message;
    }
    return last != nullptr;
}

/// True of a list in a result that does not say itself that all went well.
bool ErrorReader::speaksAgainst(const ErrorPointers &places, const StateDocument &file) const
{
    const DuplicateFacts &twice = m_builder.reading().duplicates;
    const bool isOfResult = !places.file.isEmpty() && places.file == twice.resultFile;
    return isOfResult
        && (statusCalled(twice.resultWords, file.text(twice.resultStatus)) != RunStatus::Succeeded
            || m_builder.state.number(twice.exitCode).value_or(0) != 0);
}

void ErrorReader::findOddity(const StateDocument &file, const JsonPointer &entry)
{
    const QString written = file.text(entry);
    m_builder.addWarning(
        u"session.error-unreadable"_s,
        written.isEmpty()
            ? SessionTranslations::tr("An entry of the errors names no error")
            : SessionTranslations::tr("An entry of the errors is %1, not an error").arg(written),
        file.evidence(entry));
}

void ErrorReader::readLog(const ErrorPointers &places, const QString &path, int phase)
{
    const LogErrors log = readLogErrors(path, places.line, places.mended);
    for (const LogError &line : log.errors) {
        SessionError error;
        error.message = line.message;
        error.time = line.time;
        error.phase = phase;
        error.evidence = line.evidence;
        error.outcome = line.repairedBy;
        error.repairedBy = line.repairedBy;
        error.result = line.repairedBy.isEmpty() ? RunStatus::Failed : RunStatus::Superseded;
        add(std::move(error));
    }
    flush();
    if (!log.isWhole) {
        m_builder.session.facts.push_back(
            {lastNameOf(path),
             SessionTranslations::tr("errors in the middle are left out"),
             {path, {}, 0, 0}});
    }
}

/// A row of the phase table may contain one error of its own.
void ErrorReader::readRows()
{
    for (size_t i = 0; i < m_builder.reportedPhases.size(); ++i) {
        const ReportedPhase &told = m_builder.reportedPhases[i];
        if (told.error.isEmpty()) {
            continue;
        }
        const SessionPhase &phase = m_builder.session.phases[i];
        SessionError error;
        error.type = isFailure(phase.status) ? phase.word : QString();
        error.message = told.error;
        error.time = phase.ended;
        error.phase = static_cast<int>(i);
        error.evidence =
            m_builder.state.evidence(joined(told.row->at, m_builder.reading().phases.error));
        add(std::move(error));
    }
    flush();
}

/// Collects the errors of one file together.
void ErrorReader::add(SessionError error)
{
    if (!m_told.empty() && m_told.front().evidence.path != error.evidence.path) {
        flush();
    }
    m_told.push_back(std::move(error));
}

void addErrors(SessionBuilder &builder)
{
    ErrorReader(builder).read();
}

} // namespace baton
