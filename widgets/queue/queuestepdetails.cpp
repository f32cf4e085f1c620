// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queuestepdetails.h"

#include "models/queue/completionrefusal.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuemodel.h"
#include "models/queue/stepdetails.h"
#include "models/session/value/displaystatus.h"
#include "widgets/common/statusmark.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString escaped(const QString &text)
{
    return text.trimmed().toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

/// @p text with a possible line break after each "_" of its names.
QString breakable(const QString &text)
{
    return QString(text).replace(u'_', u"_\u200b"_s);
}

/// A row of the table of facts; empty without a value.
QString rowOf(const QString &title, const QString &value, Role role = Role::Text)
{
    return value.trimmed().isEmpty()
        ? QString()
        : u"<tr><td style='color:%1; padding-right:12px'>%2</td><td style='color:%3'>%4</td></tr>"_s
              .arg(Theme::color(Role::Muted).name(), title.toHtmlEscaped(),
                   Theme::color(role).name(), escaped(value));
}

} // namespace

QueueStepDetails::QueueStepDetails(QWidget *parent)
    : QWidget(parent)
    , m_mark(new StatusMark)
    , m_title(new QLabel)
    , m_text(new QTextBrowser)
    , m_prompt(new QPushButton(tr("Copy the &prompt")))
    , m_submit(new QPushButton(tr("&Submit a completion…")))
{
    setObjectName(u"queueStepDetails"_s);
    m_title->setFont(fonts::strong());
    m_title->setObjectName(u"queueStepTitle"_s);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setObjectName(u"queueStepText"_s);
    m_text->setAccessibleName(tr("The chosen step"));
    m_prompt->setObjectName(u"queueCopyPrompt"_s);
    m_submit->setObjectName(u"queueSubmit"_s);
    auto *head = new QHBoxLayout;
    head->setSpacing(measures::iconGap);
    head->addWidget(m_mark, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto *buttons = new FlowLayout;
    buttons->setSpacing(measures::fieldGap);
    buttons->addWidget(m_prompt);
    buttons->addWidget(m_submit);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    rows->addLayout(head);
    rows->addWidget(m_text, 1);
    rows->addLayout(buttons);
    connect(m_prompt, &QPushButton::clicked, this, &QueueStepDetails::promptRequested);
    connect(m_submit, &QPushButton::clicked, this, &QueueStepDetails::submitRequested);
}

void QueueStepDetails::show(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack)
{
    const bool isOther = step != m_step || queue.parents != m_queue.parents;
    if (step.id != m_step.id) {
        m_match.clear();
    }
    m_step = step;
    m_queue = queue;
    m_next = nextOf(step, pack);
    m_mark->setStatus(statusOf(step.status));
    m_mark->show();
    m_title->setText(tr("Step %1: %2").arg(step.numberText(), stateText(step)));
    m_prompt->setEnabled(true);
    m_submit->setEnabled(step.status != RunStatus::Succeeded);
    if (isOther) {
        write();
    }
}

void QueueStepDetails::mark(const QString &match)
{
    m_match = match;
    m_text->moveCursor(QTextCursor::Start);
    if (!match.isEmpty()) {
        m_text->find(match, QTextDocument::FindCaseSensitively); // else a label may be found
    }
}

void QueueStepDetails::showNone(const QString &why)
{
    m_step = {};
    m_mark->hide();
    m_title->setText(why);
    m_prompt->setEnabled(false);
    m_submit->setEnabled(false);
    write();
}

void QueueStepDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        write();
    }
    QWidget::changeEvent(event);
}

void QueueStepDetails::write()
{
    if (!m_step.id.isValid()) {
        m_text->clear();
        return;
    }
    QString facts = rowOf(tr("Completion"), refusalText(m_step), Role::Warning)
        + rowOf(tr("Next"), breakable(m_next)) + rowOf(tr("Belongs to"), m_queue.belonging(m_step));
    for (const StepDetail &detail : stepDetails(m_step)) {
        facts += rowOf(detail.title, detail.lines.join(u'\n'),
                       detail.status == Status::None ? Role::Text : roleOf(detail.status));
    }
    m_text->setHtml(u"<table>%1</table><p style='color:%2'>%3</p>"
                    "<pre style='font-family:\"%4\"; white-space:pre-wrap'>%5</pre>"_s.arg(
                        facts, Theme::color(Role::Muted).name(), tr("What is to be done"),
                        fonts::mono().family(), m_step.prompt.trimmed().toHtmlEscaped()));
    mark(m_match);
}

} // namespace baton
