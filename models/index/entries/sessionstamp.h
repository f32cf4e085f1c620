// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QByteArray>
#include <QHash>
#include <QMutex>

namespace baton {

/// The facts by which it is noticed that a session is not as it was read.
struct SessionStamp
{
    /// Names, sizes and times of its files, as a hash; empty if these are not reliable, because a
    /// file was written just before, or there are too many.
    QByteArray times;
    QByteArray content;  ///< names and bytes of the same files, as a hash
    QStringList outside; ///< paths outside of its folder that its reading looked at, sorted

    friend bool operator==(const SessionStamp &, const SessionStamp &) = default;
};

/// The files of sessions as they are on the disk now. Files outside of their folders that several
/// sessions use are checked once.
///
/// May be used from any thread.
class SessionFiles
{
public:
    /// The files of one session by their times.
    struct Own
    {
        QByteArray times;       ///< a hash; empty if there are too many files
        bool isSettled = false; ///< false: one may change without another size and time
    };

    /// The names, sizes, times and permissions of all files of @p place.
    [[nodiscard]] static Own own(const SessionLocation &place);
    /// The stamp of a session whose files were @p before when its reading began, and whose reading
    /// accessed @p outside. Empty if the files have changed since.
    [[nodiscard]] SessionStamp stamp(const SessionLocation &place, const Own &before,
                                     const QStringList &outside);
    /// SessionStamp::times as they are now; empty if they are not reliable.
    [[nodiscard]] QByteArray times(const Own &own, const QStringList &outside);
    /// SessionStamp::content as it is now. Of a file above 64 MB the begin and the end count.
    [[nodiscard]] QByteArray content(const SessionLocation &place, const QStringList &outside);

private:
    QMutex m_mutex;
    QHash<QString, QByteArray> m_times; ///< of paths outside
    QHash<QString, QByteArray> m_content;
};

} // namespace baton
