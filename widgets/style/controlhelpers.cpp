// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/controlhelpers.h"

#include "widgets/style/fonts.h"

#include <QGuiApplication>
#include <QString>
#include <QStyleHints>
#include <QVariant>
#include <QWidget>

namespace baton {

namespace {

constexpr auto edgeProperty = "batonEdgeRole";
constexpr auto smallProperty = "batonSmall";

constexpr int pauseInKeys = 5;

} // namespace

std::chrono::milliseconds typingPause()
{
    return std::chrono::milliseconds(qint64(pauseInKeys)
                                     * QGuiApplication::styleHints()->keyboardInputInterval());
}

QString literalText(const QString &text)
{
    return QString(text).replace(u'&', QLatin1StringView("&&"));
}

void setEdgeRole(QWidget *control, std::optional<Role> role)
{
    control->setProperty(edgeProperty, role ? QVariant(static_cast<int>(*role)) : QVariant());
    control->update();
}

std::optional<Role> edgeRole(const QWidget *control)
{
    const QVariant role = control ? control->property(edgeProperty) : QVariant();
    return role.isValid() ? std::optional(static_cast<Role>(role.toInt())) : std::nullopt;
}

void setSmall(QWidget *button)
{
    button->setProperty(smallProperty, true);
    button->setFont(fonts::small());
    button->updateGeometry();
}

bool isSmall(const QWidget *button)
{
    return button && button->property(smallProperty).toBool();
}

} // namespace baton
