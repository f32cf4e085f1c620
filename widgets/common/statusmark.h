// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QWidget>

#include <optional>

namespace baton {

/// The shape of a status as a widget of fixed size; it follows the theme and tells its word to
/// assistive technology.
class StatusMark : public QWidget
{
    Q_OBJECT

public:
    explicit StatusMark(Status status = Status::None, int size = 16, QWidget *parent = nullptr);

    [[nodiscard]] Status status() const { return m_status; }
    void setStatus(Status status);
    /// Stale content keeps its shape in Role::Disabled.
    void setStale(bool isStale);
    /// Paints in @p role in place of the status's own colour.
    void setRole(Role role);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Status m_status;
    std::optional<Role> m_role;
    bool m_isStale = false;
};

} // namespace baton
