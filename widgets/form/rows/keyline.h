// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/elidingline.h"

namespace baton {

/// A line for the key of a map. Undo is the document's, unless a key is being typed.
class KeyLine : public ElidingLine
{
    Q_OBJECT

public:
    using ElidingLine::ElidingLine;

protected:
    bool event(QEvent *event) override;
};

} // namespace baton
