// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/logtabs.h"

#include "models/disk/filestore.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/log/view/logview.h"
#include "widgets/style/icons.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

LogTabs::LogTabs(PageTabs &tabs, QObject *parent)
    : QObject(parent)
    , m_tabs(tabs)
{
}

bool LogTabs::isLog(const QString &path)
{
    return path.endsWith(u".log"_s, Qt::CaseInsensitive)
        || QFileInfo(path).size() > FileStore::defaultLimit;
}

void LogTabs::open(const Location &location)
{
    LogView *view = show(QFileInfo(location.path).absoluteFilePath());
    if (!location.text.isEmpty()) {
        view->showMatch(location.line, location.text);
    } else if (location.line > 0) {
        view->showLine(location.line);
    }
}

LogView *LogTabs::show(const QString &path)
{
    auto *view = m_tabs.pageFor<LogView>(path);
    const bool isNew = view == nullptr;
    if (isNew) {
        view = add(path);
    }
    m_tabs.setCurrentWidget(view);
    Q_EMIT opened(path);
    view->setFocus(Qt::OtherFocusReason);
    if (isNew) {
        view->open(path);
        view->showInterest({});
    }
    return view;
}

LogView *LogTabs::add(const QString &path)
{
    auto *view = new LogView;
    const int index = m_tabs.addPage(view, QFileInfo(path).fileName());
    m_tabs.setTabIcon(index, icon(u"list"_s, Role::Muted));
    m_tabs.setTabToolTip(index, QDir::toNativeSeparators(path));
    connect(view, &LogView::saveRequested, this, &LogTabs::saveRequested);
    connect(view, &LogView::messageRequested, this, &LogTabs::messageRequested);
    return view;
}

} // namespace baton
