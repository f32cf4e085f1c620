// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablerows.h"

#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace baton::rows {

namespace {

struct FileTable
{
    Q_DECLARE_TR_FUNCTIONS(baton::FileTable)
};

QString wordOf(SessionFile::Role role)
{
    switch (role) {
    case SessionFile::Role::State:
        return FileTable::tr("state");
    case SessionFile::Role::Lock:
        return FileTable::tr("lock");
    case SessionFile::Role::Log:
        return FileTable::tr("log");
    case SessionFile::Role::Result:
        return FileTable::tr("result");
    case SessionFile::Role::Prompt:
        return FileTable::tr("prompt");
    case SessionFile::Role::Text:
        break;
    }
    return FileTable::tr("text");
}

/// The path relative to the session's folder if the file is inside or beside it, else the full
/// path.
QString nameIn(const Session &session, const QString &path)
{
    const QString name = QDir(session.summary.place.path).relativeFilePath(path);
    return name.startsWith(u"../.."_s) ? QDir::toNativeSeparators(path) : name;
}

TableCell stateCell(const Deliverable &deliverable)
{
    switch (deliverable.state) {
    case Deliverable::State::Exists:
        return {.text = FileTable::tr("exists"), .shape = Status::Ok};
    case Deliverable::State::Missing:
        return {.text = FileTable::tr("missing"), .shape = Status::Error};
    case Deliverable::State::Outside:
        return {.text = FileTable::tr("outside of its root"), .shape = Status::Warning};
    case Deliverable::State::Unknown:
        break;
    }
    return {.text = FileTable::tr("unknown"), .shape = Status::NotEvaluated};
}

TableCell checksumCell(const Deliverable &deliverable)
{
    using enum TableCell::Look;
    switch (deliverable.checksum) {
    case Deliverable::Checksum::Matches:
        return {.text = FileTable::tr("matches"), .shape = Status::Ok};
    case Deliverable::Checksum::Differs:
        return {.text = FileTable::tr("differs"), .shape = Status::Error};
    case Deliverable::Checksum::NotChecked:
        return {.text = FileTable::tr("not checked"), .shape = Status::NotEvaluated, .look = Muted};
    case Deliverable::Checksum::NotGiven:
        break;
    }
    return {.text = FileTable::tr("none given"), .look = Muted};
}

} // namespace

SessionColumns logColumns()
{
    return {{.title = FileTable::tr("File"), .isName = true},
            {.title = FileTable::tr("What")},
            {.title = FileTable::tr("Size"), .isRight = true},
            {.title = FileTable::tr("Changed")}};
}

SessionRows logs(const Session &session)
{
    using enum TableCell::Look;
    SessionRows rows;
    for (const SessionFile &file : session.files) {
        rows.push_back(
            {.key = file.path,
             .cells = {{.text = nameIn(session, file.path)},
                       {.text = wordOf(file.role), .look = Muted},
                       {.text = wording::size(file.size), .sort = file.size},
                       {.text = timetext::timeOfDay(file.modified, session.summary.started),
                        .look = Muted,
                        .sort = file.modified}},
             .evidence = {file.path, {}, 0, 0},
             .toolTip = QDir::toNativeSeparators(file.path),
             .position = static_cast<int>(rows.size())});
    }
    return rows;
}

SessionColumns deliverableColumns()
{
    return {{.title = FileTable::tr("Path"), .isName = true},
            {.title = FileTable::tr("State")},
            {.title = FileTable::tr("Size"), .isRight = true},
            {.title = FileTable::tr("Checksum")},
            {.title = FileTable::tr("Description")},
            {.title = FileTable::tr("Named in"), .isName = true}};
}

SessionRows deliverables(const Session &session)
{
    using enum TableCell::Look;
    SessionRows rows;
    for (const Deliverable &deliverable : session.deliverables) {
        const bool exists = deliverable.state == Deliverable::State::Exists;
        rows.push_back({.key = deliverable.written + u'|' + deliverable.evidence.path,
                        .cells = {{.text = deliverable.written},
                                  stateCell(deliverable),
                                  {.text = exists ? wording::size(deliverable.size) : QString(),
                                   .sort = deliverable.size},
                                  checksumCell(deliverable),
                                  {.text = deliverable.description, .look = Muted},
                                  {.text = deliverable.evidence.isEmpty()
                                       ? QString()
                                       : wording::place(deliverable.evidence),
                                   .look = Link}},
                        .evidence = deliverable.evidence,
                        .toolTip = QDir::toNativeSeparators(
                            deliverable.path.isEmpty() ? deliverable.written : deliverable.path),
                        .position = static_cast<int>(rows.size())});
    }
    return rows;
}

} // namespace baton::rows
