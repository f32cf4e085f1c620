// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/defaultlocation.h"

#include "models/editor/snapshot/snapshot.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"
#include "models/tree/formatnames.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The name of the session that @p tree starts.
QString sessionIn(const Tree &tree, const Routing &routing)
{
    const NodeId node = routing.session.isRoot() ? noNode : tree.find(routing.session);
    return node == noNode ? QString() : tree.at(node).text;
}

/// False for placeholders and for paths to other folders.
bool isNameOfFolder(const QString &session)
{
    static const QRegularExpression name(u"^\\w[\\w.-]*$"_s);
    return name.match(session).hasMatch();
}

QString placeIn(const SessionLayout &layout, const QString &session, const QString &file)
{
    const QString project = projectOf(parentOf(file), layout.within);
    if (layout.within.isEmpty() || project.isEmpty() || !layout.isFolderName(session)) {
        return {};
    }
    return QDir::cleanPath(project + u'/' + layout.within + u'/' + session + u'/'
                           + layout.handoffs);
}

/// The folder that contains the session @p folder: a project, or a folder of sessions.
QString homeOf(const SessionLayout &layout, const QString &folder)
{
    const QString parent = parentOf(folder);
    return layout.within.isEmpty() ? parent : parent.chopped(layout.within.size() + 1);
}

/// The protocol's name for such a file, unless the document has another format.
QString nameIn(const KindModel &kind, const QString &file, Format format)
{
    const bool isWhole = !kind.fileName.isEmpty() && !kind.fileName.text().contains(u'*')
        && !kind.fileName.text().contains(u'{');
    return isWhole && formatOf(kind.fileName.text(), {}) == format ? kind.fileName.text()
                                                                   : lastNameOf(file);
}

} // namespace

QString defaultPathOf(const EditorDocument &document)
{
    const QString file = document.settings().filePath;
    const SnapshotPtr snapshot = document.snapshot();
    for (const DocumentReport &report : snapshot->report.documents) {
        const Kind *kind = document.catalog()->kind(report.kind);
        const auto number = static_cast<size_t>(report.document);
        if (file.isEmpty() || !kind || number >= snapshot->parsed.documents.size()) {
            continue;
        }
        const auto [pack, model] = document.catalog()->model(*kind);
        const QString session = sessionIn(snapshot->parsed.documents[number].tree, pack->routing);
        const SessionLayouts layouts = pack->sessionLayouts();
        const SessionFolderMatch around = sessionAround(layouts, file);
        if (!isNameOfFolder(session) || (around.layout && lastNameOf(around.folder) == session)) {
            continue;
        }
        for (const SessionLayout *layout : layouts) {
            if (const QString folder = placeIn(*layout, session, file); !folder.isEmpty()) {
                return folder + u'/' + nameIn(*model, file, document.format());
            }
        }
    }
    return file;
}

QString defaultFolderOf(const ProtocolCatalog &catalog, const ProtocolPack &pack,
                        const ParsedText &text, const QString &folder)
{
    for (const auto &other : catalog.packs()) {
        const SessionFolderMatch around = sessionAround(other->sessionLayouts(), folder + u"/x"_s);
        if (text.documents.empty() || !around.layout || !around.layout->isSession(around.folder)) {
            continue;
        }
        const QString session = sessionIn(text.documents.front().tree, pack.routing);
        if (other->id != pack.id || !(session.isEmpty() || session == lastNameOf(around.folder))) {
            return homeOf(*around.layout, around.folder);
        }
    }
    return folder;
}

QString projectOf(const QString &folder, const QString &within)
{
    for (QString at = folder; !at.isEmpty(); at = parentOf(at)) {
        if (QFileInfo(at + u'/' + within).isDir()) {
            return at;
        }
    }
    return folder == QDir::homePath() ? QString() : folder;
}

} // namespace baton
