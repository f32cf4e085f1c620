// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/journal.h"
#include "app/window/pages/windowcontext.h"

#include <QObject>

#include <vector>

namespace baton {

class Comparisons;
class InfoBar;
class OpenDocument;
class Recovery;
class SaveCommands;

/// The bars with questions about a text and its file: after another program changed the file, after
/// saving failed, and after unsaved text was recovered.
class DocumentNotices : public QObject
{
    Q_OBJECT

public:
    DocumentNotices(const WindowContext &context, const Recovery &recovery, SaveCommands &saves,
                    Comparisons &comparisons);

    /// Shows in the tab of @p document whether its file was changed or deleted externally.
    void showDiskState(OpenDocument *document);

private:
    [[nodiscard]] InfoBar *deletedBar(OpenDocument *document);
    [[nodiscard]] InfoBar *changedBar(OpenDocument *document);
    void showSaveFailure(OpenDocument *document, const QString &reason);
    void offerRecovery(const std::vector<JournalEntry> &entries);
    void answerRecovery(const std::vector<JournalEntry> &entries, bool isWanted);

    const WindowContext &m_context;
    SaveCommands &m_saves;
    Comparisons &m_comparisons;
};

} // namespace baton
