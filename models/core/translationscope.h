// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtClassHelperMacros>

#include <utility>

namespace baton {

/// Makes all texts of its thread English while it exists: texts for agents are never translated.
class EnglishScope
{
public:
    EnglishScope() { ++s_depth; }
    ~EnglishScope() { --s_depth; }
    Q_DISABLE_COPY_MOVE(EnglishScope)

    [[nodiscard]] static bool isOn() { return s_depth > 0; }

private:
    friend class TranslatedScope;

    static inline thread_local int s_depth = 0;
};

/// Translates the texts of its thread while it exists, even within an EnglishScope: for cached
/// texts for the user.
class TranslatedScope
{
public:
    TranslatedScope()
        : m_depth(std::exchange(EnglishScope::s_depth, 0))
    {
    }
    ~TranslatedScope() { EnglishScope::s_depth = m_depth; }
    Q_DISABLE_COPY_MOVE(TranslatedScope)

private:
    int m_depth;
};

} // namespace baton
