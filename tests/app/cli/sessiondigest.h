// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace baton {

using namespace Qt::StringLiterals;

/// "15:45"
inline QString clock(const QJsonValue &time)
{
    return time.isString() ? time.toString().sliced(11, 5) : u"-"_s;
}

/// The output of `baton session --format json`, with one line per fact.
class Digest
{
public:
    explicit Digest(const QJsonObject &session)
        : m_session(session)
    {
        add(u"session %1 %2, %3 s: %4"_s.arg(text(session, "status"), text(session, "liveness"),
                                             QString::number(session.value("seconds"_L1).toInt(-1)),
                                             text(session, "headline")));
        if (const QJsonObject next = session.value("next"_L1).toObject(); !next.isEmpty()) {
            add(u"next %1 [%2]"_s.arg(text(next, "does"), text(next, "rule")));
        }
        if (const QString phase = text(session, "phase"); !phase.isEmpty()) {
            add(u"stands at "_s + phase);
        }
        for (const QJsonValue &phase : session.value("phases"_L1).toArray()) {
            addPhase(phase.toObject());
        }
        for (const QJsonValue &gate : session.value("gates"_L1).toArray()) {
            addGate(gate.toObject());
        }
        for (const QJsonValue &cause : session.value("causes"_L1).toArray()) {
            const QJsonObject object = cause.toObject();
            add((object.value("first"_L1).toBool() ? u"first cause "_s : u"another cause "_s)
                + failure(object));
            for (const QJsonValue &followed : object.value("consequences"_L1).toArray()) {
                add(u"follows "_s + failure(followed.toObject()));
            }
        }
        addRest();
    }

    [[nodiscard]] const QStringList &lines() const { return m_lines; }

private:
    static QString text(const QJsonObject &object, const char *key)
    {
        return object.value(QLatin1StringView(key)).toString();
    }

    void add(const QString &line) { m_lines.append(line); }

    [[nodiscard]] QString phaseId(const QJsonObject &object) const
    {
        const int position = object.value("phase"_L1).toInt(-1);
        return position < 0 ? u"-"_s
                            : text(m_session.value("phases"_L1)[position].toObject(), "title");
    }

    /// ", attempt 2 of 3" if the protocol sets a limit.
    static QString countOf(const QJsonObject &phase)
    {
        const int most = phase.value("attemptsMax"_L1).toInt();
        const int made = phase.value("attempt"_L1).toInt();
        return most == 0 ? QString() : u", attempt %1 of %2"_s.arg(made).arg(most);
    }

    void addPhase(const QJsonObject &phase)
    {
        QStringList attempts;
        for (const QJsonValue &attempt : phase.value("attempts"_L1).toArray()) {
            attempts.append(text(attempt.toObject(), "status"));
        }
        add(u"phase %1 %2%3 [%4] %5-%6%7%8%9"_s.arg(
            text(phase, "title"), text(phase, "status"),
            phase.value("passedOver"_L1).toBool() ? u" passed over"_s : QString(),
            attempts.join(u' '), clock(phase.value("started"_L1)), clock(phase.value("ended"_L1)),
            countOf(phase),
            text(phase, "reason").isEmpty() ? QString() : u", "_s + text(phase, "reason"),
            text(phase, "flaw").isEmpty() ? QString() : u", although "_s + text(phase, "flaw")));
    }

    void addGate(const QJsonObject &gate)
    {
        QStringList failed;
        for (const QJsonValue &criterion : gate.value("criteria"_L1).toArray()) {
            const QJsonObject object = criterion.toObject();
            if (text(object, "state") == "failed"_L1) {
                failed.append(text(object, "title") + u' ' + text(object, "actual"));
            }
        }
        add(u"gate %1 %2%3%4"_s.arg(
            text(gate, "id"), text(gate, "state"),
            failed.isEmpty() ? QString() : u" ("_s + failed.join(u", "_s) + u')',
            text(gate, "next").isEmpty() ? QString() : u": "_s + text(gate, "next")));
    }

    [[nodiscard]] QString failure(const QJsonObject &object) const
    {
        const QString rule = text(object, "rule");
        return u"%1 “%2” in %3 at %4%5"_s.arg(text(object, "what"), text(object, "title"),
                                              phaseId(object), clock(object.value("time"_L1)),
                                              rule.isEmpty() ? QString() : u" ← "_s + rule);
    }

    void addRest()
    {
        for (const QJsonValue &repaired : m_session.value("repaired"_L1).toArray()) {
            const QJsonObject object = repaired.toObject();
            add((object.value("passedOver"_L1).toBool() ? u"passed over "_s : u"repaired "_s)
                + failure(object));
        }
        for (const QJsonValue &escalation : m_session.value("escalations"_L1).toArray()) {
            const QJsonObject object = escalation.toObject();
            add(u"escalation of %1: %2 of %3%4"_s.arg(
                phaseId(object), QString::number(object.value("attempt"_L1).toInt()),
                QString::number(object.value("attemptsMax"_L1).toInt()),
                object.value("over"_L1).toBool() ? u", over"_s : QString()));
        }
        for (const QJsonValue &deliverable : m_session.value("deliverables"_L1).toArray()) {
            const QJsonObject object = deliverable.toObject();
            add(u"deliverable %1 %2 %3"_s.arg(text(object, "written"), text(object, "state"),
                                              text(object, "checksum")));
        }
        for (const QJsonValue &finding : m_session.value("findings"_L1).toArray()) {
            add(u"finding "_s + text(finding.toObject(), "rule"));
        }
    }

    QJsonObject m_session;
    QStringList m_lines;
};

} // namespace baton
