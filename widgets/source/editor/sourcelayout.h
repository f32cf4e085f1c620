// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextDocumentLayout>

namespace baton {

/// Lays out plain text with lines of equal height, whatever their fonts. A wrapped line continues
/// below its first character, so that the indentation stays readable.
class SourceLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    [[nodiscard]] int lineHeight() const { return m_lineHeight; }
    void setLineHeight(int pixels) { m_lineHeight = pixels; }

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock &block) const override;

private:
    void hang(const QTextBlock &block) const;

    int m_lineHeight = 18;
};

} // namespace baton
