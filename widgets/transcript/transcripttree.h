// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptmodel.h"

#include <QTimer>
#include <QTreeView>

#include <optional>

class QMenu;
class QPushButton;

namespace baton {

/// The rows of a transcript. It follows the end while it is visible; otherwise a button counts new
/// entries.
class TranscriptTree : public QTreeView
{
    Q_OBJECT

public:
    explicit TranscriptTree(TranscriptModel &model, QWidget *parent = nullptr);

    /// Goes to the row of @p place, expanding its parents, and expands it if @p isUnfolded.
    void goTo(const EntryPlace &place, bool isUnfolded);
    /// Goes to the row of @p match, expanding its parents.
    void goToMatch(const TranscriptMatch &match);
    /// The entry of the current row; invalid if there is none.
    [[nodiscard]] EntryPlace currentPlace() const;
    /// Copies the texts of the selected rows without their secrets.
    void copySelected();
    /// Copies the exact arguments of the current call without their secrets.
    void copyArguments();
    /// Does nothing: it would read the texts of all rows.
    void keyboardSearch(const QString &) override { }

Q_SIGNALS:
    /// A sentence for the status line.
    void messageRequested(const QString &text);
    /// Open the file of a call.
    void fileRequested(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void unfoldAbove(const QModelIndex &index);
    [[nodiscard]] EntryText currentText() const;
    void addLinks(QMenu &menu);
    void addFiles(QMenu &menu);
    [[nodiscard]] QStringList currentFiles() const;
    void openCurrentFile();
    [[nodiscard]] EntryPlace startingCall() const;
    void goToStart();
    void noteInsertion(const QModelIndex &parent, int first, int last);
    void followEnd();
    void notePlace();
    void noteReading(bool isReading);
    void placePill();
    [[nodiscard]] bool isAtEnd() const;

    TranscriptModel &m_model;
    QPushButton *m_pill;
    int m_new = 0; ///< number of entries that arrived while the end was out of view
    /// Runs when the view is about to scroll to the end. The rows are laid out in that turn of the
    /// event loop, and painted in the next.
    QTimer m_follow;
    bool m_wasRead = false; ///< all earlier entries were read, so arriving ones are new
    /// First visible row of the main agent before the transcript was read again; -1: its end.
    std::optional<int> m_firstRow;
};

} // namespace baton
