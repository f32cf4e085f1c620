// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/journal.h"

#include "models/workspace/filestore.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::journal {

namespace {

constexpr qsizetype limit = FileStore::defaultLimit + 64 * 1024;

} // namespace

Outcome write(const JournalEntry &entry)
{
    const QJsonObject head{{u"path"_s, entry.path},
                           {u"suggestedPath"_s, entry.suggestedPath},
                           {u"at"_s, entry.at.toString(Qt::ISODateWithMs)},
                           {u"size"_s, entry.bytes.size()}};
    const QByteArray line = QJsonDocument(head).toJson(QJsonDocument::Compact);
    return FileStore::save(entry.file, line + '\n' + entry.bytes);
}

Result<JournalEntry> read(const QString &file)
{
    const Result<QByteArray> content = FileStore::read(file, limit);
    if (!content) {
        return content.failure();
    }
    const qsizetype end = content->indexOf('\n');
    const QJsonObject head =
        QJsonDocument::fromJson(content->first(std::max<qsizetype>(end, 0))).object();
    const QByteArray bytes = content->sliced(end + 1);
    if (end < 0 || head[u"size"_s].toInteger(-1) != bytes.size()) {
        return Failure{QCoreApplication::translate("baton::journal",
                                                   "%1 is not whole and cannot be recovered.")
                           .arg(file)};
    }
    return JournalEntry{file, head[u"path"_s].toString(), head[u"suggestedPath"_s].toString(),
                        QDateTime::fromString(head[u"at"_s].toString(), Qt::ISODateWithMs), bytes};
}

} // namespace baton::journal
