// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QLabel;
class QTableView;

namespace baton {

class CompareModel;

/// Two states of a text side by side, their lines aligned, with a way from difference to
/// difference.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(const QString &title, const QByteArray &theirs, const QByteArray &mine,
                  QWidget *parent = nullptr);

private:
    void step(int by);

    CompareModel *m_model;
    QTableView *m_table;
    QLabel *m_count;
};

} // namespace baton
