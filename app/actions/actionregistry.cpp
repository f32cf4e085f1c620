// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/actions/actionregistry.h"

#include "widgets/style/icons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("baton::Actions", text);
}

} // namespace

ActionRegistry::ActionRegistry(std::span<const ActionSpec> specs, QObject *parent)
    : QObject(parent)
{
    for (const ActionSpec &spec : specs) {
        auto *action = new QAction(translated(spec.text), this);
        const QString id = QString::fromLatin1(spec.id);
        action->setObjectName(id);
        action->setCheckable(spec.isCheckable);
        action->setMenuRole(QAction::NoRole);
        if (spec.icon) {
            action->setIcon(icon(QString::fromLatin1(spec.icon)));
        }
        if (spec.keys) {
            action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(spec.keys),
                                                              QKeySequence::PortableText));
        }
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? plainText(action)
                                          : u"%1 (%2)"_s.arg(plainText(action), keys));
        m_all.append(action);
        m_byId.insert(id, action);
    }
}

QAction *ActionRegistry::action(const QString &id) const
{
    QAction *action = m_byId.value(id);
    Q_ASSERT_X(action, "ActionRegistry", qPrintable(id));
    return action;
}

void ActionRegistry::setEnabled(std::initializer_list<QString> ids, bool isOn) const
{
    for (const QString &id : ids) {
        setEnabled(id, isOn);
    }
}

QString ActionRegistry::groupOf(const QAction *action)
{
    static const QHash<QString, const char *> names{
        {u"file"_s, QT_TRANSLATE_NOOP("baton::Actions", "File")},
        {u"edit"_s, QT_TRANSLATE_NOOP("baton::Actions", "Edit")},
        {u"view"_s, QT_TRANSLATE_NOOP("baton::Actions", "View")},
        {u"go"_s, QT_TRANSLATE_NOOP("baton::Actions", "Go")},
        {u"document"_s, QT_TRANSLATE_NOOP("baton::Actions", "Document")},
        {u"session"_s, QT_TRANSLATE_NOOP("baton::Actions", "Session")},
        {u"routing"_s, QT_TRANSLATE_NOOP("baton::Actions", "Routing")},
        {u"tools"_s, QT_TRANSLATE_NOOP("baton::Actions", "Tools")},
        {u"window"_s, QT_TRANSLATE_NOOP("baton::Actions", "Window")},
        {u"help"_s, QT_TRANSLATE_NOOP("baton::Actions", "Help")}};
    const char *name = names.value(action->objectName().section(u'.', 0, 0));
    return name ? translated(name) : QString();
}

QString plainText(const QAction *action)
{
    QString text = action->text();
    text.remove(u'&');
    return text.endsWith(u'…') ? text.chopped(1).trimmed() : text;
}

} // namespace baton
