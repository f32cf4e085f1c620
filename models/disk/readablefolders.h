// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p path without links, as far as it is there.
[[nodiscard]] QString withoutLinks(const QString &path);
/// True when @p path, which holds no links, is one of @p folders or lies below one.
[[nodiscard]] bool isBelowAny(const QString &path, const QStringList &folders);

/// Keeps all checks within some folders, in every thread, as long as an object of this class
/// exists: for a server, where whoever wrote a document may be anybody. Without one, as on the
/// command line and in a window, a check looks wherever a document points.
class ReadableFolders
{
public:
    /// @p folders hold no links; with none nothing on the disk is looked at.
    explicit ReadableFolders(QStringList folders);
    ~ReadableFolders();
    Q_DISABLE_COPY_MOVE(ReadableFolders)

    /// True when @p path, which is followed through links, may be looked at; also of one that is
    /// not there.
    [[nodiscard]] static bool hold(const QString &path);

private:
    QStringList m_folders;
    const ReadableFolders *m_before;
};

} // namespace baton
