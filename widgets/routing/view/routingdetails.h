// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/handofffielddiff.h"
#include "widgets/style/statuspainting.h"

#include <QScrollArea>

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace baton {

class WrapLabel;

/// The details of one part of a graph: name, facts, findings and actions.
class RoutingDetails final : public QScrollArea
{
    Q_OBJECT

public:
    struct Fact
    {
        QString title;
        QString value;
    };

    struct Problem
    {
        Status status = Status::Error;
        QString message;
        QString source; ///< id of the rule, muted, on the last line
    };

    struct Content
    {
        QString title;
        std::vector<Fact> facts;
        std::vector<Problem> problems;
        bool mayOpen = false;
        QString compare;      ///< text of the button that compares; empty: no button
        bool mayShow = false; ///< a button shows the handoff in its session
    };

    explicit RoutingDetails(QWidget *parent = nullptr);

    /// Shows @p content and removes the fields of a document.
    void setContent(const Content &content);
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    /// Adds the fields of a document at the end; @p title is the line above.
    void setFields(const QString &title, const std::vector<HandoffField> &fields);

Q_SIGNALS:
    void openRequested();
    void compareRequested();
    void sessionRequested();

private:
    [[nodiscard]] QWidget *arranged() const;
    void fillFacts(const std::vector<Fact> &facts);
    void fillProblems(const std::vector<Problem> &problems);
    void addField(const HandoffField &field, int row);

    WrapLabel *m_title;
    QGridLayout *m_facts;
    QVBoxLayout *m_problems;
    QPushButton *m_open;
    QPushButton *m_compare;
    QPushButton *m_session;
    WrapLabel *m_fieldsTitle;
    QGridLayout *m_fields;
    bool m_isEmpty = true;
};

} // namespace baton
