// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/text/wraplabel.h"

namespace baton {

/// The exact text to send, in a frame.
class FeedbackBox : public WrapLabel
{
    Q_OBJECT

public:
    explicit FeedbackBox(QWidget *parent = nullptr);

    /// Shows the first lines of @p feedback: laying out hundreds of lines would block the window.
    void setFeedback(const QString &feedback);
    /// The complete text.
    [[nodiscard]] const QString &feedback() const { return m_feedback; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_feedback;
};

} // namespace baton
