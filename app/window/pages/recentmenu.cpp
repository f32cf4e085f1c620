// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/recentmenu.h"

#include "app/window/pages/fileopener.h"
#include "app/window/parts/windowsettings.h"

using namespace Qt::StringLiterals;

namespace baton {

RecentMenu::RecentMenu(WindowSettings &memory, FileOpener &opener, QWidget *parent)
    : QMenu(tr("Open &recent"), parent)
    , m_memory(memory)
    , m_opener(opener)
{
    setObjectName(u"recentMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::fill()
{
    clear();
    addPaths(m_memory.recentFolders());
    addSeparator();
    addPaths(m_memory.recentFiles());
    addSeparator();
    connect(addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { m_memory.clearRecent(); });
}

void RecentMenu::addPaths(const QStringList &paths)
{
    for (const QString &path : paths) {
        const QAction *action = addAction(QString(path).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, path] { m_opener.open(path); });
    }
}

} // namespace baton
