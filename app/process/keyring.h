// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace baton {

/// The keyring of the desktop, where passwords are kept. Answers come later, on this thread, as
/// long as @p receiver lives; a desktop without a keyring has no passwords.
namespace keyring {

/// The password for @p key; empty when there is none.
void read(const QString &key, QObject *receiver, const std::function<void(const QString &)> &take);
/// Keeps @p password for @p key; @p take gets the reason why it could not, or an empty text.
void keep(const QString &key, const QString &password, QObject *receiver,
          const std::function<void(const QString &)> &take);

} // namespace keyring

} // namespace baton
