// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/formatquestion.h"

#include "models/parsing/parse.h"
#include "models/tree/formatnames.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class FormatQuestionTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::FormatQuestion)
};

QString lossOf(const Conversion &conversion, Format to)
{
    if (to == Format::Markdown) {
        return FormatQuestionTexts::tr("Converting puts all of the text into a fenced block.");
    }
    return conversion.lost.isEmpty()
        ? FormatQuestionTexts::tr("Converting keeps every value.")
        : FormatQuestionTexts::tr("Converting keeps every value and loses: %1.")
              .arg(QLocale().createSeparatedList(conversion.lost));
}

/// The text that tells where the previous text is kept, because the converted text has a new undo
/// history.
QString backOf(const QString &original, Format from)
{
    return original.isEmpty()
        ? FormatQuestionTexts::tr(
              "Undo does not go back before the conversion: the %1 text is kept nowhere else.")
              .arg(titleOf(from))
        : FormatQuestionTexts::tr("Undo does not go back before the conversion; %1 stays as it was "
                                  "last saved.")
              .arg(original);
}

} // namespace

bool isOtherFormat(const EditorDocument &editor, const QString &path)
{
    const QByteArray &bytes = editor.buffer().bytes();
    if (path == editor.settings().filePath || bytes.trimmed().isEmpty()) {
        return false;
    }
    const Format from = editor.format();
    const Format to = formatOf(path, bytes);
    return from != Format::Text && to != Format::Text && from != to;
}

QString renamedFor(const QString &path, Format format)
{
    const QFileInfo file(path);
    return file.path() + u'/' + file.completeBaseName() + suffixOf(format);
}

FormatQuestion formatQuestion(const QString &path, Format from, Format to,
                              const Result<Conversion> &conversion, const QString &original)
{
    const QString name = QFileInfo(path).fileName();
    FormatQuestion question;
    question.title = FormatQuestionTexts::tr("%1 is the name of a file in %2, and the text is %3.")
                         .arg(name, titleOf(to), titleOf(from));
    question.detail =
        conversion ? lossOf(*conversion, to) + u' ' + backOf(original, from) : conversion.error();
    question.convert = conversion
        ? FormatQuestionTexts::tr("Convert to %1", "a format").arg(titleOf(to))
        : QString();
    question.rename =
        FormatQuestionTexts::tr("Save as %1").arg(QFileInfo(renamedFor(path, from)).fileName());
    question.keep = FormatQuestionTexts::tr("Keep the text as it is");
    return question;
}

} // namespace baton
