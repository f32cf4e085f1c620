// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/database/databaseconnection.h"
#include "models/values/result.h"

namespace baton::cli {

/// The argument with which baton-window prints a password from the keyring.
inline constexpr auto keyringArgument = "--keyring";

/// The password for @p address in the keyring of the desktop; empty if there is none.
[[nodiscard]] QString keyringPassword(const DatabaseAddress &address);
/// Asks for the password of @p address on the terminal without echo; empty if standard input is not
/// a terminal.
[[nodiscard]] QString typedPassword(const DatabaseAddress &address);
/// Adds to @p message, about a server that requires a password, how to provide it.
[[nodiscard]] Failure withoutPassword(const QString &message);

/// Calls @p open with @p address. If the server requires a password that neither the address nor
/// the PostgreSQL client has, it is read from the keyring, then from the terminal, and stored in @p
/// address.
template <typename Open>
[[nodiscard]] auto openedWithPassword(DatabaseAddress &address, const Open &open)
    -> decltype(open(address))
{
    auto opened = open(address);
    if (opened || !address.password.isEmpty() || !isAboutPassword(opened.error())
        || isAboutKey(opened.error())) {
        return opened;
    }
    for (const auto find : {keyringPassword, typedPassword}) {
        address.password = find(address);
        if (!address.password.isEmpty()) {
            opened = open(address);
            if (opened || !isAboutPassword(opened.error())) {
                return opened;
            }
            address.password.clear();
        }
    }
    return withoutPassword(opened.error());
}

} // namespace baton::cli
