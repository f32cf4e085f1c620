// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

namespace baton {

/// The digest of the file in the neighbouring field, with a button that computes it.
class ChecksumEditor : public LineEditor
{
    Q_OBJECT

public:
    explicit ChecksumEditor(QWidget *parent = nullptr);
};

} // namespace baton
