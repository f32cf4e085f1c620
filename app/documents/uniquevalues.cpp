// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/uniquevalues.h"

#include "app/documents/defaultlocation.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"
#include "models/tree/formatnames.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The values of the handoffs in @p folder at @p at.
QStringList textsIn(const QString &folder, const JsonPointer &at)
{
    constexpr qsizetype largest = qsizetype(1024) * 1024;
    QStringList texts;
    if (at.isRoot()) {
        return texts;
    }
    const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files | QDir::Readable);
    for (const QFileInfo &file : files) {
        const Result<QByteArray> bytes = FileStore::read(file.absoluteFilePath(), largest);
        if (!bytes) {
            continue;
        }
        const Format format = formatOf(file.fileName(), bytes.value());
        for (const SourceDocument &document : parse(bytes.value(), format).documents) {
            const NodeId node = document.tree.find(at);
            if (node != noNode) {
                texts.append(document.tree.at(node).text);
            }
        }
    }
    return texts;
}

/// True if a request, possibly in prose, already starts the session in @p folder.
bool isAskedFor(const QString &folder, const ProtocolPack &pack)
{
    const auto isThere = [&folder](const KindModel &kind) {
        return !kind.fileName.isEmpty() && QFileInfo::exists(folder + u'/' + kind.fileName.text());
    };
    return std::ranges::any_of(pack.kinds, isThere)
        || !textsIn(folder, pack.routing.session).isEmpty();
}

QStringList sessionsIn(const QString &folder, const ProtocolPack &pack)
{
    QStringList names;
    const SessionLayouts layouts = pack.sessionLayouts();
    for (const SessionLayout *layout : layouts) {
        const QString project = projectOf(folder, layout->within);
        if (!layout->within.isEmpty() && !project.isEmpty()) {
            names += QDir(project + u'/' + layout->within)
                         .entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
        }
    }
    const QString around = sessionAround(layouts, folder + u"/x"_s).folder;
    if (!around.isEmpty() && !isAskedFor(around, pack)) {
        names.removeAll(lastNameOf(around));
    }
    return names;
}

} // namespace

TakenValues takenValues(const QString &folder, const ProtocolPack &pack)
{
    return {textsIn(folder, pack.attempts.pointer),
            pack.routing.session.isRoot() ? QStringList() : sessionsIn(folder, pack)};
}

} // namespace baton
