// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

#include <optional>

namespace baton {

/// A place that the user visited.
struct NavigationPoint
{
    quint64 document = 0; ///< OpenDocument::id; 0: not a document
    int line = 1;
    int column = 1;
    QString path = {}; ///< path of a session or log; empty: a document

    friend bool operator==(const NavigationPoint &, const NavigationPoint &) = default;
};

/// The places that the user visited, to go back and forward like in a browser.
class Navigation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// While it exists, only the last place counts as visited.
    class Arrival
    {
    public:
        explicit Arrival(Navigation &navigation);
        ~Arrival();
        Q_DISABLE_COPY_MOVE(Arrival)

    private:
        Navigation &m_navigation;
    };

    /// Sets the present place, which the next jump will leave. Small steps only change it.
    void moveTo(const NavigationPoint &here);
    void forget(quint64 document);
    void forget(const QString &path);
    void back();
    void forward();
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_visits.size(); }

Q_SIGNALS:
    void visitRequested(const baton::NavigationPoint &visit);
    void changed();

private:
    template <typename Condition>
    void forgetWhere(Condition isGone);
    void step(qsizetype by);

    QList<NavigationPoint> m_visits;
    qsizetype m_at = -1;
    bool m_isStepping = false;
    bool m_isArriving = false;
    std::optional<NavigationPoint> m_passed; ///< last arrival
};

} // namespace baton
