// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/shortform.h"

#include "models/strings/cuttext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Shortens the values of one result.
class Shortening
{
public:
    [[nodiscard]] QJsonObject object(const QJsonObject &whole);
    [[nodiscard]] qsizetype more() const { return m_more; }

private:
    [[nodiscard]] QJsonArray list(const QJsonArray &whole);
    [[nodiscard]] QString text(const QString &whole);
    [[nodiscard]] QJsonValue value(const QJsonValue &whole);

    qsizetype m_room = shortLength; ///< characters
    qsizetype m_more = 0;           ///< entries that were left out
};

QJsonObject Shortening::object(const QJsonObject &whole)
{
    QJsonObject kept;
    for (const bool isList : {false, true}) { // a list may take all the room, so lists come last
        for (auto each = whole.begin(); each != whole.end() && kept.size() < mostItems; ++each) {
            if (each->isArray() == isList) {
                m_room -= each.key().size();
                kept.insert(each.key(), value(*each));
            }
        }
    }
    m_more += whole.size() - kept.size();
    return kept;
}

QJsonArray Shortening::list(const QJsonArray &whole)
{
    QJsonArray kept;
    for (const QJsonValue item : whole) {
        if (kept.size() == mostItems || m_room <= 0) {
            break;
        }
        kept.append(value(item));
    }
    m_more += whole.size() - kept.size();
    return kept;
}

QString Shortening::text(const QString &whole)
{
    const QString end = u"… The rest is left out: %1 characters in all."_s.arg(whole.size());
    const QString kept = cutText(whole, longestText, end);
    m_room -= kept.size();
    return kept;
}

QJsonValue Shortening::value(const QJsonValue &whole)
{
    constexpr qsizetype aroundValue = 4; // quotes, a colon, a comma
    m_room -= aroundValue;
    if (whole.isString()) {
        return text(whole.toString());
    }
    if (whole.isArray()) {
        return list(whole.toArray());
    }
    if (!whole.isObject()) {
        return whole;
    }
    if (m_room > 0) {
        return object(whole.toObject());
    }
    m_more += whole.toObject().size();
    return QJsonObject();
}

} // namespace

QJsonObject shortForm(const QJsonObject &result)
{
    Shortening shortening;
    QJsonObject form = shortening.object(result);
    if (shortening.more() > 0) {
        form.insert(u"more"_s, shortening.more());
    }
    return form;
}

} // namespace baton::cli
