// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

namespace baton {

/// The path of a file, with a button that opens a file dialog.
class PathEditor : public LineEditor
{
    Q_OBJECT

public:
    explicit PathEditor(const DocumentLocation &document, QWidget *parent = nullptr);

private:
    void browse();

    DocumentLocation m_document;
};

} // namespace baton
