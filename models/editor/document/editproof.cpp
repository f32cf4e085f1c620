// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/editproof.h"

#include "models/editor/snapshot/runonworker.h"

#include <utility>

namespace baton {

EditProof::EditProof(Parser parser)
    : m_parser(std::move(parser))
{
}

void EditProof::note(const QByteArray &before)
{
    if (!m_before) {
        m_before = before;
    }
}

void EditProof::start(QObject &receiver, QThreadPool &pool, const SnapshotPtr &snapshot,
                      const std::shared_ptr<std::atomic_bool> &stop,
                      const std::function<void(const QByteArray &before)> &refuted)
{
    if (isProven()) {
        return;
    }
    const auto work = [parser = m_parser, snapshot, stop] {
        return *stop
            || parser(snapshot->bytes, snapshot->parsed.format, snapshot->parsed.options,
                      stop.get())
            == snapshot->parsed;
    };
    const auto answer = [this, stop, refuted](bool isProven) {
        if (*stop) {
            return; // the text has changed and is verified after the next pause
        }
        const std::optional<QByteArray> before = std::exchange(m_before, std::nullopt);
        if (!isProven && before) {
            refuted(*before);
        }
    };
    runOnWorker(receiver, pool, work, answer);
}

} // namespace baton
