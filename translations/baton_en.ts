<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>baton::AddFieldRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>fields that may be added</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Check</name>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>what a list or map in a document holds</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1… (and %n more characters)</source>
        <extracomment>the beginning of a long text in a document, and how much of it is left out</extracomment>
        <translation>
            <numerusform>%1… (and %n more character)</numerusform>
            <numerusform>%1… (and %n more characters)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are still to be filled in: %1</source>
        <translation>
            <numerusform>%n place is still to be filled in: %1</numerusform>
            <numerusform>%n places are still to be filled in: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n values)</source>
        <extracomment>a fix, the number of values that it corrects</extracomment>
        <translation>
            <numerusform>%1 (%n value)</numerusform>
            <numerusform>%1 (%n values)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::CompareView</name>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>%n place differs</numerusform>
            <numerusform>%n places differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n only on the left</numerusform>
            <numerusform>%n only on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n only on the right</numerusform>
            <numerusform>%n only on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n moved</numerusform>
            <numerusform>%n moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n written differently</source>
        <translation>
            <numerusform>%n written differently</numerusform>
            <numerusform>%n written differently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of “%1”</source>
        <extracomment>%n lines of the text that is called %1</extracomment>
        <translation>
            <numerusform>%n line of “%1”</numerusform>
            <numerusform>%n lines of “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Conversion</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::DiffModel</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::DocumentNotices</name>
    <message numerus="yes">
        <source>Baton ended before %n document(s) were saved.</source>
        <translation>
            <numerusform>Baton ended before %n document was saved.</numerusform>
            <numerusform>Baton ended before %n documents were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::EditorPages</name>
    <message numerus="yes">
        <source>Fixed %n problem(s). Undo takes all of it back.</source>
        <translation>
            <numerusform>Fixed %n problem. Undo takes it back.</numerusform>
            <numerusform>Fixed %n problems. Undo takes all of it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ErrorHistoryPane</name>
    <message numerus="yes">
        <source>Attempt %1 differs from attempt %2 in %n field(s)</source>
        <translation>
            <numerusform>Attempt %1 differs from attempt %2 in %n field</numerusform>
            <numerusform>Attempt %1 differs from attempt %2 in %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FeedbackBox</name>
    <message numerus="yes">
        <source>%n more lines, which Copy takes along</source>
        <translation>
            <numerusform>%n more line, which Copy takes along</numerusform>
            <numerusform>%n more lines, which Copy takes along</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FindBar</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FirstCausePane</name>
    <message numerus="yes">
        <source>%1 of %n open failures</source>
        <translation>
            <numerusform>%1 of %n open failure</numerusform>
            <numerusform>%1 of %n open failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s)</source>
        <translation>
            <numerusform>%n consequence</numerusform>
            <numerusform>%n consequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s) folded</source>
        <translation>
            <numerusform>%n consequence folded</numerusform>
            <numerusform>%n consequences folded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FormModel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>summary of a list</comment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::GateCheck</name>
    <message numerus="yes">
        <source>%n of them cannot be counted: %1 is missing.</source>
        <translation>
            <numerusform>%n of them cannot be counted: %1 is missing.</numerusform>
            <numerusform>%n of them cannot be counted: %1 is missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::GateSections</name>
    <message numerus="yes">
        <source>%1 of %n passed</source>
        <translation>
            <numerusform>%1 of %n passed</numerusform>
            <numerusform>%1 of %n passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::GateTable</name>
    <message numerus="yes">
        <source>%1: %2 of %n criteria passed</source>
        <translation>
            <numerusform>%1: %2 of %n criterion passed</numerusform>
            <numerusform>%1: %2 of %n criteria passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Graph</name>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n handoff</numerusform>
            <numerusform>%n handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more edge(s) break a rule</source>
        <translation>
            <numerusform>%n more edge breaks a rule</numerusform>
            <numerusform>%n more edges break a rule</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::HeaderRow</name>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n to fill in</numerusform>
            <numerusform>%n to fill in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::LayoutRunner</name>
    <message numerus="yes">
        <source>The layout took longer than %n s. Show the neighbourhood of one node, or group the nodes.</source>
        <translation>
            <numerusform>The layout took longer than %n s. Show the neighbourhood of one node, or group the nodes.</numerusform>
            <numerusform>The layout took longer than %n s. Show the neighbourhood of one node, or group the nodes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ListRow</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::LogView</name>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>Copied %Ln line.</numerusform>
            <numerusform>Copied %Ln lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new line(s)</source>
        <translation>
            <numerusform>%Ln new line</numerusform>
            <numerusform>%Ln new lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::MainWindow</name>
    <message numerus="yes">
        <source>%n file(s) cannot be opened.</source>
        <translation>
            <numerusform>%n file cannot be opened.</numerusform>
            <numerusform>%n files cannot be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Masking</name>
    <message numerus="yes">
        <source>%n secret(s) in it are masked.</source>
        <translation>
            <numerusform>%n secret in it is masked.</numerusform>
            <numerusform>%n secrets in it are masked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::MatrixChart</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::MultiChoiceButton</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::PageStatus</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Live: %n file(s) and folder(s) are followed</source>
        <translation>
            <numerusform>Live: %n file or folder is followed</numerusform>
            <numerusform>Live: %n files and folders are followed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cannot be followed</source>
        <translation>
            <numerusform>%n more cannot be followed</numerusform>
            <numerusform>%n more cannot be followed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) taken</source>
        <translation>
            <numerusform>%n route taken</numerusform>
            <numerusform>%n routes taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them undeclared</source>
        <translation>
            <numerusform>%n of them undeclared</numerusform>
            <numerusform>%n of them undeclared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <extracomment>What depends on what, who is told: routes that no handoff takes.</extracomment>
        <translation>
            <numerusform>%n relation</numerusform>
            <numerusform>%n relations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declared only</source>
        <translation>
            <numerusform>%n declared only</numerusform>
            <numerusform>%n declared only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Palette</name>
    <message numerus="yes">
        <source>%n more: type on to narrow them down.</source>
        <translation>
            <numerusform>%n more: type on to narrow them down.</numerusform>
            <numerusform>%n more: type on to narrow them down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::PaletteSources</name>
    <message numerus="yes">
        <source>Only the first %n place(s) are shown.</source>
        <translation>
            <numerusform>Only the first %n place is shown.</numerusform>
            <numerusform>Only the first %n places are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::PlaceholderNavigation</name>
    <message numerus="yes">
        <source>%n place(s) to fill in. Tab goes to the next one, Escape ends this.</source>
        <translation>
            <numerusform>%n place to fill in. Tab goes to it, Escape ends this.</numerusform>
            <numerusform>%n places to fill in. Tab goes to the next one, Escape ends this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are still empty. Tab is an ordinary key again.</source>
        <translation>
            <numerusform>%n place is still empty. Tab is an ordinary key again.</numerusform>
            <numerusform>%n places are still empty. Tab is an ordinary key again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ProblemsPane</name>
    <message numerus="yes">
        <source>%n problem(s) hidden by severity.</source>
        <translation>
            <numerusform>%n problem hidden by severity.</numerusform>
            <numerusform>%n problems hidden by severity.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QtDialogs</name>
    <message numerus="yes">
        <source>%n document(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%n document has changes that are not saved.</numerusform>
            <numerusform>%n documents have changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Queue</name>
    <message numerus="yes">
        <source>The completion has %n error(s) and is not submitted:</source>
        <translation>
            <numerusform>The completion has %n error and is not submitted:</numerusform>
            <numerusform>The completion has %n errors and is not submitted:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) completed</source>
        <translation>
            <numerusform>%1 of %n step completed</numerusform>
            <numerusform>%1 of %n steps completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n blocked</numerusform>
            <numerusform>%n blocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QueueCardDelegate</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QueueFollower</name>
    <message numerus="yes">
        <source>%1 It is tried again in %n second(s).</source>
        <translation>
            <numerusform>%1 It is tried again in %n second.</numerusform>
            <numerusform>%1 It is tried again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QueueView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Report</name>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ReportDialog</name>
    <message numerus="yes">
        <source>%n secret(s) were found. All of them will be masked; clear the mark of one that the report may show.</source>
        <translation>
            <numerusform>%n secret was found. It will be masked; clear its mark if the report may show it.</numerusform>
            <numerusform>%n secrets were found. All of them will be masked; clear the mark of one that the report may show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 secrets will be shown as they are.</source>
        <translation>
            <numerusform>%n of %1 secrets will be shown as it is.</numerusform>
            <numerusform>%n of %1 secrets will be shown as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::RoutingCommands</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::RoutingDescription</name>
    <message numerus="yes">
        <source>%n more finding(s) in the document</source>
        <translation>
            <numerusform>%n more finding in the document</numerusform>
            <numerusform>%n more findings in the document</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::RoutingDetails</name>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::RoutingText</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n phase</numerusform>
            <numerusform>%n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) of chains</source>
        <translation>
            <numerusform>%n member of chains</numerusform>
            <numerusform>%n members of chains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n handoff</numerusform>
            <numerusform>%n handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n handoff(s)</source>
        <translation>
            <numerusform>%1 of %n handoff</numerusform>
            <numerusform>%1 of %n handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n received</source>
        <translation>
            <numerusform>%n received</numerusform>
            <numerusform>%n received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n not judged</numerusform>
            <numerusform>%n not judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noted</source>
        <translation>
            <numerusform>%n noted</numerusform>
            <numerusform>%n noted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with defaults</source>
        <translation>
            <numerusform>%n with defaults</numerusform>
            <numerusform>%n with defaults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalated</source>
        <translation>
            <numerusform>%n escalated</numerusform>
            <numerusform>%n escalated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blocked</numerusform>
            <numerusform>%n blocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first place that a finding is about</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::RunStatus</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SaveCommands</name>
    <message numerus="yes">
        <source>%n field(s) of %1 hold what cannot be saved.</source>
        <translation>
            <numerusform>%n field of %1 holds what cannot be saved.</numerusform>
            <numerusform>%n fields of %1 hold what cannot be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ScanFooter</name>
    <message numerus="yes">
        <source>Too many files and folders to watch (%n not watched). The button reads them again.</source>
        <translation>
            <numerusform>Too many files and folders to watch (%n not watched). The button reads them again.</numerusform>
            <numerusform>Too many files and folders to watch (%n not watched). The button reads them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SchemaMessages</name>
    <message numerus="yes">
        <source>at least %n entries</source>
        <translation>
            <numerusform>at least %n entry</numerusform>
            <numerusform>at least %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n entries</source>
        <translation>
            <numerusform>at most %n entry</numerusform>
            <numerusform>at most %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n characters</source>
        <translation>
            <numerusform>at least %n character</numerusform>
            <numerusform>at least %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>at most %n character</numerusform>
            <numerusform>at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SearchView</name>
    <message numerus="yes">
        <source>%n hit(s) and more</source>
        <translation>
            <numerusform>%n hit and more</numerusform>
            <numerusform>%n hits and more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SectionRow</name>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n to fill in</numerusform>
            <numerusform>%n to fill in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SelectionPane</name>
    <message numerus="yes">
        <source>%n finding(s) about the routing</source>
        <translation>
            <numerusform>%n finding about the routing</numerusform>
            <numerusform>%n findings about the routing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed since the one before</source>
        <translation>
            <numerusform>%n field changed since the one before</numerusform>
            <numerusform>%n fields changed since the one before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed since %1</source>
        <translation>
            <numerusform>%n field changed since %1</numerusform>
            <numerusform>%n fields changed since %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Session</name>
    <message numerus="yes">
        <source>The status is %1, but the session gave no sign of life for more than %n minutes</source>
        <translation>
            <numerusform>The status is %1, but the session gave no sign of life for more than %n minute</numerusform>
            <numerusform>The status is %1, but the session gave no sign of life for more than %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last handoff is older than %n hours, and it has no answer</source>
        <translation>
            <numerusform>The last handoff is older than %n hour, and it has no answer</numerusform>
            <numerusform>The last handoff is older than %n hours, and it has no answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session has a lock and no state, and the lock is older than %n minutes</source>
        <translation>
            <numerusform>The session has a lock and no state, and the lock is older than %n minute</numerusform>
            <numerusform>The session has a lock and no state, and the lock is older than %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session has a lock and no state, and the lock is older than %n hours</source>
        <translation>
            <numerusform>The session has a lock and no state, and the lock is older than %n hour</numerusform>
            <numerusform>The session has a lock and no state, and the lock is older than %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session is older than %n hours and can no longer be resumed</source>
        <translation>
            <numerusform>The status is %1, but the session is older than %n hour and can no longer be resumed</numerusform>
            <numerusform>The status is %1, but the session is older than %n hours and can no longer be resumed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session gave no sign of life for more than %n hours</source>
        <translation>
            <numerusform>The status is %1, but the session gave no sign of life for more than %n hour</numerusform>
            <numerusform>The status is %1, but the session gave no sign of life for more than %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failed in %1 after %n attempts</source>
        <translation>
            <numerusform>Failed in %1 after %n attempt</numerusform>
            <numerusform>Failed in %1 after %n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session&apos;s lock is older than %n minutes</source>
        <translation>
            <numerusform>The status is %1, but the session&apos;s lock is older than %n minute</numerusform>
            <numerusform>The status is %1, but the session&apos;s lock is older than %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n handoff</numerusform>
            <numerusform>%n handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n session(s) failed</source>
        <translation>
            <numerusform>%1 of %n session failed</numerusform>
            <numerusform>%1 of %n sessions failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 is named, but only %n attempt(s) are known: the number is ignored</source>
        <translation>
            <numerusform>Attempt %1 is named, but only %n attempt is known: the number is ignored</numerusform>
            <numerusform>Attempt %1 is named, but only %n attempts are known: the number is ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The state counts %n retries of %1, but there is an attempt %2</source>
        <translation>
            <numerusform>The state counts %n retry of %1, but there is an attempt %2</numerusform>
            <numerusform>The state counts %n retries of %1, but there is an attempt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>at the end of a list of quotations</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reports %n error(s)</source>
        <extracomment>&quot;Complete, although result.json tells of 2 errors&quot;</extracomment>
        <translation>
            <numerusform>%1 reports %n error</numerusform>
            <numerusform>%1 reports %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s) that are not of one run</source>
        <translation>
            <numerusform>%n handoff that is of no run</numerusform>
            <numerusform>%n handoffs that are not of one run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of its %n handoffs would be accepted</source>
        <translation>
            <numerusform>its only handoff (%n) would not be accepted</numerusform>
            <numerusform>none of its %n handoffs would be accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session is over, but its lock is still there: it is stale, older than %n minutes</source>
        <translation>
            <numerusform>The session is over, but its lock is still there: it is stale, older than %n minute</numerusform>
            <numerusform>The session is over, but its lock is still there: it is stale, older than %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 went beyond its limit: the state counts %n retries, and %2 are allowed</source>
        <translation>
            <numerusform>%1 went beyond its limit: the state counts %n retry, and %2 are allowed</numerusform>
            <numerusform>%1 went beyond its limit: the state counts %n retries, and %2 are allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 went beyond its limit: the state counts %n failed attempts, and %2 are allowed</source>
        <translation>
            <numerusform>%1 went beyond its limit: the state counts %n failed attempt, and %2 are allowed</numerusform>
            <numerusform>%1 went beyond its limit: the state counts %n failed attempts, and %2 are allowed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SessionComparison</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SessionListView</name>
    <message numerus="yes">
        <source>Looking for sessions: %n found</source>
        <translation>
            <numerusform>Looking for sessions: %n found</numerusform>
            <numerusform>Looking for sessions: %n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %1 of %n session(s)</source>
        <translation>
            <numerusform>Read %1 of %n session</numerusform>
            <numerusform>Read %1 of %n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n session(s)</source>
        <translation>
            <numerusform>%1 of %n session</numerusform>
            <numerusform>%1 of %n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) and folders cannot be followed: %1 reads them again</source>
        <translation>
            <numerusform>%n file or folder cannot be followed: %1 reads it again</numerusform>
            <numerusform>%n files and folders cannot be followed: %1 reads them again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) of loose handoffs</source>
        <translation>
            <numerusform>%n folder of loose handoffs</numerusform>
            <numerusform>%n folders of loose handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) checked every few seconds</source>
        <translation>
            <numerusform>%n queue checked every few seconds</numerusform>
            <numerusform>%n queues checked every few seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) not followed</source>
        <translation>
            <numerusform>%n queue not followed</numerusform>
            <numerusform>%n queues not followed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) followed on tabs</source>
        <translation>
            <numerusform>%n queue followed on tabs</numerusform>
            <numerusform>%n queues followed on tabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) on tabs not followed</source>
        <translation>
            <numerusform>%n queue on tabs not followed</numerusform>
            <numerusform>%n queues on tabs not followed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SessionViewTexts</name>
    <message numerus="yes">
        <source>%n gate(s)</source>
        <translation>
            <numerusform>%n gate</numerusform>
            <numerusform>%n gates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n handoff</numerusform>
            <numerusform>%n handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n phase</numerusform>
            <numerusform>%n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired</source>
        <translation>
            <numerusform>%n repaired</numerusform>
            <numerusform>%n repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) open</source>
        <translation>
            <numerusform>%n failure open</numerusform>
            <numerusform>%n failures open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed over</source>
        <translation>
            <numerusform>%n passed over</numerusform>
            <numerusform>%n passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blocked</numerusform>
            <numerusform>%n blocked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SourceEdit</name>
    <message numerus="yes">
        <source>%n lines</source>
        <comment>folded away</comment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SourceFindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Statistics</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln handoff(s)</source>
        <translation>
            <numerusform>%Ln handoff</numerusform>
            <numerusform>%Ln handoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) without a valid day: in no bar</source>
        <translation>
            <numerusform>%Ln session without a valid day: in no bar</numerusform>
            <numerusform>%Ln sessions without a valid day: in no bar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::StatusLine</name>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n to fill in</numerusform>
            <numerusform>%n to fill in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::TouchedMenu</name>
    <message numerus="yes">
        <source>%Ln more: &quot;baton transcript&quot; lists all.</source>
        <comment>handoffs</comment>
        <translation>
            <numerusform>%Ln more: &quot;baton transcript&quot; lists all.</numerusform>
            <numerusform>%Ln more: &quot;baton transcript&quot; lists all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::TranscriptTexts</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::TranscriptTree</name>
    <message numerus="yes">
        <source>%Ln new entry(s)</source>
        <translation>
            <numerusform>%Ln new entry</numerusform>
            <numerusform>%Ln new entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Copied %Ln row.</numerusform>
            <numerusform>Copied %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many rows to copy (%Ln). &quot;baton transcript&quot; prints all.</source>
        <translation>
            <numerusform>Too many rows to copy (%Ln). &quot;baton transcript&quot; prints all.</numerusform>
            <numerusform>Too many rows to copy (%Ln). &quot;baton transcript&quot; prints all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::TranscriptView</name>
    <message numerus="yes">
        <source>%Ln agent(s)</source>
        <translation>
            <numerusform>%Ln agent</numerusform>
            <numerusform>%Ln agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Verdict</name>
    <message numerus="yes">
        <source>Proceed with a conservative default</source>
        <translation>
            <numerusform>Proceed with a conservative default</numerusform>
            <numerusform>Proceed with conservative defaults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not filled in yet: %n place(s)</source>
        <translation>
            <numerusform>Not filled in yet: %n place</numerusform>
            <numerusform>Not filled in yet: %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n retries left before it goes to the user</source>
        <translation>
            <numerusform>%1: %n retry left before it goes to the user</numerusform>
            <numerusform>%1: %n retries left before it goes to the user</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n entries</source>
        <translation>
            <numerusform>%1 has %n entry</numerusform>
            <numerusform>%1 has %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attempt %1 failed, though only %n are allowed</source>
        <translation>
            <numerusform>attempt %1 failed, though only %n is allowed</numerusform>
            <numerusform>attempt %1 failed, though only %n are allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and the session ended with %n retries left</source>
        <extracomment>&quot;attempt 1 of 3 failed, and the session ended with 2 retries left&quot;</extracomment>
        <translation>
            <numerusform>%1, and the session ended with %n retry left</numerusform>
            <numerusform>%1, and the session ended with %n retries left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::VerdictPane</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n more in Problems</numerusform>
            <numerusform>%n more in Problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied, %n masked</source>
        <translation>
            <numerusform>Copied, %n masked</numerusform>
            <numerusform>Copied, %n masked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceChecking</name>
    <message numerus="yes">
        <source>The protocols of this workspace or of your own have %n problem(s).</source>
        <translation>
            <numerusform>The protocols of this workspace or of your own have %n problem.</numerusform>
            <numerusform>The protocols of this workspace or of your own have %n problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::WorkspacePane</name>
    <message numerus="yes">
        <source>No file matches the filter; %n file(s) are hidden.</source>
        <translation>
            <numerusform>No file matches the filter; %n file is hidden.</numerusform>
            <numerusform>No file matches the filter; %n files are hidden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceText</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::XmlIssues</name>
    <message numerus="yes">
        <source>%n more mistakes are not listed. Correct the first ones.</source>
        <translation>
            <numerusform>%n more mistake is not listed. Correct the first ones.</numerusform>
            <numerusform>%n more mistakes are not listed. Correct the first ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::XsdFindings</name>
    <message numerus="yes">
        <source>%1, in %n places</source>
        <extracomment>a sentence about an attribute or element, which stands that often</extracomment>
        <translation>
            <numerusform>%1, in %n place</numerusform>
            <numerusform>%1, in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::XsdWords</name>
    <message numerus="yes">
        <source>at least %n characters long</source>
        <translation>
            <numerusform>at least %n character long</numerusform>
            <numerusform>at least %n characters long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters long</source>
        <translation>
            <numerusform>at most %n character long</numerusform>
            <numerusform>at most %n characters long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters long</source>
        <translation>
            <numerusform>%n character long</numerusform>
            <numerusform>%n characters long</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::YamlCharacters</name>
    <message numerus="yes">
        <source>Remove %n control characters</source>
        <translation>
            <numerusform>Remove %n control character</numerusform>
            <numerusform>Remove %n control characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1 holds the control character %2, which readers of YAML refuse; %n in all. Remove it, or write it as an escape in double quotes.</source>
        <translation>
            <numerusform>Line %1 holds the control character %2, which readers of YAML refuse; %n in all. Remove it, or write it as an escape in double quotes.</numerusform>
            <numerusform>Line %1 holds the first of %n control characters, %2, which readers of YAML refuse. Remove them, or write them as escapes in double quotes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::cli</name>
    <message numerus="yes">
        <source>%1 has %n place(s) to fill in.</source>
        <translation>
            <numerusform>%1 has %n place to fill in.</numerusform>
            <numerusform>%1 has %n places to fill in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more alike</source>
        <translation>
            <numerusform>and %n more alike</numerusform>
            <numerusform>and %n more alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read</source>
        <translation>
            <numerusform>%n read</numerusform>
            <numerusform>%n read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as they were</source>
        <translation>
            <numerusform>%n as it was</numerusform>
            <numerusform>%n as they were</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <translation>
            <numerusform>%n gone</numerusform>
            <numerusform>%n gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n field differs</numerusform>
            <numerusform>%n fields differ</numerusform>
        </translation>
    </message>
</context>
</TS>
