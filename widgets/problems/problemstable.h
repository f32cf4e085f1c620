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
    /// Makes the column of the fixes of @p problems as wide as its buttons, so that what is left
    /// goes to the messages; not once the reader has chosen another width.
    void fitFixColumn(const ProblemsModel &problems);
    /// Keeps the most important columns visible in a pane of @p width.
    void showColumns(int width);

Q_SIGNALS:
    /// A click on the row, Enter, or a double click.
    void rowActivated(const QModelIndex &index);
    /// A click on the button of its fix.
    void fixClicked(const QModelIndex &index);
    /// A click on the mark, or F1.
    void explainRequested(const QModelIndex &index);
    /// The keys for the current row.
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
