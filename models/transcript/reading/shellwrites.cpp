// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/shellwrites.h"

#include "models/transcript/reading/shellcommands.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString inFolder(const QString &folder, const QString &path)
{
    return folder.isEmpty() || path.startsWith(u'/') ? path : folder + u'/' + path;
}

QString fileName(const QString &path)
{
    return path.section(u'/', -1);
}

/// The words of @p command from its name on, without what stands before a name.
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

/// What @p words behind the name are without options.
std::vector<ShellWord> operandsOf(std::span<const ShellWord> words)
{
    std::vector<ShellWord> operands;
    for (const ShellWord &word : words.subspan(1)) {
        if (!word.text.startsWith(u'-') || word.isUnknown) {
            operands.push_back(word);
        }
    }
    return operands;
}

/// Where cp and mv put files.
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
        one = {folder + u'/' + fileName(one.text), isUnknown};
    }
    return operands;
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
    const QString name = words.empty() ? QString() : fileName(words.front().text);
    if (name == "tee"_L1) {
        return operandsOf(words);
    }
    if (name == "cp"_L1 || name == "mv"_L1 || name == "install"_L1) {
        return targetsOfCopy(operandsOf(words));
    }
    return name == "sed"_L1 ? targetsOfSed(words) : std::vector<ShellWord>();
}

} // namespace

QStringList shellWrites(const QString &command)
{
    QStringList files;
    QString folder;
    bool isLost = false; // nobody knows in which folder the command is
    for (const ShellCommand &one : shellCommands(command)) {
        const std::span<const ShellWord> words = wordsFromName(one);
        std::vector<ShellWord> targets = targetsOf(words);
        targets.insert(targets.end(), one.redirections.begin(), one.redirections.end());
        for (const ShellWord &target : targets) {
            const bool isAbsolute = target.text.startsWith(u'/');
            if (!target.isUnknown && !target.text.isEmpty() && (isAbsolute || !isLost)
                && !target.text.startsWith("/dev/"_L1)) {
                files.append(inFolder(folder, target.text));
            }
        }
        if (words.size() > 1 && words.front().text == "cd"_L1) {
            isLost = isLost || words[1].isUnknown;
            folder = inFolder(folder, words[1].text);
        }
    }
    files.removeDuplicates();
    return files;
}

} // namespace baton
