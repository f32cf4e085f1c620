// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QUrl>
#include <QWidget>

namespace baton {

class EditorDocument;

/// The rendered text of a document, with its header.
class PreviewSide final : public QWidget
{
    Q_OBJECT

public:
    /// A preview for the format of @p document, which must outlive it.
    explicit PreviewSide(EditorDocument &document);

    [[nodiscard]] static bool mayShow(Format format);
    [[nodiscard]] Format format() const { return m_format; }

Q_SIGNALS:
    /// The user clicked a link.
    void linkRequested(const QUrl &url);

private:
    [[nodiscard]] QWidget *newPreview(EditorDocument &document);

    Format m_format;
};

} // namespace baton
