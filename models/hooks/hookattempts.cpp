// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookattempts.h"

#include "models/disk/filestore.h"
#include "models/hooks/hooktexts.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int daysKept = 7;

QString fileOf(const HookEvent &event)
{
    const QStringList agent{event.runner->id, event.session, event.agent};
    const QByteArray hash =
        QCryptographicHash::hash(agent.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex()) + u".json"_s;
}

} // namespace

HookAttempts::HookAttempts(QString folder, const HookEvent &event)
    : m_folder(std::move(folder))
    , m_file(m_folder + u'/' + fileOf(event))
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QJsonObject counts = QJsonDocument::fromJson(file.readAll()).object();
    for (auto count = counts.begin(); count != counts.end(); ++count) {
        m_counts.insert(count.key(), count.value().toInt());
    }
}

QString HookAttempts::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
        + u"/baton/hooks"_s;
}

QStringList HookAttempts::files() const
{
    QStringList paths = m_counts.keys();
    paths.removeAll(endsKey());
    return paths;
}

Outcome HookAttempts::ask(const QStringList &paths, bool isEnd)
{
    if (m_counts.isEmpty()) {
        dropOld();
    }
    for (const QString &path : paths) {
        ++m_counts[path];
    }
    m_counts[endsKey()] += isEnd ? 1 : 0;
    return save();
}

Outcome HookAttempts::forget(const QString &path)
{
    return m_counts.remove(path) > 0 ? save() : Outcome(std::monostate());
}

Outcome HookAttempts::save() const
{
    QJsonObject counts;
    for (const auto &[path, count] : m_counts.asKeyValueRange()) {
        counts.insert(path, count);
    }
    if (!QDir().mkpath(m_folder)) {
        return Failure{HookTexts::tr("The folder %1 cannot be made, so nothing counts how often an "
                                     "agent is asked, and it is not asked.")
                           .arg(m_folder)};
    }
    return FileStore::save(m_file, QJsonDocument(counts).toJson(QJsonDocument::Compact));
}

void HookAttempts::dropOld() const
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-daysKept);
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files);
    for (const QFileInfo &file : files) {
        if (file.lastModified() < oldest) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace baton
