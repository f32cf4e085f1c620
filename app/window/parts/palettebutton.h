// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

class QAction;

namespace baton {

/// A button that looks like the input line of the palette and opens it.
class PaletteButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PaletteButton(QAction *opens, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_keys;
};

} // namespace baton
