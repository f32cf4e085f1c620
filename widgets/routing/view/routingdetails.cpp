// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingdetails.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/verdictrow.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int titleColumn = 72;
constexpr int fieldColumn = 104;
constexpr qsizetype longestValue = 240;
constexpr size_t mostFields = 40;

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (QLayout *inner = item->layout()) {
            clear(*inner);
        }
        delete item->widget();
        delete item;
    }
}

} // namespace

RoutingDetails::RoutingDetails(QWidget *parent)
    : QScrollArea(parent)
    , m_title(new WrapLabel)
    , m_facts(new QGridLayout)
    , m_problems(new QVBoxLayout)
    , m_open(new QPushButton(tr("Open")))
    , m_compare(new QPushButton)
    , m_session(new QPushButton(tr("Show in session")))
    , m_fieldsTitle(new WrapLabel)
    , m_fields(new QGridLayout)
{
    setObjectName(u"routingDetails"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_title->setObjectName(u"routingDetailsTitle"_s);
    m_title->setFont(fonts::strong());
    m_open->setObjectName(u"routingOpen"_s);
    m_compare->setObjectName(u"routingCompare"_s);
    m_compare->setIcon(icon(u"compare"_s));
    m_session->setObjectName(u"routingShowInSession"_s);
    m_session->setToolTip(tr("Select this handoff in the session that it belongs to"));
    m_fieldsTitle->setObjectName(u"routingFieldsTitle"_s);
    m_fieldsTitle->setFont(fonts::strong());
    for (QGridLayout *grid : {m_facts, m_fields}) {
        grid->setColumnMinimumWidth(0, grid == m_facts ? titleColumn : fieldColumn);
        grid->setColumnStretch(1, 1);
        grid->setHorizontalSpacing(measures::fieldGap);
        grid->setVerticalSpacing(4);
    }
    m_problems->setSpacing(measures::fieldGap);
    setWidget(arranged());
    viewport()->setAutoFillBackground(false);
    widget()->setAutoFillBackground(false);
    connect(m_open, &QPushButton::clicked, this, &RoutingDetails::openRequested);
    connect(m_compare, &QPushButton::clicked, this, &RoutingDetails::compareRequested);
    connect(m_session, &QPushButton::clicked, this, &RoutingDetails::sessionRequested);
}

/// The parts in a column.
QWidget *RoutingDetails::arranged() const
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measures::fieldGap);
    buttons->addWidget(m_open);
    buttons->addWidget(m_compare);
    buttons->addStretch();
    auto *content = new QWidget;
    content->setObjectName(u"routingDetailsContent"_s);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(measures::paneEdge, measures::groupGap, measures::paneEdge,
                               measures::groupGap);
    column->setSpacing(measures::fieldGap);
    column->addWidget(m_title);
    column->addLayout(m_facts);
    column->addLayout(m_problems);
    column->addLayout(buttons);
    column->addWidget(m_session, 0, Qt::AlignLeading);
    column->addSpacing(4);
    column->addWidget(m_fieldsTitle);
    column->addLayout(m_fields);
    column->addStretch(1); // without other content it takes the remaining room
    return content;
}

void RoutingDetails::setContent(const Content &content)
{
    m_title->setText(content.title);
    m_title->setVisible(!content.title.isEmpty());
    fillFacts(content.facts);
    fillProblems(content.problems);
    m_open->setVisible(content.mayOpen);
    m_compare->setText(content.compare);
    m_compare->setVisible(!content.compare.isEmpty());
    m_session->setVisible(content.mayShow);
    const bool hasFacts =
        std::ranges::any_of(content.facts, [](const Fact &fact) { return !fact.value.isEmpty(); });
    m_isEmpty = content.title.isEmpty() && !hasFacts && content.problems.empty() && !content.mayOpen
        && content.compare.isEmpty() && !content.mayShow;
    setFields({}, {});
    verticalScrollBar()->setValue(0);
}

void RoutingDetails::setFields(const QString &title, const std::vector<HandoffField> &fields)
{
    clear(*m_fields);
    m_fieldsTitle->setText(title);
    m_fieldsTitle->setVisible(!title.isEmpty());
    for (size_t i = 0; i < std::min(fields.size(), mostFields); ++i) {
        addField(fields[i], static_cast<int>(i));
    }
    if (fields.size() > mostFields) {
        auto *more = new WrapLabel(Role::Muted);
        more->setText(
            tr("%n more field(s)", nullptr, static_cast<int>(fields.size() - mostFields)));
        m_fields->addWidget(more, static_cast<int>(mostFields), 0, 1, 2);
    }
}

/// Adds @p field, with its previous value if that was different.
void RoutingDetails::addField(const HandoffField &field, int row)
{
    const auto cut = [](const QString &text) {
        return text.size() <= longestValue ? text : text.first(longestValue) + u'…';
    };
    auto *title = new WrapLabel(Role::Muted);
    title->setText(field.title);
    title->setFixedWidth(fieldColumn); // a long name leaves room for the value
    auto *value = new WrapLabel;
    value->setObjectName(u"routingField"_s);
    value->setText(field.value.isEmpty() ? tr("gone") : cut(field.value));
    value->setToolTip(field.value.size() > longestValue ? field.value : QString());
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(value);
    QString spoken = field.title + u": "_s + value->text();
    if (field.before) {
        auto *before = new WrapLabel(Role::Muted);
        before->setObjectName(u"routingFieldBefore"_s);
        before->setText(field.before->isEmpty() ? tr("new")
                                                : tr("before: %1").arg(cut(*field.before)));
        texts->addWidget(before);
        spoken += u", "_s + before->text();
    }
    value->setAccessibleName(spoken);
    m_fields->addWidget(title, row, 0, Qt::AlignTop);
    texts->addStretch(1);
    m_fields->addLayout(texts, row, 1);
}

void RoutingDetails::fillFacts(const std::vector<Fact> &facts)
{
    clear(*m_facts);
    int row = 0;
    for (const Fact &fact : facts) {
        if (fact.value.isEmpty()) {
            continue;
        }
        auto *title = new WrapLabel(Role::Muted);
        title->setText(fact.title);
        auto *value = new WrapLabel;
        value->setObjectName(u"routingFact"_s);
        value->setText(fact.value);
        value->setAccessibleName(fact.title + u": "_s + fact.value);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addWidget(title, row, 0, Qt::AlignTop);
        m_facts->addWidget(value, row, 1, Qt::AlignTop);
        title->show();
        value->show();
        ++row;
    }
}

void RoutingDetails::fillProblems(const std::vector<Problem> &problems)
{
    clear(*m_problems);
    for (const Problem &problem : problems) {
        auto *row = new VerdictRow;
        row->setObjectName(u"routingProblem"_s);
        row->setStatus(problem.status);
        row->setText(problem.message);
        row->setSecondLine(problem.source, Role::Muted);
        m_problems->addWidget(row);
        row->show();
    }
}

} // namespace baton
