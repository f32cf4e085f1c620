// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/usertemplates.h"

#include "models/disk/filestore.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QString &noKind()
{
    static const QString name = u"other"_s;
    return name;
}

bool isFileName(const QString &name)
{
    const bool hasForbidden = std::ranges::any_of(name, [](QChar c) {
        return c.unicode() < 0x20 || QStringView(u"/\\:*?\"<>|").contains(c);
    });
    return !name.isEmpty() && !hasForbidden && !name.startsWith(u'.') && name.size() <= 100;
}

Failure badName(const QString &name)
{
    return {UserTemplates::tr("\"%1\" cannot be the name of a template. Use up to 100 characters, "
                              "none of / \\ : * ? \" < > | and no dot in front.")
                .arg(name)};
}

Failure taken(const QString &name)
{
    return {
        UserTemplates::tr("There is a template \"%1\" already. Choose another name.").arg(name)};
}

bool exists(const QDir &folder, const QString &name)
{
    return std::ranges::any_of(
        folder.entryInfoList(QDir::Files | QDir::NoDotAndDotDot),
        [&name](const QFileInfo &file) { return file.completeBaseName() == name; });
}

} // namespace

SavedTemplates UserTemplates::reader(const QString &folder)
{
    if (!QFileInfo(folder).isDir()) {
        return {};
    }
    return [folder](const QString &kind) { return UserTemplates(folder).of(kind); };
}

std::vector<UserTemplate> UserTemplates::list() const
{
    std::vector<UserTemplate> result;
    const QDir root(m_folder);
    for (const QString &kind : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(root.filePath(kind));
        for (const QFileInfo &file :
             folder.entryInfoList(QDir::Files, QDir::Name | QDir::LocaleAware)) {
            result.push_back({kind == noKind() ? QString() : kind, file.completeBaseName(),
                              file.absoluteFilePath()});
        }
    }
    return result;
}

std::vector<Template> UserTemplates::of(const QString &kind) const
{
    std::vector<Template> result;
    for (const UserTemplate &known : list()) {
        if (known.kind != kind) {
            continue;
        }
        if (const Result<QByteArray> bytes = FileStore::read(known.path)) {
            result.push_back({known.name, known.name, *bytes});
        }
    }
    return result;
}

Outcome UserTemplates::save(const QString &kind, const QString &name, const QString &suffix,
                            const QByteArray &bytes) const
{
    const QString wanted = name.trimmed();
    if (!isFileName(wanted)) {
        return badName(wanted);
    }
    const QDir folder(QDir(m_folder).filePath(kind.isEmpty() ? noKind() : kind));
    if (exists(folder, wanted)) {
        return taken(wanted);
    }
    if (!folder.mkpath(u"."_s)) {
        return Failure{tr("The folder %1 cannot be made. Check its permissions.")
                           .arg(QDir::toNativeSeparators(folder.path()))};
    }
    return FileStore::save(folder.filePath(wanted + u'.' + suffix), bytes);
}

Result<UserTemplate> UserTemplates::renamed(const UserTemplate &old, const QString &name)
{
    const QString wanted = name.trimmed();
    const QFileInfo file(old.path);
    if (!isFileName(wanted)) {
        return badName(wanted);
    }
    if (exists(file.dir(), wanted)) {
        return taken(wanted);
    }
    const QString path = file.dir().filePath(wanted + u'.' + file.suffix());
    if (!QFile::rename(old.path, path)) {
        return Failure{tr("%1 cannot be renamed. Check the permissions of its folder.")
                           .arg(QDir::toNativeSeparators(old.path))};
    }
    return UserTemplate{old.kind, wanted, path};
}

Outcome UserTemplates::remove(const UserTemplate &which)
{
    if (!QFile::remove(which.path)) {
        return Failure{tr("%1 cannot be removed. Check the permissions of its folder.")
                           .arg(QDir::toNativeSeparators(which.path))};
    }
    return std::monostate();
}

} // namespace baton
