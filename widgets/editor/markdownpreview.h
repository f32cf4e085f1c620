// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <QTextBrowser>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace baton {

/// A rendered Markdown file that follows the text while it is edited. It does not follow links
/// itself.
class MarkdownPreview : public QTextBrowser
{
    Q_OBJECT

public:
    explicit MarkdownPreview(EditorDocument &document, QWidget *parent = nullptr);
    ~MarkdownPreview() override;

    /// True if the newest text is shown.
    [[nodiscard]] bool isUpToDate() const;

Q_SIGNALS:
    void refreshed();
    /// Emitted when the user clicked a link to another page.
    void linkRequested(const QUrl &url);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void noteChange();
    void render();
    void take(const std::shared_ptr<QTextDocument> &text);
    void scrollOn();
    void follow(const QUrl &url);

    EditorDocument &m_document;
    std::shared_ptr<QTextDocument> m_text;
    QTimer m_pause; ///< single shot: waits for a pause in typing
    quint64 m_shown = 0;
    bool m_isRendering = false;
    bool m_needsRender = true;
    int m_wantedScroll = -1; ///< scroll position to restore after the new text is laid out
};

} // namespace baton
