// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/verdict/verdictsection.h"

#include <QBoxLayout>
#include <QList>

namespace baton {

/// Shows @p count rows of @p section: creates missing rows, which are passed to @p added, and hides
/// others.
template <typename Row>
void fit(QList<Row *> &rows, VerdictSection *section, size_t count, auto &&added)
{
    while (rows.size() < static_cast<qsizetype>(count)) {
        auto *row = new Row(section);
        row->setObjectName(section->objectName() + QStringLiteral("Row")
                           + QString::number(rows.size()));
        section->body()->addWidget(row);
        rows.append(row);
        added(row);
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i]->setVisible(i < static_cast<qsizetype>(count));
    }
    section->setVisible(count > 0);
}

template <typename Row>
void fit(QList<Row *> &rows, VerdictSection *section, size_t count)
{
    fit(rows, section, count, [](Row *) { });
}

} // namespace baton
