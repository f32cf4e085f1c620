// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/changedpaths.h"

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds changesSettle = 200ms;
constexpr qsizetype pathsOfABatch = 200;

} // namespace

ChangedPaths::ChangedPaths(QObject *parent)
    : QObject(parent)
    , m_pause(changesSettle)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ChangedPaths::handOut);
}

void ChangedPaths::proceed()
{
    if (m_work.isValid()) {
        m_pause = std::max(changesSettle, std::chrono::milliseconds(m_work.elapsed()));
        m_work.invalidate();
    }
    if (!m_paths.isEmpty() && !m_timer.isActive()) {
        m_timer.start(m_pause);
    }
}

void ChangedPaths::pause()
{
    m_timer.stop();
    m_work.invalidate();
}

void ChangedPaths::handOut()
{
    QStringList batch(m_paths.begin(), m_paths.end());
    batch.resize(std::min(batch.size(), pathsOfABatch));
    m_paths.subtract(QSet<QString>(batch.begin(), batch.end()));
    m_work.start();
    Q_EMIT batchReady(batch);
}

} // namespace baton
