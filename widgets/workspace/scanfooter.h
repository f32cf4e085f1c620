// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspacescanner.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace baton {

class WrapLabel;

/// The progress of the scan, with a button to cancel it; afterwards its failures, with a button to
/// retry.
class ScanFooter : public QWidget
{
    Q_OBJECT

public:
    explicit ScanFooter(QWidget *parent = nullptr);

    void setScanner(WorkspaceScanner *scanner);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showProgress();
    void showEnd(WorkspaceScanner::End end, const QString &reason);
    void showSentence(const QString &sentence);

    QPointer<WorkspaceScanner> m_scanner;
    WrapLabel *m_text;
    QLabel *m_percent;
    QToolButton *m_cancel;
    QToolButton *m_again;
    QProgressBar *m_bar;
};

} // namespace baton
