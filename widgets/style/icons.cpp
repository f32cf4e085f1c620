// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Draws a line icon in the present colour of its role.
class LineIconEngine : public QIconEngine
{
public:
    LineIconEngine(const QString &name, Role role)
        : m_name(name)
        , m_role(role)
    {
    }

    QIconEngine *clone() const override { return new LineIconEngine(*this); }
    QString key() const override { return u"baton-line"_s; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int edge = std::min(rect.width(), rect.height());
        QRect square(0, 0, edge, edge);
        square.moveCenter(rect.center());
        const QPaintEngine *engine = painter->paintEngine();
        const bool isSeen = engine != nullptr && engine->type() == QPaintEngine::Raster
            && painter->transform().type() <= QTransform::TxTranslate;
        if (isSeen) { // requested repeatedly
            painter->drawPixmap(
                square,
                scaledPixmap(square.size(), mode, state, painter->device()->devicePixelRatioF()));
        } else {
            render(*painter, square, mode);
        }
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        const QString id = u"baton/%1/%2/%3x%4@%5"_s.arg(m_name, colorFor(mode).name())
                               .arg(size.width())
                               .arg(size.height())
                               .arg(scale);
        QPixmap pixmap;
        if (QPixmapCache::find(id, &pixmap)) {
            return pixmap;
        }
        pixmap = QPixmap(size * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        render(painter, QRect(QPoint(), size), mode);
        painter.end();
        QPixmapCache::insert(id, pixmap);
        return pixmap;
    }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        return Theme::color(mode == QIcon::Disabled ? Role::Disabled : m_role);
    }

    void render(QPainter &painter, const QRect &area, QIcon::Mode mode) const
    {
        QFile file(u":/baton/icons/%1.svg"_s.arg(m_name));
        if (!file.open(QIODevice::ReadOnly)) {
            qWarning("There is no icon named %s.", qUtf8Printable(m_name));
            return;
        }
        QByteArray svg = file.readAll();
        svg.replace("currentColor", colorFor(mode).name().toUtf8());
        QSvgRenderer(svg).render(&painter, area);
    }

    QString m_name;
    Role m_role;
};

} // namespace

QIcon icon(const QString &name, Role role)
{
    return QIcon(new LineIconEngine(name, role));
}

} // namespace baton
