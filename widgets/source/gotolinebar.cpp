// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/gotolinebar.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/theme.h"
#include "widgets/source/sourceedit.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

namespace baton {

GoToLineBar::GoToLineBar(SourceEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_place(new QLineEdit(this))
    , m_hint(new QLabel(this))
{
    setObjectName(u"goToLineBar"_s);
    setAutoFillBackground(true);
    auto *label = new QLabel(tr("Go to line"), this);
    label->setBuddy(m_place);
    m_place->setObjectName(u"goToLine"_s);
    m_place->setPlaceholderText(tr("line or line:column"));
    m_place->setValidator(
        new QRegularExpressionValidator(QRegularExpression(uR"(\d{0,9}(:\d{0,9})?)"_s), m_place));
    m_hint->setFont(fonts::small());
    QPalette palette;
    palette.setColor(QPalette::WindowText, Theme::color(Role::Muted));
    m_hint->setPalette(palette);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::paneEdge,
                            measures::iconGap + 1);
    row->setSpacing(measures::fieldGap);
    row->addWidget(label);
    row->addWidget(m_place, 1);
    row->addWidget(m_hint);
    hide();
}

void GoToLineBar::open()
{
    const TextPosition place = m_edit.caretPlace();
    m_place->setText(u"%1:%2"_s.arg(place.line).arg(place.column));
    m_hint->setText(tr("1 to %1").arg(QLocale().toString(m_edit.blockCount())));
    show();
    m_place->setFocus(Qt::ShortcutFocusReason);
    m_place->selectAll();
}

void GoToLineBar::close()
{
    hide();
    m_edit.setFocus(Qt::OtherFocusReason);
}

void GoToLineBar::go()
{
    const QStringList parts = m_place->text().split(u':');
    if (const int line = parts.first().toInt(); line > 0) {
        m_edit.goTo(line, std::max(1, parts.value(1).toInt()));
    }
    close();
}

void GoToLineBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        go();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
