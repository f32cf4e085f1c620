// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace baton {

/// The keyring of the desktop, which stores passwords. Answers arrive asynchronously on this thread
/// while @p receiver exists; a desktop without a keyring has no passwords.
namespace keyring {

/// Reads the password for @p key; empty if there is none.
void read(const QString &key, QObject *receiver, const std::function<void(const QString &)> &take);
/// Stores @p password for @p key; @p take gets the reason of a failure or an empty text.
void keep(const QString &key, const QString &password, QObject *receiver,
          const std::function<void(const QString &)> &take);

} // namespace keyring

} // namespace baton
