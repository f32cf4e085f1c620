// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>

namespace baton {

/// A line edit that elides its text with "…" while it is not edited.
class ElidingLine : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// The painted text: all of it, or its beginning and "…".
    [[nodiscard]] QString shownText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect textArea() const;
};

} // namespace baton
