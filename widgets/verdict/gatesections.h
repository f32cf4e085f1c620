// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QList>
#include <QObject>

namespace baton {

class GateRow;
class VerdictSection;

/// The gates of a verdict: a section for each, with a row for each criterion.
class GateSections final : public QObject
{
    Q_OBJECT

public:
    /// Adds sections to @p content, before its last item.
    explicit GateSections(QWidget *content);

    /// Shows the gates of @p verdict, whose document is number @p number of @p now; as stale if
    /// that does not parse.
    void show(const Verdict &verdict, const Snapshot &now, int number, bool isStale);

Q_SIGNALS:
    /// The user activated the place of a criterion.
    void activated(const baton::Finding &place);

private:
    void addSection();

    QWidget *m_content;
    QList<VerdictSection *> m_sections;
    QList<QList<GateRow *>> m_rows;
};

} // namespace baton
