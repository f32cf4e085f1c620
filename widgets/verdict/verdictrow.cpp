// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictrow.h"

#include "models/strings/joinedparts.h"
#include "widgets/common/statusmark.h"
#include "widgets/layouts/sidebysidelayout.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;

VerdictRow::VerdictRow(QWidget *parent)
    : QWidget(parent)
    , m_mark(new StatusMark(Status::None, measures::iconSize, this))
    , m_text(new WrapLabel(Role::Text, this))
    , m_second(new WrapLabel(Role::Text, this))
    , m_value(new WrapLabel(Role::Muted, this))
    , m_below(new QHBoxLayout)
{
    m_text->setObjectName(u"text"_s);
    m_second->setObjectName(u"secondLine"_s);
    m_value->setObjectName(u"value"_s);
    m_second->hide();
    m_value->hide();
    m_below->setSpacing(measures::fieldGap);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto *first = new SideBySideLayout(m_text);
    first->setSpacing(measures::fieldGap);
    texts->addLayout(first);
    first->addWidget(m_value);
    first->setAlignment(m_value, Qt::AlignTop);
    texts->addWidget(m_second);
    texts->addLayout(m_below);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(measures::controlPadding);
    auto *mark = new QVBoxLayout;
    mark->setContentsMargins(0, 1, 0, 0);
    mark->addWidget(m_mark);
    mark->addStretch();
    row->addLayout(mark);
    row->addLayout(texts, 1);
}

void VerdictRow::setStatus(Status status)
{
    m_mark->setStatus(status);
    m_mark->setRole(roleOf(status));
    updateName();
}

void VerdictRow::setStatusRole(Role role)
{
    m_mark->setRole(role);
}

void VerdictRow::setText(const QString &text, Role role, qsizetype strong)
{
    m_text->setText(text);
    m_text->setRole(role);
    m_text->setStrong(strong);
    updateName();
}

void VerdictRow::setSecondLine(const QString &text, Role role)
{
    m_second->setText(text);
    m_second->setRole(role);
    m_second->setVisible(!text.isEmpty());
    updateName();
}

void VerdictRow::setValue(const QString &value)
{
    const bool isShort = value.size() <= longestValue;
    m_value->setText(isShort ? value : QString());
    m_value->setVisible(isShort && !value.isEmpty());
    if (!isShort) {
        setSecondLine(value, Role::Muted);
    }
    updateName();
}

QString VerdictRow::text() const
{
    return m_text->text();
}

void VerdictRow::updateName()
{
    setAccessibleName(joinedParts(
        {wordOf(m_mark->status()), m_text->text(), m_value->text(), m_second->text()}, u", "));
}

} // namespace baton
