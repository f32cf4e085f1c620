// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/documentcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/statusline.h"
#include "app/window/parts/windowsettings.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "widgets/editor/editortab.h"

#include <QApplication>
#include <QClipboard>

using namespace Qt::StringLiterals;

namespace baton {

DocumentCommands::DocumentCommands(const WindowContext &context, PaletteSources &palette)
    : QObject(&context.commands)
    , m_context(context)
    , m_palette(palette)
{
    m_context.actions.connectTo(u"document.copyBlock"_s, this, &DocumentCommands::copyAsBlock);
    m_context.actions.connectTo(u"document.kind"_s, this, &DocumentCommands::chooseKind);
    connect(&m_context.status, &StatusLine::kindRequested, this, &DocumentCommands::chooseKind);
    connect(&m_context.pages, &Pages::changed, this, &DocumentCommands::updateActions);
}

void DocumentCommands::updateActions()
{
    m_context.actions.setEnabled({u"document.copyBlock"_s, u"document.kind"_s},
                                 m_context.pages.currentDocument() != nullptr);
}

void DocumentCommands::copyAsBlock()
{
    const EditorDocument &editor = m_context.pages.currentDocument()->editor();
    const QByteArray bytes = editor.buffer().bytes();
    const ParsedText parsed = editor.isAnalysed()
        ? editor.snapshot()->parsed
        : parse(bytes, editor.format(), editor.snapshot()->parsed.options);
    const HandoffId place = m_context.pages.currentTab()->handoff();
    const std::vector<NodeId> entries =
        editor.isAnalysed() ? entriesOf(*editor.snapshot(), place) : std::vector<NodeId>();
    QApplication::clipboard()->setText(
        QString::fromUtf8(fencedCopy(bytes, parsed, place.document, entries)));
    m_context.notices.showMessage(tr("Copied as a fenced block."));
}

void DocumentCommands::chooseKind()
{
    OpenDocument *document = m_context.pages.currentDocument();
    if (!document) {
        return;
    }
    EditorDocument &editor = document->editor();
    const HandoffId place = m_context.pages.currentTab()->handoff();
    const DocumentReport *report = editor.snapshot()->report.at(place);
    m_palette.openKinds(*m_context.protocols.catalog(), editor.settings().choiceFor(place).kind,
                        report ? report->protocol : QString(),
                        [this, document, &editor, place](const QString &kind) {
                            editor.setKind(place, kind);
                            m_context.memory.setKindsOf(document->path(), editor.choices());
                            Q_EMIT kindChosen();
                        });
}

} // namespace baton
