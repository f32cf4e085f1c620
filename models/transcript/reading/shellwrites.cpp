// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/shellwrites.h"

#include "models/strings/pathstrings.h"
#include "models/transcript/reading/shellcommands.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString inFolder(const QString &folder, const QString &path)
{
    return folder.isEmpty() || path.startsWith(u'/') ? path : folder + u'/' + path;
}

/// The words of @p command from its name on, without the prefixes before it.
std::span<const ShellWord> wordsFromName(const ShellCommand &command)
{
    static const QStringList before{u"sudo"_s, u"env"_s,  u"command"_s, u"then"_s,
                                    u"do"_s,   u"else"_s, u"{"_s,       u"!"_s};
    size_t begin = 0;
    while (begin < command.words.size()
           && (before.contains(command.words[begin].text)
               || command.words[begin].text.contains(u'='))) {
        ++begin;
    }
    return std::span(command.words).subspan(begin);
}

/// The words of @p words after the name without options and empty words.
std::vector<ShellWord> operandsOf(std::span<const ShellWord> words)
{
    std::vector<ShellWord> operands;
    for (const ShellWord &word : words.subspan(1)) {
        if (word.isUnknown || !(word.text.isEmpty() || word.text.startsWith(u'-'))) {
            operands.push_back(word);
        }
    }
    return operands;
}

/// The files that cp and mv write.
std::vector<ShellWord> targetsOfCopy(std::vector<ShellWord> operands)
{
    if (operands.size() < 2) {
        return {};
    }
    const ShellWord target = operands.back();
    operands.pop_back();
    if (operands.size() == 1 && !target.text.endsWith(u'/')) {
        return {target};
    }
    for (ShellWord &one : operands) {
        const bool isUnknown = one.isUnknown || target.isUnknown;
        const QString folder = target.text.endsWith(u'/') ? target.text.chopped(1) : target.text;
        one = {folder + u'/' + lastNameOf(one.text), isUnknown};
    }
    return operands;
}

/// True if an option of cp, mv or install is followed by a word that is not a file, or names
/// another target than the last word.
bool hasOtherTarget(std::span<const ShellWord> words)
{
    static const QRegularExpression ofCopy(u"^(?:-[A-Za-z]*[tS]|--target-directory|--suffix$)"_s);
    static const QRegularExpression ofInstall(
        u"^(?:-[A-Za-z]*[mogtdS]|--target-directory|--directory$|"
        u"--(?:mode|owner|group|suffix)$)"_s);
    const bool isInstall = lastNameOf(words.front().text) == "install"_L1;
    return std::ranges::any_of(words.subspan(1), [&](const ShellWord &word) {
        return (isInstall ? ofInstall : ofCopy).match(word.text).hasMatch();
    });
}

/// The files that sed changes in place.
std::vector<ShellWord> targetsOfSed(std::span<const ShellWord> words)
{
    bool isInPlace = false;
    bool hasScript = false;
    for (const ShellWord &word : words) {
        isInPlace = isInPlace || word.text.startsWith("-i"_L1) || word.text == "--in-place"_L1;
        hasScript = hasScript || word.text == "-e"_L1 || word.text == "-f"_L1;
    }
    std::vector<ShellWord> operands = operandsOf(words);
    // With -e and -f the first operand is a script as well, but of the option before it.
    if (!isInPlace || hasScript || operands.empty()) {
        return {};
    }
    operands.erase(operands.begin());
    return operands;
}

std::vector<ShellWord> targetsOf(std::span<const ShellWord> words)
{
    const QString name = words.empty() ? QString() : lastNameOf(words.front().text);
    if (name == "tee"_L1) {
        return operandsOf(words);
    }
    if (name == "cp"_L1 || name == "mv"_L1 || name == "install"_L1) {
        return hasOtherTarget(words) ? std::vector<ShellWord>() : targetsOfCopy(operandsOf(words));
    }
    return name == "sed"_L1 ? targetsOfSed(words) : std::vector<ShellWord>();
}

/// The folder in which commands run, as far as known.
struct WorkingFolder
{
    QString path; ///< empty if it is the folder of the first command
    bool isLost = false;

    /// @p words are the words of a "cd" command.
    void change(std::span<const ShellWord> words)
    {
        const ShellWord target = words.size() > 1 ? words[1] : ShellWord();
        const bool isTold =
            !target.isUnknown && !target.text.isEmpty() && !target.text.startsWith(u'-');
        isLost = !isTold || (isLost && !target.text.startsWith(u'/'));
        path = inFolder(path, target.text);
    }

    /// The path of @p file; empty if unknown.
    [[nodiscard]] QString whole(const ShellWord &file) const
    {
        const bool isKnown =
            !file.isUnknown && !file.text.isEmpty() && (!isLost || file.text.startsWith(u'/'));
        return isKnown ? inFolder(path, file.text) : QString();
    }
};

/// Takes commands one by one.
class WritesReading
{
public:
    QStringList files;

    void take(const ShellCommand &command)
    {
        switch (command.kind) {
        case ShellCommand::Kind::Opening:
            m_around.push_back(m_folder);
            break;
        case ShellCommand::Kind::Closing: // no parenthesis is open at a pattern of "case"
            if (!m_around.empty()) {
                m_folder = std::move(m_around.back());
                m_around.pop_back();
            }
            break;
        case ShellCommand::Kind::Simple:
            takeSimple(command);
            break;
        }
    }

private:
    void takeSimple(const ShellCommand &command)
    {
        const std::span<const ShellWord> words = wordsFromName(command);
        std::vector<ShellWord> targets = targetsOf(words);
        targets.insert(targets.end(), command.redirections.begin(), command.redirections.end());
        for (const ShellWord &target : targets) {
            const QString path = m_folder.whole(target);
            if (!path.isEmpty() && !target.text.startsWith("/dev/"_L1)) {
                files.append(path);
            }
        }
        if (!words.empty() && words.front().text == "cd"_L1) {
            m_folder.change(words);
        }
    }

    WorkingFolder m_folder;
    std::vector<WorkingFolder> m_around; ///< of the parentheses that are open
};

} // namespace

QStringList shellWrites(const QString &command)
{
    WritesReading reading;
    for (const ShellCommand &one : shellCommands(command)) {
        reading.take(one);
    }
    reading.files.removeDuplicates();
    return std::move(reading.files);
}

} // namespace baton
