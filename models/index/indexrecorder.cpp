// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/indexrecorder.h"

#include "models/index/sessionindexing.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/review/reviewfile.h"
#include "models/session/building/sessionmechanism.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/state/layoutlookup.h"

namespace baton {

IndexRecorder::IndexRecorder(const SessionLocation &place, const ProtocolCatalog &catalog,
                             SessionFiles &files)
    : m_catalog(catalog)
    , m_files(files)
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
    const SessionLayout *layout = layoutOf(place, m_catalog).layout;
    IndexedSession kept = indexed(session, bytes, reviews.reviews,
                                  layout && mechanismOf(layout->reading).areRowsPhases());
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
