// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/multilineeditor.h"

namespace baton {

/// A text on a single line, wrapped so that all of it is visible. Keys work as in a line edit; Tab
/// selects the text.
class WrappedTextEditor : public MultiLineEditor
{
    Q_OBJECT

public:
    explicit WrappedTextEditor(QWidget *parent = nullptr);

    [[nodiscard]] bool isEmpty() const;

protected:
    void take(const QString &typed) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
