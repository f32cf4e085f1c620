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

/// The notice about a layout: that it is being made, why there is none, or that it is too large to
/// be read; and the reductions that could be shown instead.
class LayoutNotice : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutNotice(QWidget *parent = nullptr);

    /// Sets the smaller views to offer in place of all of @p graph, with the neighbourhood of the
    /// node @p selected. For a graph that has been offered before only when it @p isAsked.
    void offerSmallerViews(const std::shared_ptr<const RoutingGraph> &graph, int selected,
                           bool isAsked = false);
    /// @p graph is being laid out: @p spent of at most @p limit seconds; 0: nobody knows how long.
    void showProgress(const RoutingGraph &graph, int spent, int limit);
    /// Shows @p text in place of a picture.
    void showReason(const QString &text);
    /// Beside a picture that stays; the reader may close it.
    void showHint(const QString &text);
    /// The same for a graph that is shown in part: all of it would be at scale @p whole. Nothing
    /// once the reader has closed that, until forgetClosed().
    void showPart(double whole);
    void forgetClosed() { m_isClosed = false; }
    [[nodiscard]] bool isClosed() const { return m_isClosed; }
    void hideHint();
    void hideOther(); ///< than a hint
    [[nodiscard]] bool isProgress() const;
    [[nodiscard]] bool isHint() const
    {
        return m_kind == NoticeKind::Hint || m_kind == NoticeKind::Part;
    }
    [[nodiscard]] QString text() const;
    /// Takes no more than @p width; a single line when that is enough.
    void fitInto(int width);

Q_SIGNALS:
    /// The offers are about to be shown: offerSmallerViews() may still change them.
    void offerAsked();
    void cancelRequested();
    void neighbourhoodRequested(int node);
    void groupingRequested(baton::GraphFilter::Grouping grouping);
    void wholeRequested();
    /// The reader closed the hint.
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
    std::shared_ptr<const RoutingGraph> m_offered; ///< graph whose parts are offered; null: none
    NoticeKind m_kind = NoticeKind::Reason;
    bool m_isClosed = false; ///< the user closed the notice about a partial graph
};

} // namespace baton
