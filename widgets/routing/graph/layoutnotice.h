// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphreduction.h"

#include <QWidget>

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

    /// Sets the offer of showReason() and showHint() from now on.
    void setOffer(const GraphReductions &less);
    /// @p spent and @p limit are seconds; a limit of 0: nobody knows how long it takes.
    void showProgress(const QString &text, int spent, int limit);
    /// In place of a picture.
    void showReason(const QString &text);
    /// Beside a picture that stays; the reader may close it. When it is a @p isPart of the graph,
    /// all of it is offered, too.
    void showHint(const QString &text, bool isPart);
    [[nodiscard]] bool isHint() const { return m_isHint; }
    [[nodiscard]] bool isProgress() const;
    [[nodiscard]] QString text() const;
    /// Takes no more than @p width; a single line when that is enough.
    void fitInto(int width);

Q_SIGNALS:
    /// The offer is about to be looked at: setOffer() may still change it.
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
    void showText(const QString &text, bool isHint);
    void showOffer(bool isOn);

    QBoxLayout *m_rows;
    WrapLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_neighbourhood;
    QPushButton *m_group;
    QPushButton *m_whole;
    QToolButton *m_close;
    bool m_isHint = false;
};

} // namespace baton
