// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

namespace baton {

/// The contents of a VirtualList: rows whose height is known before they have a widget.
class RowSource
{
public:
    virtual ~RowSource() = default;

    [[nodiscard]] virtual int rowCount() const = 0;
    /// The key of row @p row, which is stable as long as the row shows the same entry.
    [[nodiscard]] virtual quint64 rowKey(int row) const = 0;
    [[nodiscard]] virtual int estimatedHeight(int row, int width) const = 0;
    [[nodiscard]] virtual std::unique_ptr<QWidget> createRow(int row) = 0;
    virtual void updateRow(int row, QWidget &widget) = 0;
    /// True if updateRow() would change nothing.
    [[nodiscard]] virtual bool isUpToDate(int row, const QWidget &widget) const = 0;
    /// False if @p widget cannot show the new content of @p row.
    [[nodiscard]] virtual bool canShow(int row, const QWidget &widget) const = 0;
    /// The widgets of the row in Tab order.
    [[nodiscard]] virtual std::vector<QWidget *> tabStops(QWidget &widget) const = 0;
};

} // namespace baton
