// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

class QTextDocument;

namespace baton {

/// Gives up a text that nobody shows any more, from the event loop: to free a hundred thousand
/// lines at once would hold the window up.
class DeferredDeletion final : public QObject
{
    Q_OBJECT

public:
    /// True when it is worth it.
    [[nodiscard]] static bool isLong(const QTextDocument &text);
    /// Takes @p text over.
    static void dispose(QTextDocument *text);

private:
    DeferredDeletion(QTextDocument *text, QObject *parent);
    void removeSome();

    QTextDocument *m_text;
    QTimer m_timer;
};

} // namespace baton
