// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonValue>

namespace baton {

class ServedDocument;

/// The file that the text at @p position of @p document names, seen from the folder of the document
/// or one above; null where it names none that is there.
[[nodiscard]] QJsonValue definitionAt(const ServedDocument &document, const QJsonObject &position);

} // namespace baton
