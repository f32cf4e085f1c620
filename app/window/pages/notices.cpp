// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/notices.h"

#include "app/window/pages/centralarea.h"
#include "app/window/parts/statusline.h"
#include "widgets/editor/pagetabs.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton {

Notices::Notices(CentralArea &area, StatusLine &status, QObject *parent)
    : QObject(parent)
    , m_centralArea(area)
    , m_status(status)
{
    connect(&area.tabs(), &QTabWidget::currentChanged, this,
            [this] { showMessage({}); }); // the message was about the previous page
}

void Notices::showMessage(const QString &text)
{
    m_status.showMessage(text);
}

void Notices::withdrawMessage(const QString &text)
{
    m_status.withdrawMessage(text);
}

void Notices::complain(const QString &title, const QString &reason)
{
    showMessage(title); // replaces an earlier success
    show(new InfoBar(Status::Error, title, reason));
}

void Notices::showRejectedInput(const QString &title, const QString &reason)
{
    complain(title, reason);
    m_rejectedInputBar = m_shown;
}

void Notices::hideRejectedInput()
{
    if (m_rejectedInputBar) {
        m_rejectedInputBar->deleteLater();
    }
}

void Notices::show(InfoBar *bar)
{
    delete m_shown;
    m_shown = bar;
    bar->setObjectName(u"notice"_s);
    auto *dismiss = bar->addButton(tr("Dismiss"), u"noticeDismiss"_s);
    connect(dismiss, &QAbstractButton::clicked, bar, &QObject::deleteLater);
    m_centralArea.addBar(bar);
}

void Notices::revealInFileManager(const QString &path)
{
    const QFileInfo info(path);
    const QString folder = info.isDir() ? path : info.path();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
        showMessage(tr("No file manager could be opened for %1.").arg(folder));
    }
}

} // namespace baton
