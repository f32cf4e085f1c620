// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/documentqueries.h"

#include "models/editor/completion/treeplace.h"
#include "models/languageserver/serveddocument.h"
#include "models/protocol/catalog/catalog.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text of the scalar at @p position, or of the key there of a prompt, which may be a path;
/// empty for any other value.
QString textAt(const ServedDocument &document, const QJsonObject &position)
{
    const ParsedText &parsed = document.snapshot()->parsed;
    const auto place = treePlaceAt(parsed, document.positions().offsetOf(position));
    if (!place) {
        return {};
    }
    const Tree &tree = parsed.documents[size_t(place->document)].tree;
    const NodeId node = tree.find(place->path);
    const bool isOnKey =
        node != noNode && tree.at(node).keyRange.touches(document.positions().offsetOf(position));
    if (isOnKey && parsed.documents[size_t(place->document)].format == Format::Prompt) {
        return tree.at(node).key;
    }
    return node != noNode && tree.at(node).type == ValueType::String ? tree.at(node).text
                                                                     : QString();
}

/// The folder of the session that contains the file at @p filePath or whose state file it is; empty
/// if there is none.
QString sessionOf(const QString &filePath, const SessionLayouts &layouts)
{
    for (const SessionLayout *layout : layouts) {
        if (const QString folder = layout->folderOfState(filePath); !folder.isEmpty()) {
            return folder;
        }
    }
    return sessionAround(layouts, filePath).folder;
}

/// The absolute @p path converted to the folder @p session if it leads into a folder of the same
/// name: sessions are copied and moved.
QString movedWith(const QString &session, const QString &path)
{
    const QString name = u'/' + lastNameOf(session) + u'/';
    const qsizetype at = session.isEmpty() ? -1 : path.indexOf(name);
    return at < 0 ? path : QDir::cleanPath(session + u'/' + path.sliced(at + name.size()));
}

/// The file that @p text names in the document @p filePath of the session in @p session; empty if
/// it does not exist.
QString fileNamed(const QString &text, const QString &filePath, const QString &session)
{
    constexpr qsizetype longest = 4096; // characters, as of a path of Linux
    static const QString mark = u"{session_dir}/"_s;
    const bool isOfSession = text.startsWith(mark);
    const QString path = isOfSession ? text.sliced(mark.size()) : text.trimmed();
    if (path.isEmpty() || path.size() > longest || path.contains(u'\n')) {
        return {};
    }
    if (QDir::isAbsolutePath(path)) {
        const QString here = movedWith(session, path);
        return QFileInfo(here).isFile() ? here : QFileInfo(path).isFile() ? path : QString();
    }
    QStringList folders;
    for (QString folder = parentOf(filePath); !folder.isEmpty(); folder = parentOf(folder)) {
        folders.append(folder);
    }
    folders.insert(isOfSession ? 0 : folders.size(), session);
    for (const QString &folder : std::as_const(folders)) {
        const QString candidate = QDir::cleanPath(folder + u'/' + path);
        if (!folder.isEmpty() && QFileInfo(candidate).isFile()) {
            return candidate;
        }
    }
    return {};
}

} // namespace

QJsonValue definitionAt(const ServedDocument &document, const QJsonObject &position)
{
    const QString session = sessionOf(document.filePath(), document.catalog().sessionLayouts());
    const QString file = fileNamed(textAt(document, position), document.filePath(), session);
    if (file.isEmpty()) {
        return QJsonValue::Null;
    }
    const QJsonObject start{{u"line"_s, 0}, {u"character"_s, 0}};
    return QJsonObject{{u"uri"_s, QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)},
                       {u"range"_s, QJsonObject{{u"start"_s, start}, {u"end"_s, start}}}};
}

} // namespace baton
