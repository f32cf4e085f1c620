// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/definition.h"

#include "models/editor/completion/treeplace.h"
#include "models/languageserver/serveddocument.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text of the scalar at @p position; empty where another value stands.
QString textAt(const ServedDocument &document, const QJsonObject &position)
{
    const ParsedText &parsed = document.snapshot()->parsed;
    const auto place = treePlaceAt(parsed, document.positions().offsetOf(position));
    if (!place) {
        return {};
    }
    const Tree &tree = parsed.documents[size_t(place->document)].tree;
    const NodeId node = tree.find(place->path);
    return node != noNode && tree.at(node).type == ValueType::String ? tree.at(node).text
                                                                     : QString();
}

/// The file that @p text names in the document @p filePath; empty where none is there.
QString fileNamed(const QString &text, const QString &filePath)
{
    constexpr qsizetype longest = 4096; // characters, as of a path of Linux
    static const QString session = u"{session_dir}/"_s;
    const QString path = text.startsWith(session) ? text.sliced(session.size()) : text.trimmed();
    if (path.isEmpty() || path.size() > longest || path.contains(u'\n')) {
        return {};
    }
    if (QDir::isAbsolutePath(path)) {
        return QFileInfo(path).isFile() ? path : QString();
    }
    for (QString folder = parentOf(filePath); !folder.isEmpty(); folder = parentOf(folder)) {
        const QString candidate = QDir::cleanPath(folder + u'/' + path);
        if (QFileInfo(candidate).isFile()) {
            return candidate;
        }
    }
    return {};
}

} // namespace

QJsonValue definitionAt(const ServedDocument &document, const QJsonObject &position)
{
    const QString file = fileNamed(textAt(document, position), document.filePath());
    if (file.isEmpty()) {
        return QJsonValue::Null;
    }
    const QJsonObject start{{u"line"_s, 0}, {u"character"_s, 0}};
    return QJsonObject{{u"uri"_s, QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)},
                       {u"range"_s, QJsonObject{{u"start"_s, start}, {u"end"_s, start}}}};
}

} // namespace baton
