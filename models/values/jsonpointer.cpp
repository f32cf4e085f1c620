// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/jsonpointer.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if every "~" in @p text begins "~0" or "~1", the only valid escapes.
bool hasOnlyKnownEscapes(QStringView text)
{
    for (qsizetype i = text.indexOf(u'~'); i >= 0; i = text.indexOf(u'~', i + 1)) {
        const QStringView digit = text.sliced(i + 1).left(1);
        if (digit != u"0" && digit != u"1") {
            return false;
        }
    }
    return true;
}

QString unescaped(QStringView token)
{
    QString text = token.toString();
    if (text.contains(u'~')) {
        text.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    }
    return text;
}

} // namespace

std::optional<JsonPointer> JsonPointer::parse(QStringView text)
{
    if (text.isEmpty()) {
        return JsonPointer();
    }
    if (!text.startsWith(u'/') || !hasOnlyKnownEscapes(text)) {
        return std::nullopt;
    }
    QStringList tokens;
    for (const QStringView part : text.mid(1).tokenize(u'/')) {
        tokens.append(unescaped(part));
    }
    return JsonPointer(std::move(tokens));
}

JsonPointer JsonPointer::of(QStringView text)
{
    const std::optional<JsonPointer> pointer = parse(text);
    Q_ASSERT(pointer.has_value());
    return *pointer;
}

QString JsonPointer::toString() const
{
    QString text;
    qsizetype size = 0;
    for (const QString &token : m_tokens) {
        size += token.size() + 1;
    }
    text.reserve(size);
    for (const QString &token : m_tokens) {
        text += u'/';
        if (!token.contains(u'~') && !token.contains(u'/')) {
            text += token;
            continue;
        }
        for (const QChar c : token) {
            if (c == u'~') {
                text += "~0"_L1;
            } else if (c == u'/') {
                text += "~1"_L1;
            } else {
                text += c;
            }
        }
    }
    return text;
}

JsonPointer JsonPointer::parent() const
{
    return JsonPointer(m_tokens.mid(0, m_tokens.size() - 1));
}

JsonPointer JsonPointer::child(const QString &key) const
{
    return JsonPointer(m_tokens + QStringList(key));
}

JsonPointer JsonPointer::child(qsizetype index) const
{
    return child(QString::number(index));
}

bool JsonPointer::covers(const JsonPointer &other) const
{
    return other.m_tokens.mid(0, m_tokens.size()) == m_tokens;
}

} // namespace baton
