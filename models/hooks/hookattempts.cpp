// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookattempts.h"

#include "models/disk/filestore.h"
#include "models/disk/readablefolders.h"
#include "models/hooks/hooktranslations.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int daysKept = 7;

/// Milliseconds that a hook waits for others, which need a few each.
constexpr int longestWait = 1000;

QString fileOf(const HookEvent &event)
{
    const QStringList session{event.runner->id, event.session};
    const QByteArray hash =
        QCryptographicHash::hash(session.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex()) + u".json"_s;
}

/// Returns whether it got @p lock in time. One call of tryLock() would double its pauses meanwhile.
bool acquire(QLockFile &lock)
{
    const QDeadlineTimer end(longestWait);
    do {
        if (lock.tryLock(20)) {
            return true;
        }
    } while (lock.error() == QLockFile::LockFailedError && !end.hasExpired());
    return false;
}

} // namespace

HookAttempts::HookAttempts(QString folder, const HookEvent &event)
    : m_folder(std::move(folder))
    , m_file(m_folder + u'/' + fileOf(event))
    , m_agent(event.agent)
    , m_known(read())
{
}

HookAttempts::Counts HookAttempts::read() const
{
    Counts counts;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) {
        return counts;
    }
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject files = all.value("files"_L1).toObject();
    for (auto count = files.begin(); count != files.end(); ++count) {
        counts.files.insert(count.key(), count.value().toInt());
    }
    const QJsonObject agents = all.value("agents"_L1).toObject();
    for (auto agent = agents.begin(); agent != agents.end(); ++agent) {
        counts.agents.insert(agent.key(),
                             {agent.value()["files"_L1].toVariant().toStringList(),
                              agent.value()["ends"_L1].toInt()});
    }
    return counts;
}

QString HookAttempts::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
        + u"/baton/hooks"_s;
}

int HookAttempts::count(const QString &path) const
{
    return m_known.files.value(withoutLinks(path));
}

Result<QStringList> HookAttempts::ask(const QStringList &paths, bool isEnd)
{
    QStringList asked;
    const QMap<QString, int> known = m_known.files;
    const Outcome outcome = update([&](Counts &present) {
        if (present.files.isEmpty()) {
            dropOld();
        }
        Asked &own = present.agents[m_agent];
        for (const QString &path : paths) {
            const QString file = withoutLinks(path);
            if (present.files.value(file) != known.value(file)) {
                continue;
            }
            m_known.files[file] = ++present.files[file];
            asked.append(path);
            if (!own.files.contains(file)) {
                own.files.append(file);
            }
        }
        if (isEnd && !asked.isEmpty()) { // another hook may have kept it from the same end
            own.ends = std::max(own.ends, ends() + 1);
        }
        m_known.agents[m_agent] = own;
    });
    return outcome ? Result<QStringList>(asked) : outcome.failure();
}

Outcome HookAttempts::forget(const QString &path)
{
    const QString file = withoutLinks(path);
    const int known = m_known.files.take(file);
    if (known == 0) {
        return std::monostate();
    }
    return update([known, &file](Counts &present) {
        if (present.files.value(file) != known) {
            return;
        }
        present.files.remove(file);
        for (Asked &agent : present.agents) {
            agent.files.removeAll(file);
        }
    });
}

Outcome HookAttempts::endRow()
{
    const int known = std::exchange(m_known.agents[m_agent].ends, 0);
    return known == 0 ? Outcome(std::monostate()) : update([known, this](Counts &present) {
        int &ends = present.agents[m_agent].ends;
        ends = ends == known ? 0 : ends;
    });
}

Outcome HookAttempts::update(const std::function<void(Counts &)> &change)
{
    if (!QDir().mkpath(m_folder)) {
        return Failure{
            HookTranslations::tr("The folder %1 cannot be made, so Baton cannot count how "
                                 "often it asks an agent, and does not ask.")
                .arg(m_folder)};
    }
    QLockFile lock(m_file + u".lock"_s);
    if (!acquire(lock)) {
        return Failure{
            HookTranslations::tr("The file %1 cannot be locked, so Baton cannot count how "
                                 "often it asks an agent, and does not ask.")
                .arg(m_file)};
    }
    Counts present = read();
    change(present);
    return save(present);
}

Outcome HookAttempts::save(const Counts &counts) const
{
    QJsonObject files;
    for (const auto &[path, count] : counts.files.asKeyValueRange()) {
        files.insert(path, count);
    }
    QJsonObject agents;
    for (const auto &[id, agent] : counts.agents.asKeyValueRange()) {
        agents.insert(id,
                      QJsonObject{{u"files"_s, QJsonArray::fromStringList(agent.files)},
                                  {u"ends"_s, agent.ends}});
    }
    const QJsonObject all{{u"files"_s, files}, {u"agents"_s, agents}};
    return FileStore::save(m_file, QJsonDocument(all).toJson(QJsonDocument::Compact));
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
