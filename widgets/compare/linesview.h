// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTableView>

namespace baton {

class LinesModel;

/// Two texts line by line, for what cannot be compared by field.
class LinesView : public QTableView
{
    Q_OBJECT

public:
    explicit LinesView(QWidget *parent = nullptr);

    void showTexts(const QByteArray &left, const QByteArray &right, const QString &leftTitle,
                   const QString &rightTitle);
    [[nodiscard]] int differenceCount() const;
    /// Goes to the next difference, or with -1 to the one before; round at the end.
    void step(int by);

private:
    LinesModel *m_model = nullptr;
};

} // namespace baton
