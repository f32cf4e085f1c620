// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/comparisonheadline.h"

#include "models/sessioncompare/sessioncomparetranslations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True of what the one that succeeded did otherwise; @p isBefore and @p isIn: before the
/// phase in which the other one failed, and in it.
bool isReason(const ComparedRow &row, bool isBefore, bool isIn)
{
    const bool isMarkedApart = row.leftMark != row.rightMark;
    switch (row.topic) {
    case ComparedRow::Topic::Handoff:
        return row.differs() && (isBefore || isIn);
    case ComparedRow::Topic::Gate:
        return isMarkedApart && (isBefore || isIn);
    case ComparedRow::Topic::Phase: // what follows from the failure differs as well
        return isMarkedApart && isBefore;
    case ComparedRow::Topic::Error:
        return (row.left.isEmpty() || row.right.isEmpty()) && (isBefore || isIn);
    case ComparedRow::Topic::Session:
    case ComparedRow::Topic::Field:
        return false;
    }
    return false;
}

} // namespace

ComparisonHeadline::ComparisonHeadline(const Session &left, const Session &right,
                                       const std::vector<ComparedRow> &rows)
    : m_left(left)
    , m_right(right)
    , m_rows(rows)
{
}

/// Where the phases of the session that succeeded stand among those of the one that failed, in
/// half positions: beside the third one at 4, between it and the fourth at 5.
std::vector<int> ComparisonHeadline::standings(bool isLeftWell) const
{
    std::vector<int> standings((isLeftWell ? m_left : m_right).phases.size());
    int last = -1; // before the first one
    for (const ComparedRow &row : m_rows) {
        const int well = isLeftWell ? row.leftPhase : row.rightPhase;
        const int failed = isLeftWell ? row.rightPhase : row.leftPhase;
        if (row.topic == ComparedRow::Topic::Phase && well >= 0) {
            standings[size_t(well)] = failed >= 0 ? 2 * failed : last;
        }
        if (row.topic == ComparedRow::Topic::Phase && failed >= 0) {
            last = 2 * failed + 1;
        }
    }
    return standings;
}

/// The titles of what @p other, which failed, did otherwise up to there.
QStringList ComparisonHeadline::reasons(const Session &other) const
{
    const auto failed = std::ranges::find_if(
        other.phases, [](const SessionPhase &phase) { return isFailure(phase.status); });
    const int last = 2 * static_cast<int>(failed - other.phases.begin());
    const bool isLeftWell = &other == &m_right;
    const std::vector<int> standingOf = standings(isLeftWell);
    QStringList titles;
    for (const ComparedRow &row : m_rows) {
        const int well = isLeftWell ? row.leftPhase : row.rightPhase;
        const int own = isLeftWell ? row.rightPhase : row.leftPhase;
        const bool isOfWell = well >= 0 && size_t(well) < standingOf.size();
        const int at = own >= 0 ? 2 * own : isOfWell ? standingOf[size_t(well)] : -1;
        if (isReason(row, at < last, at == last)) {
            titles.append(row.title);
        }
    }
    return titles;
}

QString ComparisonHeadline::text() const
{
    const auto isWell = [](const Session &session) {
        return session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty();
    };
    if (isWell(m_left) == isWell(m_right)) {
        return {};
    }
    const Session &well = isWell(m_left) ? m_left : m_right;
    const Session &other = isWell(m_left) ? m_right : m_left;
    const QString outcome =
        //: "20260221-… succeeded; 20260220-… did not: Failed in phase 2 Flow."
        SessionCompareTranslations::tr("%1 succeeded; %2 did not: %3.")
            .arg(well.summary.title, other.summary.title, other.headline);
    constexpr qsizetype most = 3;
    QStringList differing = reasons(other);
    if (const auto more = static_cast<int>(differing.size() - most); more > 0) {
        differing.resize(most);
        differing.append(SessionCompareTranslations::tr("%n more", nullptr, more));
    }
    return differing.isEmpty() ? outcome
                               : outcome + u' '
            + SessionCompareTranslations::tr("Up to there they differ in: %1.")
                  .arg(differing.join(u"; "_s));
}

} // namespace baton
