// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/raweditor.h"

#include "models/document/parse.h"

namespace baton {

RawEditor::RawEditor(QWidget *parent)
    : MultiLineEditor(true, parent)
{
}

void RawEditor::take(const QString &typed)
{
    const QByteArray bytes = typed.toUtf8();
    const ParsedText parsed = parse(bytes, Format::Yaml);
    if (!parsed.isComplete()) {
        Q_EMIT refused(typed, tr("This cannot be read: %1").arg(parsed.issues.front().message));
    } else if (parsed.documents.size() > 1) {
        Q_EMIT refused(typed, tr("Enter one value: this is more than one document."));
    } else if (parsed.documents.empty() || parsed.documents.front().tree.isEmpty()) {
        Q_EMIT edited(Value::null());
    } else {
        Q_EMIT edited(parsed.documents.front().tree.toValue());
    }
}

} // namespace baton
