// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

namespace baton {

/// A point in time in ISO 8601, with a button that inserts the current time in UTC.
class TimeEditor : public LineEditor
{
    Q_OBJECT

public:
    explicit TimeEditor(QWidget *parent = nullptr);
};

} // namespace baton
