// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/treepath.h"

#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

using namespace Qt::StringLiterals;
using Type = WorkspaceNode::Type;

WorkspacePlace::Step sessionsGroup()
{
    return {Type::Group,
            QCoreApplication::translate("baton::WorkspaceModel", "Sessions"),
            u"sessions"_s,
            0,
            {}};
}

WorkspacePlace::Step looseGroup()
{
    return {Type::Group,
            QCoreApplication::translate("baton::WorkspaceModel", "Loose documents"),
            u"loose"_s,
            1,
            {}};
}

QString joined(const QString &folder, const QString &name)
{
    return folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
}

void addFolders(WorkspacePlace &place, QString above, const QStringList &names)
{
    for (const QString &name : names) {
        above = joined(above, name);
        place.steps.push_back({Type::Folder, name, above, 0, {}});
    }
}

/// Handoffs of a session are known without their suffix.
QString shortName(const QString &fileName)
{
    const QFileInfo file(fileName);
    return file.suffix() == u"yaml" ? file.completeBaseName() : fileName;
}

WorkspacePlace::Step sessionStep(const SessionLayout &layout, const QString &folder)
{
    return {Type::Session, layout.nameOf(folder), folder, 0, layout.title};
}

WorkspacePlace::Step runStep(const QString &folder, const QString &title)
{
    return {Type::Session, lastNameOf(folder), folder, 0, title};
}

WorkspacePlace stateOf(const SessionLayout &layout, const QString &folder)
{
    return {{sessionsGroup(), sessionStep(layout, folder)},
            QCoreApplication::translate("baton::WorkspaceModel", "State"),
            true};
}

WorkspacePlace inSession(const SessionLayout &layout, const QString &folder, QStringList below)
{
    WorkspacePlace place;
    place.name = shortName(below.takeLast());
    place.steps = {sessionsGroup(), sessionStep(layout, folder)};
    if (!below.isEmpty() && below.first() == layout.handoffs) {
        addFolders(place, joined(folder, below.first()), below.sliced(1));
    } else {
        addFolders(place, folder, below);
    }
    return place;
}

const SessionLayout *layoutAt(const SessionLayouts &layouts, const QString &folder)
{
    const auto found = std::ranges::find_if(
        layouts, [&](const SessionLayout *layout) { return layout->isSession(folder); });
    return found == layouts.end() ? nullptr : *found;
}

} // namespace

std::vector<WorkspacePlace::Step> sessionSteps(const SessionLayouts &layouts,
                                               const SessionRuns &runs, const QString &root,
                                               const QString &path)
{
    if (const auto run = runs.constFind(path); run != runs.cend()) {
        return {sessionsGroup(), runStep(path, *run)};
    }
    // A folder within a session's folder is not a separate session.
    for (qsizetype end = root.size(); end >= 0 && end <= path.size();) {
        const QString above = path.first(end);
        if (const SessionLayout *const layout = layoutAt(layouts, above)) {
            return above == path ? std::vector{sessionsGroup(), sessionStep(*layout, path)}
                                 : std::vector<WorkspacePlace::Step>();
        }
        const qsizetype next = path.indexOf(u'/', end + 1);
        end = end == path.size() ? -1 : next < 0 ? path.size() : next;
    }
    return {};
}

WorkspacePlace placeOf(const SessionLayouts &layouts, const SessionRuns &runs, const QString &root,
                       const QString &path)
{
    for (const SessionLayout *const layout : layouts) {
        if (const QString folder = layout->folderOfState(path); !folder.isEmpty()) {
            return stateOf(*layout, folder);
        }
    }
    const qsizetype skip = root.endsWith(u'/') ? root.size() : root.size() + 1;
    const QStringList names = path.sliced(std::min(skip, path.size())).split(u'/');
    QString above = root;
    for (qsizetype i = 0; i < names.size(); above = joined(above, names[i]), ++i) {
        if (const SessionLayout *const layout = layoutAt(layouts, above)) {
            return inSession(*layout, above, names.sliced(i));
        }
    }
    const QString folder = parentOf(path);
    if (const auto run = runs.constFind(folder); run != runs.cend()) {
        return {{sessionsGroup(), runStep(folder, *run)}, shortName(names.last())};
    }
    WorkspacePlace place;
    place.name = names.last();
    place.steps = {looseGroup()};
    addFolders(place, root, names.sliced(0, names.size() - 1));
    return place;
}

} // namespace baton
