// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptfind.h"
#include "widgets/source/pane/findbarui.h"

#include <QWidget>

namespace baton {

/// Asks what to find in a transcript, and tells which match of how many is shown. It looks and
/// works as the one of the source, without what replaces.
class TranscriptFindBar : public QWidget
{
    Q_OBJECT

public:
    explicit TranscriptFindBar(TranscriptFind &find, QWidget *parent = nullptr);

    void open();
    void close();

Q_SIGNALS:
    void queryChanged(const baton::LogQuery &query);
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] LogQuery query() const;
    void ask();
    void showCount();

    TranscriptFind &m_find;
    FindBarUi m_ui;
};

} // namespace baton
