// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace baton {

/// In place of a graph: that it is being laid out, or why it is not and what could be done.
class LayoutNotice : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutNotice(QWidget *parent = nullptr);

    void showProgress(const QString &text);
    /// @p offersLess: with buttons that show less of the graph.
    void showReason(const QString &text, bool offersLess);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelRequested();
    void neighbourhoodRequested();
    void groupingRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showText(const QString &text);

    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_neighbourhood;
    QPushButton *m_group;
};

} // namespace baton
