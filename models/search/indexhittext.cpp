// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexhittext.h"

#include "models/database/databaseaddress.h"
#include "models/index/database/sessionindex.h"
#include "models/index/entries/sessionoutcome.h"
#include "models/review/review.h"
#include "models/search/searchtranslations.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/strings/joinedparts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The marks of the words that entries have for their status.
QHash<QString, Status> marksOfWords()
{
    QHash<QString, Status> marks;
    for (int status = 0; status <= static_cast<int>(RunStatus::Invalidated); ++status) {
        marks.insert(nameOf(static_cast<RunStatus>(status)),
                     statusOf(static_cast<RunStatus>(status)));
    }
    for (const auto &[word, mark] : {std::pair(u"flawed"_s, markOfOutcome(u"flawed"_s)),
                                     {u"valid"_s, Status::Ok},
                                     {u"invalid"_s, Status::Error},
                                     {u"error"_s, Status::Error},
                                     {u"warning"_s, Status::Warning},
                                     {u"note"_s, Status::Note},
                                     {u"passed"_s, Status::Ok},
                                     {u"failed"_s, Status::Error},
                                     {u"not-evaluated"_s, Status::NotEvaluated},
                                     {u"skipped"_s, Status::Skipped},
                                     {QString(nameOf(ReviewVerdict::Approve)), Status::Ok},
                                     {QString(nameOf(ReviewVerdict::NeedsWork)), Status::Warning},
                                     {QString(nameOf(ReviewVerdict::Reject)), Status::Error}}) {
        marks.insert(word, mark);
    }
    return marks;
}

} // namespace

Status statusOf(const IndexHit &hit)
{
    static const QHash<QString, Status> marks = marksOfWords();
    return marks.value(hit.entry.status, Status::None);
}

QString typeText(IndexedEntry::Type type)
{
    switch (type) {
    case IndexedEntry::Type::Session:
        return SearchTranslations::tr("Session");
    case IndexedEntry::Type::Handoff:
        return SearchTranslations::tr("Handoff");
    case IndexedEntry::Type::Finding:
        return SearchTranslations::tr("Finding");
    case IndexedEntry::Type::Gate:
        return SearchTranslations::tr("Gate");
    case IndexedEntry::Type::Error:
        return SearchTranslations::tr("Error");
    case IndexedEntry::Type::LogLine:
        return SearchTranslations::tr("Log");
    case IndexedEntry::Type::Review:
        return SearchTranslations::tr("Review");
    case IndexedEntry::Type::Phase:
        return SearchTranslations::tr("Phase");
    case IndexedEntry::Type::Cause:
        return SearchTranslations::tr("First cause");
    case IndexedEntry::Type::Step:
        return SearchTranslations::tr("Step");
    }
    return {};
}

QString textOfName(IndexedEntry::Type type, const QString &name)
{
    const bool isCause = type == IndexedEntry::Type::Cause;
    if ((isCause || type == IndexedEntry::Type::Error) && name == orNone({})) {
        return SearchTranslations::tr("Error without a type");
    }
    if (isCause && name == nameOf(IndexedEntry::Type::Session)) {
        return SearchTranslations::tr("Session that failed as a whole");
    }
    if (isCause && name == "step"_L1) {
        return SearchTranslations::tr("Step that failed or is blocked");
    }
    return {};
}

QString whereText(const IndexHit &hit)
{
    const IndexedEntry &entry = hit.entry;
    QString agents = entry.agent;
    if (!entry.receiver.isEmpty()) {
        agents += (agents.isEmpty() ? u"→ "_s : u" → "_s) + entry.receiver;
    }
    QStringList parts{typeText(entry.type), agents};
    if (entry.type == IndexedEntry::Type::Phase || entry.type == IndexedEntry::Type::Step) {
        parts.append(textOf(runStatusNamed(entry.status).value_or(RunStatus::Unknown)));
    } else if (!entry.phase.isEmpty()) {
        parts.append(SearchTranslations::tr("phase %1").arg(entry.phase));
    }
    if (entry.type != IndexedEntry::Type::Session) {
        parts.append(hit.sessionTitle.isEmpty() ? hit.sessionId : hit.sessionTitle);
    }
    if (const QString machine = otherMachineOf(hit); !machine.isEmpty()) {
        parts.append(SearchTranslations::tr("on %1").arg(machine));
    }
    return joinedParts(parts, u" · ");
}

QString otherMachineOf(const IndexHit &hit)
{
    const bool isHere = hit.origin == SessionIndex::localOrigin() || isDatabaseUrl(pathOf(hit));
    return isHere ? QString() : hit.origin;
}

QString pathOf(const IndexHit &hit)
{
    return hit.entry.path.isEmpty() ? hit.session : hit.entry.path;
}

} // namespace baton
