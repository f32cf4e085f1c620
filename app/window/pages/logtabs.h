// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <QObject>

#include <functional>

namespace baton {

class PageTabs;
class LogView;

/// The tabs that show logs: files that are read, searched and followed but never edited.
class LogTabs : public QObject
{
    Q_OBJECT

public:
    /// Asks where to save what is called so; empty when the reader changed their mind.
    using PathChooser = std::function<QString(const QString &name)>;

    LogTabs(PageTabs &tabs, PathChooser chooser, QObject *parent);

    /// True for logs by their name, and for files that are too large for an editor.
    [[nodiscard]] static bool isLog(const QString &path);

    /// Shows the file in its tab, or in a new one, and goes to the line.
    void open(const Location &location);

Q_SIGNALS:
    void opened(const QString &path);
    void messageRequested(const QString &text);

private:
    LogView *show(const QString &path);
    LogView *add(const QString &path);

    PageTabs &m_tabs;
    PathChooser m_chooser;
};

} // namespace baton
