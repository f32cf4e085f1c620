// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/helpwindows.h"

#include "app/actions/actionregistry.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(baton::Help)
};

QDialog *page(const QString &name, const QString &title, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

void addGroup(QGridLayout &grid, int column, int &row, const QString &title,
              const QList<QAction *> &actions)
{
    auto *head = new QLabel(title);
    head->setFont(fonts::strong());
    grid.addWidget(head, row++, column, 1, 2);
    for (const QAction *action : actions) {
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts()) {
            keys.append(key.toString(QKeySequence::NativeText));
        }
        keys.removeDuplicates();
        keys.removeAll(u"Shift+?"_s); // how some platforms report "?"
        auto *shown = new QLabel(keys.join(u", "_s));
        shown->setForegroundRole(QPalette::PlaceholderText);
        grid.addWidget(new QLabel(plainText(action)), row, column);
        grid.addWidget(shown, row++, column + 1, Qt::AlignRight);
    }
    grid.setRowMinimumHeight(row++, measures::fieldGap);
}

} // namespace

void showShortcuts(const ActionRegistry &actions, QWidget *parent)
{
    QDialog *dialog = page(u"shortcutsDialog"_s, Help::tr("Keyboard shortcuts"), parent);
    auto *grid = new QGridLayout(dialog);
    grid->setContentsMargins(24, 16, 24, 16);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    QStringList groups;
    QHash<QString, QList<QAction *>> byGroup;
    for (QAction *action : actions.all()) {
        if (!action->shortcut().isEmpty()) {
            const QString group = ActionRegistry::groupOf(action);
            groups.append(byGroup.contains(group) ? QStringList() : QStringList(group));
            byGroup[group].append(action);
        }
    }
    int rows[2] = {0, 0};
    for (const QString &group : std::as_const(groups)) {
        const int side = rows[1] < rows[0] ? 1 : 0;
        addGroup(*grid, side * 3, rows[side], group, byGroup[group]);
    }
    grid->setColumnMinimumWidth(2, 24);
    grid->setRowStretch(std::max(rows[0], rows[1]), 1);
    dialog->show();
}

void showHelp(const ActionRegistry &actions, QWidget *parent)
{
    const auto key = [&](const QString &id) {
        return u"<b>%1</b>"_s.arg(
            actions.action(id)->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped());
    };
    QStringList lines;
    lines.append(Help::tr("Baton shows a handoff twice: as a form on the left and as its source on "
                          "the right. Both change the same text, and there is one undo."));
    lines.append(Help::tr("A change in the form changes only the bytes of that value. Comments, "
                          "order, quotes and line ends stay as they are."));
    lines.append(Help::tr("Each problem is shown at its field, in the source and under Problems. "
                          "%1 goes to the next problem, %2 applies its fix.")
                     .arg(key(u"go.nextProblem"_s), key(u"document.fix"_s)));
    lines.append(Help::tr("The verdict at the right says what the receiver does with the document "
                          "next, and the text to send to its producer."));
    lines.append(Help::tr("%1 finds every command, document and file. %2 shows all keys.")
                     .arg(key(u"go.palette"_s), key(u"help.shortcuts"_s)));
    lines.append(Help::tr("While the source cannot be read, the form keeps its last valid state, "
                          "greyed, until the source is corrected."));
    QDialog *dialog = page(u"helpDialog"_s, Help::tr("Help"), parent);
    dialog->resize(520, 380);
    auto *text = new QTextBrowser;
    text->setObjectName(u"helpText"_s);
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(16);
    text->setHtml(u"<p>%1</p>"_s.arg(lines.join(u"</p><p>"_s)));
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text);
    dialog->show();
}

void showAbout(QWidget *parent)
{
    QDialog *dialog = page(u"aboutDialog"_s, Help::tr("About Baton"), parent);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(measures::fieldGap);
    auto *name = new QLabel(u"Baton %1"_s.arg(QCoreApplication::applicationVersion()));
    name->setFont(fonts::answer());
    column->addWidget(name);
    column->addWidget(new QLabel(Help::tr("Draft, check and debug agent handoffs.")));
    auto *legal = new QLabel(Help::tr("Apache License 2.0. Built with Qt %1, yaml-cpp, libfyaml, "
                                      "jsoncons and KSyntaxHighlighting.")
                                 .arg(QString::fromLatin1(qVersion())));
    legal->setForegroundRole(QPalette::PlaceholderText);
    legal->setWordWrap(true);
    legal->setMinimumWidth(360);
    column->addWidget(legal);
    dialog->show();
}

} // namespace baton
