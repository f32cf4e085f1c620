// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QWidget>

namespace baton {

/// One line with the meaning of the shapes in the grid.
class StatusLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLegend(QWidget *parent = nullptr);

    struct Entry
    {
        Status status = Status::None;
        QString word;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    void setEntries(const std::vector<Entry> &entries);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Entry> m_entries;
};

} // namespace baton
