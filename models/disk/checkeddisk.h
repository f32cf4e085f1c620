// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <functional>
#include <memory>
#include <utility>

namespace baton {

/// The disk as checks see it, and their only access to it. Files outside of ReadableFolders do not
/// exist for them, and none exist in a thread that must not access the disk. Accesses are recorded
/// in DiskDependencies.
class CheckedDisk
{
public:
    /// Decides for this thread, while it exists, whether there is a disk.
    class Use
    {
    public:
        explicit Use(bool touchesDisk)
            : m_before(std::exchange(s_isOn, s_isOn && touchesDisk))
        {
        }
        ~Use() { s_isOn = m_before; }
        Q_DISABLE_COPY_MOVE(Use)

    private:
        bool m_before;
    };

    /// Whether an accessed path is recorded. All are, except those in a session's own folder and
    /// other sessions, which the index tracks in other ways.
    enum class Noted { No, Yes };

    [[nodiscard]] static bool isOn() { return s_isOn; }
    /// True if @p path may be accessed, whether it exists or not.
    [[nodiscard]] static bool maySee(const QString &path, Noted noted = Noted::Yes);
    /// The file or folder @p path; one that does not exist if it may not be seen.
    [[nodiscard]] static QFileInfo at(const QString &path, Noted noted = Noted::Yes);
    /// The information on @p path itself: a link is not followed, as it may lead anywhere.
    [[nodiscard]] static QFileInfo linkAt(const QString &path);
    /// A plain file that at() or entries() gave, open for reading; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<QFile> opened(const QFileInfo &seen);
    /// The entries of the folder @p path that may be seen, by name; not noted.
    [[nodiscard]] static QFileInfoList entries(const QString &path, QDir::Filters filters,
                                               const QStringList &patterns = {});
    /// The files in and below the folder @p path with names like @p pattern, @p most of them; each
    /// is noted, with its folder.
    [[nodiscard]] static QFileInfoList filesBelow(const QString &path, const QString &pattern,
                                                  int most);
    /// @p start or the nearest folder above it that @p isIt accepts; empty if there is none.
    [[nodiscard]] static QString nearest(const QString &start,
                                         const std::function<bool(const QString &)> &isIt);

private:
    static inline thread_local bool s_isOn = true;
};

} // namespace baton
