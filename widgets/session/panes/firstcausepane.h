// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessionviewupdate.h"
#include "widgets/session/tables/paneheights.h"

#include <QWidget>

#include <memory>

class QToolButton;
class QVBoxLayout;

namespace baton {

class CauseLinks;
class SectionTitle;
class SessionTableView;
class StatusMark;
class WrapLabel;

/// The failure that others follow from, its consequences in a list that can be expanded, and
/// repaired failures.
class FirstCausePane final : public QWidget
{
    Q_OBJECT

public:
    explicit FirstCausePane(QWidget *parent = nullptr);

    void take(SessionViewChange &change);
    /// Shows cause number @p cause.
    void setCurrentCause(int cause);
    [[nodiscard]] int currentCause() const { return m_cause; }
    [[nodiscard]] SessionTableView &consequences() const { return *m_consequences; }
    [[nodiscard]] SessionTableView &repaired() const { return *m_repaired; }
    /// The time of the selected consequence.
    [[nodiscard]] QDateTime currentTime() const;
    /// Selects consequence number @p consequence of the shown cause; -1 for none.
    void setCurrentConsequence(int consequence);
    [[nodiscard]] PaneHeights heights(int width) const;
    /// True while the consequences are expanded.
    [[nodiscard]] bool isUnfolded() const;

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    /// Show the log at @p path at @p time.
    void logRequested(const QString &path, const QDateTime &time);
    /// Requests the entries of the transcript at @p time, else those that wrote @p file.
    void transcriptRequested(const QDateTime &time, const QString &file);
    /// The user activated a failure.
    void failureActivated(const baton::SessionFailure &failure);
    /// The preferred height changed.
    void heightsChanged();

protected:
    bool event(QEvent *event) override;

private:
    void buildCause(QVBoxLayout &column);
    QToolButton *addStep(const QString &name, const QString &iconName, const QString &text, int by);
    void keepHeights();
    void showTitle();
    void showCause();
    void showConsequences(const FirstCause *cause);
    void setUnfolded(bool isOn);
    void activate(int row);
    void activateRepaired(int row);

    using Listed =
        std::pair<std::shared_ptr<const Session>, int>; ///< session and number of the cause

    std::shared_ptr<const Session> m_session;
    int m_cause = 0;
    Listed m_listed{nullptr, -1}; ///< cause whose consequences are listed; null: collapsed
    SectionTitle *m_title;
    QToolButton *m_before; ///< m_before and m_after lead to the other first causes
    QToolButton *m_after;
    StatusMark *m_mark;
    WrapLabel *m_what;
    WrapLabel *m_text;
    CauseLinks *m_links;
    QToolButton *m_fold;
    WrapLabel *m_kinds;
    SessionTableView *m_consequences;
    SessionTableView *m_repaired;
};

} // namespace baton
