// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/links/touched.h"
#include "models/transcript/rows/transcriptfind.h"
#include "models/transcript/rows/transcriptmodel.h"
#include "widgets/common/pathpage.h"

#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace baton {

class EmptyState;
class InfoBar;
class PaneHeader;
class TranscriptFindBar;
class TranscriptTree;

/// A transcript of any size: entries that expand, agents expanded in place, errors, find, following
/// while it grows.
class TranscriptView : public QWidget, public PathPage
{
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent = nullptr);
    ~TranscriptView() override;

    void open(const QString &path);
    [[nodiscard]] QString path() const override { return m_source.path(); }
    [[nodiscard]] const OpenTranscript &source() const { return m_source; }
    [[nodiscard]] TranscriptModel &model() { return m_model; }
    [[nodiscard]] TranscriptTree &tree() { return *m_tree; }
    /// Shows the entry at @p place expanded once everything was read.
    void showPlace(const EntryPlace &place);
    /// Shows the entry of line @p line, counted from 1, of the file @p path once everything was
    /// read: its entry @p part, else its first call.
    void showLine(const QString &path, qint64 line, int part = -1);

    /// Opens the menu of @p touched below its button.
    void showTouched(const Touched &touched);

public Q_SLOTS:
    void openFind();
    void findNext() { find(true); }
    void findPrevious() { find(false); }
    void nextError() { goToError(true); }
    void previousError() { goToError(false); }

Q_SIGNALS:
    /// A sentence for the status line.
    void messageRequested(const QString &text);
    /// Open the transcript of the agent that started this one.
    void transcriptRequested(const QString &path);
    /// Find the handoffs and sessions that it touched; call showTouched() with them.
    void touchedRequested();
    /// Open the file of a call, or the folder of a session.
    void fileRequested(const QString &path);
    void sessionRequested(const QString &folder);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildHeader();
    void buildColumn();
    void connectSource();
    QAction *addAction(const QString &name, const QString &image, const QString &text);
    void showState();
    void showSummary();
    void showParent();
    void find(bool isForward);
    void showMatch(const TranscriptMatch &match);
    void showMarks();
    void goToError(bool isForward);
    void goThere();
    /// A line of a file, or a whole document, and an entry of it; -1 for any.
    struct LinePlace
    {
        QString path;
        qint64 line = 0;
        int part = -1;
    };
    /// That entry, else the first call on that line, else its first entry.
    [[nodiscard]] EntryPlace placeOfLine(const LinePlace &wanted) const;

    OpenTranscript m_source;
    TranscriptModel m_model;
    TranscriptFind m_matches;
    PaneHeader *m_header;
    QAction *m_notes = nullptr;
    QLabel *m_summary;
    TranscriptTree *m_tree;
    TranscriptFindBar *m_find;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    QVBoxLayout *m_column = nullptr;
    InfoBar *m_parent = nullptr;
    QString m_failure;
    LinePlace m_line;   ///< line to show once it is read
    EntryPlace m_place; ///< entry to show once it is read
};

} // namespace baton
