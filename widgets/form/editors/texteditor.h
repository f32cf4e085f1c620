// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

namespace baton {

/// One line of text, with the values that the schema suggests. Without a schema the value keeps its
/// type. Shift+Enter starts a second line.
class TextEditor : public LineEditor
{
    Q_OBJECT

public:
    using LineEditor::LineEditor;

protected:
    void showField() override;
    [[nodiscard]] Result<Value> meaningOf(const QString &typed) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QStringList m_suggestions;
};

} // namespace baton
