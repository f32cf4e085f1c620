// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/readablefolders.h"

#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::atomic<const ReadableFolders *> &currentFolders()
{
    static std::atomic<const ReadableFolders *> current = nullptr;
    return current;
}

} // namespace

QString withoutLinks(const QString &path)
{
    const QString whole = QFileInfo(path).canonicalFilePath();
    if (!whole.isEmpty() || path.isEmpty() || path == u'/') {
        return whole;
    }
    const QString folder = withoutLinks(parentOf(path).isEmpty() ? u"/"_s : parentOf(path));
    return folder.isEmpty() ? QString() : QDir::cleanPath(folder + u'/' + lastNameOf(path));
}

QString absoluteIn(const QString &folder, const QString &path)
{
    if (path.contains(QChar::Null)) {
        return {};
    }
    const QString whole = QDir::cleanPath(path.startsWith(u'/') ? path : folder + u'/' + path);
    return QDir::cleanPath(withoutLinks(parentOf(whole)) + u'/' + lastNameOf(whole));
}

bool isBelowAny(const QString &path, const QStringList &folders)
{
    return std::ranges::any_of(
        folders, [&path](const QString &folder) { return isAtOrBelow(path, folder); });
}

ReadableFolders::ReadableFolders(QStringList folders, QStringList protocols)
    : m_folders(std::move(folders))
    , m_protocols(std::move(protocols))
    , m_before(currentFolders().exchange(this))
{
}

ReadableFolders::~ReadableFolders()
{
    currentFolders() = m_before;
}

bool ReadableFolders::hold(const QString &path)
{
    const ReadableFolders *current = currentFolders();
    return !current || isBelowAny(withoutLinks(QDir::cleanPath(path)), current->m_folders);
}

bool ReadableFolders::holdProtocols(const QString &path)
{
    const ReadableFolders *current = currentFolders();
    if (!current) {
        return true;
    }
    const QString folder = withoutLinks(QDir::cleanPath(path));
    const auto isWithin = [current](const QString &one) {
        return isBelowAny(withoutLinks(one), current->m_protocols);
    };
    const QStringList packs = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return isWithin(folder) && std::ranges::all_of(packs, [&](const QString &pack) {
               return isWithin(folder + u'/' + pack); // which keeps within itself
           });
}

} // namespace baton
