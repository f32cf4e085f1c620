// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>
#include <QPointer>

namespace baton {

class ChosenIndex;
class StatisticsView;

/// The page of statistics, and its export.
class StatisticsCommands : public QObject
{
    Q_OBJECT

public:
    StatisticsCommands(const WindowContext &context, ChosenIndex &index);

Q_SIGNALS:
    /// Show the sessions or handoffs that @p filter finds.
    void searchRequested(const QString &filter);

private:
    void show();
    void add();
    void save();

    const WindowContext &m_context;
    ChosenIndex &m_index;
    QPointer<StatisticsView> m_view;
};

} // namespace baton
