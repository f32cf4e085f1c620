// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/phasecells.h"
#include "models/sessionviews/grid/phasegridupdate.h"
#include "models/sessionviews/grid/timeslicedtask.h"

#include <QAbstractItemModel>

namespace baton {

/// One cell of the grid: an attempt of a phase; attempt 0 is the phase itself.
struct PhasePlace
{
    int phase = -1; ///< position in Session::phases
    int attempt = 0;

    friend bool operator==(const PhasePlace &, const PhasePlace &) = default;
};

/// Null where @p phase has no attempt of that number.
[[nodiscard]] const SessionAttempt *attemptOf(const SessionPhase &phase, int number);

/// The phases of a session with their attempts: a tree, because phases have children. Brought up to
/// date in place; only more attempts than there were before change the layout.
class PhaseGrid final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum RoleId {
        ShapeRole = Qt::UserRole, ///< int of Status of an attempt's cell
        FadedRole,                ///< bool: muted text
        AttemptRole,              ///< int; 0: no attempt
        ReasonRole,               ///< QString: text in place of attempts
        NumberRole,               ///< QString: id of the phase, if it is a number
        PositionRole,             ///< int: position in Session::phases
        SessionPathRole           ///< QString: path of a child's own session
    };
    static constexpr int phaseColumn = 0;

    explicit PhaseGrid(QObject *parent = nullptr);
    ~PhaseGrid() override;

    /// @p now is the end of everything that still runs.
    void setSession(const Session &session, const QDateTime &now);
    /// The input of take() for showing @p session instead. Slow for very many rows: a worker may
    /// ask while nothing is taken.
    [[nodiscard]] PhaseGridUpdate changeTo(const std::shared_ptr<const Session> &session) const;
    /// Applies @p change, which keeps the removed nodes. If very many rows change, the views are
    /// notified in turns of the event loop.
    void take(PhaseGridUpdate &change, const QDateTime &now);
    [[nodiscard]] int attemptColumns() const { return m_cells.attempts; }
    /// The number of those columns that hold attempts, from the first; the rest are for attempts
    /// that may still come.
    [[nodiscard]] int madeAttempts() const { return m_made; }
    [[nodiscard]] int startedColumn() const { return m_cells.startedColumn(); }
    [[nodiscard]] int durationColumn() const { return m_cells.durationColumn(); }
    [[nodiscard]] PhasePlace placeOf(const QModelIndex &index) const;
    /// The index of an attempt, or of its phase if the attempt does not exist.
    [[nodiscard]] QModelIndex indexOf(const PhasePlace &place) const;
    [[nodiscard]] const SessionPhase *phase(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Steps;

    [[nodiscard]] PhaseNode *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PhaseNode *node) const;
    [[nodiscard]] bool isShown(const PhaseNode *node) const;
    [[nodiscard]] const SessionPhase &phaseOf(const PhaseNode &node) const;
    void widen(int attempts);
    void adopt(PhaseGridUpdate &change);
    void takeInSteps(PhaseGridUpdate &change);
    void applyImmediately(PhaseGridUpdate &change);
    void tell(const std::vector<int> &positions);

    PhaseRows m_rows;
    PhaseCells m_cells;
    int m_made = 1;
    TimeSlicedTask m_slices; ///< changed rows that are still to be announced
};

} // namespace baton
