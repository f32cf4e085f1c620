// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/session/state/unparsedstatemessages.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The type of the root of @p state if it is not a map; else empty.
QString otherThanMap(const StateDocument &state)
{
    const Tree &tree = state.tree();
    const NodeId root = tree.isEmpty() ? noNode : tree.find(JsonPointer());
    if (root == noNode || tree.at(root).type == ValueType::Map) {
        return {};
    }
    return tree.at(root).type == ValueType::List ? SessionTranslations::tr("a list")
                                                 : SessionTranslations::tr("one value");
}

/// The names of the keys, such as "session.status, current_state".
QString keyNames(const JsonPointers &pointers)
{
    QStringList names;
    for (const JsonPointer &pointer : pointers) {
        names.append(pointer.tokens().join(u'.'));
    }
    return names.join(u", "_s);
}

} // namespace

void checkStateFile(SessionBuilder &builder)
{
    const StateDocument &state = builder.state;
    if (!builder.layout || builder.layout->state.isEmpty() || builder.isHome()) {
        return;
    }
    if (!state.isThere()) {
        const QString expected = builder.layout->stateFileOf(builder.place.path);
        builder.addWarning(u"session.state-missing"_s,
                           expected.isEmpty()
                               ? SessionTranslations::tr(
                                     "The session has no state file, so its status is not known")
                               : SessionTranslations::tr(
                                     "The state file %1 is missing, so the session's status is not "
                                     "known")
                                     .arg(lastNameOf(expected)),
                           {builder.place.path, {}, 0, 0});
    } else if (state.isEmpty()) {
        builder.addWarning(u"session.state-missing"_s,
                           SessionTranslations::tr(
                               "The state file %1 is empty, so the session's status is not known")
                               .arg(lastNameOf(state.path())),
                           {state.path(), {}, 0, 1});
    } else if (!state.problem().isEmpty()) {
        builder.addFinding(u"session.state-unreadable"_s, Severity::Error, unreadMessage(state),
                           state.problemAt());
    } else if (const QString kind = otherThanMap(state); !kind.isEmpty()) {
        builder.addWarning(u"session.status-unknown"_s,
                           SessionTranslations::tr(
                               "The state file holds %1, not a map, so the session's status is not "
                               "known")
                               .arg(kind),
                           {state.path(), {}, 0, 1});
    } else if (builder.session.summary.word.isEmpty()) {
        builder.addWarning(
            u"session.status-unknown"_s,
            SessionTranslations::tr("The state file names no status of the session: there is "
                                    "nothing at %1")
                .arg(keyNames(builder.reading().state.status)),
            {state.path(), {}, 0, 1});
    }
}

void checkStatusWords(SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    const QHash<QString, RunStatus> &words = builder.reading().words;
    QStringList known = words.keys();
    known.sort();
    const auto isUnknown = [&words](const QString &word) {
        return !word.isEmpty() && statusCalled(words, word) == RunStatus::Unknown;
    };
    const auto report = [&](const QString &word, const Evidence &evidence) {
        builder.addWarning(
            u"session.status-unknown"_s,
            SessionTranslations::tr("“%1” is not a status of the protocol. Use one of %2")
                .arg(word, known.join(u", "_s)),
            evidence);
    };
    if (isUnknown(summary.word)) {
        report(summary.word, builder.state.evidence(builder.reading().state.status));
    }
    for (const SessionPhase &phase : builder.session.phases) {
        if (isUnknown(phase.word) && phase.sessionPath.isEmpty() && phase.title != summary.title) {
            const Evidence word = builder.state.evidence(
                joined(phase.evidence.pointer, builder.reading().phases.status));
            const bool isItsOwn = word.line > 0 && word.path == phase.evidence.path;
            report(phase.word, isItsOwn ? word : phase.evidence);
        }
    }
}

void checkFolderName(SessionBuilder &builder)
{
    const JsonPointers &places = builder.reading().state.folder;
    const QString told = lastNameOf(withoutLastSlashes(builder.state.text(places))).toString();
    if (!told.isEmpty() && told != lastNameOf(builder.place.path)) {
        builder.addWarning(u"session.folder-mismatch"_s,
                           SessionTranslations::tr("The state names the folder %1, but lies in %2")
                               .arg(told, lastNameOf(builder.place.path)),
                           builder.state.evidence(places));
    }
}

void checkFolder(SessionBuilder &builder)
{
    if (builder.state.isThere() && !QFileInfo(builder.place.path).isDir()) {
        builder.addWarning(
            u"session.folder-missing"_s,
            SessionTranslations::tr("The session's folder %1 is gone; only its state is left")
                .arg(lastNameOf(builder.place.path)),
            builder.state.evidence(builder.reading().state.folder));
    }
}

} // namespace baton
