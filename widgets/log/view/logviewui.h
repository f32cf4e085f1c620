// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QString;
class QVBoxLayout;
class QWidget;

namespace baton {

class EmptyState;
class LogArea;
class LogFile;
class LogFilterBar;
class LogFindBar;
class LogGoBar;
class LogRows;
class LogSaveBar;
class LogSearch;
class PaneHeader;

/// The widgets of a LogView.
struct LogViewUi
{
    /// Creates them in @p view.
    LogViewUi(QWidget *view, LogFile &file, LogRows &rows, LogSearch &search);

    PaneHeader *header;
    QLabel *summary;
    LogFilterBar *filter;
    LogArea *area;
    EmptyState *empty;
    QStackedWidget *stack;
    QPushButton *pill;
    LogFindBar *find;
    LogGoBar *goTo;
    LogSaveBar *saveBar;
    QAction *findAction = nullptr;
    QAction *goAction = nullptr;
    QAction *wrapAction = nullptr;
    QAction *followAction = nullptr;
    QAction *saveAction = nullptr;
    QVBoxLayout *column = nullptr;

private:
    [[nodiscard]] QAction *addAction(const QString &name, const QString &image,
                                     const QString &text) const;
    void buildHeader(QWidget *view);
    void buildColumn(QWidget *view);
};

} // namespace baton
