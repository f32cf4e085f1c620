// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <QByteArray>

#include <optional>

/// The messages between Baton and its layout process. A message is its length (four bytes, the
/// highest first), its kind (one byte) and, as QDataStream of Qt 6.8 writes them, the members of
/// the value in the order of its struct; a list begins with its length (four bytes). The request
/// goes to standard input, which is then closed. To standard output come a preview, where one is
/// worth while, and a layout; or the reason why there is none, as one text. Before and between them
/// comes the progress, as one number from 0 to 1.
namespace baton::layoutmessage {

enum class MessageKind : quint8 { Request = 1, Layout = 2, Failure = 3, Progress = 4 };

/// Each is one whole message, its length included.
[[nodiscard]] QByteArray request(const LayoutRequest &request);
[[nodiscard]] QByteArray layout(const GraphLayout &layout);
[[nodiscard]] QByteArray failure(const QString &reason);
[[nodiscard]] QByteArray progress(double share);

/// The request in @p bytes; nothing if they are not one.
[[nodiscard]] std::optional<LayoutRequest> readRequest(const QByteArray &bytes);

/// Takes the first whole answer off @p bytes, as it is written; nothing while it is not all there.
[[nodiscard]] std::optional<QByteArray> takeWritten(QByteArray &bytes);
/// The progress, if the message is one.
[[nodiscard]] std::optional<double> readProgress(const QByteArray &written);
/// The answer that was read; of a large layout this takes a while.
[[nodiscard]] Result<GraphLayout> readAnswer(const QByteArray &written);

} // namespace baton::layoutmessage
