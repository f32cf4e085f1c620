// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logsavebar.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int numberWidth = 96;

} // namespace

LogSaveBar::LogSaveBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"logSaveBar"_s);
    setAutoFillBackground(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::paneEdge,
                            measures::iconGap + 1);
    row->setSpacing(measures::fieldGap);
    m_first = addField(u"logSaveFirst"_s, tr("Save lines"));
    m_last = addField(u"logSaveLast"_s, tr("to"));
    m_mask = new QCheckBox(tr("&Mask secrets"), this);
    m_mask->setObjectName(u"logSaveMask"_s);
    m_mask->setChecked(true);
    m_mask->setToolTip(tr("What counts as a secret is chosen in the settings."));
    row->addWidget(m_mask);
    m_save = new QPushButton(tr("Save…"), this);
    m_save->setObjectName(u"logSave"_s);
    row->addWidget(m_save);
    m_hint = new QLabel(tr("Only lines that pass the filter are saved."), this);
    m_hint->setObjectName(u"logSaveHint"_s);
    m_hint->setFont(fonts::small());
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_hint);
    row->addStretch();
    hide();
    connect(m_save, &QPushButton::clicked, this, &LogSaveBar::save);
}

QLineEdit *LogSaveBar::addField(const QString &name, const QString &label)
{
    auto *caption = new QLabel(label, this);
    auto *edit = new QLineEdit(this);
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setFixedWidth(numberWidth);
    edit->setValidator(new QRegularExpressionValidator(QRegularExpression(uR"(\d{0,12})"_s), edit));
    caption->setBuddy(edit);
    connect(edit, &QLineEdit::textChanged, this, &LogSaveBar::check);
    layout()->addWidget(caption);
    layout()->addWidget(edit);
    return edit;
}

void LogSaveBar::open(qint64 first, qint64 last, qint64 count, bool isFiltered)
{
    m_lines = count;
    m_mask->setChecked(true);
    m_hint->setVisible(isFiltered);
    m_first->setText(QString::number(first));
    m_last->setText(QString::number(last));
    show();
    check();
    m_first->setFocus(Qt::ShortcutFocusReason);
    m_first->selectAll();
}

void LogSaveBar::close()
{
    hide();
    Q_EMIT closed();
}

void LogSaveBar::check()
{
    if (!m_save) {
        return;
    }
    const qint64 first = m_first->text().toLongLong();
    const qint64 last = m_last->text().toLongLong();
    const bool isFirstGood = first >= 1 && first <= m_lines;
    const bool isLastGood = last >= first && last <= m_lines;
    setEdgeRole(m_first, isFirstGood ? std::nullopt : std::optional(Role::Error));
    setEdgeRole(m_last, isLastGood ? std::nullopt : std::optional(Role::Error));
    m_save->setEnabled(isFirstGood && isLastGood);
}

void LogSaveBar::save()
{
    if (m_save->isEnabled()) {
        const qint64 first = m_first->text().toLongLong();
        const qint64 last = m_last->text().toLongLong();
        close();
        Q_EMIT saveRequested(first, last, m_mask->isChecked());
    }
}

void LogSaveBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        save();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
