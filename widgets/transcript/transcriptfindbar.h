// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace baton {

/// Asks what to find in a transcript, and tells how often it was found.
class TranscriptFindBar : public QWidget
{
    Q_OBJECT

public:
    explicit TranscriptFindBar(QWidget *parent = nullptr);

    void open();
    void close();
    void setCount(int count, bool isSearching);

Q_SIGNALS:
    void queryChanged(const QString &query);
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_text;
    QLabel *m_count;
};

} // namespace baton
