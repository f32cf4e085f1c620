// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QHash>
#include <QPointer>
#include <QTabWidget>

namespace baton {

/// The tabs of the open pages: documents, sessions, graphs, logs and comparisons. Tabs are movable
/// and close by their button or the middle mouse button; Ctrl+Tab switches in the order of last
/// use.
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget *parent = nullptr);

    int addPage(QWidget *page, const QString &title);
    /// A unique number of the page.
    [[nodiscard]] static int numberOf(const QWidget &page);
    void showState(QWidget *page, const QString &title, const QString &toolTip, Status status,
                   bool isModified);
    /// The page of type @p View for the file @p path, or null.
    template <typename View>
    [[nodiscard]] View *pageFor(const QString &path) const
    {
        for (int i = 0; i < count(); ++i) {
            auto *view = qobject_cast<View *>(widget(i));
            if (view && view->path() == path) {
                return view;
            }
        }
        return nullptr;
    }
    /// The pages in order of last use, newest first.
    [[nodiscard]] const QList<QWidget *> &recent() const { return m_recent; }
    /// Moves by @p by steps in the order of last use. The order does not change until endWalk().
    void walk(int by);
    void endWalk();
    /// Removes @p page. If it had the focus, the next page gets it at its last focused widget.
    void takePage(QWidget *page);

Q_SIGNALS:
    void closeRequested(QWidget *page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void tabRemoved(int index) override;

private:
    void showMenu(QPoint place);
    void closeOthers(const QWidget *kept);
    void noteCurrent();
    void noteFocus(QWidget *focus);
    void nameTabs();

    QList<QWidget *> m_recent;
    QHash<QWidget *, QPointer<QWidget>> m_focus; ///< last focused widget, by page
    int m_lastNumber = 0;
    int m_walked = -1; ///< position in m_recent while Ctrl+Tab is in use; else -1
};

} // namespace baton
