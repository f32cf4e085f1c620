// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QList>
#include <QObject>

namespace baton {

class GateRow;
class VerdictSection;

/// The gates of a verdict: a section for each, with a row for each of its criteria.
class GateSections final : public QObject
{
    Q_OBJECT

public:
    /// Sections are made in @p content, above what ends it.
    explicit GateSections(QWidget *content);

    /// Shows those of @p verdict, whose document is @p number of @p now; as stale when that does
    /// not parse.
    void show(const Verdict &verdict, const Snapshot &now, int number, bool isStale);

Q_SIGNALS:
    /// The reader asks for the place of a criterion.
    void activated(const baton::Finding &place);

private:
    void addSection();

    QWidget *m_content;
    QList<VerdictSection *> m_sections;
    QList<QList<GateRow *>> m_rows;
};

} // namespace baton
