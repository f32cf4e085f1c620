// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/fieldeditor.h"

class QButtonGroup;

namespace baton {

/// Yes, no, or unset where the field may be missing or null.
class BooleanEditor : public FieldEditor
{
    Q_OBJECT

public:
    explicit BooleanEditor(QWidget *parent = nullptr);

protected:
    void showField() override;

private:
    enum Choice { Yes, No, Unset };
    void take(int choice);

    QButtonGroup *m_choices;
};

} // namespace baton
