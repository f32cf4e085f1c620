// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTableView>

namespace baton {

class LinesModel;

/// Two texts line by line, for texts that cannot be compared by field.
class LinesView : public QTableView
{
    Q_OBJECT

public:
    explicit LinesView(QWidget *parent = nullptr);

    void showTexts(const QByteArray &left, const QByteArray &right, const QString &leftTitle,
                   const QString &rightTitle);
    [[nodiscard]] int differenceCount() const;
    /// Goes to the next difference, with -1 to the previous one; wraps around.
    void step(int by);

private:
    LinesModel *m_model = nullptr;
};

} // namespace baton
