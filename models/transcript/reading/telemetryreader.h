// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptreader.h"

namespace baton {

/// Reads OpenTelemetry spans in OTLP JSON by the conventions for generative AI. A span
/// "invoke_agent" is an agent: a call in its parent, and the lane of the spans below it.
class TelemetryReader final : public TranscriptReader
{
public:
    TelemetryReader()
        : TranscriptReader(TranscriptFormat::OpenTelemetry)
    {
    }

    [[nodiscard]] bool recognises(const QJsonObject &object) const override;
    [[nodiscard]] TranscriptRecords read(const QJsonObject &object) const override;
    [[nodiscard]] bool mayBeDocument(const QByteArray &head) const override;
    [[nodiscard]] bool isTrace() const override { return true; }
};

} // namespace baton
