// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemexplanation.h"

#include "widgets/common/statusmark.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/text/wraplabel.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int cardWidth = 560;
constexpr qsizetype mostExampleLines = 14;
constexpr int codeMargin = 6;

WrapLabel *labelled(const QString &name, Role role = Role::Text)
{
    auto *label = new WrapLabel(role);
    label->setObjectName(name);
    return label;
}

/// Creates a heading with @p content below it.
QWidget *part(const QString &heading, QWidget *content)
{
    auto *part = new QWidget;
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(4);
    auto *title = new WrapLabel;
    title->setFont(fonts::strong());
    title->setText(heading);
    column->addWidget(title);
    column->addWidget(content);
    return part;
}

} // namespace

ProblemExplanation::ProblemExplanation(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_mark(new StatusMark(Status::None, measures::iconSize))
    , m_rule(labelled(u"explanationRule"_s))
    , m_source(labelled(u"explanationSource"_s, Role::Muted))
    , m_note(labelled(u"explanationNote"_s, Role::Muted))
    , m_meaning(labelled(u"explanationMeaning"_s))
    , m_fixPart(part(tr("How to fix it"), m_fix = labelled(u"explanationFix"_s)))
    , m_example(new QPlainTextEdit)
{
    setObjectName(u"problemExplanation"_s);
    setAccessibleName(tr("Explanation of the rule"));
    setFrameShape(QFrame::StyledPanel);
    setFixedWidth(cardWidth);
    m_examplePart = part(tr("Example that breaks it"), m_example);
    m_rule->setFont(fonts::strong());
    m_source->setFont(fonts::small());
    m_example->setObjectName(u"explanationExample"_s);
    m_example->setAccessibleName(tr("Example that breaks it"));
    m_example->setReadOnly(true);
    m_example->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_example->setFont(fonts::mono());
    m_example->document()->setDocumentMargin(codeMargin);

    auto *head = new QHBoxLayout;
    head->setSpacing(measures::fieldGap);
    head->addWidget(m_mark, 0, Qt::AlignTop);
    head->addWidget(m_rule, 1);
    auto *column = new QVBoxLayout(this);
    const int edge = measures::paneEdge;
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(measures::groupGap);
    auto *top = new QVBoxLayout;
    top->setSpacing(2);
    top->addLayout(head);
    top->addWidget(m_source);
    column->addLayout(top);
    column->addWidget(m_note);
    column->addWidget(m_meaning);
    column->addWidget(m_fixPart);
    column->addWidget(m_examplePart);
}

void ProblemExplanation::setRule(const RuleExplanation *rule, const Finding &finding)
{
    const RuleEntry entry = rule ? rule->entry : RuleEntry();
    const Status status = statusOf(finding.severity);
    m_mark->setStatus(status);
    m_rule->setText(finding.rule);
    QStringList source;
    for (const QString &part : {rule ? rule->title : QString(), entry.spec, wordOf(status)}) {
        source.append(part.isEmpty() ? QStringList() : QStringList(part));
    }
    m_source->setText(source.join(u" · "_s));
    m_meaning->setText(entry.meaning.isEmpty()
                           ? tr("The folder of the protocol does not explain this rule.")
                           : entry.meaning);
    m_fix->setText(entry.fix);
    m_fixPart->setVisible(!m_fix->text().isEmpty());
    setExample(QString::fromUtf8(entry.example.text).trimmed());
}

void ProblemExplanation::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ProblemExplanation::setExample(const QString &example)
{
    m_example->setPlainText(example);
    m_examplePart->setVisible(!example.isEmpty());
    const QStringList lines = example.split(u'\n');
    const QFontMetrics metrics(m_example->font());
    int widest = 0;
    for (const QString &line : lines) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    const int edges = 2 * (m_example->frameWidth() + codeMargin);
    const bool scrolls = widest > cardWidth - 2 * measures::paneEdge - edges;
    m_example->setVerticalScrollBarPolicy(lines.size() > mostExampleLines ? Qt::ScrollBarAlwaysOn
                                                                          : Qt::ScrollBarAlwaysOff);
    m_example->setFixedHeight(static_cast<int>(std::min(lines.size(), mostExampleLines))
                                  * metrics.lineSpacing()
                              + edges + 2 + (scrolls ? measures::scrollBarExtent : 0));
}

/// Layouts do not support height for width of windows.
void ProblemExplanation::fitHeight()
{
    ensurePolished();
    layout()->activate();
    setFixedHeight(heightForWidth(cardWidth));
}

void ProblemExplanation::popUpAt(const QRect &row)
{
    fitHeight();
    const QScreen *screen = QGuiApplication::screenAt(row.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const int above = row.top() - height() - 4;
    const int y = above >= room.top() ? above : row.bottom() + 4;
    move(std::clamp(row.left(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height())));
    show();
    setFocus(Qt::PopupFocusReason);
}

void ProblemExplanation::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F1) {
        hide();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace baton
