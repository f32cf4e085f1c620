// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/markdownpreview.h"

#include "widgets/editor/markdownrendering.h"
#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace std::chrono_literals;
constexpr auto betweenKeys = 120ms;

MarkdownStyle presentLook()
{
    return {fonts::body(), fonts::mono(), Theme::color(Role::Surface)};
}

} // namespace

MarkdownPreview::MarkdownPreview(EditorDocument &document, QWidget *parent)
    : QTextBrowser(parent)
    , m_document(document)
{
    setObjectName(u"markdownPreview"_s);
    setAccessibleName(tr("Preview"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    m_pause.setSingleShot(true);
    m_pause.setInterval(betweenKeys);
    connect(&m_pause, &QTimer::timeout, this, &MarkdownPreview::render);
    connect(&document.buffer(), &DocumentBuffer::changed, this, &MarkdownPreview::noteChange);
    connect(&document.buffer(), &DocumentBuffer::wasReset, this, &MarkdownPreview::noteChange);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &MarkdownPreview::scrollOn);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { m_wantedScroll = -1; });
    connect(this, &QTextBrowser::anchorClicked, this, &MarkdownPreview::follow);
}

MarkdownPreview::~MarkdownPreview()
{
    setDocument(nullptr); // releases the text before it is destroyed
}

bool MarkdownPreview::isUpToDate() const
{
    return !m_needsRender && !m_isRendering && m_shown == m_document.buffer().revision();
}

void MarkdownPreview::noteChange()
{
    m_needsRender = true;
    if (isVisible()) {
        m_pause.start();
    }
}

void MarkdownPreview::render()
{
    if (m_isRendering) {
        return; // take() continues then
    }
    m_isRendering = true;
    m_needsRender = false;
    const quint64 revision = m_document.buffer().revision();
    const auto work = [bytes = m_document.buffer().bytes(), look = presentLook(), home = thread()] {
        auto text = markdownText(bytes, look);
        text->moveToThread(home);
        return std::shared_ptr<QTextDocument>(std::move(text));
    };
    QtConcurrent::run(work).then(this,
                                 [this, revision](const std::shared_ptr<QTextDocument> &text) {
                                     m_isRendering = false;
                                     m_shown = revision;
                                     take(text);
                                     if (m_needsRender) {
                                         m_pause.start();
                                     }
                                 });
}

void MarkdownPreview::take(const std::shared_ptr<QTextDocument> &text)
{
    const int value = m_wantedScroll < 0 ? verticalScrollBar()->value() : m_wantedScroll;
    const std::shared_ptr<QTextDocument> previous = std::exchange(m_text, text);
    setDocument(m_text.get()); // before the previous text is destroyed
    m_wantedScroll = value;
    scrollOn();
    Q_EMIT refreshed();
}

/// Restores the scroll position. A long text is laid out in steps, and positions beyond the current
/// end are not possible yet.
void MarkdownPreview::scrollOn()
{
    if (m_wantedScroll < 0) {
        return;
    }
    verticalScrollBar()->setValue(m_wantedScroll);
    if (verticalScrollBar()->value() == m_wantedScroll) {
        m_wantedScroll = -1;
    }
}

void MarkdownPreview::follow(const QUrl &url)
{
    if (url.isRelative() && url.hasFragment() && url.path().isEmpty()) {
        scrollToAnchor(url.fragment());
    } else {
        Q_EMIT linkRequested(url);
    }
}

void MarkdownPreview::showEvent(QShowEvent *event)
{
    QTextBrowser::showEvent(event);
    if (m_needsRender) {
        render();
    }
}

void MarkdownPreview::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_needsRender = true;
        if (isVisible()) {
            render(); // immediately, because code would have the colours of the previous theme
        }
    }
}

} // namespace baton
