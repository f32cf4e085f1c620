// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspaceplace.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace baton {

namespace {

using namespace Qt::StringLiterals;
using Type = WorkspaceNode::Type;

struct SessionName
{
    QString id;    ///< "20260221-143000-48213"
    QString title; ///< "20260221-143000"
};

SessionName matched(const QRegularExpression &pattern, const QString &name)
{
    const QRegularExpressionMatch match = pattern.match(name);
    return match.hasMatch() ? SessionName{match.captured(1), match.captured(2)} : SessionName{};
}

SessionName sessionOfFolder(const QString &name)
{
    static const QRegularExpression pattern(
        u"^cfd-bioreactor-session-((\\d{8}-\\d{6})(?:-\\d+)?)$"_s);
    return matched(pattern, name);
}

SessionName sessionOfStateFile(const QString &name)
{
    static const QRegularExpression pattern(
        u"^cfd-bioreactor-state-((\\d{8}-\\d{6})(?:-\\d+)?)\\.ya?ml$"_s);
    return matched(pattern, name);
}

WorkspacePlace::Step sessionsGroup()
{
    return {Type::Group, QCoreApplication::translate("baton::WorkspaceModel", "Sessions"),
            u"sessions"_s, 0};
}

WorkspacePlace::Step looseGroup()
{
    return {Type::Group, QCoreApplication::translate("baton::WorkspaceModel", "Loose documents"),
            u"loose"_s, 1};
}

QString joined(const QString &folder, const QString &name)
{
    return folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
}

void addFolders(WorkspacePlace &place, QString above, const QStringList &names)
{
    for (const QString &name : names) {
        above = joined(above, name);
        place.steps.push_back({Type::Folder, name, above, 0});
    }
}

/// Handoffs of a session are known without their suffix.
QString shortName(const QString &fileName)
{
    const QFileInfo file(fileName);
    return file.suffix() == u"yaml" ? file.completeBaseName() : fileName;
}

WorkspacePlace inSession(const QString &folder, const SessionName &session, QStringList below)
{
    WorkspacePlace place;
    place.name = shortName(below.takeLast());
    place.steps = {sessionsGroup(), {Type::Session, session.title, folder, 0}};
    if (!below.isEmpty() && below.first() == u"handoffs") {
        addFolders(place, joined(folder, below.first()), below.sliced(1));
    } else {
        addFolders(place, folder, below);
    }
    return place;
}

} // namespace

WorkspacePlace placeOf(const QString &root, const QString &path)
{
    const qsizetype skip = root.endsWith(u'/') ? root.size() : root.size() + 1;
    const QStringList names = path.sliced(std::min(skip, path.size())).split(u'/');
    if (const SessionName session = sessionOfFolder(QFileInfo(root).fileName());
        !session.id.isEmpty()) {
        return inSession(root, session, names);
    }
    QString above = root;
    for (qsizetype i = 0; i + 1 < names.size(); ++i) {
        above = joined(above, names[i]);
        if (const SessionName session = sessionOfFolder(names[i]); !session.id.isEmpty()) {
            return inSession(above, session, names.sliced(i + 1));
        }
    }
    if (const SessionName session = sessionOfStateFile(names.last()); !session.id.isEmpty()) {
        const QString folder = QFileInfo(path).path() + u"/cfd-bioreactor-session-"_s + session.id;
        WorkspacePlace place;
        place.steps = {sessionsGroup(), {Type::Session, session.title, folder, 0}};
        place.name = QCoreApplication::translate("baton::WorkspaceModel", "State");
        return place;
    }
    WorkspacePlace place;
    place.name = names.last();
    place.steps = {looseGroup()};
    addFolders(place, root, names.sliced(0, names.size() - 1));
    return place;
}

} // namespace baton
