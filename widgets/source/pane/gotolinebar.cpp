// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/pane/gotolinebar.h"

#include "widgets/source/editor/sourceedit.h"

#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

namespace baton {

GoToLineBar::GoToLineBar(SourceEdit &edit, QWidget *parent)
    : GoToBar(tr("Go to line"), edit, parent)
    , m_edit(edit)
{
    setObjectName(u"goToLineBar"_s);
    place().setObjectName(u"goToLine"_s);
    place().setPlaceholderText(tr("line or line:column"));
    place().setValidator(
        new QRegularExpressionValidator(QRegularExpression(uR"(\d{0,9}(:\d{0,9})?)"_s), &place()));
}

void GoToLineBar::open()
{
    const TextPosition caret = m_edit.caretPlace();
    setHint(tr("1 to %1").arg(QLocale().toString(m_edit.blockCount())));
    ask(u"%1:%2"_s.arg(caret.line).arg(caret.column));
}

void GoToLineBar::go()
{
    const QStringList parts = place().text().split(u':');
    if (const int line = parts.first().toInt(); line > 0) {
        m_edit.goTo(line, std::max(1, parts.value(1).toInt()));
    }
    close();
}

} // namespace baton
