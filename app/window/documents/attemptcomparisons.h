// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace baton {

class CompareSource;
class CompareView;
class CatalogWatch;

/// Opens comparisons of the handoffs of a session.
class AttemptComparisons : public QObject
{
    Q_OBJECT

public:
    AttemptComparisons(const CatalogWatch &protocols, QObject *parent);

    /// Compares two handoffs of a session; an overwritten one as the session kept it. An existing
    /// comparison of them is shown again with their present contents.
    void compare(const SessionHandoff &before, const SessionHandoff &after);

Q_SIGNALS:
    /// Show @p view, which may be new or already open; the receiver owns it.
    void opened(baton::CompareView *view);
    void failed(const QString &title, const QString &reason);

private:
    void withHandoff(const SessionHandoff &handoff,
                     const std::function<void(const QByteArray &)> &use);
    void show(const SessionHandoff &before, const QByteArray &earlier, const SessionHandoff &after,
              const QByteArray &later);
    [[nodiscard]] std::unique_ptr<CompareSource> sourceOf(const SessionHandoff &handoff,
                                                          const QByteArray &bytes);

    const CatalogWatch &m_protocols;

    struct Attempts
    {
        QPointer<CompareView> view;
        CompareSource *before; ///< source with the earlier attempt; owned by the view
        CompareSource *after;
    };
    QHash<QString, Attempts> m_attempts; ///< compared attempts, by path
};

} // namespace baton
