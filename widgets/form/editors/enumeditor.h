// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/fieldeditor.h"

class QComboBox;

namespace baton {

/// One of the values that the schema lists. Any other value of the document is kept and offered.
class EnumEditor : public FieldEditor
{
    Q_OBJECT

public:
    explicit EnumEditor(QWidget *parent = nullptr);

protected:
    void showField() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void take(int index);

    QComboBox *m_choice;
};

} // namespace baton
