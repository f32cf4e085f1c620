// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

namespace baton {

class ProblemsModel;

/// The table of a ProblemsPane, with its columns, keys and clicks.
class ProblemsTable final : public QTreeView
{
    Q_OBJECT

public:
    explicit ProblemsTable(QWidget *parent = nullptr);

    /// @p model has the columns of ProblemsModel.
    void setModel(QAbstractItemModel *model) override;
    /// Fits the column of fixes to the buttons of @p problems, so that messages get the remaining
    /// width; does nothing once the user resized it.
    void fitFixColumn(const ProblemsModel &problems);
    /// Keeps the most important columns visible in a pane of @p width.
    void showColumns(int width);

Q_SIGNALS:
    /// The row was clicked or double-clicked, or Enter was pressed.
    void rowActivated(const QModelIndex &index);
    /// The button of the fix was clicked.
    void fixClicked(const QModelIndex &index);
    /// The mark was clicked, or F1 was pressed.
    void explainRequested(const QModelIndex &index);
    /// Keys for the current row were pressed.
    void fixRequested();
    void copyRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] bool isOwnKey(const QKeyEvent &key) const;
    void chooseCurrent();

    int m_fixWidth; ///< fitted width of the column; any other width was chosen by the user
};

} // namespace baton
