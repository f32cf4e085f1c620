// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPushButton>
#include <QSet>

class QLineEdit;
class QListWidget;

namespace baton {

/// A button that opens a list with several choices; an empty choice means all of them.
class MultiChoiceButton final : public QPushButton
{
    Q_OBJECT

public:
    struct Choice
    {
        QString id;
        QString text;

        friend bool operator==(const Choice &, const Choice &) = default;
    };

    explicit MultiChoiceButton(const QString &title, QWidget *parent = nullptr);

    /// Sets the choices; chosen ones that still exist stay chosen.
    void setChoices(const std::vector<Choice> &choices);
    [[nodiscard]] const std::vector<Choice> &choices() const { return m_choices; }
    [[nodiscard]] const QSet<QString> &chosen() const { return m_chosen; }
    /// Sets the chosen ids without a signal.
    void setChosen(const QSet<QString> &ids);

Q_SIGNALS:
    /// The user changed the choice.
    void changed();

private:
    void buildMenu();
    void fill();
    void search(const QString &text);
    void takeChecks();
    void showState();

    QString m_title;
    std::vector<Choice> m_choices;
    QSet<QString> m_chosen;
    QLineEdit *m_search;
    QListWidget *m_list;
};

} // namespace baton
