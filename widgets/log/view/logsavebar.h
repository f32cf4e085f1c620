// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace baton {

/// Asks which lines of a log to save.
class LogSaveBar : public QWidget
{
    Q_OBJECT

public:
    explicit LogSaveBar(QWidget *parent = nullptr);

    /// Suggests the lines @p first to @p last of @p count, counted from 1. @p isFiltered: shows a
    /// note that hidden lines are not saved.
    void open(qint64 first, qint64 last, qint64 count, bool isFiltered);
    void close();

Q_SIGNALS:
    /// Save the lines @p first to @p last, counted from 1.
    void saveRequested(qint64 first, qint64 last, bool isMasked);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QLineEdit *addField(const QString &name, const QString &label);
    void check();
    void save();

    QLineEdit *m_first = nullptr;
    QLineEdit *m_last = nullptr;
    QCheckBox *m_mask = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_hint = nullptr;
    qint64 m_lines = 0;
};

} // namespace baton
