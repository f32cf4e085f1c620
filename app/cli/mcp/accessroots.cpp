// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/accessroots.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/folderwalk.h"
#include "models/disk/readablefolders.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

bool isName(const QString &path)
{
    return !path.isEmpty() && !path.contains(QChar::Null);
}

Failure noName()
{
    return {CliTexts::tr("A path is empty or holds a zero byte. Name a file or a folder.")};
}

Failure outside(const QString &path, const QStringList &roots)
{
    return {roots.isEmpty()
                ? CliTexts::tr("No folder was opened to this server, so %1 is out of reach. Give "
                               "the text itself, or start \"baton mcp\" with a folder.")
                      .arg(path)
                : CliTexts::tr("%1 lies outside of the folders that are open to this server: %2.")
                      .arg(path, roots.join(u", "_s))};
}

/// The first link below @p folder that leads out of @p roots; empty if there is none. Names that
/// all walks skip and that are not @p wanted are left out.
QString linkOut(const QString &folder, const QStringList &roots, const QStringList &wanted)
{
    QDirIterator entries(folder,
                         QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        const QFileInfo info = entries.nextFileInfo();
        if (isIgnored(info.fileName(), wanted)) {
            continue;
        }
        if (info.isSymLink()) {
            if (!isBelowAny(withoutLinks(info.symLinkTarget()), roots)) {
                return info.filePath();
            }
        } else if (info.isDir()) {
            if (const QString below = linkOut(info.filePath(), roots, wanted); !below.isEmpty()) {
                return below;
            }
        }
    }
    return {};
}

} // namespace

Result<AccessRoots> AccessRoots::of(const QStringList &readable, const QStringList &writable)
{
    AccessRoots roots;
    for (const QString &path : readable + writable) {
        const QString folder = QFileInfo(path).canonicalFilePath();
        if (!QFileInfo(folder).isDir()) {
            return Failure{CliTexts::tr("There is no folder %1. Check the path.").arg(path)};
        }
        roots.m_readable.append(folder);
        if (roots.m_readable.size() > readable.size()) {
            roots.m_writable.append(folder);
        }
    }
    roots.m_readable.removeDuplicates();
    return roots;
}

QString AccessRoots::absolute(const QString &path) const
{
    if (path.startsWith("~/"_L1)) {
        return QDir::cleanPath(QDir::homePath() + path.sliced(1));
    }
    if (QDir::isAbsolutePath(path)) {
        return QDir::cleanPath(path);
    }
    const auto from = [&path](const QString &root) { return QDir::cleanPath(root + u'/' + path); };
    for (const QString &root : m_readable) {
        if (QFileInfo::exists(from(root))) {
            return from(root);
        }
    }
    return m_readable.isEmpty() ? QDir::cleanPath(path) : from(m_readable.front());
}

bool AccessRoots::holds(const QString &path) const
{
    return isBelowAny(withoutLinks(QDir::cleanPath(path)), m_readable);
}

Result<QString> AccessRoots::toRead(const QString &path) const
{
    if (!isName(path)) {
        return noName();
    }
    const QString whole = withoutLinks(absolute(path));
    if (!isBelowAny(whole, m_readable)) {
        return outside(path, m_readable);
    }
    const QFileInfo info(whole);
    if (!info.exists()) {
        return Failure{CliTexts::tr("There is no %1. Check the path.").arg(path)};
    }
    if (!info.isFile() && !info.isDir()) { // a pipe would block the server
        return Failure{CliTexts::tr("%1 is neither a file nor a folder. Name one.").arg(path)};
    }
    return whole;
}

Result<QString> AccessRoots::toReadWhole(const QString &path, const QStringList &wanted) const
{
    const Result<QString> whole = toRead(path);
    const QString link =
        whole && QFileInfo(*whole).isDir() ? linkOut(*whole, m_readable, wanted) : QString();
    if (!link.isEmpty()) {
        return Failure{CliTexts::tr("%1 is a link out of the folders that are open to this server, "
                                    "so %2 is not read. Name a path within these folders.")
                           .arg(link, path)};
    }
    return whole;
}

Result<QString> AccessRoots::toWrite(const QString &path) const
{
    if (m_writable.isEmpty()) {
        return Failure{CliTexts::tr("This server writes nothing. Take the text from the answer, or "
                                    "start \"baton mcp\" with --write FOLDER.")};
    }
    if (!isName(path)) {
        return noName();
    }
    const QString given = absolute(path);
    const QString whole = withoutLinks(given);
    const bool leadsNowhere = QFileInfo(given).isSymLink() && !QFileInfo::exists(given);
    if (!leadsNowhere && isBelowAny(whole, m_readable) && !isBelowAny(whole, m_writable)) {
        return Failure{
            CliTexts::tr("%1 is open to this server for reading only. Take the text from "
                         "the answer, or start \"baton mcp\" with --write and its folder.")
                .arg(path)};
    }
    if (leadsNowhere || !isBelowAny(whole, m_writable)) {
        return outside(path, m_writable);
    }
    return whole;
}

} // namespace baton::cli
