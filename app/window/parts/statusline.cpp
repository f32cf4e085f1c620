// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/statusline.h"

#include "models/check/report/recognitiontext.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/text/encodingdetection.h"
#include "models/tree/formatnames.h"
#include "widgets/common/statusmark.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/elidedlabel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A thin upright line between two items.
class Separator : public QWidget
{
public:
    explicit Separator(QWidget *parent)
        : QWidget(parent)
    {
        setFixedSize(1, 14);
        setAutoFillBackground(true);
        setBackgroundRole(QPalette::Mid);
    }
};

QString nameOf(LineEnd lineEnd)
{
    switch (lineEnd) {
    case LineEnd::Lf:
        return u"LF"_s;
    case LineEnd::CrLf:
        return u"CRLF"_s;
    case LineEnd::Cr:
        return u"CR"_s;
    case LineEnd::Mixed:
        break;
    }
    return StatusLine::tr("Mixed line ends");
}

QString nameOf(const Encoding &encoding)
{
    if (!encoding.isValidUtf8) {
        return StatusLine::tr("Not UTF-8");
    }
    return encoding.hasBom ? StatusLine::tr("UTF-8 with BOM") : u"UTF-8"_s;
}

/// The kind of @p report's document, the evidence for it, and that a click changes it. As rich
/// text, so that lines wrap.
QString kindTip(const DocumentReport &report)
{
    QStringList sentences = recognitionText(report);
    sentences.append(StatusLine::tr("Choose what kind of document this is"));
    QString tip;
    for (const QString &sentence : std::as_const(sentences)) {
        tip += u"<p>%1</p>"_s.arg(sentence.toHtmlEscaped());
    }
    return tip;
}

QToolButton *flatButton(const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFont(fonts::small());
    button->setFixedHeight(measures::smallButtonHeight);
    return button;
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent)
    , m_left(new QWidget(this))
    , m_message(addText(u"statusMessage"_s))
    , m_kind(flatButton(u"statusKind"_s, this))
    , m_schema(addItem(u"statusSchema"_s))
    , m_open(addItem(u"statusOpen"_s))
    , m_broken(new StatusMark(Status::Error, measures::smallIconSize))
    , m_checked(addItem(u"statusChecked"_s))
    , m_readOnly(addItem(u"statusReadOnly"_s))
    , m_format(addItem(u"statusFormat"_s))
    , m_encoding(addItem(u"statusEncoding"_s))
    , m_lineEnd(addItem(u"statusLineEnd"_s))
    , m_caret(flatButton(u"statusCaret"_s, this))
    , m_page(addText(u"statusPage"_s))
    , m_pageEnd(addText(u"statusPageEnd"_s))
{
    setObjectName(u"statusLine"_s);
    setSizeGripEnabled(false);
    setFixedHeight(measures::statusBarHeight);
    setFont(fonts::small());
    m_kind->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_kind->setLayoutDirection(Qt::RightToLeft); // the chevron follows the text
    m_kind->setIcon(icon(u"chevron-down"_s, Role::Muted));
    m_kind->setToolTip(tr("Choose what kind of document this is"));
    m_caret->setToolTip(tr("Go to a line"));
    m_readOnly->setText(tr("Read-only"));
    buildLeft();
    addWidget(m_left);
    addWidget(m_message, 1);
    m_message->hide();
    buildRight();
    m_messageTime.setSingleShot(true);
    connect(&m_messageTime, &QTimer::timeout, this, &StatusLine::endMessage);
    m_checkTime.setSingleShot(true);
    m_checkTime.setInterval(500);
    connect(&m_checkTime, &QTimer::timeout, this, [this] {
        if (m_document && !m_document->isKeptBack()) {
            m_checked->setText(tr("Checking…"));
        }
    });
    connect(m_kind, &QToolButton::clicked, this, &StatusLine::kindRequested);
    connect(m_caret, &QToolButton::clicked, this, &StatusLine::lineRequested);
    showDocument(nullptr, {});
}

void StatusLine::buildLeft()
{
    auto *left = new QHBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(measures::iconGap);
    left->addWidget(m_kind);
    left->addWidget(addLine(m_schema));
    left->addWidget(m_schema);
    left->addWidget(addLine(m_open));
    left->addWidget(m_broken);
    left->addWidget(m_open);
    left->addWidget(m_page);
}

void StatusLine::buildRight()
{
    addPermanentWidget(m_checked);
    for (QWidget *item : QList<QWidget *>{m_readOnly, m_format, m_encoding, m_lineEnd, m_caret}) {
        addPermanentWidget(addLine(item));
        addPermanentWidget(item);
    }
    addPermanentWidget(m_pageEnd);
}

QLabel *StatusLine::addItem(const QString &name)
{
    auto *label = new QLabel(this);
    label->setObjectName(name);
    label->setFont(fonts::small());
    label->setContentsMargins(measures::iconGap, 0, measures::iconGap, 0);
    label->setFixedHeight(measures::smallButtonHeight); // aligned with the buttons
    return label;
}

ElidedLabel *StatusLine::addText(const QString &name)
{
    auto *label = new ElidedLabel({}, this);
    label->setObjectName(name);
    label->setFont(fonts::small());
    label->setElideMode(Qt::ElideRight);
    label->setContentsMargins(measures::iconGap, 0, measures::iconGap, 0);
    return label;
}

QWidget *StatusLine::addLine(QWidget *before)
{
    auto *line = new Separator(this);
    m_lines.append({line, before});
    return line;
}

void StatusLine::follow(const EditorDocument *document)
{
    if (m_document != document) {
        if (m_document) {
            disconnect(&m_document->buffer(), nullptr, &m_checkTime, nullptr);
            disconnect(&m_document->buffer(), nullptr, this, nullptr);
        }
        m_document = document;
        if (document) {
            connect(&document->buffer(), &DocumentBuffer::changed, &m_checkTime,
                    qOverload<>(&QTimer::start));
            connect(&document->buffer(), &DocumentBuffer::changed, this,
                    [this] { showMessage({}); });
        }
    }
    if (!document || document->isAnalysed()) {
        m_checkTime.stop();
    } else if (!m_checkTime.isActive()) {
        m_checkTime.start();
    }
}

void StatusLine::want(QWidget *item, bool isWanted)
{
    if (isWanted) {
        m_wanted.insert(item);
    } else {
        m_wanted.remove(item);
    }
}

/// Shows the wanted parts, except those for which there is no space.
void StatusLine::fit()
{
    const auto show = [this](QWidget *item, bool isShown) {
        item->setVisible(isShown);
        for (const auto &[line, behind] : std::as_const(m_lines)) {
            if (behind == item) {
                line->setVisible(isShown);
            }
        }
        m_left->updateGeometry();
    };
    const auto isTooWide = [this] {
        layout()->activate(); // otherwise sizes belong to the previous contents
        return layout()->totalMinimumSize().width() > width();
    };
    for (QWidget *item : std::initializer_list<QWidget *>{
             m_kind, m_schema, m_open, m_broken, m_checked, m_readOnly, m_format, m_encoding,
             m_lineEnd, m_caret, m_page, m_pageEnd}) {
        show(item, m_wanted.contains(item));
    }
    for (QWidget *spare : std::initializer_list<QWidget *>{m_checked, m_schema, m_lineEnd,
                                                           m_encoding, m_format, m_open}) {
        if (!isTooWide()) {
            return;
        }
        show(spare, false);
    }
}

QSize StatusLine::minimumSizeHint() const
{
    return {0, measures::statusBarHeight};
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    fit();
}

void StatusLine::showDocument(const EditorDocument *document, const HandoffId &place)
{
    follow(document);
    m_wanted.clear();
    if (document && document->snapshot()->revision == 0) { // there is no analysis yet
        m_kind->setText(tr("Checking…"));
        want(m_kind, true);
        want(m_caret, true);
    } else if (document) {
        for (QWidget *item : std::initializer_list<QWidget *>{m_kind, m_checked, m_format,
                                                              m_encoding, m_lineEnd, m_caret}) {
            want(item, true);
        }
        const Snapshot &snapshot = *document->snapshot();
        const DocumentReport *report = snapshot.report.at(place);
        const DocumentReport none;
        showHead(*document, report ? *report : none); // no copy: there may be thousands of findings
        showText(snapshot);
        showReadOnly(*document);
        const bool isBroken = !snapshot.isComplete(place.document);
        want(m_broken, isBroken);
        want(m_open, isBroken || m_openCount > 0);
        if (isBroken) {
            m_open->setText(tr("Does not parse"));
        }
    }
    fit();
}

void StatusLine::showReadOnly(const EditorDocument &document)
{
    const ParsedText &parsed = document.snapshot()->parsed;
    const bool isText = !isNoText(parsed.encoding, parsed.issues);
    const QFileInfo file(document.settings().filePath);
    want(m_readOnly, !isText || (file.isFile() && !file.isWritable()));
    m_readOnly->setToolTip(
        isText ? tr("The file cannot be written; save the document under another name.")
               : tr("The file contains bytes that are not text. It is shown, and can be edited "
                    "once they are converted or removed."));
}

void StatusLine::showPage(const QStringList &left, const QStringList &right)
{
    m_page->setText(left.join(u"  ·  "_s));
    want(m_page, !left.isEmpty());
    m_pageEnd->setText(right.join(u"  ·  "_s));
    want(m_pageEnd, !right.isEmpty());
    fit();
}

void StatusLine::showHead(const EditorDocument &document, const DocumentReport &report)
{
    m_kind->setToolTip(kindTip(report));
    const Kind *kind = document.catalog()->kind(report.kind);
    if (!kind) {
        m_kind->setText(tr("No handoff"));
        return;
    }
    const ProtocolPack &pack = *document.catalog()->model(*kind).pack;
    m_schema->setText(tr("Schema %1").arg(pack.version));
    want(m_schema, !pack.version.isEmpty());
    const QString name = u"%1 · %2"_s.arg(pack.shortTitle, kind->name);
    m_kind->setText(report.isOverridden ? tr("%1, chosen", "a kind of document").arg(name)
                                        : tr("%1, recognised", "a kind of document").arg(name));
}

void StatusLine::showText(const Snapshot &snapshot)
{
    const qint64 milliseconds = (snapshot.microseconds + 500) / 1000;
    m_checked->setText(milliseconds < 1 ? tr("Checked in under 1 ms")
                                        : tr("Checked in %L1 ms").arg(milliseconds));
    m_format->setText(titleOf(snapshot.parsed.format));
    m_encoding->setText(nameOf(snapshot.parsed.encoding));
    m_lineEnd->setText(nameOf(snapshot.parsed.encoding.lineEnd));
}

void StatusLine::noteOpen(int count)
{
    m_openCount = count;
    m_open->setText(tr("%n to fill in", "values", count));
}

void StatusLine::showCaret(int line, int column)
{
    m_caret->setText(tr("Ln %1, Col %2", "line and column").arg(line).arg(column));
}

void StatusLine::showMessage(const QString &text)
{
    constexpr int whileReading = 8000;
    m_message->setText(text);
    if (text.isEmpty()) {
        m_messageTime.stop();
        endMessage();
        return;
    }
    m_left->hide();
    m_message->show();
    m_messageTime.start(whileReading);
}

void StatusLine::withdrawMessage(const QString &text)
{
    if (!m_message->isHidden() && m_message->text() == text) {
        showMessage({});
    }
}

void StatusLine::endMessage()
{
    m_message->hide();
    m_left->show();
}

} // namespace baton
