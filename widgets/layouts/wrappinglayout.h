// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace baton {

/// A layout with height for width. Subclasses implement arrange() to place the items.
class WrappingLayout : public QLayout
{
    Q_OBJECT

public:
    explicit WrappingLayout(QWidget *parent = nullptr);
    ~WrappingLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// The smallest size in which each single item fits.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

protected:
    using Items = std::vector<std::unique_ptr<QLayoutItem>>;

    [[nodiscard]] const Items &items() const { return m_items; }
    /// Returns the height that is required for the width of @p rect. Moves the items only if @p
    /// isReal.
    virtual int arrange(const QRect &rect, bool isReal) const = 0;

private:
    Items m_items;
};

} // namespace baton
