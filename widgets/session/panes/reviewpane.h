// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/review.h"
#include "models/session/value/session.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QPushButton;

namespace baton {

class NoteEdit;
class SessionTableView;

/// The reviews of a session's gates, and a line for a new one.
class ReviewPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPane(QWidget *parent = nullptr);

    void setSession(const std::shared_ptr<const Session> &session);
    void setReviews(const Reviews &reviews);
    /// Sets the author of new reviews.
    void setAuthor(const QString &author) { m_author = author; }
    void setCurrentGate(int gate);
    [[nodiscard]] int count() const { return static_cast<int>(m_reviews.size()); }
    /// The rectangle of the caret in this pane.
    [[nodiscard]] QRect caretPlace() const;

Q_SIGNALS:
    /// The user reviewed a gate.
    void reviewed(const baton::Review &review);
    /// Emitted when the user changed a review that is not saved yet.
    void edited();
    /// The minimum height changed.
    void leastHeightChanged();
    /// The caret moved to another place.
    void caretMoved();

private:
    void layOut();
    void connectParts();
    void keepRows();
    void fill();
    void submit();
    void updateSave();
    void showOwn();
    [[nodiscard]] bool isKept() const;

    std::shared_ptr<const Session> m_session;
    Reviews m_reviews;
    QString m_author;
    std::optional<Review> m_given; ///< review that is being saved
    SessionTableView *m_table;
    QComboBox *m_gate;
    QComboBox *m_verdict;
    NoteEdit *m_note;
    QPushButton *m_save;
};

} // namespace baton
