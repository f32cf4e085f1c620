// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>

namespace baton {

class FileOpener;
class WindowSettings;

/// The menu of recent folders and files.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    RecentMenu(WindowSettings &memory, FileOpener &opener, QWidget *parent);

private:
    void fill();
    void addPaths(const QStringList &paths);

    WindowSettings &m_memory;
    FileOpener &m_opener;
};

} // namespace baton
