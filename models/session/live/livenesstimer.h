// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace baton {

/// When sessions that live will not any more, unless they give another sign: nothing changes on
/// disk when one falls silent. Rests until the first of them is due.
class LivenessTimer final : public QObject
{
    Q_OBJECT

public:
    explicit LivenessTimer(QObject *parent = nullptr);

    /// What is known as @p path lives until @p end, as endOfLiveness() has it; invalid: it is over.
    void watch(const QString &path, const QDateTime &end);
    void forget(const QString &path) { m_lives.remove(path); }
    void clear();

Q_SIGNALS:
    /// @p paths are to be looked at, and are watched no more.
    void due(const QStringList &paths);

private:
    void tell();

    QHash<QString, QDateTime> m_lives;
    QTimer m_timer;
};

} // namespace baton
