// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/deferreddeletion.h"

#include <QApplicationStatic>
#include <QElapsedTimer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace baton {

namespace {

constexpr int linesAtOnce = 500;
constexpr qint64 timeForTurn = 4; // milliseconds

/// Owns the objects that are not deleted yet. The application deletes the rest when it ends.
Q_APPLICATION_STATIC(QObject, pending)

} // namespace

bool DeferredDeletion::isLong(const QTextDocument &text)
{
    return text.blockCount() > 10 * linesAtOnce;
}

void DeferredDeletion::dispose(QTextDocument *text)
{
    new DeferredDeletion(text, pending());
}

DeferredDeletion::DeferredDeletion(QTextDocument *text, QObject *parent)
    : QObject(parent)
    , m_text(text)
{
    m_text->setParent(this);
    connect(&m_timer, &QTimer::timeout, this, &DeferredDeletion::removeSome);
    m_timer.start(0);
}

void DeferredDeletion::removeSome()
{
    QElapsedTimer time;
    time.start();
    while (m_text->blockCount() > linesAtOnce && !time.hasExpired(timeForTurn)) {
        QTextCursor cursor(m_text->findBlockByNumber(m_text->blockCount() - linesAtOnce));
        cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.deletePreviousChar();
    }
    if (m_text->blockCount() <= linesAtOnce) {
        m_timer.stop();
        deleteLater();
    }
}

} // namespace baton
