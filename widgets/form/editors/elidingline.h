// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>

namespace baton {

/// A line that says with "…" that its text goes on, while nobody types in it.
class ElidingLine : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// The painted text: all of it, or its beginning with "…".
    [[nodiscard]] QString shownText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect textArea() const;
};

} // namespace baton
