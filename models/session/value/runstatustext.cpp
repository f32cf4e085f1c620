// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/runstatustext.h"

#include "models/values/timetext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Words
{
    QLatin1StringView name;
    const char *text;
};

Words wordsOf(RunStatus status)
{
    switch (status) {
    case RunStatus::NotRead:
        return {"not-read"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "not read yet")};
    case RunStatus::NotReached:
        return {"not-reached"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "not reached")};
    case RunStatus::Pending:
        return {"pending"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "pending")};
    case RunStatus::Running:
        return {"running"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "running")};
    case RunStatus::Waiting:
        return {"waiting"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "waiting")};
    case RunStatus::Blocked:
        return {"blocked"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "blocked")};
    case RunStatus::Succeeded:
        return {"succeeded"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "ok")};
    case RunStatus::Failed:
        return {"failed"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "failed")};
    case RunStatus::TimedOut:
        return {"timed-out"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "timed out")};
    case RunStatus::Killed:
        return {"killed"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "killed")};
    case RunStatus::Aborted:
        return {"aborted"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "aborted")};
    case RunStatus::Interrupted:
        return {"interrupted"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "interrupted")};
    case RunStatus::Skipped:
        return {"skipped"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "skipped")};
    case RunStatus::Superseded:
        return {"superseded"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "superseded")};
    case RunStatus::Invalidated:
        return {"invalidated"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "invalidated")};
    case RunStatus::Unknown:
        break;
    }
    return {"unknown"_L1, QT_TRANSLATE_NOOP("baton::RunStatus", "unknown")};
}

} // namespace

QString textOf(RunStatus status)
{
    return QCoreApplication::translate("baton::RunStatus", wordsOf(status).text);
}

QString textOf(Liveness liveness)
{
    switch (liveness) {
    case Liveness::Stale:
        return QCoreApplication::translate("baton::RunStatus", "stale");
    case Liveness::Expired:
        return QCoreApplication::translate("baton::RunStatus", "expired");
    case Liveness::Over:
    case Liveness::Alive:
        break;
    }
    return {};
}

QString wordOf(const SessionSummary &summary)
{
    const bool isForeign = summary.status == RunStatus::Unknown && !summary.word.isEmpty();
    const bool isCut = summary.status == RunStatus::Running && summary.isSilent();
    return isForeign ? summary.word.simplified()
                     : textOf(isCut ? RunStatus::Interrupted : summary.status);
}

QString standingOf(const SessionSummary &summary)
{
    if (!summary.isOneRun) {
        return QCoreApplication::translate("baton::RunStatus", "loose handoffs");
    }
    const QString life = textOf(summary.liveness);
    if (summary.status == RunStatus::Superseded && !summary.successor.isEmpty()) {
        //: "superseded by 20261118-092500-run-tests"
        return QCoreApplication::translate("baton::RunStatus", "superseded by %1")
            .arg(summary.successor);
    }
    return withFlaw(life.isEmpty() ? wordOf(summary) : wordOf(summary) + u", "_s + life,
                    summary.flaw);
}

QString withFlaw(const QString &status, const QString &flaw)
{
    return flaw.isEmpty()
        ? status
        //: "ok, although phase 2 Flow failed"
        : QCoreApplication::translate("baton::RunStatus", "%1, although %2").arg(status, flaw);
}

QString silenceText(const QDateTime &since)
{
    return QCoreApplication::translate("baton::RunStatus", "no sign of life since %1")
        .arg(timetext::shortMoment(since));
}

QString phaseName(const QString &id, const QString &title)
{
    bool isNumber = false;
    id.toInt(&isNumber);
    //: number and title of a phase: "phase 2 Flow"
    return isNumber ? QCoreApplication::translate("baton::RunStatus", "phase %1 %2").arg(id, title)
                    : title;
}

QString failedText(const QString &id, const QString &title)
{
    //: "phase 2 Flow failed"
    return QCoreApplication::translate("baton::RunStatus", "%1 failed").arg(phaseName(id, title));
}

QLatin1StringView nameOf(RunStatus status)
{
    return wordsOf(status).name;
}

std::optional<RunStatus> runStatusNamed(QStringView name)
{
    for (int i = 0; i <= static_cast<int>(RunStatus::Invalidated); ++i) {
        const auto status = static_cast<RunStatus>(i);
        if (name == nameOf(status)) {
            return status;
        }
    }
    return std::nullopt;
}

bool isFailureName(QStringView name)
{
    const std::optional<RunStatus> status = runStatusNamed(name);
    return status && isFailure(*status);
}

QLatin1StringView nameOf(Liveness liveness)
{
    switch (liveness) {
    case Liveness::Alive:
        return "alive"_L1;
    case Liveness::Stale:
        return "stale"_L1;
    case Liveness::Expired:
        return "expired"_L1;
    case Liveness::Over:
        break;
    }
    return "over"_L1;
}

} // namespace baton
