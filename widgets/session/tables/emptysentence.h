// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QAbstractItemView;

namespace baton {

/// The sentence that a list shows while it has no rows.
class EmptySentence
{
public:
    /// @p list has to outlive this.
    explicit EmptySentence(QAbstractItemView &list)
        : m_list(list)
    {
    }

    void set(const QString &sentence);
    /// Tells screen readers of it. Call it when rows came or went.
    void update();
    /// Paints it over the list. Call it when the list has painted itself.
    void paint();

private:
    [[nodiscard]] bool isEmpty() const;

    QAbstractItemView &m_list;
    QString m_sentence;
};

} // namespace baton
