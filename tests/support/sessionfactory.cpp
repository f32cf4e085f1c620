// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/sessionfactory.h"

#include <QDir>
#include <QFile>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

void SessionFactory::setTrouble(int contradictory, int broken)
{
    m_contradictory = contradictory;
    m_broken = broken;
}

SessionFactory::Plan SessionFactory::plan(int phases)
{
    Plan result;
    const int dice = below(100);
    result.fate = dice < 60 ? Fate::Complete
        : dice < 85         ? Fate::Failed
        : dice < 95         ? Fate::Running
                            : Fate::Paused;
    result.phase = below(phases);
    result.retries = below(4);
    result.isContradictory = below(100) < m_contradictory;
    // Half an hour apart: the first ones forwards, later ones backwards, none in the future.
    constexpr int forwards = 12'000;
    const int step = m_sessions < forwards ? m_sessions : forwards - 1 - m_sessions;
    result.start = QDateTime(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::UTC)
                       .addSecs(qint64(step) * 1800 + below(1700));
    return result;
}

/// A broken file is truncated somewhere in its second half.
void SessionFactory::write(const QString &path, QByteArray text)
{
    if (m_isBroken && text.size() > 20 && below(2) == 0) {
        text.truncate(text.size() / 2 + below(static_cast<int>(text.size() / 2)));
    }
    QDir().mkpath(path.section(u'/', 0, -2));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

void SessionFactory::writeHandoff(const QString &path, const QByteArray &text)
{
    ++m_handoffs;
    write(path, text);
}

void SessionFactory::addAll(const QString &root, int count)
{
    addCfd(root + "/cfd"_L1, count);
    addSwarm(root + "/swarm"_L1, count);
    addNative(root + "/project"_L1, count);
    addArena(root + "/arena"_L1, count);
    addPlain(root + "/loose"_L1, count);
}

} // namespace baton
