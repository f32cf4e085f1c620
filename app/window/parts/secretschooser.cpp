// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/secretschooser.h"

#include "models/disk/filestore.h"
#include "models/masking/secretsfile.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

SecretsChooser::SecretsChooser(const QString &file, QWidget *parent)
    : QWidget(parent)
    , m_file(file)
    , m_patterns(new QPlainTextEdit)
    , m_problem(new QLabel)
{
    const QString lines = textOfFile(m_file);
    Masking masking;
    (void)secretsfile::take(lines, secretsfile::Owner::User, masking);
    constexpr int shownLines = 3;
    m_patterns->setObjectName(u"ownSecrets"_s);
    m_patterns->setAccessibleName(tr("Own patterns"));
    m_patterns->setFont(fonts::mono());
    m_patterns->setPlaceholderText(tr("Own patterns: regular expressions, one a line"));
    m_patterns->setTabChangesFocus(true);
    m_patterns->setPlainText(secretsfile::withoutKinds(lines));
    m_patterns->setFixedHeight(shownLines * m_patterns->fontMetrics().lineSpacing()
                               + 4 * measures::iconGap);
    m_problem->setObjectName(u"ownSecretsProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setFont(fonts::small());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(measures::fieldGap);
    column->addWidget(kindBoxes(masking));
    column->addWidget(m_patterns);
    column->addWidget(m_problem);
    m_problem->hide();
    connect(m_patterns, &QPlainTextEdit::textChanged, this, &SecretsChooser::save);
}

/// The usual kinds come first.
QWidget *SecretsChooser::kindBoxes(const Masking &masking)
{
    constexpr int columns = 3;
    auto *boxes = new QWidget;
    auto *grid = new QGridLayout(boxes);
    grid->setContentsMargins({});
    QStringList kinds = Masking::kinds();
    std::ranges::stable_partition(kinds, &Masking::isUsual);
    for (int i = 0; i < kinds.size(); ++i) {
        auto *box = new QCheckBox(Masking::titleOf(kinds[i]));
        box->setObjectName(u"secret-"_s + kinds[i]);
        box->setProperty("kind", kinds[i]);
        box->setChecked(masking.isOn(kinds[i]));
        grid->addWidget(box, i / columns, i % columns);
        connect(box, &QCheckBox::toggled, this, &SecretsChooser::save);
    }
    return boxes;
}

/// Mistakes are reported immediately; valid entries apply already.
void SecretsChooser::save()
{
    Masking masking;
    for (const QCheckBox *box : findChildren<QCheckBox *>()) {
        masking.setOn(box->property("kind").toString(), box->isChecked());
    }
    const QString own = m_patterns->toPlainText();
    const QString kinds = secretsfile::kindLines(masking);
    QStringList problems = secretsfile::take(own, secretsfile::Owner::User, masking);
    QDir().mkpath(QFileInfo(m_file).path());
    if (const Outcome saved = FileStore::save(m_file, (kinds + own).toUtf8()); !saved) {
        problems.prepend(saved.error());
    }
    m_problem->setText(problems.value(0));
    m_problem->setVisible(!problems.isEmpty());
    Q_EMIT changed();
}

} // namespace baton
