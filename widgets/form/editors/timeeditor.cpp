// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/timeeditor.h"

#include <QDateTime>
#include <QPushButton>

namespace baton {

TimeEditor::TimeEditor(QWidget *parent)
    : LineEditor(parent)
{
    auto *now = new QPushButton(tr("Now"), this);
    now->setToolTip(tr("Fill in the present time in UTC"));
    connect(now, &QPushButton::clicked, this, [this] {
        const QDateTime time = QDateTime::currentDateTimeUtc();
        type(time.addMSecs(-time.time().msec()).toString(Qt::ISODate));
    });
    addWidget(now);
}

} // namespace baton
