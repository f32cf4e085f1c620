// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/statefile.h"

#include "models/disk/folderlisting.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/parsing/tolerantparse.h"
#include "models/strings/pathstrings.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The maximum number of files to try. A folder may contain thousands of sessions.
constexpr qsizetype mostSearched = 100;

constexpr qint64 maxSize = qint64(1) << 20;

StateFile readFile(const QString &path)
{
    QFile file(path);
    if (file.size() > maxSize || !file.open(QIODevice::ReadOnly)) {
        return {path, {}};
    }
    const QByteArray bytes = file.readAll();
    return {path, parseTolerantly(bytes, parseCached(bytes, formatOf(path, bytes))).parsed};
}

/// True if the state file names @p folder as its session folder.
bool names(const Tree &tree, const SessionLayout &layout, const QString &folder)
{
    const QString named = textAt(tree, layout.reading.state.folder);
    return lastNameOf(withoutLastSlashes(named)) == lastNameOf(withoutLastSlashes(folder));
}

/// Searches for the state file beside the folder of a session. After the session was copied or
/// renamed, the file has a different name.
StateFile searched(const SessionLayout &layout, const QString &folder, const QString &tried)
{
    const QString around = parentOf(folder);
    QStringList found = namesIn(around, QDir::Files);
    const QStringList pattern{lastNameOf(layout.state)};
    found.removeIf([&pattern](const QString &name) { return !QDir::match(pattern, name); });
    for (const QString &name : found.first(std::min(found.size(), mostSearched))) {
        const QString path = around + u'/' + name;
        if (path == tried) {
            continue;
        }
        if (StateFile file = readFile(path); names(file.tree(), layout, folder)) {
            return file;
        }
    }
    return {};
}

} // namespace

const Tree &StateFile::tree() const
{
    static const Tree none;
    return parsed ? parsed->firstTree() : none;
}

StateFile readStateFile(const SessionLayout &layout, const QString &folder)
{
    const bool isBeside = layout.state.startsWith("../"_L1);
    const QString path = layout.stateFileOf(folder);
    if (!path.isEmpty() && QFileInfo(path).isFile()) {
        StateFile file = readFile(path);
        if (!isBeside || names(file.tree(), layout, folder)) {
            return file;
        }
    }
    return isBeside ? searched(layout, folder, path) : StateFile();
}

QString textAt(const Tree &tree, const std::vector<JsonPointer> &places)
{
    for (const JsonPointer &place : places) {
        const NodeId node = tree.isEmpty() ? noNode : tree.find(place);
        if (node != noNode && tree.at(node).type != ValueType::Null) {
            return tree.at(node).text;
        }
    }
    return {};
}

} // namespace baton
