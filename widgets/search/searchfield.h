// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchcompletion.h"

#include <QLineEdit>

class QStringListModel;

namespace baton {

class SearchCompleter;

/// A field for a query that completes names of filters and their values. Ctrl+Space shows all.
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    void setValues(const SearchValues &values) { m_values = values; }
    [[nodiscard]] SearchCompleter &completions() const { return *m_completer; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void complete(qsizetype leastLetters);
    void take(const QString &choice);

    SearchValues m_values;
    SearchCompletion m_completion;
    SearchCompleter *m_completer;
    QStringListModel *m_choices;
};

} // namespace baton
