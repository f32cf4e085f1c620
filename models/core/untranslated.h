// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtClassHelperMacros>

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
    static inline thread_local int s_depth = 0;
};

} // namespace baton
