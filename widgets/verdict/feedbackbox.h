// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/text/wraplabel.h"

namespace baton {

/// The exact text to send, in a frame of its own.
class FeedbackBox : public WrapLabel
{
    Q_OBJECT

public:
    explicit FeedbackBox(QWidget *parent = nullptr);

    /// Shows the first lines of @p feedback: nobody reads hundreds here, and to lay them out takes
    /// longer than a key may.
    void setFeedback(const QString &feedback);
    /// All of it.
    [[nodiscard]] const QString &feedback() const { return m_feedback; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_feedback;
};

} // namespace baton
