// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablerows.h"

#include "models/sessionviews/grid/sessiontexts.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace baton::rows {

namespace {

struct FileRows
{
    Q_DECLARE_TR_FUNCTIONS(baton::FileRows)
};

QString wordOf(SessionFile::Role role)
{
    switch (role) {
    case SessionFile::Role::State:
        return FileRows::tr("state");
    case SessionFile::Role::Lock:
        return FileRows::tr("lock");
    case SessionFile::Role::Log:
        return FileRows::tr("log");
    case SessionFile::Role::Result:
        return FileRows::tr("result");
    case SessionFile::Role::Prompt:
        return FileRows::tr("prompt");
    case SessionFile::Role::Text:
        break;
    }
    return FileRows::tr("text");
}

/// As seen from the session's folder where it lies in it.
QString nameIn(const Session &session, const QString &path)
{
    const QString name = QDir(session.summary.place.path).relativeFilePath(path);
    return name.startsWith(u"../.."_s) ? QDir::toNativeSeparators(path) : name;
}

SessionCell stateCell(const Deliverable &deliverable)
{
    switch (deliverable.state) {
    case Deliverable::State::Exists:
        return {.text = FileRows::tr("exists"), .shape = Status::Ok};
    case Deliverable::State::Missing:
        return {.text = FileRows::tr("missing"), .shape = Status::Error};
    case Deliverable::State::Outside:
        return {.text = FileRows::tr("outside of its root"), .shape = Status::Warning};
    case Deliverable::State::Unknown:
        break;
    }
    return {.text = FileRows::tr("cannot be told"), .shape = Status::NotEvaluated};
}

SessionCell checksumCell(const Deliverable &deliverable)
{
    using enum SessionCell::Look;
    switch (deliverable.checksum) {
    case Deliverable::Checksum::Matches:
        return {.text = FileRows::tr("matches"), .shape = Status::Ok};
    case Deliverable::Checksum::Differs:
        return {.text = FileRows::tr("differs"), .shape = Status::Error};
    case Deliverable::Checksum::NotChecked:
        return {.text = FileRows::tr("not checked"), .shape = Status::NotEvaluated, .look = Muted};
    case Deliverable::Checksum::NotGiven:
        break;
    }
    return {.text = FileRows::tr("none given"), .look = Muted};
}

} // namespace

SessionColumns logColumns()
{
    return {{.title = FileRows::tr("File"), .isName = true},
            {.title = FileRows::tr("What")},
            {.title = FileRows::tr("Size"), .isRight = true},
            {.title = FileRows::tr("Changed")}};
}

SessionRows logs(const Session &session)
{
    using enum SessionCell::Look;
    SessionRows rows;
    for (const SessionFile &file : session.files) {
        rows.push_back({.key = file.path,
                        .cells = {{.text = nameIn(session, file.path)},
                                  {.text = wordOf(file.role), .look = Muted},
                                  {.text = wording::size(file.size), .sort = file.size},
                                  {.text = wording::clock(file.modified, session.summary.started),
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
    return {{.title = FileRows::tr("Path"), .isName = true},
            {.title = FileRows::tr("State")},
            {.title = FileRows::tr("Size"), .isRight = true},
            {.title = FileRows::tr("Checksum")},
            {.title = FileRows::tr("Description")},
            {.title = FileRows::tr("Named in"), .isName = true}};
}

SessionRows deliverables(const Session &session)
{
    using enum SessionCell::Look;
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
