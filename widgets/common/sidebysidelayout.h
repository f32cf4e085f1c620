// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace baton {

class WrapLabel;

/// A text that wraps with what belongs to it at its right, or below it where a word of the text
/// would have to be broken else.
class SideBySideLayout final : public QLayout
{
    Q_OBJECT

public:
    explicit SideBySideLayout(WrapLabel *text);
    ~SideBySideLayout() override;

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
    void invalidate() override;

private:
    [[nodiscard]] int widestWord() const;
    /// The width of the parts beside the text, with the gaps.
    [[nodiscard]] int widthOfRest() const;
    /// @returns the height that is needed; moves the items when @p isReal.
    int arrange(const QRect &rect, bool isReal) const;
    int placeBeside(const QRect &rect, bool isReal) const;
    int placeBelow(const QRect &rect, bool isReal) const;
    void place(QLayoutItem &item, const QRect &rect, const QRect &where) const;

    WrapLabel *m_text;
    std::vector<std::unique_ptr<QLayoutItem>> m_items; ///< the text first
    mutable int m_widestWord = -1;
};

} // namespace baton
