// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/statechecks.h"

#include "models/session/state/unparsedstatemessages.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The type of the whole of @p state, if it is no map of names and values.
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

/// "session.status", "current_state"
QString keyNames(const JsonPointers &pointers)
{
    QStringList names;
    for (const JsonPointer &pointer : pointers) {
        names.append(pointer.tokens().join(u'.'));
    }
    return names.join(u", "_s);
}

QString lastPart(QString path)
{
    while (path.endsWith(u'/')) {
        path.chop(1);
    }
    return path.section(u'/', -1);
}

} // namespace

void checkStateFile(SessionBuilder &draft)
{
    const StateDocument &state = draft.state;
    if (!draft.layout || draft.layout->state.isEmpty() || draft.isHome()) {
        return;
    }
    if (!state.isThere()) {
        const QString expected = draft.layout->stateFileOf(draft.place.path);
        draft.warn(u"session.state-missing"_s,
                   expected.isEmpty()
                       ? SessionTranslations::tr(
                             "The session has no state file, so its status is not known")
                       : SessionTranslations::tr(
                             "The state file %1 is missing, so the session's status is not "
                             "known")
                             .arg(expected.section(u'/', -1)),
                   {draft.place.path, {}, 0, 0});
    } else if (state.isEmpty()) {
        draft.warn(u"session.state-missing"_s,
                   SessionTranslations::tr(
                       "The state file %1 is empty, so the session's status is not known")
                       .arg(state.path().section(u'/', -1)),
                   {state.path(), {}, 0, 1});
    } else if (!state.problem().isEmpty()) {
        draft.find(u"session.state-unreadable"_s, Severity::Error, unreadMessage(state),
                   state.problemAt());
    } else if (const QString kind = otherThanMap(state); !kind.isEmpty()) {
        draft.warn(u"session.status-unknown"_s,
                   SessionTranslations::tr(
                       "The state file holds %1, not a map, so the session's status is not "
                       "known")
                       .arg(kind),
                   {state.path(), {}, 0, 1});
    } else if (draft.session.summary.word.isEmpty()) {
        draft.warn(
            u"session.status-unknown"_s,
            SessionTranslations::tr("The state file names no status of the session: nothing stands "
                                    "at %1")
                .arg(keyNames(draft.reading().state.status)),
            {state.path(), {}, 0, 1});
    }
}

void checkStatusWords(SessionBuilder &draft)
{
    const SessionSummary &summary = draft.session.summary;
    const QHash<QString, RunStatus> &words = draft.reading().words;
    QStringList known = words.keys();
    known.sort();
    const auto isUnknown = [&words](const QString &word) {
        return !word.isEmpty() && statusCalled(words, word) == RunStatus::Unknown;
    };
    const auto report = [&](const QString &word, const Evidence &evidence) {
        draft.warn(
            u"session.status-unknown"_s,
            SessionTranslations::tr("“%1” is no status that the protocol knows. Use one of %2")
                .arg(word, known.join(u", "_s)),
            evidence);
    };
    if (isUnknown(summary.word)) {
        report(summary.word, draft.state.evidence(draft.reading().state.status));
    }
    for (const SessionPhase &phase : draft.session.phases) {
        if (isUnknown(phase.word) && phase.sessionPath.isEmpty() && phase.title != summary.title) {
            const Evidence word =
                draft.state.evidence(joined(phase.evidence.pointer, draft.reading().phases.status));
            const bool isItsOwn = word.line > 0 && word.path == phase.evidence.path;
            report(phase.word, isItsOwn ? word : phase.evidence);
        }
    }
}

void checkFolderName(SessionBuilder &draft)
{
    const JsonPointers &places = draft.reading().state.folder;
    const QString told = lastPart(draft.state.text(places));
    if (!told.isEmpty() && told != lastPart(draft.place.path)) {
        draft.warn(u"session.folder-mismatch"_s,
                   SessionTranslations::tr("The state speaks of the folder %1, but lies with %2")
                       .arg(told, lastPart(draft.place.path)),
                   draft.state.evidence(places));
    }
}

void checkFolder(SessionBuilder &draft)
{
    if (draft.state.isThere() && !QFileInfo(draft.place.path).isDir()) {
        draft.warn(
            u"session.folder-missing"_s,
            SessionTranslations::tr("The session's folder %1 is gone; only its state is left")
                .arg(lastPart(draft.place.path)),
            draft.state.evidence(draft.reading().state.folder));
    }
}

} // namespace baton
