// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/comparison.h"

#include <QWidget>

class QPlainTextEdit;

namespace baton {

/// Both values of one field in full, with the words that differ.
class DiffDetail : public QWidget
{
    Q_OBJECT

public:
    explicit DiffDetail(QWidget *parent = nullptr);

    void showEntry(const Comparison &comparison, const DiffPath &path);
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void mark();

    QPlainTextEdit *m_left;
    QPlainTextEdit *m_right;
    bool m_isText = false; ///< words are compared, not values
};

} // namespace baton
