// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"
#include "widgets/text/wraptext.h"

#include <QHash>
#include <QLabel>

namespace baton {

/// Text that is never elided: it wraps, also inside words that are longer than a line. It can start
/// with semi-bold characters. Follows the theme.
class WrapLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrapLabel(Role role = Role::Text, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// Shows the first @p length characters semi-bold.
    void setStrong(qsizetype length);
    void setRole(Role role);
    [[nodiscard]] Role role() const { return m_role; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] WrapText wrapped() const;
    [[nodiscard]] int heightOf(int width) const;
    void forgetSizes();

    Role m_role;
    qsizetype m_strong = 0;
    // Layouts request the heights often, for all neighbours of a changed label.
    mutable QHash<int, int> m_heights; ///< heights of the text, by width
    mutable QSize m_hint;
};

} // namespace baton
