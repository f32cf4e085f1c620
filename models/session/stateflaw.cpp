// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/stateflaw.h"

#include "models/protocol/statefile.h"
#include "models/session/runstatustext.h"
#include "models/session/sessiontexts.h"
#include "models/session/sessiontime.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

class FlawSearch
{
public:
    FlawSearch(const StateDocument &state, const SessionReading &reading)
        : m_state(state)
        , m_tree(state.tree())
        , m_reading(reading)
        , m_rows(reading.phases.rows)
    {
    }

    /// What failed says more than what has not ended, and that more than what no longer holds.
    [[nodiscard]] QString find() const
    {
        for (const auto &[row, status] : tops()) {
            if (isFailure(status)) {
                return failedText(row->id, row->title);
            }
        }
        for (size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].id == m_reading.twice.minimumRow
                && statusOf(m_rows[i]) == RunStatus::Succeeded) {
                if (QString flaw =
                        minimumFlaw(m_rows[i].title, partsOf(i), m_reading, m_state.isWhole());
                    !flaw.isEmpty()) {
                    return flaw;
                }
            }
        }
        for (const auto &[row, status] : tops()) {
            if (isGoingOn(status)) {
                //: "Complete, although phase 2 Flow has not ended"
                return SessionTexts::tr("%1 has not ended").arg(phaseName(row->id, row->title));
            }
        }
        return m_state.isWhole() ? droppedFlaw() : QString();
    }

private:
    [[nodiscard]] std::vector<std::pair<const PhaseRow *, RunStatus>> tops() const
    {
        std::vector<std::pair<const PhaseRow *, RunStatus>> rows;
        for (const PhaseRow &row : m_rows) {
            if (row.parent < 0) {
                rows.emplace_back(&row, statusOf(row));
            }
        }
        return rows;
    }

    [[nodiscard]] QString droppedFlaw() const
    {
        std::vector<const PhaseRow *> complete;
        std::vector<bool> isListed;
        for (const auto &[row, status] : tops()) {
            if (status == RunStatus::Succeeded) {
                complete.push_back(row);
                isListed.push_back(isValid(*row));
            }
        }
        QDateTime last;
        for (size_t i = 0; i < complete.size(); ++i) {
            const PhaseRow &row = *complete[i];
            const QDateTime end = endOf(row);
            if (isDroppedFrom(isListed, i, false)) {
                return end < last
                    ? invalidText(row.id, row.title)
                    : droppedText(phaseName(row.id, row.title), m_reading.phases.valid);
            }
            last = end.isValid() ? std::max(last, end) : last;
        }
        return {};
    }

    [[nodiscard]] QDateTime endOf(const PhaseRow &row) const
    {
        const JsonPointer &ended = m_reading.phases.ended;
        return row.at.isRoot() || ended.isRoot()
            ? QDateTime()
            : sessionTime(textAt(m_tree, {joined(row.at, ended)}));
    }

    /// Where the state does not list what holds, everything does.
    [[nodiscard]] bool isValid(const PhaseRow &row) const
    {
        const JsonPointer &valid = m_reading.phases.valid;
        const NodeId list = valid.isRoot() ? noNode : m_tree.find(valid);
        return list == noNode || m_tree.at(list).type != ValueType::List
            || std::ranges::any_of(m_tree.at(list).children, [&](NodeId entry) {
                   return m_tree.at(entry).text.trimmed() == row.id;
               });
    }

    [[nodiscard]] RunStatus statusOf(const PhaseRow &row) const
    {
        const QString word =
            row.at.isRoot() ? QString() : textAt(m_tree, {joined(row.at, m_reading.phases.status)});
        return word.isEmpty() ? RunStatus::NotReached : statusCalled(m_reading.words, word);
    }

    [[nodiscard]] std::vector<RunStatus> partsOf(size_t whole) const
    {
        std::vector<RunStatus> parts;
        for (const PhaseRow &row : m_rows) {
            if (row.parent == static_cast<int>(whole)) {
                parts.push_back(statusOf(row));
            }
        }
        return parts;
    }

    const StateDocument &m_state;
    const Tree &m_tree;
    const SessionReading &m_reading;
    const std::vector<PhaseRow> &m_rows;
};

} // namespace

QString invalidText(const QString &id, const QString &title)
{
    //: "Complete, although the result of phase 3 Transport no longer holds"
    return SessionTexts::tr("the result of %1 no longer holds").arg(phaseName(id, title));
}

QString droppedText(const QString &name, const JsonPointer &list)
{
    //: "Complete, although phase 3 Transport is not among phases_valid"
    return SessionTexts::tr("%1 is not among %2").arg(name, list.tokens().last());
}

bool isDroppedFrom(const std::vector<bool> &isListed, size_t row, bool isBeforeOpen)
{
    const auto own = isListed.begin() + static_cast<ptrdiff_t>(row);
    const bool isAnyBehind = std::find(own, isListed.end(), true) != isListed.end();
    const bool isAnyBefore = std::find(isListed.begin(), own, true) != own;
    return !isAnyBehind && (isAnyBefore || isBeforeOpen);
}

QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                    const SessionReading &reading, bool isWhole)
{
    const auto complete = std::ranges::count(parts, RunStatus::Succeeded);
    const auto untold = std::ranges::count_if(parts, [](RunStatus status) {
        return status == RunStatus::NotReached || status == RunStatus::Pending
            || status == RunStatus::Unknown;
    });
    const bool areTold = std::ranges::any_of(parts, [](RunStatus status) {
        return status != RunStatus::NotReached && status != RunStatus::Pending;
    });
    const auto most = complete + (isWhole ? 0 : untold);
    return !areTold || most >= reading.twice.minimum
        ? QString()
        //: "Perspectives has only 3 of the 4 parts that it needs"
        : SessionTexts::tr("%1 has only %2 of the %3 parts that it needs")
              .arg(whole)
              .arg(complete)
              .arg(reading.twice.minimum);
}

QString flawIn(const StateDocument &state, const SessionReading &reading)
{
    return reading.rows == SessionReading::Rows::State ? FlawSearch(state, reading).find()
                                                       : QString();
}

} // namespace baton
