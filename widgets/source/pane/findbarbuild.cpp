// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What FindBar is made of and how it fits its width.
#include "widgets/source/pane/findbar.h"

#include "widgets/common/iconbutton.h"
#include "widgets/common/mnemonictoggles.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Below this width the switches go to a line of their own.
constexpr int narrowBelow = 400;

} // namespace

QToolButton *FindBar::addSwitch(const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void FindBar::buildReplaceRow()
{
    m_replaceRow = new QWidget(this);
    m_replaceRow->setObjectName(u"replaceRow"_s);
    m_replace = new QLineEdit(m_replaceRow);
    m_replace->setObjectName(u"replaceText"_s);
    m_replace->setPlaceholderText(tr("Replace with"));
    m_replace->setAccessibleName(tr("Replace with"));
    m_replace->setToolTip(tr("With a regular expression, \\1 or $1 stands for what its first group "
                             "found, \\0 for all of it, \\n for a line end and \\t for a tab."));
    m_replaceOne = new QPushButton(tr("Replace"), m_replaceRow);
    m_replaceOne->setObjectName(u"replaceOne"_s);
    connect(m_replaceOne, &QPushButton::clicked, this, &FindBar::replaceCurrent);
    m_replaceEvery = new QPushButton(tr("Replace all"), m_replaceRow);
    m_replaceEvery->setObjectName(u"replaceAll"_s);
    connect(m_replaceEvery, &QPushButton::clicked, this, &FindBar::replaceAll);
    m_replaceGrid = new QGridLayout(m_replaceRow);
    m_replaceGrid->setContentsMargins({});
    m_replaceGrid->setSpacing(measures::iconGap);
}

void FindBar::buildSwitches()
{
    m_case = addSwitch(u"findCase"_s, u"Aa"_s, tr("Match case (Alt+C)"));
    m_words = addSwitch(u"findWords"_s, u"\"a\""_s, tr("Whole words (Alt+W)"));
    m_pattern = addSwitch(u"findPattern"_s, u".*"_s, tr("Regular expression (Alt+R)"));
    m_inSelection = addSwitch(u"findInSelection"_s, u"[ ]"_s, tr("Only in the selection"));
    m_switches = new QWidget(this);
    auto *switches = new QHBoxLayout(m_switches);
    switches->setContentsMargins({});
    switches->setSpacing(2);
    for (QToolButton *button : {m_case, m_words, m_pattern, m_inSelection}) {
        button->setFixedWidth(measures::toolButtonSize);
        switches->addWidget(button);
    }
    switches->addStretch();
}

void FindBar::build()
{
    m_find = new QLineEdit(this);
    m_find->setObjectName(u"findText"_s);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    buildSwitches();
    m_count = new QLabel(m_find);
    m_count->setObjectName(u"findCount"_s);
    m_count->setFont(fonts::small());
    m_previous = iconButton(u"findPrevious"_s, u"arrow-up"_s,
                            tr("Previous match (Shift+Enter or Shift+F3)"), this);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    m_next = iconButton(u"findNext"_s, u"arrow-down"_s, tr("Next match (Enter or F3)"), this);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    QToolButton *closing = iconButton(u"findClose"_s, u"close"_s, tr("Close (Esc)"), this);
    connect(closing, &QToolButton::clicked, this, &FindBar::close);

    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(2);
    m_grid->setVerticalSpacing(measures::iconGap);
    m_grid->addWidget(m_find, 0, 0);
    m_grid->addWidget(m_switches, 0, 1);
    m_grid->addWidget(m_previous, 0, 2);
    m_grid->addWidget(m_next, 0, 3);
    m_grid->addWidget(closing, 0, 4);
    m_grid->setColumnStretch(0, 1);

    buildReplaceRow();
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(measures::paneEdge, measures::iconGap, measures::iconGap,
                             measures::iconGap + 1);
    rows->setSpacing(measures::iconGap);
    rows->addLayout(m_grid);
    rows->addWidget(m_replaceRow);
    new MnemonicToggles(this, {{Qt::Key_C, m_case}, {Qt::Key_W, m_words}, {Qt::Key_R, m_pattern}});
    setTabOrder(m_find, m_replace); // the switches come behind both texts
}

void FindBar::arrange()
{
    const bool isNarrow = width() < narrowBelow;
    const int row = isNarrow ? 1 : 0;
    m_grid->removeWidget(m_switches);
    m_grid->addWidget(m_switches, row, isNarrow ? 0 : 1, 1, isNarrow ? 5 : 1);
    for (QWidget *widget : QWidgetList{m_replace, m_replaceOne, m_replaceEvery}) {
        m_replaceGrid->removeWidget(widget);
    }
    m_replaceGrid->addWidget(m_replace, 0, 0, 1, isNarrow ? 3 : 1);
    m_replaceGrid->addWidget(m_replaceOne, row, 1);
    m_replaceGrid->addWidget(m_replaceEvery, row, 2);
    m_replaceGrid->setColumnStretch(0, 1);
}

} // namespace baton
