// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/editorfactory.h"

#include "widgets/form/editors/booleaneditor.h"
#include "widgets/form/editors/checksumeditor.h"
#include "widgets/form/editors/enumeditor.h"
#include "widgets/form/editors/numbereditor.h"
#include "widgets/form/editors/patheditor.h"
#include "widgets/form/editors/raweditor.h"
#include "widgets/form/editors/texteditor.h"
#include "widgets/form/editors/timeeditor.h"

namespace baton {

FieldEditor *createEditor(const FieldState &state, const DocumentLocation &document,
                          QWidget *parent)
{
    switch (state.widget) {
    case FieldWidget::MultiLine:
        return new MultiLineEditor(false, parent);
    case FieldWidget::Code:
        return new MultiLineEditor(true, parent);
    case FieldWidget::Number:
        return new NumberEditor(false, parent);
    case FieldWidget::Integer:
        return new NumberEditor(true, parent);
    case FieldWidget::Boolean:
        return new BooleanEditor(parent);
    case FieldWidget::Enum:
        return new EnumEditor(parent);
    case FieldWidget::Time:
        return new TimeEditor(parent);
    case FieldWidget::Path:
        return new PathEditor(document, parent);
    case FieldWidget::Checksum:
        return new ChecksumEditor(parent);
    case FieldWidget::Text:
        return new TextEditor(parent);
    default:
        return new RawEditor(parent);
    }
}

bool sharesEditor(const FieldState &before, const FieldState &now)
{
    return before.widget == now.widget;
}

} // namespace baton
