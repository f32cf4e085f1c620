// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptfind.h"
#include "widgets/common/findbar.h"

namespace baton {

/// Finds in all entries of a transcript.
class TranscriptFindBar final : public FindBar
{
    Q_OBJECT

public:
    explicit TranscriptFindBar(TranscriptFind &find, QWidget *parent = nullptr);

    void open();
    void close() override;

Q_SIGNALS:
    void searchRequested(const baton::LogQuery &query);

private:
    [[nodiscard]] LogQuery query() const;
    void start();
    void showCount();

    TranscriptFind &m_find;
};

} // namespace baton
