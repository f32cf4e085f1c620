// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphreduction.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace baton {

class WrapLabel;

/// The notice about a layout: that it is in progress, why it failed, or that it is too large to
/// read; and the smaller views that could be shown instead.
class LayoutNotice : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutNotice(QWidget *parent = nullptr);

    /// Offers smaller views of @p graph, including the neighbourhood of the node @p selected. A
    /// graph that was offered before is offered again only if @p isAsked.
    void offerSmallerViews(const std::shared_ptr<const RoutingGraph> &graph, int selected,
                           bool isAsked = false);
    /// Shows that @p graph is being laid out: @p spent of at most @p limit seconds; 0 if unknown.
    void showProgress(const RoutingGraph &graph, int spent, int limit);
    /// Shows @p text instead of a picture.
    void showReason(const QString &text) { showText(text, NoticeKind::Reason); }
    /// Shows a hint next to the picture; the user can close it.
    void showHint(const QString &text) { showText(text, NoticeKind::Hint); }
    /// Shows that only a part of the graph is visible; the whole would be at scale @p whole.
    /// Nothing once the user closed that hint, until forgetClosed().
    void showPart(double whole);
    void forgetClosed() { m_isClosed = false; }
    [[nodiscard]] bool isClosed() const { return m_isClosed; }
    void hideHint();
    void hideOther(); ///< hides everything but a hint
    [[nodiscard]] bool isProgress() const;
    [[nodiscard]] bool isHint() const
    {
        return m_kind == NoticeKind::Hint || m_kind == NoticeKind::Part;
    }
    [[nodiscard]] QString text() const;
    /// Uses at most @p width; a single line if that is enough.
    void fitInto(int width);

Q_SIGNALS:
    /// The offers are about to open: offerSmallerViews() may still change them.
    void offerAsked();
    void cancelRequested();
    void neighbourhoodRequested(int node);
    void groupingRequested(baton::GraphFilter::Grouping grouping);
    void wholeRequested();
    /// The user closed the hint.
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    enum class NoticeKind { Progress, Reason, Hint, Part };

    void setOffer(const GraphReductions &less);
    void showText(const QString &text, NoticeKind kind);

    QBoxLayout *m_rows;
    WrapLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_neighbourhood;
    QPushButton *m_group;
    QPushButton *m_whole;
    QToolButton *m_close;
    std::shared_ptr<const RoutingGraph>
        m_offered; ///< graph whose parts are offered; null if there is none
    NoticeKind m_kind = NoticeKind::Reason;
    bool m_isClosed = false; ///< the user closed the notice about a partial graph
};

} // namespace baton
