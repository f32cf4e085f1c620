// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/journal.h"

#include "models/disk/filestore.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::journal {

namespace {

constexpr qsizetype limit = FileStore::defaultLimit + 64 * 1024;

} // namespace

QByteArray fingerprint(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

Outcome write(const JournalEntry &entry)
{
    const QJsonObject head{{u"path"_s, entry.path},
                           {u"suggestedPath"_s, entry.suggestedPath},
                           {u"base"_s, QString::fromLatin1(entry.base)},
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
    return JournalEntry{file,
                        head[u"path"_s].toString(),
                        head[u"suggestedPath"_s].toString(),
                        QDateTime::fromString(head[u"at"_s].toString(), Qt::ISODateWithMs),
                        bytes,
                        head[u"base"_s].toString().toLatin1()};
}

} // namespace baton::journal
