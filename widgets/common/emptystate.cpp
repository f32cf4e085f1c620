// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/emptystate.h"

#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new WrapLabel(Role::Muted, this))
    , m_button(new QPushButton(this))
{
    m_sentence->setObjectName(u"emptySentence"_s);
    m_button->setObjectName(u"emptyAction"_s);
    m_button->hide();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    const int edge = measures::paneEdge;
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(measures::fieldGap);
    column->addWidget(m_sentence);
    column->addWidget(m_button, 0, Qt::AlignLeading);
    column->addStretch();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::actionRequested);
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
}

void EmptyState::setAction(const QString &title)
{
    m_button->setText(title);
    m_button->setVisible(!title.isEmpty());
}

} // namespace baton
