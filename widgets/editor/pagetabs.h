// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QHash>
#include <QPointer>
#include <QTabWidget>

namespace baton {

/// The tabs of the open pages, which show documents, sessions, graphs, logs and comparisons. They
/// are movable, are closed by their button or the middle mouse button, and Ctrl+Tab walks them in
/// the order in which they were last used.
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget *parent = nullptr);

    int addPage(QWidget *page, const QString &title);
    /// A number that no page before @p page had.
    [[nodiscard]] static int numberOf(const QWidget &page);
    void showState(QWidget *page, const QString &title, const QString &toolTip, Status status,
                   bool isModified);
    /// The page of the type @p View that shows the file @p path; null when there is none.
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
    /// The pages, the one used last first.
    [[nodiscard]] const QList<QWidget *> &recent() const { return m_recent; }
    /// Goes to the page used before the present one, or back in that order. The order is kept until
    /// endWalk().
    void walk(int by);
    void endWalk();
    /// Takes @p page out. The keyboard that it had goes to where it was on the page that comes to
    /// the front.
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
    int m_walked = -1; ///< position in m_recent while Ctrl+Tab is in use; -1: not in use
};

} // namespace baton
