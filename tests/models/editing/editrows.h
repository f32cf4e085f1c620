// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows of lossless edits: a document, an edit, and the exact resulting bytes.
#pragma once

#include "models/editing/plan/planedit.h"
#include "models/editing/plan/valueparser.h"
#include "models/parsing/parse.h"

#include <QTest>

namespace baton {

inline Value value(const char *text)
{
    const Result<Value> result = parseValue(text);
    return result ? *result
                  : Value::string(QStringLiteral("not a value: ") + QString::fromUtf8(text));
}

inline Value text(const char *content)
{
    return Value::string(QString::fromUtf8(content));
}

inline TreeEdit set(QStringView at, const Value &to)
{
    return SetValue{JsonPointer::of(at), to};
}

inline TreeEdit set(QStringView at, const char *to)
{
    return set(at, value(to));
}

inline TreeEdit insertKey(QStringView map, QStringView key, const char *to, QStringView before = {})
{
    return InsertKey{JsonPointer::of(map), key.toString(), value(to), before.toString()};
}

inline TreeEdit append(QStringView list, const char *item)
{
    return InsertItem{JsonPointer::of(list), -1, value(item)};
}

inline TreeEdit insertItem(QStringView list, qsizetype index, const char *item)
{
    return InsertItem{JsonPointer::of(list), index, value(item)};
}

inline TreeEdit removeAt(QStringView at)
{
    return Remove{JsonPointer::of(at)};
}

inline TreeEdit move(QStringView at, qsizetype to)
{
    return Move{JsonPointer::of(at), to};
}

inline TreeEdit renameKey(QStringView at, QStringView key)
{
    return RenameKey{JsonPointer::of(at), key.toString()};
}

/// The result of @p edit in @p before, or the reason of a refusal after a "!".
inline QByteArray edited(const QByteArray &before, Format format, const TreeEdit &edit)
{
    const Result<TextEdits> edits = planEdit(before, parse(before, format), 0, edit);
    return edits ? *applied(before, *edits) : "! " + edits.error().toUtf8();
}

inline void row(const char *name, const char *before, const TreeEdit &edit, const char *after)
{
    QTest::newRow(name) << QByteArray(before) << edit << QByteArray(after);
}

inline void columns()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<TreeEdit>("edit");
    QTest::addColumn<QByteArray>("after");
}

inline void checkRow(Format format)
{
    QFETCH(const QByteArray, before);
    QFETCH(const TreeEdit, edit);
    QFETCH(const QByteArray, after);
    const QByteArray result = edited(before, format, edit);
    QCOMPARE(QString::fromUtf8(result), QString::fromUtf8(after));
    QCOMPARE(result, after);
}

} // namespace baton
