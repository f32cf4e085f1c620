// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/secretsfile.h"

#include "models/core/parentsearch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton::secretsfile {

namespace {

constexpr qint64 longestFile = qint64(256) * 1024;

/// The kind that @p line switches; empty if the line is something else.
QString kindOn(const QString &line)
{
    const QString name = line.startsWith(u'-') ? line.sliced(1) : line;
    return Masking::kinds().contains(name) ? name : QString();
}

QString problemIn(const QString &line, Owner owner, Masking &masking)
{
    const QString kind = kindOn(line);
    if (kind.isEmpty()) {
        return masking.addPattern(line);
    }
    if (line.startsWith(u'-') && owner == Owner::Workspace) {
        return QCoreApplication::translate("baton::Secret",
                                           "a workspace may not leave \"%1\" unmasked.")
            .arg(kind);
    }
    masking.setOn(kind, !line.startsWith(u'-'));
    return {};
}

} // namespace

QStringList take(const QString &lines, Owner owner, Masking &masking)
{
    QStringList problems;
    int number = 0;
    for (const QString &whole : lines.split(u'\n')) {
        ++number;
        const QString line = whole.trimmed();
        const QString problem =
            line.isEmpty() || line.startsWith(u'#') ? QString() : problemIn(line, owner, masking);
        if (!problem.isEmpty()) {
            problems.append(QCoreApplication::translate("baton::Secret", "Line %1: %2")
                                .arg(QString::number(number), problem));
        }
    }
    return problems;
}

QStringList takeFile(const QString &path, Owner owner, Masking &masking)
{
    if (path.isEmpty() || !QFileInfo::exists(path)) {
        return {};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > longestFile) {
        return {QCoreApplication::translate("baton::Secret", "%1 cannot be read.")
                    .arg(QDir::toNativeSeparators(path))};
    }
    QStringList problems = take(QString::fromUtf8(file.readAll()), owner, masking);
    for (QString &problem : problems) {
        problem = QDir::toNativeSeparators(path) + ": "_L1 + problem;
    }
    return problems;
}

QString kindLines(const Masking &masking)
{
    QString lines;
    for (const QString &kind : Masking::kinds()) {
        if (masking.isOn(kind) != Masking::isUsual(kind)) {
            lines += (masking.isOn(kind) ? QString() : u"-"_s) + kind + u'\n';
        }
    }
    return lines;
}

QString withoutKinds(const QString &lines)
{
    QStringList kept = lines.split(u'\n');
    kept.removeIf([](const QString &line) { return !kindOn(line.trimmed()).isEmpty(); });
    return kept.join(u'\n');
}

QString userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + "/baton/secrets.txt"_L1;
}

QString workspaceFile(const QString &folder)
{
    return findInParents(folder, u".baton/secrets.txt"_s);
}

} // namespace baton::secretsfile
