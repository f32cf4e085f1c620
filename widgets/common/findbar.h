// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace baton {

class MnemonicToggles;

/// The progress and results of a search.
struct FindResult
{
    qint64 count = 0;
    qint64 number = 0;        ///< number of the current match, from 1; 0 if there is none
    bool isCut = false;       ///< there are more matches than are counted
    bool isSearching = false; ///< the count may grow
    QString error = {};       ///< why the pattern is not valid
    QString note = {};        ///< shown instead of the count
};

/// Asks for the text to find, and shows which match of how many is current. Enter and F3 go to the
/// next match, with Shift to the previous one; Escape closes the bar.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    enum Switch { MatchCase = 1, WholeWords = 2, Pattern = 4 };
    Q_DECLARE_FLAGS(Switches, Switch)

    /// @p name is the prefix of the object names of the bar and its parts.
    FindBar(const QString &name, Switches switches, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isOn(Switch option) const;
    [[nodiscard]] QLineEdit &field() const { return *m_field; }
    /// Sets the text and turns the switches off, without queryChanged().
    void setPlainText(const QString &text);
    /// Shows the bar and gives it the keyboard.
    void open();
    virtual void close();
    void showResult(const FindResult &result);

Q_SIGNALS:
    /// The user changed the text or a switch.
    void queryChanged();
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    /// Adds a switch after the others.
    QToolButton *addSwitch(const QString &name, const QString &text, const QString &tip);
    void addRow(QWidget *row);
    /// Disables @p button while there are no matches, without losing the focus.
    void enable(QWidget *button, bool isEnabled);
    /// True if the parts need a second line.
    [[nodiscard]] bool isNarrow() const;

private:
    void buildField(const QString &name);
    void buildSwitches(const QString &name, Switches switches);
    void arrange();
    void placeCount();

    QLineEdit *m_field;
    QLabel *m_count;
    QWidget *m_switches;
    QHBoxLayout *m_switchLine;
    QToolButton *m_case = nullptr;
    QToolButton *m_words = nullptr;
    QToolButton *m_pattern = nullptr;
    QToolButton *m_previous;
    QToolButton *m_next;
    QGridLayout *m_grid;
    QVBoxLayout *m_rows;
    MnemonicToggles *m_toggles = nullptr;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(FindBar::Switches)

} // namespace baton
