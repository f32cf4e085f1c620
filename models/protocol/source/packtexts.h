// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/translationscope.h"

#include <QHash>
#include <QString>

namespace baton {

/// The texts of a pack in the user's language, by the English originals.
class PackTexts
{
public:
    PackTexts() = default;
    explicit PackTexts(QHash<QString, QString> texts)
        : m_texts(std::move(texts))
    {
    }

    /// True if the pack is in its original language.
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty(); }

    [[nodiscard]] QString of(const QString &english) const
    {
        return EnglishScope::isOn() ? english : m_texts.value(english, english);
    }

private:
    QHash<QString, QString> m_texts;
};

} // namespace baton
