// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QWidget>

class QHBoxLayout;

namespace baton {

class StatusMark;
class WrapLabel;

/// A shape with a wrapping text, an optional second line, and a value at the right or, without
/// room, below.
class VerdictRow : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictRow(QWidget *parent = nullptr);

    void setStatus(Status status);
    /// Sets a colour that replaces that of the status.
    void setStatusRole(Role role);
    /// @p strong: number of semi-bold characters at the start.
    void setText(const QString &text, Role role = Role::Text, qsizetype strong = 0);
    void setSecondLine(const QString &text, Role role = Role::Text);
    /// Values longer than longestValue are shown on the second line instead.
    void setValue(const QString &value);
    static constexpr int longestValue = 16;
    [[nodiscard]] QString text() const;

protected:
    /// The layout for a subclass's widgets below the text.
    [[nodiscard]] QHBoxLayout *below() const { return m_below; }

private:
    void updateName();

    StatusMark *m_mark;
    WrapLabel *m_text;
    WrapLabel *m_second;
    WrapLabel *m_value;
    QHBoxLayout *m_below;
};

} // namespace baton
