// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/multilineeditor.h"

namespace baton {

/// One line of text that is shown whole, in as many lines as it takes. To the keyboard it is a
/// line: who comes by Tab finds its text selected.
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
