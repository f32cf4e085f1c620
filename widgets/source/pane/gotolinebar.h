// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/gotobar.h"

namespace baton {

class SourceEdit;

/// A bar to go to a line, or to a column of it: "12" or "12:5".
class GoToLineBar final : public GoToBar
{
    Q_OBJECT

public:
    explicit GoToLineBar(SourceEdit &edit, QWidget *parent = nullptr);

    void open();

protected:
    void go() override;

private:
    SourceEdit &m_edit;
};

} // namespace baton
