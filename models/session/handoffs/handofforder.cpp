// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handofforder.h"

#include "models/strings/pathstrings.h"

#include <QRegularExpression>
#include <QSet>

#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 alike =
    2000; ///< maximum milliseconds between files that are copied or unpacked together
constexpr size_t mostWalked = 500;

/// The handoffs of one file, as a unit for sorting.
struct FileGroup
{
    QList<qlonglong> numbers; ///< numbers in its name
    QString name;
    QString joinId;
    QString producer; ///< producer of the first handoff
    QString consumer; ///< consumer of the last handoff
    std::vector<size_t> handoffs;
};

using Files = std::vector<FileGroup>;

QList<qlonglong> numbersIn(const QString &name)
{
    static const QRegularExpression digits(u"\\d+"_s);
    QList<qlonglong> numbers;
    for (const QRegularExpressionMatch &match : digits.globalMatch(name)) {
        numbers.append(match.captured().toLongLong());
    }
    return numbers;
}

/// The file with the same join id that continues @p last. A file that nothing continues is chosen
/// only if no other is left.
Files::iterator nextBehind(const FileGroup &last, Files &left)
{
    QSet<QString> producers;
    QSet<QString> consumers;
    for (const FileGroup &file : left) {
        producers.insert(file.producer);
        consumers.insert(file.consumer);
    }
    const auto rank = [&](const FileGroup &file) {
        const bool goesOn = !last.consumer.isEmpty() && file.producer == last.consumer;
        const bool isJoined = last.joinId.isEmpty() || file.joinId == last.joinId;
        return std::tuple(!goesOn, !isJoined,
                          goesOn ? !producers.contains(file.consumer)
                                 : consumers.contains(file.producer));
    };
    return std::ranges::min_element(left, {}, rank); // the first of several equal ones
}

/// Sorts @p files in the order in which they followed each other.
Files inOrder(Files files)
{
    std::ranges::stable_sort(files, [](const FileGroup &one, const FileGroup &other) {
        return std::tie(one.numbers, one.name) < std::tie(other.numbers, other.name);
    });
    const auto isAlike = [](const FileGroup &one, const FileGroup &other) {
        return one.numbers.isEmpty() || one.numbers == other.numbers;
    };
    const bool isReported = std::ranges::adjacent_find(files, isAlike) == files.end();
    if (isReported || files.size() > mostWalked) {
        return files;
    }
    Files ordered;
    while (!files.empty()) {
        const auto next = nextBehind(ordered.empty() ? FileGroup() : ordered.back(), files);
        ordered.push_back(std::move(*next));
        files.erase(next);
    }
    return ordered;
}

class Sorter
{
public:
    explicit Sorter(SessionBuilder &builder)
        : m_builder(builder)
        , m_handoffs(builder.session.handoffs)
        , m_order(builder.session.handoffs.size())
    {
    }

    void sort()
    {
        std::iota(m_order.begin(), m_order.end(), size_t(0));
        std::ranges::stable_sort(m_order, {}, [&](size_t i) {
            const QDateTime &time = m_handoffs[i].time;
            return std::pair(!time.isValid(), time);
        });
        for (size_t begin = 0; begin < m_order.size();) {
            size_t end = begin + 1;
            while (end < m_order.size() && areAlike(m_order[end - 1], m_order[end])) {
                ++end;
            }
            settle(begin, end);
            begin = end;
        }
        apply();
    }

private:
    /// True if both have only file times, which do not determine an order.
    [[nodiscard]] bool areAlike(size_t one, size_t other) const
    {
        const SessionHandoff &before = m_handoffs[one];
        const SessionHandoff &after = m_handoffs[other];
        const auto isOfFile = [](const SessionHandoff &handoff) {
            return handoff.isTimeOfFile && handoff.kept.isEmpty();
        };
        return isOfFile(before) && isOfFile(after) && before.time.isValid() == after.time.isValid()
            && (!before.time.isValid() || before.time.msecsTo(after.time) <= alike);
    }

    /// Sorts the handoffs from @p begin to @p end, together with their times.
    void settle(size_t begin, size_t end)
    {
        Files files;
        for (size_t i = begin; i < end; ++i) {
            const SessionHandoff &handoff = m_handoffs[m_order[i]];
            const QString name = lastNameOf(handoff.at.path);
            auto file = std::ranges::find(files, name, &FileGroup::name);
            if (file == files.end()) {
                files.push_back({numbersIn(name),
                                 name,
                                 joinIdOf(m_builder, m_order[i]),
                                 handoff.producer,
                                 {},
                                 {}});
                file = files.end() - 1;
            }
            file->consumer = handoff.consumer;
            file->handoffs.push_back(m_order[i]);
        }
        if (files.size() < 2) {
            return;
        }
        QList<QDateTime> times;
        for (size_t i = begin; i < end; ++i) {
            times.append(m_handoffs[m_order[i]].time);
        }
        for (const FileGroup &file : inOrder(std::move(files))) {
            for (const size_t handoff : file.handoffs) {
                m_handoffs[handoff].time = times.takeFirst();
                m_order[begin++] = handoff;
            }
        }
    }

    void apply()
    {
        std::vector<SessionHandoff> handoffs;
        std::vector<std::shared_ptr<const HandoffSource>> sources;
        QStringList phases;
        for (const size_t i : m_order) {
            handoffs.push_back(std::move(m_handoffs[i]));
            sources.push_back(m_builder.sources[i]);
            phases.append(m_builder.handoffPhases[qsizetype(i)]);
        }
        m_handoffs = std::move(handoffs);
        m_builder.sources = std::move(sources);
        m_builder.handoffPhases = std::move(phases);
    }

    SessionBuilder &m_builder;
    std::vector<SessionHandoff> &m_handoffs;
    std::vector<size_t> m_order;
};

} // namespace

QString joinIdOf(const SessionBuilder &builder, size_t index)
{
    return textIn(builder, index, builder.reading().joinedBy);
}

void sortHandoffs(SessionBuilder &builder)
{
    Sorter(builder).sort();
}

} // namespace baton
