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

/// Asks for the format of a report and for the secrets that may stay visible. A worker searches
/// long reports for secrets; they cannot be written before that is done.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReportDialog(const ReportDocument &report, QWidget *parent = nullptr);

    [[nodiscard]] ReportChoice choice() const;
    /// True until the secrets are known.
    [[nodiscard]] bool isLooking() const { return m_isLooking; }

private:
    void lookThrough(const ReportDocument &report);
    void take(const Redaction &secrets);
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
    QPushButton *m_write = nullptr;
    bool m_isLooking = false;
};

} // namespace baton
