// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/loggobar.h"

#include "models/log/logfile.h"
#include "widgets/common/controls.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/log/logarea.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace baton {

LogGoBar::LogGoBar(LogArea &area, QWidget *parent)
    : QWidget(parent)
    , m_area(area)
    , m_place(new QLineEdit(this))
    , m_hint(new QLabel(this))
{
    setObjectName(u"logGoBar"_s);
    setAutoFillBackground(true);
    auto *label = new QLabel(tr("Go to"), this);
    label->setBuddy(m_place);
    m_place->setObjectName(u"logGoTo"_s);
    m_place->setAccessibleName(tr("Go to line or time"));
    m_hint->setObjectName(u"logGoHint"_s);
    m_hint->setFont(fonts::small());
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::paneEdge,
                            measures::iconGap + 1);
    row->setSpacing(measures::fieldGap);
    row->addWidget(label);
    row->addWidget(m_place, 1);
    row->addWidget(m_hint);
    hide();
    connect(m_place, &QLineEdit::textEdited, this, [this] { setEdgeRole(m_place, std::nullopt); });
}

void LogGoBar::open(int offset)
{
    const LogIndex &index = m_area.file().index();
    m_offset = offset;
    const QString lines = QLocale().toString(index.lineCount());
    const bool hasTimes = index.earliest() != LogLine::noTime;
    m_place->setPlaceholderText(hasTimes ? tr("line or time: 1184, 14:52, 2026-02-21 14:52:08")
                                         : tr("line"));
    m_hint->setText(hasTimes ? tr("1 to %1, %2 to %3")
                                   .arg(lines, textOfTime(index.earliest(), offset),
                                        textOfTime(index.latest(), offset))
                             : tr("1 to %1").arg(lines));
    m_place->setText(QString::number(m_area.caret().line + 1));
    show();
    m_place->setFocus(Qt::ShortcutFocusReason);
    m_place->selectAll();
}

void LogGoBar::close()
{
    hide();
    setEdgeRole(m_place, std::nullopt);
    m_area.setFocus(Qt::OtherFocusReason);
}

void LogGoBar::go()
{
    const LogIndex &index = m_area.file().index();
    const QString text = m_place->text().trimmed();
    bool isNumber = false;
    const qint64 line = text.toLongLong(&isNumber);
    if (isNumber && line > 0) {
        close();
        Q_EMIT lineRequested(line);
        return;
    }
    const bool hasLine = m_area.caret().line < index.lineCount();
    const qint64 here = hasLine ? index.at(m_area.caret().line).time : LogLine::noTime;
    const qint64 reference = here != LogLine::noTime ? here : index.earliest();
    const auto time =
        reference == LogLine::noTime ? std::nullopt : timeFromText(text, reference, m_offset);
    if (!time) {
        setEdgeRole(m_place, Role::Error);
        return;
    }
    close();
    Q_EMIT timeRequested(*time);
}

void LogGoBar::keyPressEvent(QKeyEvent *event)
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
