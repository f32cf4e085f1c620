// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/pagetabbar.h"

#include "widgets/text/distinctelision.h"

#include <QStyle>
#include <QStyleOptionTab>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

QString PageTabBar::shownText(int index) const
{
    QStyleOptionTab option;
    initStyleOption(&option, index);
    return option.text.replace(u"&&"_s, u"&"_s);
}

void PageTabBar::initStyleOption(QStyleOptionTab *option, int index) const
{
    QTabBar::initStyleOption(option, index);
    if (option->text == tabText(index)) {
        return;
    }
    QStringList names;
    for (int i = 0; i < count(); ++i) {
        names.append(tabText(i).replace(u"&&"_s, u"&"_s));
    }
    const int room = style()->subElementRect(QStyle::SE_TabBarTabText, option, this).width();
    option->text = distinctlyElided(names, index, fontMetrics(), room).replace(u'&', u"&&"_s);
}

QSize PageTabBar::minimumTabSizeHint(int index) const
{
    constexpr int readable = 216;
    const QSize whole = tabSizeHint(index);
    return {std::min(whole.width(), readable), whole.height()};
}

} // namespace baton
