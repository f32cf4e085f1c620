// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/keyring.h"

#include <QObject>
#include <QTest>

namespace baton {

/// Waits until the keyring has answered all earlier requests, which it handles in order.
inline bool hasKeyringAnswered()
{
    QObject receiver;
    bool isAnswered = false;
    keyring::read(QStringLiteral("baton-test"), &receiver,
                  [&isAnswered](const QString &) { isAnswered = true; });
    return QTest::qWaitFor([&isAnswered] { return isAnswered; }, 30'000);
}

} // namespace baton
