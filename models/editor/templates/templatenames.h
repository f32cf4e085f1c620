// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/templates/templatefiller.h"
#include "models/protocol/catalog/catalog.h"

#include <QRegularExpression>

namespace baton {

/// The placeholder for the time in a template's name, as in "[date-time]-build".
inline constexpr QByteArrayView timeInNames("[date-time]");

/// Matches the time at the begin of a session's name, or its placeholder in a template.
[[nodiscard]] const QRegularExpression &timeAtBegin();

/// The file name that the protocol prescribes for @p kind, such as
/// "phase2-engineering-review.yaml".
[[nodiscard]] QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase);
/// The format of new documents of @p kind with the template @p form.
[[nodiscard]] Format formatOfNew(const ProtocolCatalog &catalog, const Kind &kind,
                                 const Template &form);

/// Converts @p text, a document of @p kind, to a template. Values of its session become open, so
/// that a new document neither writes to that session's folder nor counts as a later attempt. The
/// time in the session's name becomes timeInNames, also in paths. The session's folder becomes
/// {session_dir}; the id of its parent becomes a placeholder. Returns a text with these
/// placeholders unchanged.
[[nodiscard]] QByteArray asTemplate(const QByteArray &text, Format format,
                                    const ProtocolCatalog &catalog, const Kind &kind);

/// Changes the paths in @p draft if the session @p before is renamed to @p name.
void followSession(TemplateFiller &draft, const ProtocolPack &pack, const QString &before,
                   const QString &name);

} // namespace baton
