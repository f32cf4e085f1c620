// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/templates/templatefiller.h"
#include "models/protocol/catalog/catalog.h"

#include <QRegularExpression>

namespace baton {

/// The text that stands for the time in a template's name, as in "[date-time]-build".
inline constexpr QByteArrayView timeInNames("[date-time]");

/// The time that the name of a session begins with, or a template's place for it.
[[nodiscard]] const QRegularExpression &timeAtBegin();

/// The name that the protocol gives to files of @p kind: "phase2-engineering-review.yaml".
[[nodiscard]] QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase);
/// The format that new documents of @p kind with the template @p form are written in.
[[nodiscard]] Format formatOfNew(const ProtocolCatalog &catalog, const Kind &kind,
                                 const Template &form);

/// The document @p text of @p kind as a template: what belongs to the session that it was written
/// in is left open, so that none that is made of it writes into the folder of that, or counts as a
/// later attempt. The time in the session's name becomes timeInNames, also in paths, the session's
/// folder {session_dir}, and the id of what it belongs to a placeholder. A text that leaves
/// these open stays as it is.
[[nodiscard]] QByteArray asTemplate(const QByteArray &text, Format format,
                                    const ProtocolCatalog &catalog, const Kind &kind);

/// Lets the paths in @p draft follow the session, which was called @p before and is now called
/// @p name.
void followSession(TemplateFiller &draft, const ProtocolPack &pack, const QString &before,
                   const QString &name);

} // namespace baton
