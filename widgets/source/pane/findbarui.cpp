// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/pane/findbarui.h"

#include "widgets/common/iconbutton.h"
#include "widgets/common/mnemonictoggles.h"
#include "widgets/source/pane/findbar.h"
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

QToolButton *addSwitch(QWidget *bar, const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QToolButton(bar);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

FindBarUi::FindBarUi(QWidget *bar)
{
    find = new QLineEdit(bar);
    find->setObjectName(u"findText"_s);
    find->setPlaceholderText(FindBar::tr("Find"));
    find->setAccessibleName(FindBar::tr("Find"));
    find->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    buildSwitches(bar);
    count = new QLabel(find);
    count->setObjectName(u"findCount"_s);
    count->setFont(fonts::small());
    previous = iconButton(u"findPrevious"_s, u"arrow-up"_s,
                          FindBar::tr("Previous match (Shift+Enter or Shift+F3)"), bar);
    next = iconButton(u"findNext"_s, u"arrow-down"_s, FindBar::tr("Next match (Enter or F3)"), bar);
    close = iconButton(u"findClose"_s, u"close"_s, FindBar::tr("Close (Esc)"), bar);

    grid = new QGridLayout;
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(measures::iconGap);
    grid->addWidget(find, 0, 0);
    grid->addWidget(switches, 0, 1);
    grid->addWidget(previous, 0, 2);
    grid->addWidget(next, 0, 3);
    grid->addWidget(close, 0, 4);
    grid->setColumnStretch(0, 1);

    buildReplaceRow(bar);
    auto *rows = new QVBoxLayout(bar);
    rows->setContentsMargins(measures::paneEdge, measures::iconGap, measures::iconGap,
                             measures::iconGap + 1);
    rows->setSpacing(measures::iconGap);
    rows->addLayout(grid);
    rows->addWidget(replaceRow);
    new MnemonicToggles(bar, {{Qt::Key_C, matchCase}, {Qt::Key_W, words}, {Qt::Key_R, pattern}});
    QWidget::setTabOrder(find, replace); // the switches come behind both texts
}

void FindBarUi::buildSwitches(QWidget *bar)
{
    matchCase = addSwitch(bar, u"findCase"_s, u"Aa"_s, FindBar::tr("Match case (Alt+C)"));
    words = addSwitch(bar, u"findWords"_s, u"\"a\""_s, FindBar::tr("Whole words (Alt+W)"));
    pattern = addSwitch(bar, u"findPattern"_s, u".*"_s, FindBar::tr("Regular expression (Alt+R)"));
    inSelection =
        addSwitch(bar, u"findInSelection"_s, u"[ ]"_s, FindBar::tr("Only in the selection"));
    switches = new QWidget(bar);
    auto *line = new QHBoxLayout(switches);
    line->setContentsMargins({});
    line->setSpacing(2);
    for (QToolButton *button : {matchCase, words, pattern, inSelection}) {
        button->setFixedWidth(measures::toolButtonSize);
        line->addWidget(button);
    }
    line->addStretch();
}

void FindBarUi::buildReplaceRow(QWidget *bar)
{
    replaceRow = new QWidget(bar);
    replaceRow->setObjectName(u"replaceRow"_s);
    replace = new QLineEdit(replaceRow);
    replace->setObjectName(u"replaceText"_s);
    replace->setPlaceholderText(FindBar::tr("Replace with"));
    replace->setAccessibleName(FindBar::tr("Replace with"));
    replace->setToolTip(
        FindBar::tr("With a regular expression, \\1 or $1 stands for what its first group "
                    "found, \\0 for all of it, \\n for a line end and \\t for a tab."));
    replaceOne = new QPushButton(FindBar::tr("Replace"), replaceRow);
    replaceOne->setObjectName(u"replaceOne"_s);
    replaceEvery = new QPushButton(FindBar::tr("Replace all"), replaceRow);
    replaceEvery->setObjectName(u"replaceAll"_s);
    replaceGrid = new QGridLayout(replaceRow);
    replaceGrid->setContentsMargins({});
    replaceGrid->setSpacing(measures::iconGap);
}

void FindBarUi::arrange(int width) const
{
    const bool isNarrow = width < narrowBelow;
    const int row = isNarrow ? 1 : 0;
    grid->removeWidget(switches);
    grid->addWidget(switches, row, isNarrow ? 0 : 1, 1, isNarrow ? 5 : 1);
    for (QWidget *widget : QWidgetList{replace, replaceOne, replaceEvery}) {
        replaceGrid->removeWidget(widget);
    }
    replaceGrid->addWidget(replace, 0, 0, 1, isNarrow ? 3 : 1);
    replaceGrid->addWidget(replaceOne, row, 1);
    replaceGrid->addWidget(replaceEvery, row, 2);
    replaceGrid->setColumnStretch(0, 1);
}

void FindBarUi::placeCount() const
{
    count->adjustSize();
    const QRect field = find->rect();
    count->move(field.right() - count->width() - measures::controlPadding,
                field.center().y() - count->height() / 2);
    find->setTextMargins(0, 0, count->text().isEmpty() ? 0 : count->width() + 2, 0);
}

} // namespace baton
