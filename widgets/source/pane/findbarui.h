// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QWidget;

namespace baton {

/// The widgets of a FindBar.
struct FindBarUi
{
    /// Makes them in @p bar.
    explicit FindBarUi(QWidget *bar);
    /// Fits them into @p width.
    void arrange(int width) const;
    /// Puts the count at the end of the text that is looked for.
    void placeCount() const;

    QLineEdit *find = nullptr;
    QLineEdit *replace = nullptr;
    QToolButton *matchCase = nullptr;
    QToolButton *words = nullptr;
    QToolButton *pattern = nullptr;
    QToolButton *inSelection = nullptr;
    QToolButton *next = nullptr;
    QToolButton *previous = nullptr;
    QToolButton *close = nullptr;
    QLabel *count = nullptr;
    QGridLayout *grid = nullptr;
    QWidget *switches = nullptr;
    QWidget *replaceRow = nullptr;
    QGridLayout *replaceGrid = nullptr;
    QPushButton *replaceOne = nullptr;
    QPushButton *replaceEvery = nullptr;

private:
    void buildSwitches(QWidget *bar);
    void buildReplaceRow(QWidget *bar);
};

} // namespace baton
