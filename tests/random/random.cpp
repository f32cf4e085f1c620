// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/random.h"

using namespace Qt::StringLiterals;
using namespace baton;

QString Random::words()
{
    static const QStringList all = {u"mesh"_s,       u"flow"_s, u"inlet"_s, u"Reynolds"_s,
                                    u"größe"_s,      u"入口"_s, u"x1"_s,    u"outlet"_s,
                                    u"http://a/b"_s, u"a#b"_s,  u"🙂"_s,    u"it's"_s};
    QString text = pick(all);
    for (int more = below(3); more > 0; --more) {
        text += u' ' + pick(all);
    }
    return text;
}

QString Random::trickyText()
{
    static const QStringList all = {u""_s,
                                    u" "_s,
                                    u"yes"_s,
                                    u"Off"_s,
                                    u"null"_s,
                                    u"~"_s,
                                    u"3"_s,
                                    u"-1.5e3"_s,
                                    u"0x1F"_s,
                                    u"2026-02-21"_s,
                                    u"12:30:45"_s,
                                    u"a: b"_s,
                                    u"a:"_s,
                                    u"a #b"_s,
                                    u"#a"_s,
                                    u"- a"_s,
                                    u"-"_s,
                                    u"? a"_s,
                                    u"---"_s,
                                    u"--- a"_s,
                                    u"..."_s,
                                    u"*a"_s,
                                    u"&a"_s,
                                    u"!a"_s,
                                    u"|"_s,
                                    u"> a"_s,
                                    u"%a"_s,
                                    u"@a"_s,
                                    u"`a"_s,
                                    u"[a"_s,
                                    u"a]"_s,
                                    u"{a}"_s,
                                    u"a, b"_s,
                                    u"'"_s,
                                    u"\""_s,
                                    u"it's \"so\""_s,
                                    u"back\\slash"_s,
                                    u" lead"_s,
                                    u"trail "_s,
                                    u"tab\tbed"_s,
                                    u"\ttab"_s,
                                    u"\u00a0nbsp\u00a0"_s,
                                    u"\u2028"_s,
                                    u"a\ufeff"_s,
                                    u"bell\a"_s,
                                    u"cr\rlf"_s,
                                    u"\n"_s,
                                    u"\n\n"_s,
                                    u"one\ntwo"_s,
                                    u"one\ntwo\n"_s,
                                    u"one\n\n\ntwo\n\n"_s,
                                    u"one\n two\n  three\n"_s,
                                    u" one\ntwo\n"_s,
                                    u"\none\n"_s,
                                    u"# one\n# two\n"_s,
                                    u"one \ntwo\t\n"_s,
                                    u"one\n \ntwo"_s,
                                    u"--- one\n--- two\n"_s,
                                    u"a: 1\nb:\n  - c\n"_s,
                                    u"a rather long line of many words that a folded scalar would "
                                    "like to break somewhere\nand another one\n"_s};
    return chance(35) ? words() : pick(all);
}

QString Random::key()
{
    static const QStringList odd = {u"a b"_s, u"on"_s,  u"1"_s,   u"null"_s, u"a: b"_s, u"#a"_s,
                                    u"- a"_s, u"a,b"_s, u"'"_s,   u"\""_s,   u"ключ"_s, u""_s,
                                    u"<<"_s,  u"x/y"_s, u"t~k"_s, u"a:b"_s,  u"?"_s};
    return chance(15) ? pick(odd) : u"k"_s + QString::number(below(40));
}

QString Random::number()
{
    static const QStringList all = {u"0"_s,       u"7"_s,        u"-12"_s,   u"1.0"_s,
                                    u"1.0e-10"_s, u"-2.1e-11"_s, u"1.5E3"_s, u"123456789"_s,
                                    u"0.25"_s,    u"6.02e+23"_s, u"100"_s,   u"-0.0"_s};
    return pick(all);
}

Value Random::value(int depth)
{
    const int kind = below(depth > 0 ? 14 : 10);
    if (kind < 6) {
        return Value::string(trickyText());
    }
    if (kind < 8) {
        return Value::number(number());
    }
    if (kind < 10) {
        return kind == 8 ? Value::null() : Value::boolean(chance(50));
    }
    Value container = kind < 12 ? Value::map() : Value::list();
    for (int count = below(4); count > 0; --count) {
        const QString name = key();
        if (container.type == ValueType::List) {
            container.items.push_back(value(depth - 1));
        } else if (!container.keys.contains(name)) {
            container.insert(name, value(depth - 1));
        }
    }
    return container;
}
