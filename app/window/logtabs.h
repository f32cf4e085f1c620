// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/startoptions.h"

#include <QObject>

namespace baton {

class Dialogs;
class DocumentTabs;
class LogView;

/// The tabs that show logs: files that are read, searched and followed but never edited.
class LogTabs : public QObject
{
    Q_OBJECT

public:
    LogTabs(DocumentTabs &tabs, Dialogs &dialogs, QWidget *window);

    /// True for logs by their name, and for files that are too large for an editor.
    [[nodiscard]] static bool isLog(const QString &path);

    /// Shows the file in its tab, or in a new one, and goes to the line.
    void open(const Location &location);
    /// The log whose tab is the current one; null when that shows something else.
    [[nodiscard]] LogView *current() const;

Q_SIGNALS:
    void opened(const QString &path);
    void told(const QString &text);

private:
    LogView *show(const QString &path);
    LogView *add(const QString &path);
    [[nodiscard]] LogView *find(const QString &path) const;

    DocumentTabs &m_tabs;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace baton
