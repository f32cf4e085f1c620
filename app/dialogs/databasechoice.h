// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"

namespace baton {

/// The database that the user chose.
struct DatabaseChoice
{
    DatabaseAddress address;
    bool keepsPassword = false; ///< keep the password in the keyring of the desktop
};

} // namespace baton
