// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace baton::cli {

/// Tells of SIGINT and SIGTERM in the event loop, so that a command that goes on for ever ends as
/// any other. While it lives they do not end the program; there is one at most.
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
