// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton::cli {

/// Writes the output of "baton session" as text, part by part. Times are in UTC.
class SessionTextWriter
{
public:
    SessionTextWriter(const Session &session, const QDateTime &now);

    [[nodiscard]] QString text();

private:
    void line(const QString &text = {});
    void heading(const QString &text);
    void addHead();
    void addFailure(const SessionFailure &failure, const QString &indent);
    void addPlaces(const SessionFailure &cause);
    void addCauses();
    void addNoLongerOpen(const QString &title, bool isPassedOver);
    [[nodiscard]] int depthOf(const SessionPhase &phase) const;
    void addPhases();
    void addGates();
    void addCriterion(const CriterionResult &criterion, const Evidence &evidence);
    void addErrors();
    void addFix(const SessionError &error);
    void addHandoffs();
    void addDeliverables();
    void addFindings();

    const Session &m_session;
    QDateTime m_now;
    QString m_text;
};

} // namespace baton::cli
