// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/pagetabs.h"

#include "models/workspace/distinctnames.h"
#include "widgets/editor/pagetabbar.h"
#include "widgets/editor/tabbutton.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr const char *numberProperty = "pageNumber";

} // namespace

PageTabs::PageTabs(QWidget *parent)
    : QTabWidget(parent)
{
    setObjectName(u"pageTabs"_s);
    setTabBar(new PageTabBar);
    setDocumentMode(true);
    setMovable(true);
    tabBar()->setObjectName(u"pageTabBar"_s);
    tabBar()->setFocusPolicy(Qt::NoFocus);
    for (QToolButton *arrow : tabBar()->findChildren<QToolButton *>()) {
        arrow->setFocusPolicy(Qt::NoFocus);
    }
    tabBar()->setExpanding(false);
    tabBar()->setUsesScrollButtons(true);
    tabBar()->setElideMode(Qt::ElideMiddle);
    tabBar()->setDrawBase(true);
    tabBar()->setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
    tabBar()->installEventFilter(this);
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &PageTabs::showMenu);
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::noteCurrent);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { noteFocus(now); });
}

void PageTabs::noteFocus(QWidget *focus)
{
    for (int i = 0; focus && i < count(); ++i) {
        if (widget(i)->isAncestorOf(focus)) {
            m_focus.insert(widget(i), focus);
        }
    }
}

void PageTabs::takePage(QWidget *page)
{
    const QWidget *focus = window()->focusWidget(); // works with a modal dialog as well
    const bool hadFocus = focus && (page == focus || page->isAncestorOf(focus));
    const auto before =
        m_focus; // a page that is current only for a moment must not change the stored focus
    removeTab(indexOf(page));
    QWidget *shown = currentWidget();
    if (!hadFocus || !shown) {
        return;
    }
    QWidget *wanted = before.value(shown);
    const bool isThere = wanted && wanted->isVisible() && wanted->isEnabled();
    (isThere ? wanted : shown)->setFocus(Qt::OtherFocusReason);
}

void PageTabs::showMenu(QPoint place)
{
    const int index = tabBar()->tabAt(place);
    if (index < 0) {
        return;
    }
    QWidget *page = widget(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"tabMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Close"), this, [this, page] { Q_EMIT closeRequested(page); })
        ->setObjectName(u"tabClose"_s);
    QAction *others =
        menu->addAction(tr("Close the others"), this, [this, page] { closeOthers(page); });
    others->setObjectName(u"tabCloseOthers"_s);
    others->setEnabled(count() > 1);
    QAction *copy = menu->addAction(tr("Copy the path"), this, [path = tabToolTip(index)] {
        QApplication::clipboard()->setText(path);
    });
    copy->setObjectName(u"tabCopyPath"_s);
    copy->setEnabled(QDir::isAbsolutePath(tabToolTip(index)));
    menu->popup(tabBar()->mapToGlobal(place));
}

void PageTabs::closeOthers(const QWidget *kept)
{
    QList<QPointer<QWidget>> others; // closing a page may close others
    for (int i = 0; i < count(); ++i) {
        if (widget(i) != kept) {
            others.append(widget(i));
        }
    }
    for (const QPointer<QWidget> &other : std::as_const(others)) {
        if (other) {
            Q_EMIT closeRequested(other);
        }
    }
}

int PageTabs::numberOf(const QWidget &page)
{
    return page.property(numberProperty).toInt();
}

int PageTabs::addPage(QWidget *page, const QString &title)
{
    page->setProperty(numberProperty, ++m_lastNumber);
    const int index = addTab(page, title);
    tabBar()->setTabData(index, title);
    auto *button = new TabButton;
    connect(button, &QAbstractButton::clicked, this, [this, page] { Q_EMIT closeRequested(page); });
    tabBar()->setTabButton(index, QTabBar::RightSide, button);
    if (!m_recent.contains(page)) {
        m_recent.append(page);
    }
    return index;
}

void PageTabs::showState(QWidget *page, const QString &title, const QString &toolTip, Status status,
                         bool isModified)
{
    const int index = indexOf(page);
    if (index < 0) {
        return;
    }
    tabBar()->setTabData(index, title);
    setTabToolTip(index, toolTip);
    nameTabs();
    setTabIcon(index, status == Status::None ? QIcon() : statusIcon(status));
    tabBar()->setAccessibleTabName(
        index, status == Status::None ? title : title + u", "_s + wordOf(status));
    if (auto *button = qobject_cast<TabButton *>(tabBar()->tabButton(index, QTabBar::RightSide))) {
        button->setModified(isModified);
    }
}

/// Sets the titles. Equal titles get their folders added.
void PageTabs::nameTabs()
{
    QStringList titles;
    QStringList paths;
    for (int i = 0; i < count(); ++i) {
        titles.append(tabBar()->tabData(i).toString());
        paths.append(tabToolTip(i));
    }
    const QStringList names = distinctNames(titles, paths);
    for (int i = 0; i < count(); ++i) {
        const QString text = QString(names[i]).replace(u'&', u"&&"_s);
        if (text != tabText(i)) {
            setTabText(i, text);
        }
    }
}

void PageTabs::walk(int by)
{
    if (m_recent.size() < 2) {
        return;
    }
    const auto from = std::max(m_walked, 0);
    m_walked = static_cast<int>((from + by + m_recent.size()) % m_recent.size());
    setCurrentWidget(m_recent.at(m_walked));
}

void PageTabs::endWalk()
{
    m_walked = -1;
    noteCurrent();
}

void PageTabs::noteCurrent()
{
    QWidget *page = currentWidget();
    if (m_walked >= 0 || !page) {
        return;
    }
    m_recent.removeAll(page);
    m_recent.prepend(page);
}

void PageTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    m_recent.removeIf([this](QWidget *page) { return indexOf(page) < 0; });
    m_focus.removeIf([this](auto page) { return !m_recent.contains(page.key()); });
    m_walked = -1;
    nameTabs();
}

bool PageTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const int index = tabBar()->tabAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            Q_EMIT closeRequested(widget(index));
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

} // namespace baton
