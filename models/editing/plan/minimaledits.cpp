// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/minimaledits.h"

#include <QSet>

#include <algorithm>

namespace baton::edit {
namespace {

class Steps
{
public:
    std::vector<TreeEdit> edits;

    void change(const Value &before, const Value &after, const JsonPointer &at)
    {
        if (before == after) {
            return;
        }
        const bool isFilled = !before.items.empty() && !after.items.empty();
        if (isFilled && before.type == ValueType::Map && after.type == ValueType::Map
            && isSameOrder(before, after)) {
            changeMap(before, after, at);
        } else if (isFilled && before.type == ValueType::List && after.type == ValueType::List) {
            changeList(before, after, at);
        } else {
            edits.push_back(SetValue{at, after});
        }
    }

private:
    /// True if neither map has a duplicate key, they share at least one key, and the shared keys
    /// have the same order.
    static bool isSameOrder(const Value &before, const Value &after)
    {
        const QSet<QString> had(before.keys.begin(), before.keys.end());
        const QSet<QString> has(after.keys.begin(), after.keys.end());
        QStringList kept = before.keys;
        kept.removeIf([&has](const QString &key) { return !has.contains(key); });
        QStringList known = after.keys;
        known.removeIf([&had](const QString &key) { return !had.contains(key); });
        return had.size() == before.keys.size() && has.size() == after.keys.size() && kept == known
            && !kept.isEmpty();
    }

    void changeMap(const Value &before, const Value &after, const JsonPointer &at)
    {
        const QSet<QString> has(after.keys.begin(), after.keys.end());
        for (const QString &key : before.keys) {
            if (!has.contains(key)) {
                edits.push_back(Remove{at.child(key)});
            }
        }
        for (size_t i = 0; i < after.items.size(); ++i) {
            const QString &key = after.keys[static_cast<qsizetype>(i)];
            if (const Value *old = before.find(key)) {
                change(*old, after.items[i], at.child(key));
            } else {
                edits.push_back(InsertKey{at, key, after.items[i], nextKnown(before, after, i)});
            }
        }
    }

    /// The first key behind position @p i of @p after that @p before also has; null if there is
    /// none.
    static QString nextKnown(const Value &before, const Value &after, size_t i)
    {
        for (qsizetype next = static_cast<qsizetype>(i) + 1; next < after.keys.size(); ++next) {
            if (before.keys.contains(after.keys[next])) {
                return after.keys[next];
            }
        }
        return {};
    }

    void changeList(const Value &before, const Value &after, const JsonPointer &at)
    {
        const std::vector<Value> &old = before.items;
        const std::vector<Value> &now = after.items;
        const size_t shorter = std::min(old.size(), now.size());
        size_t front = 0;
        while (front < shorter && old[front] == now[front]) {
            ++front;
        }
        size_t back = 0;
        while (back < shorter - front && old[old.size() - 1 - back] == now[now.size() - 1 - back]) {
            ++back;
        }
        const size_t both = shorter - front - back;
        for (size_t i = front; i < front + both; ++i) {
            change(old[i], now[i], at.child(static_cast<qsizetype>(i)));
        }
        for (size_t i = old.size() - back; i > front + both; --i) {
            edits.push_back(Remove{at.child(static_cast<qsizetype>(i - 1))});
        }
        for (size_t i = front + both; i < now.size() - back; ++i) {
            edits.push_back(InsertItem{at, back == 0 ? -1 : static_cast<qsizetype>(i), now[i]});
        }
    }
};

} // namespace

std::vector<TreeEdit> steps(const Value &before, const Value &after, const JsonPointer &at)
{
    Steps steps;
    steps.change(before, after, at);
    return std::move(steps.edits);
}

} // namespace baton::edit
