// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QString;
class QWidget;

namespace baton {

class EmptyState;
class FeedbackBox;
class LinkButton;
class StatusMark;
class VerdictRow;
class VerdictSection;
class WrapLabel;

/// The widgets of a VerdictPane.
struct VerdictPaneUi
{
    /// Creates them in @p pane.
    explicit VerdictPaneUi(QWidget *pane);
    /// Places the answer beside its mark or below it.
    void placeAnswer(bool isBelow) const;

    QStackedWidget *stack;
    EmptyState *empty;
    QScrollArea *scroll;
    QWidget *content;

    QWidget *documentsRow; ///< contains the gap below the list
    QComboBox *documents;
    StatusMark *mark;
    WrapLabel *headline;
    WrapLabel *detail;
    QGridLayout *answer = nullptr;
    QWidget *attempts;
    QButtonGroup *attemptGroup;

    VerdictSection *ifSent = nullptr;
    VerdictRow *ifSentRow = nullptr;
    VerdictSection *because = nullptr;
    LinkButton *more = nullptr;
    VerdictSection *feedback = nullptr;
    FeedbackBox *feedbackBox = nullptr;
    QPushButton *copy = nullptr;
    VerdictSection *defaults = nullptr;
    VerdictSection *outlook = nullptr;
    VerdictSection *explanations = nullptr;
    VerdictSection *last = nullptr;

private:
    void buildAnswer();
    void buildSections();
    [[nodiscard]] VerdictSection *addSection(const QString &name, const QString &heading) const;
};

} // namespace baton
