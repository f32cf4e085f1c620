// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/navigation.h"

#include <cstdlib>
#include <utility>

namespace baton {

namespace {

constexpr int nearLines = 10;
constexpr qsizetype maxVisits = 100;

bool isNear(const NavigationPoint &a, const NavigationPoint &b)
{
    return a.document == b.document && a.path == b.path && std::abs(a.line - b.line) < nearLines;
}

} // namespace

Navigation::Arrival::Arrival(Navigation &navigation)
    : m_navigation(navigation)
{
    m_navigation.m_isArriving = true;
}

Navigation::Arrival::~Arrival()
{
    m_navigation.m_isArriving = false;
    if (const auto last = std::exchange(m_navigation.m_passed, std::nullopt)) {
        m_navigation.moveTo(*last);
    }
}

void Navigation::moveTo(const NavigationPoint &here)
{
    if (m_isStepping) {
        return;
    }
    if (m_isArriving) {
        m_passed = here;
        return;
    }
    if (m_at >= 0 && isNear(m_visits.at(m_at), here)) {
        m_visits[m_at] = here;
        return;
    }
    m_visits.resize(m_at + 1);
    m_visits.append(here);
    if (m_visits.size() > maxVisits) {
        m_visits.removeFirst();
    }
    m_at = m_visits.size() - 1;
    Q_EMIT changed();
}

template <typename Condition>
void Navigation::forgetWhere(Condition isGone)
{
    for (qsizetype i = m_visits.size() - 1; i >= 0; --i) {
        if (isGone(m_visits.at(i))) {
            m_visits.removeAt(i);
            m_at -= i <= m_at ? 1 : 0;
        }
    }
    m_at = std::max<qsizetype>(m_at, m_visits.isEmpty() ? -1 : 0);
    Q_EMIT changed();
}

void Navigation::forget(quint64 document)
{
    forgetWhere([document](const NavigationPoint &visit) {
        return visit.path.isEmpty() && visit.document == document;
    });
}

void Navigation::forget(const QString &path)
{
    forgetWhere([&path](const NavigationPoint &visit) { return visit.path == path; });
}

void Navigation::back()
{
    step(-1);
}

void Navigation::forward()
{
    step(1);
}

void Navigation::step(qsizetype by)
{
    if (m_at + by < 0 || m_at + by >= m_visits.size()) {
        return;
    }
    m_at += by;
    m_isStepping = true;
    Q_EMIT visitRequested(m_visits.at(m_at));
    m_isStepping = false;
    Q_EMIT changed();
}

} // namespace baton
