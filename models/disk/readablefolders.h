// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p path with links resolved, as far as it exists.
[[nodiscard]] QString withoutLinks(const QString &path);
/// @p path, which may be relative to the absolute @p folder, absolute and clean, with the links in
/// its folder resolved: one file has one path. Empty if no file can have this path: it contains a
/// NUL.
[[nodiscard]] QString absoluteIn(const QString &folder, const QString &path);
/// True if @p path, which must not contain links, is one of @p folders or lies below one.
[[nodiscard]] bool isBelowAny(const QString &path, const QStringList &folders);

/// Restricts all checks in every thread to some folders while an object of this class exists: for a
/// server, whose documents may come from anybody. Without one, as on the command line and in a
/// window, a check follows every path in a document.
class ReadableFolders
{
public:
    /// @p folders must not contain links; if empty, no file on disk may be read. Protocols of
    /// workspaces are read in @p protocols, which must not contain links either.
    ReadableFolders(QStringList folders, QStringList protocols);
    ~ReadableFolders();
    Q_DISABLE_COPY_MOVE(ReadableFolders)

    /// True if @p path, with links resolved, may be read; also for a path that does not exist.
    [[nodiscard]] static bool hold(const QString &path);
    /// True if the protocols in the folder @p path may be read: no link in it leads outside.
    [[nodiscard]] static bool holdProtocols(const QString &path);

private:
    QStringList m_folders;
    QStringList m_protocols;
    const ReadableFolders *m_before;
};

} // namespace baton
