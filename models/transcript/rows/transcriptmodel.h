// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/opentranscript.h"
#include "models/transcript/rows/shownlanes.h"
#include "models/transcript/rows/transcriptmarks.h"
#include "models/transcript/rows/unfoldedentries.h"

#include <QAbstractItemModel>
#include <QTimer>

namespace baton {

/// A transcript as a tree of rows: entries; below a call its text, the agents that it started,
/// their work, and its result; below an agent its entries. Agents without a known call come last,
/// once everything is read. Texts are read when their rows are requested. Lives on the UI thread.
class TranscriptModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class RowType : quint8 { Entry, Agent, Work, Text };
    enum DataRole {
        TypeRole = Qt::UserRole,
        TitleRole,   ///< sender or tool of an entry; name of an agent
        SummaryRole, ///< begin of the text on one line; task of an agent; files that work has
                     ///< written
        DetailRole,  ///< time and tokens; files that work has only read
        StatusRole,  ///< int of Status
        KindRole,    ///< TranscriptEntry::Kind; for a text that of its entry
        MarksRole,   ///< std::vector<LogMatch>: matches in the title, or in the text of a text row
        SummaryMarksRole, ///< std::vector<LogMatch>: matches in the summary
        CurrentMarkRole,  ///< LogMatch: current match in the title, or in the text of a text row
        CurrentSummaryMarkRole, ///< LogMatch: current match in the summary
        IsErrorRole,            ///< bool: the entry or the result of the call is an error
        IsResultRole            ///< bool: the text belongs to the result of the call
    };

    explicit TranscriptModel(OpenTranscript &source, QObject *parent = nullptr);

    [[nodiscard]] const OpenTranscript &source() const { return m_source; }
    [[nodiscard]] bool showsNotes() const { return m_showsNotes; }
    /// Hides notes unless @p isOn; a note about an error stays visible.
    void setShowsNotes(bool isOn);

    /// The row of the entry at @p place; for a result that of its call. Invalid: hidden.
    [[nodiscard]] QModelIndex indexOf(const EntryPlace &place) const;
    [[nodiscard]] QModelIndex indexOfLane(int lane) const;
    /// The entry that @p index shows or belongs to. For an agent's row this is its first entry,
    /// invalid while it has none. For its work this is the call that started it.
    [[nodiscard]] EntryPlace placeOf(const QModelIndex &index) const;
    /// The lane of the row of an agent or its work; -1: another row.
    [[nodiscard]] int laneAt(const QModelIndex &index) const;
    [[nodiscard]] static RowType typeOf(const QModelIndex &index);
    /// Marks the matches of @p matcher, and highlights @p current.
    void setMarks(const LogMatcher &matcher, const TranscriptMatch &current);
    /// The row that shows @p match: that of the entry if the match is in its name, or if its
    /// summary is its whole text.
    [[nodiscard]] QModelIndex indexOfMatch(const TranscriptMatch &match) const;
    /// The part of a text that the row at @p index, one of a text, shows.
    [[nodiscard]] TextPart partAt(const QModelIndex &index) const;
    /// The whole text of which @p index shows a part or the begin.
    [[nodiscard]] QString textOf(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &) const override { return 1; }
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void reset();
    void note(const TranscriptChange &change);
    void apply();
    void growLane(int lane);
    void showLoose();
    void place(int lane);
    void renew(const EntryPlace &place);
    void renewParts(const QModelIndex &row, EntryParts &parts, const EntryPlace &entry);
    [[nodiscard]] QString spokenText(const QModelIndex &index) const;
    [[nodiscard]] const TranscriptEntry &at(const EntryPlace &place) const;
    [[nodiscard]] const Transcript &transcript() const { return m_source.transcript(); }
    [[nodiscard]] QModelIndex entryIndex(int row, const EntryPlace &place) const;
    [[nodiscard]] QModelIndex laneIndex(int row, int lane) const;
    [[nodiscard]] QModelIndex knownIndexOfLane(int lane) const;
    [[nodiscard]] QModelIndex workIndex(int lane) const;

    OpenTranscript &m_source;
    ShownLanes m_lanes;
    mutable UnfoldedEntries m_unfolded; ///< a view may unfold some while others change
    TranscriptMarks m_marks;
    TranscriptChange m_pending;
    QTimer m_timer; ///< single shot: joins arriving changes into one update
    bool m_showsNotes = false;
};

} // namespace baton
