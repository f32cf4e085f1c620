// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace baton {

/// A complete prompt as its receiver gets it, with its size.
class PromptPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PromptPreview(EditorDocument &document, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    EditorDocument &m_document;
    QLabel *m_size;
    QPlainTextEdit *m_text;
};

} // namespace baton
