// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/previewside.h"

#include "widgets/common/paneheader.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/markdownpreview.h"
#include "widgets/editor/promptpreview.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

PreviewSide::PreviewSide(EditorDocument &document)
    : m_format(document.format())
{
    setObjectName(u"previewSide"_s);
    auto *header = new PaneHeader(EditorTab::tr("Preview"));
    header->followFocus(*this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(newPreview(document), 1);
}

bool PreviewSide::mayShow(Format format)
{
    return format == Format::Markdown || format == Format::Prompt;
}

QWidget *PreviewSide::newPreview(EditorDocument &document)
{
    if (m_format == Format::Prompt) {
        return new PromptPreview(document);
    }
    auto *preview = new MarkdownPreview(document);
    connect(preview, &MarkdownPreview::linkRequested, this, &PreviewSide::linkRequested);
    return preview;
}

} // namespace baton
