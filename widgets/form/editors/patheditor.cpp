// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/patheditor.h"

#include "widgets/style/icons.h"

#include <QFileInfo>
#include <QPointer>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

PathEditor::PathEditor(const DocumentLocation &document, QWidget *parent)
    : LineEditor(parent)
    , m_document(document)
{
    auto *browse = new QPushButton(icon(u"folder-open"_s), {}, this);
    browse->setToolTip(tr("Choose a file…"));
    browse->setAccessibleName(tr("Choose a file"));
    connect(browse, &QPushButton::clicked, this, &PathEditor::browse);
    addWidget(browse);
}

void PathEditor::browse()
{
    const bool hasExample = field().schema && !m_document.session.isEmpty();
    const QString example = hasExample ? field().schema->placeholder : QString();
    const QString present = field().text.isEmpty() ? example : field().text;
    const QString start = present.isEmpty() ? m_document.path : resolvedFile(present, m_document);
    const auto take = [editor = QPointer(this), present](const QString &file) {
        if (editor) {
            editor->type(fileReference(file, present, editor->m_document));
        }
    };
    Q_EMIT fileRequested(QFileInfo(start).absolutePath(), take);
}

} // namespace baton
