// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/templates/templatenames.h"
#include "models/values/result.h"

#include <QDateTime>

namespace baton {

/// The facts about a handoff before it is written.
struct NewHandoff
{
    QString agent;              ///< producer; empty: as in the template
    int phase = -1;             ///< -1: as in the template
    QDateTime time;             ///< invalid: as in the template
    QString sessionFolder = {}; ///< replaces {session_dir}; empty: as in the template
    QStringList tasks =
        {}; ///< task ids of the folder's handoffs: the new handoff becomes a later attempt
    QStringList sessions =
        {}; ///< ids of sessions that others ask for: the new one is another session
};

/// The text of @p form with what is known put in by lossless edits; all else stays as it is.
[[nodiscard]] Result<QByteArray> newHandoff(const ProtocolCatalog &catalog, const Kind &kind,
                                            const Template &form, NewHandoff known);

/// @p text of a document that was to be saved as @p from, now that it will be as @p to: where it
/// names its own file, it names that.
[[nodiscard]] QByteArray namedAs(const QByteArray &text, const QString &from, const QString &to);

/// True where the template @p form tells a time of its own, or in the name of the session that it
/// starts: what is made from it has another.
[[nodiscard]] bool takesTime(const ProtocolCatalog &catalog, const Kind &kind,
                             const Template &form);

/// The name of a file of @p kind with the template @p form, which may be of another format than the
/// protocol's own.
[[nodiscard]] QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind,
                                  const Template &form, int phase);

} // namespace baton
