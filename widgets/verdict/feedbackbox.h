// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/wraplabel.h"

namespace baton {

/// The exact text to send, in a frame of its own.
class FeedbackBox : public WrapLabel
{
    Q_OBJECT

public:
    explicit FeedbackBox(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace baton
