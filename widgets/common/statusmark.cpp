// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/statusmark.h"

#include <QPainter>

namespace baton {

StatusMark::StatusMark(Status status, int size, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
{
    setFixedSize(size, size);
    setAccessibleName(wordOf(status));
}

void StatusMark::setStatus(Status status)
{
    if (m_status == status) {
        return;
    }
    m_status = status;
    setAccessibleName(wordOf(status));
    update();
}

void StatusMark::setStale(bool isStale)
{
    m_isStale = isStale;
    update();
}

void StatusMark::setRole(Role role)
{
    m_role = role;
    update();
}

void StatusMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintStatus(painter, rect(), m_status,
                m_isStale ? Role::Disabled : m_role.value_or(roleOf(m_status)));
}

} // namespace baton
