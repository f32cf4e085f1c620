// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace baton::cli {

/// Emits SIGINT and SIGTERM as a signal in the event loop, so that a command without end exits
/// normally. They do not end the process while this object exists; there can be only one.
class TerminationSignals : public QObject
{
    Q_OBJECT

public:
    explicit TerminationSignals(QObject *parent = nullptr);
    ~TerminationSignals() override;

Q_SIGNALS:
    void received();
};

} // namespace baton::cli
