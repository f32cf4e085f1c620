// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

class QTextDocument;

namespace baton {

/// Deletes a text document in pieces from the event loop, because freeing a hundred thousand lines
/// at once would block the window.
class DeferredDeletion final : public QObject
{
    Q_OBJECT

public:
    /// True if @p text is long enough to delete it in pieces.
    [[nodiscard]] static bool isLong(const QTextDocument &text);
    /// Takes ownership of @p text.
    static void dispose(QTextDocument *text);

private:
    DeferredDeletion(QTextDocument *text, QObject *parent);
    void removeSome();

    QTextDocument *m_text;
    QTimer m_timer;
};

} // namespace baton
