// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/packedsession.h"

#include <QDataStream>
#include <QIODevice>

namespace baton {

namespace {

/// Stands before the day of the session in figures with days of their own, which older ones do not
/// have.
constexpr qint64 daysFollow = -1;

/// Calls @p each with all fields of @p summary, in the order in which they are stored.
template <typename Summary, typename Each>
void forEachField(Summary &summary, const Each &each)
{
    each(summary.place.path);
    each(summary.place.protocol);
    each(summary.place.layout);
    each(summary.place.stateFile);
    each(summary.id);
    each(summary.title);
    each(summary.agent);
    each(summary.parent);
    each(summary.phase);
    each(summary.word);
    each(summary.note);
    each(summary.tags);
    each(summary.searchText);
    each(summary.successor);
    each(summary.flaw);
    each(summary.status);
    each(summary.liveness);
    each(summary.started);
    each(summary.updated);
    each(summary.ended);
    each(summary.isOneRun);
    each(summary.isOfWholeState);
    each(summary.errors);
    each(summary.warnings);
    each(summary.stateKept);
    each(summary.stateLost);
}

} // namespace

QByteArray packed(const SessionSummary &summary)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    forEachField(summary, [&stream](const auto &field) { stream << field; });
    return bytes;
}

SessionSummary unpackedSummary(const QByteArray &bytes)
{
    SessionSummary summary;
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_4);
    forEachField(summary, [&stream](auto &field) { stream >> field; });
    return stream.status() == QDataStream::Ok ? summary : SessionSummary();
}

QByteArray packed(const DatedFigures &dated)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << daysFollow << dated.day;
    for (const auto &[figure, number] : dated.figures) {
        stream << figure.name << figure.about << figure.detail << figure.day << number;
    }
    return bytes;
}

DatedFigures unpackedFigures(const QByteArray &bytes)
{
    DatedFigures dated;
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_4);
    stream >> dated.day;
    const bool haveDays = dated.day == daysFollow;
    if (haveDays) {
        stream >> dated.day;
    }
    while (!stream.atEnd() && stream.status() == QDataStream::Ok) {
        IndexedFigure figure;
        int number = 0;
        stream >> figure.name >> figure.about >> figure.detail;
        if (haveDays) {
            stream >> figure.day;
        }
        stream >> number;
        dated.figures[figure] += number;
    }
    return stream.status() == QDataStream::Ok ? dated : DatedFigures();
}

} // namespace baton
