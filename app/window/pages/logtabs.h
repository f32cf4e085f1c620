// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"
#include "models/log/search/exportlines.h"

#include <QObject>

namespace baton {

class PageTabs;
class LogView;

/// The tabs that show logs: files that are read, searched and followed but never edited.
class LogTabs : public QObject
{
    Q_OBJECT

public:
    LogTabs(PageTabs &tabs, QObject *parent);

    /// True for logs by their name, and for files that are too large for an editor.
    [[nodiscard]] static bool isLog(const QString &path);

    /// Shows the file in its tab or in a new one, and moves to the line.
    void open(const Location &location);

Q_SIGNALS:
    void opened(const QString &path);
    void messageRequested(const QString &text);
    /// See LogView::saveRequested().
    void saveRequested(const QString &name, const baton::SaveLines &save);

private:
    LogView *show(const QString &path);
    LogView *add(const QString &path);

    PageTabs &m_tabs;
};

} // namespace baton
