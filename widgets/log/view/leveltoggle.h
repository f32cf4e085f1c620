// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logentryreader.h"

#include <QAbstractButton>

namespace baton {

/// Shows or hides the lines of one level: shape if the level has one, word, and count. Struck out
/// while its lines are hidden.
class LevelToggle : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LevelToggle(LogLevel level, QWidget *parent = nullptr);

    [[nodiscard]] LogLevel level() const { return m_level; }
    void setCount(qint64 count);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The user wants to see this level only (Ctrl+click).
    void onlyThisRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int shapeWidth() const;

    LogLevel m_level;
    qint64 m_count = 0;
};

/// "Errors", "Other lines".
[[nodiscard]] QString wordOf(LogLevel level);

} // namespace baton
