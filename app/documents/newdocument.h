// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/templates/templatenames.h"
#include "models/values/result.h"

#include <QDateTime>

namespace baton {

/// The facts about a handoff that is about to be written.
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

/// The text of @p form with the known values inserted by lossless edits; the rest stays the same.
[[nodiscard]] Result<QByteArray> newHandoff(const ProtocolCatalog &catalog, const Kind &kind,
                                            const Template &form, NewHandoff known);

/// @p text with references to its own file changed from the path @p from to @p to.
[[nodiscard]] QByteArray namedAs(const QByteArray &text, const QString &from, const QString &to);

/// True if the template @p form contains its own time, or one in the name of the session that it
/// starts: the new document gets another one.
[[nodiscard]] bool takesTime(const ProtocolCatalog &catalog, const Kind &kind,
                             const Template &form);

/// The file name for @p kind with the template @p form, which may have another format than the
/// protocol's own.
[[nodiscard]] QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind,
                                  const Template &form, int phase);

} // namespace baton
