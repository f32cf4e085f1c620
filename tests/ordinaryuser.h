// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <unistd.h>

namespace baton {

/// Temporarily becomes an ordinary user, because nothing is forbidden to root.
class OrdinaryUser
{
public:
    OrdinaryUser()
        : m_wasRoot(::geteuid() == 0)
        , m_isOrdinary(!m_wasRoot || ::setresuid(nobody, nobody, 0) == 0)
    {
    }
    ~OrdinaryUser()
    {
        if (m_wasRoot && m_isOrdinary) {
            const int back = ::setresuid(0, 0, 0);
            Q_UNUSED(back)
        }
    }
    Q_DISABLE_COPY_MOVE(OrdinaryUser)
    [[nodiscard]] bool isOrdinary() const { return m_isOrdinary; }

private:
    static constexpr uid_t nobody = 65534;

    bool m_wasRoot;
    bool m_isOrdinary;
};

} // namespace baton
