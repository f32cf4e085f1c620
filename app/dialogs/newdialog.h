// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/uniquevalues.h"

#include <QDateTime>
#include <QDialog>

#include <functional>

class QComboBox;
class QDateTimeEdit;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace baton {

struct KindModel;
class ProtocolPack;
class TemplateList;
class WrapLabel;

/// Asks for a kind and template, and fills in agent, phase and time. It previews the text. Starts
/// at the kind or protocol with the id @p start, which may be empty.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    NewDialog(const ProtocolCatalog &catalog, const UserTemplates &templates, QString folder,
              const QString &start = {}, QWidget *parent = nullptr);

    [[nodiscard]] NewDocument document() const;
    [[nodiscard]] QDateTime time() const;
    /// Offers a time at least a second after @p time, that of another document: sessions are named
    /// by theirs.
    void startAfter(const QDateTime &time);

Q_SIGNALS:
    /// See TemplateList::removalRequested().
    void removalRequested(const QString &name, const std::function<void()> &remove);

private:
    void showReason(const QString &reason);
    QWidget *buildFields();
    [[nodiscard]] QString sessionOf(const Kind &kind) const;
    void askSession();
    void askBeside();
    void fillFromSession(const ProtocolPack &pack, const KindModel &kind);
    void setAgent(const QString &agent);
    void showChoice();
    void refresh();

    const ProtocolCatalog &m_catalog;
    QString m_folder;
    QByteArray m_bytes;
    QString m_sessionProtocol; ///< protocol of the open session; empty: its state was not read yet
    QString m_sessionAgent;
    QString m_sessionPhase;
    QHash<QString, TakenValues> m_beside; ///< values used in the folder, by protocol
    TemplateList *m_templates;
    QFormLayout *m_fields = nullptr; ///< fields of the chosen template
    QComboBox *m_agent;
    QSpinBox *m_phase;
    QDateTimeEdit *m_time;
    QPlainTextEdit *m_preview;
    WrapLabel *m_about; ///< description of the chosen kind
    QLabel *m_reason;
    QPushButton *m_create;
};

} // namespace baton
