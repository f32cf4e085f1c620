// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logzone.h"

#include "models/log/reading/ansitext.h"
#include "models/log/reading/logfile.h"
#include "models/log/reading/logtime.h"

namespace baton {

int LogZone::offset() const
{
    const LogIndex &index = m_file.index();
    if (!m_offset && index.earliest() != LogLine::noTime) {
        constexpr qint64 looked = 256;
        const qint64 line = index.firstSince(index.earliest());
        const QByteArray text = ansiText(m_file.bytesOf(line, looked)).text.toLatin1();
        const std::optional<LogTime> time = timeIn(text, 1970);
        m_offset = time ? time->offset : 0;
    }
    return m_offset.value_or(0);
}

} // namespace baton
