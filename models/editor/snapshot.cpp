// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot.h"

#include <QElapsedTimer>

namespace baton {

SnapshotPtr analyse(const QByteArray &bytes, quint64 revision, Format format,
                    const ProtocolCatalog &catalog, const CheckSettings &settings,
                    const std::atomic_bool *stop)
{
    QElapsedTimer timer;
    timer.start();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->revision = revision;
    snapshot->bytes = bytes;
    snapshot->parsed = parse(bytes, format, {}, stop);
    snapshot->report = check(bytes, snapshot->parsed, catalog, settings, stop);
    if (stop && *stop) {
        return nullptr;
    }
    snapshot->at = QTime::currentTime();
    snapshot->microseconds = timer.nsecsElapsed() / 1000;
    return snapshot;
}

} // namespace baton
