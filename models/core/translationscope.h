// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtClassHelperMacros>

#include <utility>

namespace baton {

/// While one lives, the texts that its thread makes stay English: what an agent is told is never
/// translated.
class Untranslated
{
public:
    Untranslated() { ++s_depth; }
    ~Untranslated() { --s_depth; }
    Q_DISABLE_COPY_MOVE(Untranslated)

    [[nodiscard]] static bool isOn() { return s_depth > 0; }

private:
    friend class Translated;

    static inline thread_local int s_depth = 0;
};

/// While one lives, the texts that its thread makes are translated all the same: of what is kept
/// for the reader, whoever happens to ask for it first.
class Translated
{
public:
    Translated()
        : m_depth(std::exchange(Untranslated::s_depth, 0))
    {
    }
    ~Translated() { Untranslated::s_depth = m_depth; }
    Q_DISABLE_COPY_MOVE(Translated)

private:
    int m_depth;
};

} // namespace baton
