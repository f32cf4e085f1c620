// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"

#include "models/disk/diskdependencies.h"
#include "models/session/building/signsoflife.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The path in the state, mapped to the current location of the session.
QString here(const SessionBuilder &builder, QString path)
{
    path.replace("{session_dir}"_L1, builder.place.path);
    const QString name = lastNameOf(path);
    const QStringList places{QDir::isAbsolutePath(path) ? path : builder.place.path + u'/' + path,
                             builder.place.path + u'/' + builder.layout->handoffs + u'/' + name};
    const auto found = std::ranges::find_if(places, [](const QString &place) {
        DiskDependencies::add(place);
        return QFileInfo::exists(place);
    });
    return found == places.end() ? QString() : QDir::cleanPath(*found);
}

bool isFilled(const QString &path)
{
    const QFileInfo file(path);
    return !path.isEmpty() && (file.isDir() || file.size() > 0);
}

/// The rule that may skip the gate that evaluates the handoff @p file, or null.
const SkipRule *ruleOf(const SessionBuilder &builder, const QString &file)
{
    const auto isLookedAt = [&](const Gate &gate) {
        return std::ranges::any_of(builder.pack->kinds, [&](const KindModel &model) {
            return model.kind.isHandoff && model.fileName.text() == file
                && gate.kinds.contains(model.kind.name);
        });
    };
    const auto gate = std::ranges::find_if(builder.pack->gates, isLookedAt);
    const std::vector<SkipRule> &rules = builder.reading().skips;
    const auto rule = std::ranges::find_if(rules, [&](const SkipRule &candidate) {
        return gate != builder.pack->gates.end() && candidate.gates.contains(gate->id);
    });
    return rule == rules.end() ? nullptr : &*rule;
}

void judgeHandoff(SessionBuilder &builder, const SessionPhase &phase, const ReportedPhase &reported)
{
    const QString path = reported.handoff.isEmpty() ? QString() : here(builder, reported.handoff);
    if (!reported.handoff.isEmpty() && !isFilled(path)) {
        const QString message = path.isEmpty()
            ? SessionTranslations::tr("%1 names the handoff %2, which does not exist")
            : SessionTranslations::tr("%1 names the handoff %2, which is empty");
        builder.addWarning(
            u"session.handoff-missing"_s, message.arg(phase.title, lastNameOf(reported.handoff)),
            builder.state.evidence(joined(reported.row->at, builder.reading().phases.handoff)));
    }
}

void judgeOutput(SessionBuilder &builder, const SessionPhase &phase, const ReportedPhase &reported)
{
    const JsonPointer &output = builder.reading().phases.output;
    if (!reported.isReported || output.isRoot() || phase.status != RunStatus::Succeeded) {
        return;
    }
    const JsonPointer at = joined(reported.row->at, output);
    const QString path = builder.state.text(at);
    const QString found = path.isEmpty() ? QString() : here(builder, path);
    if (!path.isEmpty() && !isFilled(found)) {
        const QString message = found.isEmpty()
            ? SessionTranslations::tr("%1 is complete, but its output %2 does not exist")
            : SessionTranslations::tr("%1 is complete, but its output %2 is empty");
        builder.addWarning(u"session.output-missing"_s, message.arg(phase.title, path),
                           builder.state.evidence(at));
    }
}

/// Checks a phase that was requested according to the state, by a value that would otherwise skip
/// the gate.
void judgeAsked(SessionBuilder &builder, const SessionPhase &phase, const ReportedPhase &reported)
{
    if (!reported.row || phase.status != RunStatus::Succeeded || !builder.pack) {
        return;
    }
    for (const QString &file : reported.row->files) {
        const SkipRule *const rule = ruleOf(builder, file);
        const QString said = rule ? builder.state.text(rule->pointer) : QString();
        if (!said.isEmpty() && !rule->values.contains(said) && here(builder, file).isEmpty()) {
            builder.addWarning(
                u"session.handoff-missing"_s,
                SessionTranslations::tr("%1 is complete, but its handoff %2 does not exist")
                    .arg(phase.title, file),
                builder.state.evidence(rule->pointer));
        }
    }
}

} // namespace

void checkPhaseFiles(SessionBuilder &builder, size_t phase)
{
    if (QFileInfo(builder.place.path).isDir()) {
        judgeHandoff(builder, builder.session.phases[phase], builder.reportedPhases[phase]);
        judgeOutput(builder, builder.session.phases[phase], builder.reportedPhases[phase]);
        judgeAsked(builder, builder.session.phases[phase], builder.reportedPhases[phase]);
    }
}

void checkEmptyFiles(SessionBuilder &builder)
{
    constexpr qint64 writing = 5 * 60;
    const QDateTime now = nowOf(builder.settings);
    for (const QString &path : std::as_const(builder.emptyFiles)) {
        const bool isLeft = QFileInfo(path).lastModified().secsTo(now) > writing;
        if (builder.layout && isLeft) {
            builder.addFinding(u"session.file-unreadable"_s, Severity::Error,
                               SessionTranslations::tr("%1 is empty").arg(lastNameOf(path)),
                               {path, {}, 0, 1});
        }
    }
}

void checkEmptyFolder(SessionBuilder &builder)
{
    const bool isHome = builder.isHome() && !builder.session.phases.empty();
    if (builder.session.handoffs.empty() && !builder.state.isThere()
        && builder.session.files.empty() && !isHome) {
        builder.addFinding(u"session.empty"_s, Severity::Note,
                           SessionTranslations::tr("This folder contains nothing of a session"),
                           {builder.place.path, {}, 0, 0});
    }
}

} // namespace baton
