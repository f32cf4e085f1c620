// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace baton {

class RedactionModel;

/// Asks how a report is to be written, and which of the secrets in it may be seen.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReportDialog(const ReportDocument &report, QWidget *parent = nullptr);

    [[nodiscard]] ReportChoice choice() const;

private:
    QWidget *buildFormat();
    QWidget *buildSecrets();
    QWidget *buildButtons();
    void refresh();
    [[nodiscard]] int heightFor(int secrets) const;

    RedactionModel *m_secrets;
    QComboBox *m_format;
    QTreeView *m_view = nullptr;
    QLabel *m_count;
    QPushButton *m_toggle;
};

} // namespace baton
