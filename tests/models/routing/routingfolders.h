// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

/// Folders with handoffs for graphs.
namespace baton::folders {

struct Folder
{
    QString name;
    QString path;
};

/// Every folder of the fixtures in @p data and of the samples, and all samples together.
inline std::vector<Folder> ofFixtures(const QString &data, const QString &samples)
{
    std::vector<Folder> all{{QStringLiteral("samples"), samples}};
    QStringList parents{samples};
    for (const char *name : {"sessions", "arena", "cfd", "swarm", "orion"}) {
        parents.append(data + u'/' + QString::fromLatin1(name));
    }
    for (const QString &parent : parents) {
        for (const QString &one : QDir(parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            all.push_back({parent.section(u'/', -1) + u'/' + one, parent + u'/' + one});
        }
    }
    return all;
}

/// Writes a file of handoffs into @p folder, each given as "A B" for a handoff from A to B.
inline bool write(const QString &folder, const QString &name, const QStringList &handoffs)
{
    QFile file(folder + u'/' + name);
    QStringList documents;
    for (const QString &handoff : handoffs) {
        documents.append(QStringLiteral("%1_TO_%2_HANDOFF:\n  Note: a\n")
                             .arg(handoff.section(u' ', 0, 0), handoff.section(u' ', 1)));
    }
    const QByteArray bytes = documents.join(QStringLiteral("---\n")).toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Writes handoffs of Arena to @p agents unknown agents, and one back from each.
inline bool writeFan(const QString &folder, int agents)
{
    QStringList handoffs;
    for (int i = 1; i <= agents; ++i) {
        handoffs += {QStringLiteral("ARENA X%1").arg(i), QStringLiteral("X%1 ARENA").arg(i)};
    }
    return write(folder, QStringLiteral("fan.yaml"), handoffs);
}

/// Each of @p agents hands over to the next one, to the previous one, and to itself.
inline bool writeRing(const QString &folder, int agents)
{
    QStringList handoffs;
    for (int i = 0; i < agents; ++i) {
        const QString one = QStringLiteral("A%1").arg(i + 1);
        const QString next = QStringLiteral("A%1").arg((i + 1) % agents + 1);
        handoffs += {one + u' ' + next, next + u' ' + one, one + u' ' + one};
    }
    return write(folder, QStringLiteral("ring.yaml"), handoffs);
}

} // namespace baton::folders
