// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace baton {

class Masking;

/// Edits the definitions of secrets, built-in kinds and own patterns, and stores them in a file.
class SecretsChooser : public QWidget
{
    Q_OBJECT

public:
    explicit SecretsChooser(const QString &file, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The content of the file changed.
    void changed();

private:
    [[nodiscard]] QWidget *kindBoxes(const Masking &masking);
    void save();

    QString m_file;
    QPlainTextEdit *m_patterns;
    QLabel *m_problem;
};

} // namespace baton
