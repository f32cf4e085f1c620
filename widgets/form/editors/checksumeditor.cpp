// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/checksumeditor.h"

#include "widgets/style/fonts.h"

#include <QLineEdit>
#include <QPushButton>

namespace baton {

ChecksumEditor::ChecksumEditor(QWidget *parent)
    : LineEditor(parent)
{
    line().setFont(fonts::mono());
    auto *compute = new QPushButton(tr("Compute"), this);
    compute->setToolTip(tr("Compute the checksum of the file"));
    connect(compute, &QPushButton::clicked, this, &FieldEditor::fillRequested);
    addWidget(compute);
}

} // namespace baton
