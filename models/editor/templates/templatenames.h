// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/templates/templatefiller.h"
#include "models/protocol/catalog/catalog.h"

#include <QRegularExpression>

namespace baton {

/// The text that stands for the time in a template's name, as in "[date-time]-build".
inline constexpr QByteArrayView timeInNames("[date-time]");

/// Matches the time at the beginning of a session's name, or its placeholder in a template.
[[nodiscard]] const QRegularExpression &timeAtBegin();

/// The name that the protocol gives to files of @p kind: "phase2-engineering-review.yaml".
[[nodiscard]] QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase);
/// The format that new documents of @p kind with the template @p form are written in.
[[nodiscard]] Format formatOfNew(const ProtocolCatalog &catalog, const Kind &kind,
                                 const Template &form);

/// The document @p text of @p kind as a template: values of its session become open, so that a new
/// document neither writes into that session's folder nor counts as a later attempt. The time in
/// the session's name becomes timeInNames, in paths too; the session's folder becomes
/// {session_dir}, and the id of its parent a placeholder. A text in which these are open already is
/// returned unchanged.
[[nodiscard]] QByteArray asTemplate(const QByteArray &text, Format format,
                                    const ProtocolCatalog &catalog, const Kind &kind);

/// Changes the paths in @p draft when the session named @p before is named @p name.
void followSession(TemplateFiller &draft, const ProtocolPack &pack, const QString &before,
                   const QString &name);

} // namespace baton
