// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/statuspainting.h"

#include <QIconEngine>
#include <QPainter>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

/// Paints on every request, so that a change of theme or screen is visible immediately.
class StatusIconEngine : public QIconEngine
{
public:
    StatusIconEngine(Status status, Role role)
        : m_status(status)
        , m_role(role)
    {
    }

    QIconEngine *clone() const override { return new StatusIconEngine(m_status, m_role); }
    QString key() const override { return u"baton-status"_s; }
    QString iconName() override { return wordOf(m_status); }
    bool isNull() override { return m_status == Status::None; }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintStatus(*painter, rect, m_status, mode == QIcon::Disabled ? Role::Disabled : m_role);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    /// @p size is in logical pixels with @p scale device pixels each (since Qt 6.8).
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap pixmap((QSizeF(size) * scale).toSize());
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

private:
    Status m_status;
    Role m_role;
};

} // namespace

QIcon statusIcon(Status status, Role role)
{
    return QIcon(new StatusIconEngine(status, role));
}

} // namespace baton
