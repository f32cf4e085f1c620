// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/database/databaseconnection.h"
#include "models/values/result.h"

namespace baton::cli {

/// The argument that makes baton-window print a password of the keyring.
inline constexpr auto keyringArgument = "--keyring";

/// The password that the keyring of the desktop has for @p address; empty when it has none.
[[nodiscard]] QString keyringPassword(const DatabaseAddress &address);
/// Asks for the password of @p address on the terminal and does not show it; empty when standard
/// input is no terminal.
[[nodiscard]] QString typedPassword(const DatabaseAddress &address);
/// @p message about a server that wants a password, with what remains to be done.
[[nodiscard]] Failure withoutPassword(const QString &message);

/// What @p open opens at @p address. Where the server wants a password that neither the address nor
/// the client of PostgreSQL has, the keyring is looked into, then the terminal is asked; @p address
/// has it from there.
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
