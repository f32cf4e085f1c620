// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/layouts/wrappinglayout.h"

namespace baton {

class WrapLabel;

/// A wrapping text with other widgets at its right, or below it where a word of the text would have
/// to be broken otherwise.
class SideBySideLayout final : public WrappingLayout
{
    Q_OBJECT

public:
    explicit SideBySideLayout(WrapLabel *text);

    [[nodiscard]] QSize sizeHint() const override;
    void invalidate() override;

private:
    [[nodiscard]] int widestWord() const;
    /// The width of the parts beside the text, including gaps.
    [[nodiscard]] int widthOfRest() const;
    int arrange(const QRect &rect, bool isReal) const override;
    int placeBeside(const QRect &rect, bool isReal) const;
    int placeBelow(const QRect &rect, bool isReal) const;
    void place(QLayoutItem &item, const QRect &rect, const QRect &where) const;

    WrapLabel *m_text;
    mutable int m_widestWord = -1;
};

} // namespace baton
