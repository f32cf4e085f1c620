// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace baton {

/// Lays charts out in as many columns as there is room for, each below the shortest column.
class ChartColumns final : public QLayout
{
    Q_OBJECT

public:
    explicit ChartColumns(QWidget *parent);
    ~ChartColumns() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// @returns the height that is needed; moves the items when @p isReal.
    int arrange(const QRect &rect, bool isReal) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace baton
