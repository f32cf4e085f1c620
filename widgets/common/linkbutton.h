// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/text/wraptext.h"

#include <QAbstractButton>

namespace baton {

/// A link: wrapping text in the accent colour, underlined on hover and focus. Enter and Space
/// activate it.
class LinkButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkButton(const QString &text = {}, QWidget *parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] WrapText wrapped() const;

    mutable WrapText m_measured;
    mutable int m_measuredWidth = -1;
    mutable int m_height = 0; ///< cached height of that text at that width, in pixels
};

} // namespace baton
