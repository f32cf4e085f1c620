// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/indexrecorder.h"

#include "models/index/sessionindexing.h"
#include "models/review/reviewfile.h"

namespace baton {

IndexRecorder::IndexRecorder(const SessionLocation &place, SessionFiles &files)
    : m_files(files)
    , m_times(SessionFiles::ownTimes(place))
{
}

IndexedSession IndexRecorder::finish(const Session &session,
                                     const QHash<QString, QByteArray> &bytes)
{
    const SessionLocation &place = session.summary.place;
    const QString found = ReviewFile::find(place.path);
    const ReadReviews reviews = found.isEmpty() ? ReadReviews() : ReviewFile::read(found);
    std::ranges::for_each(reviews.files, &DiskDependencies::note);
    IndexedSession kept = indexed(session, bytes, reviews.reviews);
    QStringList outside;
    for (const QString &path : m_dependencies.paths()) {
        if (!path.startsWith(place.path + u'/') && path != place.path && path != place.stateFile) {
            outside.append(path);
        }
    }
    outside.sort();
    kept.stamp = m_files.stamp(place, m_times, outside);
    return kept;
}

} // namespace baton
