// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QWidget>

#include <optional>

namespace baton {

/// Shows the shape of a status at a fixed size. It follows the theme; its accessible name is the
/// word for the status.
class StatusMark : public QWidget
{
    Q_OBJECT

public:
    explicit StatusMark(Status status = Status::None, int size = 16, QWidget *parent = nullptr);

    [[nodiscard]] Status status() const { return m_status; }
    void setStatus(Status status);
    /// Stale content keeps its shape in Role::Disabled.
    void setStale(bool isStale);
    /// Paints in @p role instead of the colour of the status.
    void setRole(Role role);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Status m_status;
    std::optional<Role> m_role;
    bool m_isStale = false;
};

} // namespace baton
