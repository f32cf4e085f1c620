// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/promptpreview.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype shownBytes = qsizetype(256) * 1024;
constexpr qsizetype charactersInAToken = 4;

} // namespace

PromptPreview::PromptPreview(EditorDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_size(new QLabel)
    , m_text(new QPlainTextEdit)
{
    setObjectName(u"promptPreview"_s);
    m_size->setObjectName(u"promptSize"_s);
    m_size->setFont(fonts::small());
    m_size->setForegroundRole(QPalette::PlaceholderText);
    m_size->setWordWrap(true);
    m_size->setContentsMargins(measures::paneEdge, 6, measures::paneEdge, 6);
    m_text->setObjectName(u"promptText"_s);
    m_text->setAccessibleName(tr("The whole prompt"));
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFont(fonts::mono());
    m_text->document()->setDocumentMargin(measures::paneEdge);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text, 1);
    column->addWidget(m_size);
    connect(&document, &EditorDocument::analysed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
}

void PromptPreview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void PromptPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_text->setAccessibleName(tr("The whole prompt"));
        refresh();
    }
}

void PromptPreview::refresh()
{
    const QByteArray bytes = m_document.snapshot()->bytes;
    const QString text = QString::fromUtf8(bytes.first(std::min(bytes.size(), shownBytes)));
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
    }
    const QLocale locale;
    if (bytes.size() > shownBytes) {
        m_size->setText(tr("%1 bytes; the first %2 are shown")
                            .arg(locale.toString(bytes.size()), locale.toString(shownBytes)));
        return;
    }
    const qsizetype characters = text.toUcs4().size();
    const qsizetype tokens = (characters + charactersInAToken - 1) / charactersInAToken;
    //: size of a prompt
    m_size->setText(tr("%1 bytes · %2 characters · about %3 tokens (an estimate: four characters "
                       "to a token)")
                        .arg(locale.toString(bytes.size()), locale.toString(characters),
                             locale.toString(tokens)));
}

} // namespace baton
