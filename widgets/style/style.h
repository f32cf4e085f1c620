// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/measurestyle.h"

namespace baton {

/// Paints the shapes of the visual tokens.
class BatonStyle : public MeasureStyle
{
    Q_OBJECT

public:
    void polish(QApplication *application) override;
    void unpolish(QApplication *application) override;
    void polish(QWidget *widget) override;
    using MeasureStyle::polish;
    using MeasureStyle::unpolish;
    /// Enter presses the focused button, like Space.
    bool eventFilter(QObject *watched, QEvent *event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr,
                  const QWidget *widget = nullptr,
                  QStyleHintReturn *returned = nullptr) const override;
    QIcon standardIcon(StandardPixmap name, const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;
};

} // namespace baton
