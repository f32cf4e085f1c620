// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QKeySequence;
class QLabel;
class QSplitter;
class QStackedWidget;
class QString;
class QVBoxLayout;
class QWidget;

namespace baton {

class DiffDetail;
class DiffTree;
class DocumentChoice;
class EmptyState;
class LinesView;
class PaneHeader;

/// The widgets and actions of a CompareView.
struct CompareViewUi
{
    /// Creates them in @p view.
    explicit CompareViewUi(QWidget *view);

    QVBoxLayout *column;
    PaneHeader *header;
    QLabel *counts;
    DocumentChoice *leftDocument;
    DocumentChoice *rightDocument;
    QStackedWidget *stack;
    EmptyState *empty;
    QSplitter *fields;
    DiffTree *tree;
    DiffDetail *detail;
    LinesView *lines;
    QAction *only = nullptr;
    QAction *previous = nullptr;
    QAction *next = nullptr;
    QAction *takeLeft = nullptr;
    QAction *takeRight = nullptr;
    QAction *swap = nullptr;
    QAction *byLine = nullptr;

private:
    void buildHeader(QWidget *view);
    void buildBody();
    [[nodiscard]] QAction *addAction(QWidget *view, const QString &name, const QString &text,
                                     const QString &iconName, const QKeySequence &keys) const;
};

} // namespace baton
