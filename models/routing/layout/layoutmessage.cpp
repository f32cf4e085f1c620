// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutmessage.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace baton {

namespace {

constexpr quint32 largestList = 10'000'000;
constexpr qsizetype lengthBytes = 4;

QDataStream &operator<<(QDataStream &stream, const LayoutRequest::Edge &edge)
{
    return stream << edge.from << edge.to << edge.label << edge.chip << edge.isAside;
}

QDataStream &operator>>(QDataStream &stream, LayoutRequest::Edge &edge)
{
    return stream >> edge.from >> edge.to >> edge.label >> edge.chip >> edge.isAside;
}

QDataStream &operator<<(QDataStream &stream, const GraphLayout::Frame &frame)
{
    return stream << frame.groupId << frame.rect << frame.label;
}

QDataStream &operator>>(QDataStream &stream, GraphLayout::Frame &frame)
{
    return stream >> frame.groupId >> frame.rect >> frame.label;
}

// Declared here, because the following code writes lists of them.
QDataStream &operator<<(QDataStream &stream, const LayoutRequest::Group &group);
QDataStream &operator>>(QDataStream &stream, LayoutRequest::Group &group);

template <typename Item>
QDataStream &operator<<(QDataStream &stream, const std::vector<Item> &items)
{
    stream << static_cast<quint32>(items.size());
    for (const Item &item : items) {
        stream << item;
    }
    return stream;
}

template <typename Item>
QDataStream &operator>>(QDataStream &stream, std::vector<Item> &items)
{
    quint32 count = 0;
    stream >> count;
    if (count > largestList) {
        stream.setStatus(QDataStream::ReadCorruptData);
    }
    while (count-- > 0 && stream.status() == QDataStream::Ok) {
        stream >> items.emplace_back();
    }
    return stream;
}

QDataStream &operator<<(QDataStream &stream, const LayoutRequest::Group &group)
{
    return stream << group.id << group.label << group.nodes;
}

QDataStream &operator>>(QDataStream &stream, LayoutRequest::Group &group)
{
    return stream >> group.id >> group.label >> group.nodes;
}

template <typename Write>
QByteArray message(layoutmessage::MessageKind kind, Write write)
{
    QByteArray body;
    QDataStream stream(&body, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_8);
    stream << static_cast<quint8>(kind);
    write(stream);
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << static_cast<quint32>(body.size());
    return bytes + body;
}

/// The body of the first message in @p bytes and its total length; nullopt if it is incomplete.
std::optional<QByteArray> firstBody(const QByteArray &bytes)
{
    quint32 length = 0;
    QDataStream(bytes) >> length;
    if (bytes.size() < lengthBytes || bytes.size() - lengthBytes < qsizetype(length)) {
        return std::nullopt;
    }
    return bytes.sliced(lengthBytes, length);
}

Failure unreadable()
{
    return Failure{QCoreApplication::translate(
        "baton::GraphLayout",
        "The layout process gave an answer that cannot be read. Try it once more.")};
}

} // namespace

QByteArray layoutmessage::request(const LayoutRequest &request)
{
    return message(MessageKind::Request, [&](QDataStream &stream) {
        stream << request.nodes << request.edges << request.groups << request.hub
               << static_cast<qint32>(request.direction);
    });
}

QByteArray layoutmessage::layout(const GraphLayout &layout)
{
    return message(MessageKind::Layout, [&](QDataStream &stream) {
        stream << layout.bounds << layout.nodes << layout.edges << layout.labels << layout.forms
               << layout.frames << layout.engine << layout.isPreview;
    });
}

QByteArray layoutmessage::failure(const QString &reason)
{
    return message(MessageKind::Failure, [&](QDataStream &stream) { stream << reason; });
}

QByteArray layoutmessage::progress(double share)
{
    return message(MessageKind::Progress, [&](QDataStream &stream) { stream << share; });
}

std::optional<double> layoutmessage::readProgress(const QByteArray &written)
{
    QDataStream stream(written);
    stream.setVersion(QDataStream::Qt_6_8);
    quint8 kind = 0;
    double share = 0;
    stream >> kind >> share;
    const bool isProgress =
        kind == static_cast<quint8>(MessageKind::Progress) && stream.status() == QDataStream::Ok;
    return isProgress ? std::optional(share) : std::nullopt;
}

std::optional<LayoutRequest> layoutmessage::readRequest(const QByteArray &bytes)
{
    const std::optional<QByteArray> body = firstBody(bytes);
    if (!body) {
        return std::nullopt;
    }
    QDataStream stream(*body);
    stream.setVersion(QDataStream::Qt_6_8);
    quint8 kind = 0;
    qint32 direction = 0;
    LayoutRequest request;
    stream >> kind >> request.nodes >> request.edges >> request.groups >> request.hub >> direction;
    if (kind != static_cast<quint8>(MessageKind::Request) || stream.status() != QDataStream::Ok) {
        return std::nullopt;
    }
    request.direction =
        direction == 0 ? LayoutRequest::Direction::Right : LayoutRequest::Direction::Down;
    return request;
}

std::optional<QByteArray> layoutmessage::takeWritten(QByteArray &bytes)
{
    std::optional<QByteArray> body = firstBody(bytes);
    if (body) {
        bytes.remove(0, lengthBytes + body->size());
    }
    return body;
}

Result<GraphLayout> layoutmessage::readAnswer(const QByteArray &written)
{
    QDataStream stream(written);
    stream.setVersion(QDataStream::Qt_6_8);
    quint8 kind = 0;
    stream >> kind;
    if (kind == static_cast<quint8>(MessageKind::Failure)) {
        QString reason;
        stream >> reason;
        return stream.status() == QDataStream::Ok ? Failure{reason} : unreadable();
    }
    GraphLayout layout;
    stream >> layout.bounds >> layout.nodes >> layout.edges >> layout.labels >> layout.forms
        >> layout.frames >> layout.engine >> layout.isPreview;
    if (kind != static_cast<quint8>(MessageKind::Layout) || stream.status() != QDataStream::Ok) {
        return unreadable();
    }
    return layout;
}

} // namespace baton
