// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logentryreader.h"

#include <QAbstractButton>

namespace baton {

/// Shows or hides the lines of one level, and tells how many there are: a shape where the level has
/// one, the word, the count. Struck out while its lines are hidden.
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
    /// Only the lines of this level are wanted (Ctrl+click).
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
