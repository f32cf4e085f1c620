// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/indexrecorder.h"

#include "models/index/entries/sessionindexing.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/review/reviewfile.h"
#include "models/session/building/sessionmechanism.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/state/layoutlookup.h"
#include "models/strings/pathstrings.h"

#include <algorithm>

namespace baton {

namespace {

/// False for a session that time alone changes, for a queue, and for one whose reading depends on
/// more than its files: handoffs that were overwritten, a state that can no longer be read.
bool isOfItsFiles(const Session &session)
{
    const SessionSummary &summary = session.summary;
    const bool isOver = summary.liveness == Liveness::Over || summary.liveness == Liveness::Expired;
    return isOver && !summary.place.isQueue() && !summary.stateKept.isValid()
        && summary.stateLost.isEmpty()
        && std::ranges::all_of(session.handoffs, [](const SessionHandoff &handoff) {
               return handoff.kept.isEmpty();
           });
}

} // namespace

IndexRecorder::IndexRecorder(const SessionLocation &place, const ProtocolCatalog &catalog,
                             SessionFiles &files, QString root)
    : m_catalog(catalog)
    , m_files(files)
    , m_root(std::move(root))
    , m_before(SessionFiles::own(place))
{
}

IndexedSession IndexRecorder::finish(const Session &session,
                                     const QHash<QString, QByteArray> &bytes)
{
    const SessionLocation &place = session.summary.place;
    const QString found = ReviewFile::find(place.path);
    const ReadReviews reviews = found.isEmpty() ? ReadReviews() : ReviewFile::read(found);
    std::ranges::for_each(reviews.files, &DiskDependencies::add);
    const SessionLayout *layout = layoutOf(place, m_catalog).layout;
    IndexedSession kept = indexed(session, bytes, reviews.reviews,
                                  layout && mechanismOf(layout->reading).areRowsPhases(), m_root);
    QStringList outside;
    for (const QString &path : m_dependencies.paths()) {
        if (!isAtOrBelow(path, place.path) && path != place.stateFile) {
            outside.append(path);
        }
    }
    outside.sort();
    if (isOfItsFiles(session)) {
        kept.stamp = m_files.stamp(place, m_before, outside);
    }
    return kept;
}

} // namespace baton
