// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <QByteArray>

#include <optional>

/// The messages between Baton and its layout process. A message consists of its length (four bytes,
/// big endian), its kind (one byte) and the members of the value in the order of its struct,
/// written by QDataStream of Qt 6.8; a list begins with its length (four bytes). The request goes
/// to standard input, which is then closed. Standard output receives a preview if it is useful, and
/// the layout; or, as a text, the reason why there is none. Before and between them, the progress
/// is sent as a number from 0 to 1.
namespace baton::layoutmessage {

enum class MessageKind : quint8 { Request = 1, Layout = 2, Failure = 3, Progress = 4 };

/// Each is a complete message including its length.
[[nodiscard]] QByteArray request(const LayoutRequest &request);
[[nodiscard]] QByteArray layout(const GraphLayout &layout);
[[nodiscard]] QByteArray failure(const QString &reason);
[[nodiscard]] QByteArray progress(double share);

/// The request in @p bytes; nullopt if they do not contain one.
[[nodiscard]] std::optional<LayoutRequest> readRequest(const QByteArray &bytes);

/// Removes the first complete answer from @p bytes; nullopt if it is incomplete.
[[nodiscard]] std::optional<QByteArray> takeWritten(QByteArray &bytes);
/// The progress, if the message contains it; else nullopt.
[[nodiscard]] std::optional<double> readProgress(const QByteArray &written);
/// Parses the answer @p written. Slow for a large layout.
[[nodiscard]] Result<GraphLayout> readAnswer(const QByteArray &written);

} // namespace baton::layoutmessage
