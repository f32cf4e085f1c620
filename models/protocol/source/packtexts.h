// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/translationscope.h"

#include <QHash>
#include <QString>

namespace baton {

/// The words of a pack in the reader's language, by the English that its files use.
class PackTexts
{
public:
    PackTexts() = default;
    explicit PackTexts(QHash<QString, QString> texts)
        : m_texts(std::move(texts))
    {
    }

    /// The pack is in its original language.
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty(); }

    [[nodiscard]] QString of(const QString &english) const
    {
        return EnglishScope::isOn() ? english : m_texts.value(english, english);
    }

private:
    QHash<QString, QString> m_texts;
};

} // namespace baton
