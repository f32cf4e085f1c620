<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>baton::Actions</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;New handoff…</source>
        <translation>&amp;Neue Übergabe …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open the sample &amp;workspace</source>
        <translation>&amp;Beispiel-Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Revert to the saved file</source>
        <translation>Auf gespeicherte Datei &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Export JSON Schema…</source>
        <translation>JSON-Schema &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Close document</source>
        <translation>Dokument sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find and re&amp;place</source>
        <translation>Suchen und &amp;ersetzen</translation>
    </message>
    <message>
        <source>Find in &amp;workspace</source>
        <translation>Im &amp;Arbeitsbereich suchen</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>&amp;Kommentar umschalten</translation>
    </message>
    <message>
        <source>Fol&amp;d</source>
        <translation>Ei&amp;nklappen</translation>
    </message>
    <message>
        <source>U&amp;nfold</source>
        <translation>A&amp;usklappen</translation>
    </message>
    <message>
        <source>F&amp;old all</source>
        <translation>Alle &amp;Bereiche einklappen</translation>
    </message>
    <message>
        <source>Unfo&amp;ld all</source>
        <translation>Alle Berei&amp;che ausklappen</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formular</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelltext</translation>
    </message>
    <message>
        <source>Form, source or &amp;both</source>
        <translation>Formular, Quelltext oder &amp;beides</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Arbeitsbereich</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>&amp;Urteil</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>Document or &amp;command…</source>
        <translation>Dokument oder &amp;Befehl …</translation>
    </message>
    <message>
        <source>&amp;Quick open…</source>
        <translation>&amp;Schnell öffnen …</translation>
    </message>
    <message>
        <source>&amp;Outline…</source>
        <translation>&amp;Gliederung …</translation>
    </message>
    <message>
        <source>&amp;Line…</source>
        <translation>&amp;Zeile …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Vor&amp;heriges Problem</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nächster Bere&amp;ich</translation>
    </message>
    <message>
        <source>Previous pan&amp;e</source>
        <translation>V&amp;orheriger Bereich</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>Be&amp;heben</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Copy as &amp;block</source>
        <translation>Als &amp;Block kopieren</translation>
    </message>
    <message>
        <source>Choose the &amp;kind…</source>
        <translation>&amp;Art wählen …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Vorheriges Dokument</translation>
    </message>
    <message>
        <source>&amp;Close all documents</source>
        <translation>&amp;Alle Dokumente schließen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Baton</source>
        <translation>Ü&amp;ber Baton</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Document</source>
        <translation>D&amp;okument</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Rendered Markdown</source>
        <translation>Gesetztes &amp;Markdown</translation>
    </message>
    <message>
        <source>Save as &amp;template…</source>
        <translation>Als &amp;Vorlage speichern …</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Vergleichen &amp;mit …</translation>
    </message>
    <message>
        <source>&amp;Compare attempts</source>
        <translation>Versuche &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Bericht …</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sitzung</translation>
    </message>
    <message>
        <source>XML s&amp;chema of this workspace…</source>
        <translation>XML-S&amp;chema dieses Arbeitsbereichs …</translation>
    </message>
    <message>
        <source>&amp;Sessions of the workspace</source>
        <translation>&amp;Sitzungen des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aussc&amp;hneiden</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Larger so&amp;urce</source>
        <translation>Quelltext &amp;größer</translation>
    </message>
    <message>
        <source>Sma&amp;ller source</source>
        <translation>Quelltext &amp;kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal source</source>
        <translation>Quelltext &amp;normal</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Routing of this &amp;session</source>
        <translation>Übergabewege dieser &amp;Sitzung</translation>
    </message>
    <message>
        <source>Routing of the s&amp;elected sessions</source>
        <translation>Übergabewege der &amp;gewählten Sitzungen</translation>
    </message>
    <message>
        <source>Routing of the &amp;workspace</source>
        <translation>Übergabewege des &amp;Arbeitsbereichs</translation>
    </message>
    <message>
        <source>As a se&amp;quence</source>
        <translation>Als Se&amp;quenz</translation>
    </message>
    <message>
        <source>&amp;Filter and group</source>
        <translation>&amp;Filtern und gruppieren</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Export as S&amp;VG…</source>
        <translation>Als S&amp;VG exportieren …</translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation>Als &amp;PNG exportieren …</translation>
    </message>
    <message>
        <source>Export as &amp;large PNG…</source>
        <translation>Als g&amp;roßes PNG exportieren …</translation>
    </message>
    <message>
        <source>E&amp;xport as PDF…</source>
        <translation>Als PDF e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export as D&amp;OT…</source>
        <translation>Als D&amp;OT exportieren …</translation>
    </message>
    <message>
        <source>Export as &amp;Mermaid…</source>
        <translation>Als &amp;Mermaid exportieren …</translation>
    </message>
    <message>
        <source>&amp;Routing</source>
        <translation>Übergabe&amp;wege</translation>
    </message>
    <message>
        <source>&amp;Time line</source>
        <translation>&amp;Zeitachse</translation>
    </message>
    <message>
        <source>Show the selected in the &amp;log</source>
        <translation>Das Ausgewählte im &amp;Log zeigen</translation>
    </message>
    <message>
        <source>Copy the &amp;escalation summary</source>
        <translation>&amp;Eskalationstext kopieren</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Übergabewege</translation>
    </message>
    <message>
        <source>Read the workspace &amp;again</source>
        <translation>Arbeitsbereich neu &amp;lesen</translation>
    </message>
    <message>
        <source>Fix &amp;all</source>
        <translation>A&amp;lles beheben</translation>
    </message>
    <message>
        <source>Wrap lon&amp;g lines</source>
        <translation>Lange &amp;Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Open a &amp;queue…</source>
        <translation>&amp;Warteschlange öffnen …</translation>
    </message>
    <message>
        <source>&amp;New queue…</source>
        <translation>&amp;Neue Warteschlange …</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>Compare t&amp;wo sessions</source>
        <translation>Zwei Sitz&amp;ungen vergleichen</translation>
    </message>
    <message>
        <source>Search e&amp;verything…</source>
        <translation>Alles &amp;durchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Transcript of this</source>
        <translation>&amp;Transkript dazu</translation>
    </message>
    <message>
        <source>&amp;Handoffs and sessions of the transcript…</source>
        <translation>Übergaben und Sitzungen &amp;des Transkripts …</translation>
    </message>
</context>
<context>
    <name>baton::AddEntryRow</name>
    <message>
        <source>New key…</source>
        <translation>Neuer Schlüssel …</translation>
    </message>
    <message>
        <source>New key, such as %1…</source>
        <translation>Neuer Schlüssel, etwa %1 …</translation>
    </message>
    <message>
        <source>New key in %1</source>
        <translation>Neuer Schlüssel in %1</translation>
    </message>
    <message>
        <source>Type a key and press Enter</source>
        <translation>Schlüssel eingeben und Eingabetaste drücken</translation>
    </message>
</context>
<context>
    <name>baton::AddFieldRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>fields that may be added</comment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::AttemptComparisons</name>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 kann nicht verglichen werden.</translation>
    </message>
    <message>
        <source>evidence, read only</source>
        <translation>Beleg, nur lesbar</translation>
    </message>
    <message>
        <source>The handoffs of attempts are evidence: nothing is taken over into them. To change a handoff, open it from the session.</source>
        <translation>Die Übergaben von Versuchen sind Belege: In sie wird nichts übernommen. Um eine Übergabe zu ändern, sie aus der Sitzung öffnen.</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation>%1, Versuch %2</translation>
    </message>
</context>
<context>
    <name>baton::BooleanEditor</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unset</source>
        <comment>a yes/no field without a value</comment>
        <translation>Nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>baton::CardRow</name>
    <message>
        <source>Move, duplicate or remove</source>
        <translation>Verschieben, duplizieren oder entfernen</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>baton::CentralArea</name>
    <message>
        <source>Open documents appear here, with their form beside their source.</source>
        <translation>Hier erscheinen geöffnete Dokumente, mit dem Formular neben dem Quelltext.</translation>
    </message>
    <message>
        <source>Open the sample workspace</source>
        <translation>Beispiel-Arbeitsbereich öffnen</translation>
    </message>
</context>
<context>
    <name>baton::Check</name>
    <message>
        <source>No handoff</source>
        <translation>Keine Übergabe</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>This document has the shape of no protocol that is known</source>
        <translation>Dieses Dokument hat die Form keines bekannten Protokolls</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>what a list or map in a document holds</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>The document</source>
        <extracomment>what a field is called that is the whole document</extracomment>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <extracomment>&quot;entry 2 of challenges&quot;</extracomment>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 stands for %2, which is there too and counts; it also says: %3</source>
        <translation>%1 steht für %2, das auch da ist und gilt; es sagt außerdem: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1… (and %n more characters)</source>
        <extracomment>the beginning of a long text in a document, and how much of it is left out</extracomment>
        <translation>
            <numerusform>%1… (und %n weiteres Zeichen)</numerusform>
            <numerusform>%1… (und %n weitere Zeichen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 of this list looks like a handoff. Baton does not check handoffs inside lists. Put each into a document of its own.</source>
        <translation>Eintrag %1 dieser Liste sieht wie eine Übergabe aus. Baton prüft keine Übergaben in Listen. Jede in ein eigenes Dokument setzen.</translation>
    </message>
    <message>
        <source>Entry %1 of %2 looks like a handoff. Baton does not check handoffs inside lists. Put each into a document of its own.</source>
        <translation>Eintrag %1 von %2 sieht wie eine Übergabe aus. Baton prüft keine Übergaben in Listen. Jede in ein eigenes Dokument setzen.</translation>
    </message>
    <message>
        <source>%1 are keys of the kind %2, but no receiver knows it without these: %3. Add them.</source>
        <extracomment>names of keys, title of a kind, keys that are missing</extracomment>
        <translation>%1 sind Schlüssel der Art %2, aber ohne diese erkennt sie kein Empfänger: %3. Die fehlenden ergänzen.</translation>
    </message>
    <message>
        <source>%1 are keys of the kind %2, but the root key %3 above them does not contain them. Indent them.</source>
        <translation>%1 sind Schlüssel der Art %2, aber der Wurzelschlüssel %3 darüber enthält sie nicht. Die Schlüssel einrücken.</translation>
    </message>
    <message>
        <source>%1 are keys of the kind %2, but the root key %3 above them is missing, so no receiver finds them. Put %3 above them.</source>
        <extracomment>names of keys, title of a kind, root key</extracomment>
        <translation>%1 sind Schlüssel der Art %2, aber der Wurzelschlüssel %3 darüber fehlt, sodass kein Empfänger sie findet. %3 darübersetzen.</translation>
    </message>
    <message>
        <source>No protocol has the root key %1, but the keys under it are those of the kind %2, whose root key is %3. Rename it.</source>
        <extracomment>a key, title of a kind, root key</extracomment>
        <translation>Kein Protokoll hat den Wurzelschlüssel %1, aber die Schlüssel darunter sind die der Art %2, deren Wurzelschlüssel %3 ist. Den Wurzelschlüssel umbenennen.</translation>
    </message>
    <message>
        <source>The text around it</source>
        <translation>Der Text darum herum</translation>
    </message>
    <message>
        <source>A key of %1</source>
        <translation>Ein Schlüssel von %1</translation>
    </message>
    <message>
        <source>The file is empty. Write a handoff into it, or leave it out.</source>
        <translation>Die Datei ist leer. Eine Übergabe hineinschreiben oder sie weglassen.</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>ein Dokument</translation>
    </message>
    <message>
        <source>A session keeps the handoff %1 in this file, not %2.</source>
        <extracomment>two kinds of handoffs</extracomment>
        <translation>In dieser Datei bewahrt eine Sitzung die Übergabe %1 auf, nicht %2.</translation>
    </message>
    <message>
        <source>The source does not parse, line %1</source>
        <translation>Der Quelltext hat einen Syntaxfehler, Zeile %1</translation>
    </message>
    <message>
        <source>%1 is written in XML, but this is %2, which its receiver does not read. Write it in XML.</source>
        <extracomment>a root key, a format such as YAML</extracomment>
        <translation>%1 wird in XML geschrieben, dies aber ist %2, das der Empfänger nicht liest. In XML schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are still to be filled in: %1</source>
        <translation>
            <numerusform>%n Stelle ist noch auszufüllen: %1</numerusform>
            <numerusform>%n Stellen sind noch auszufüllen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n values)</source>
        <extracomment>a fix, the number of values that it corrects</extracomment>
        <translation>
            <numerusform>%1 (%n Wert)</numerusform>
            <numerusform>%1 (%n Werte)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 both stand for %3, and %2 counts; %1 says: %4</source>
        <extracomment>two keys, the key that both stand for, the value of the first</extracomment>
        <translation>%1 und %2 stehen beide für %3, und %2 gilt; %1 sagt: %4</translation>
    </message>
</context>
<context>
    <name>baton::ChecksumEditor</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Compute the checksum of the file</source>
        <translation>Prüfsumme der Datei berechnen</translation>
    </message>
</context>
<context>
    <name>baton::ChosenIndex</name>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>The index read it on %1. It was moved or removed since then, or it is on that machine.</source>
        <translation>Der Index hat es auf %1 gelesen. Es wurde seitdem verschoben oder entfernt, oder es liegt auf jenem Rechner.</translation>
    </message>
    <message>
        <source>%1 may be another one than the index read.</source>
        <translation>%1 könnte etwas anderes sein, als der Index gelesen hat.</translation>
    </message>
    <message>
        <source>The index read it on %1. This is what this machine has at the same path.</source>
        <translation>Der Index hat es auf %1 gelesen. Dies ist, was dieser Rechner unter demselben Pfad hat.</translation>
    </message>
    <message>
        <source>The password was not kept</source>
        <translation>Das Passwort wurde nicht aufbewahrt</translation>
    </message>
</context>
<context>
    <name>baton::CompareView</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Document on the left</source>
        <translation>Dokument links</translation>
    </message>
    <message>
        <source>Document on the right</source>
        <translation>Dokument rechts</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>Nach Zeilen</translation>
    </message>
    <message>
        <source>Take the value over to the left</source>
        <translation>Wert nach links übernehmen</translation>
    </message>
    <message>
        <source>Take the value over to the right</source>
        <translation>Wert nach rechts übernehmen</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Voriger Unterschied</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>The documents are just being compared. Try again.</source>
        <translation>Die Dokumente werden gerade verglichen. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>%n Stelle weicht ab</numerusform>
            <numerusform>%n Stellen weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n nur links</numerusform>
            <numerusform>%n nur links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n nur rechts</numerusform>
            <numerusform>%n nur rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n verschoben</numerusform>
            <numerusform>%n verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n written differently</source>
        <translation>
            <numerusform>%n anders geschrieben</numerusform>
            <numerusform>%n anders geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>Both documents are being read.</source>
        <translation>Beide Dokumente werden gelesen.</translation>
    </message>
    <message>
        <source>Both documents say the same in every field.</source>
        <translation>Beide Dokumente sagen in jedem Feld dasselbe.</translation>
    </message>
    <message>
        <source>%1 cannot be compared by field.</source>
        <translation>%1 kann nicht nach Feldern verglichen werden.</translation>
    </message>
    <message>
        <source>%1 The lines are compared until it can be read.</source>
        <translation>%1 Bis es lesbar ist, werden die Zeilen verglichen.</translation>
    </message>
    <message>
        <source>No field differs</source>
        <translation>Kein Feld unterscheidet sich</translation>
    </message>
    <message>
        <source>The texts differ outside of these fields, too.</source>
        <translation>Die Texte unterscheiden sich auch außerhalb dieser Felder.</translation>
    </message>
    <message>
        <source>Compare by line</source>
        <translation>Zeilenweise vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of “%1”</source>
        <extracomment>%n lines of the text that is called %1</extracomment>
        <translation>
            <numerusform>%n Zeile von „%1“</numerusform>
            <numerusform>%n Zeilen von „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments, order, quotes or blanks: %1.</source>
        <translation>Kommentare, Reihenfolge, Anführungszeichen oder Leerraum: %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be changed.</source>
        <translation>%1 ist keine Datei, die sich ändern lässt.</translation>
    </message>
    <message>
        <source>%1 has changed since it was compared. Look at what differs now, and take the value over again.</source>
        <translation>%1 wurde seit dem Vergleich geändert. Die Unterschiede noch einmal ansehen und den Wert erneut übernehmen.</translation>
    </message>
    <message>
        <source>Opens %1 to change it.</source>
        <translation>Öffnet %1, um es zu ändern.</translation>
    </message>
    <message>
        <source>Change the text around the fields in the source of %1.</source>
        <translation>Den Text um die Felder im Quelltext von %1 ändern.</translation>
    </message>
</context>
<context>
    <name>baton::Comparison</name>
    <message>
        <source>It holds no document.</source>
        <translation>Es enthält kein Dokument.</translation>
    </message>
</context>
<context>
    <name>baton::Comparisons</name>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>This is the text of the file. Save the document to change it.</source>
        <translation>Das ist der Text der Datei. Das Dokument speichern, um sie zu ändern.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 kann nicht verglichen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you have no permission to write to it. Allow writing, or copy the file and compare the copy.</source>
        <translation>%1 kann nicht geändert werden: Das Recht zum Schreiben fehlt. Das Schreiben erlauben oder die Datei kopieren und die Kopie vergleichen.</translation>
    </message>
</context>
<context>
    <name>baton::CompletionDialog</name>
    <message>
        <source>Completion of step %1</source>
        <translation>Meldung zu Schritt %1</translation>
    </message>
    <message>
        <source>Submitting the completion failed</source>
        <translation>Das Absenden der Meldung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>&amp;Submit</source>
        <translation>&amp;Einreichen</translation>
    </message>
</context>
<context>
    <name>baton::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
</context>
<context>
    <name>baton::ConflictDialog</name>
    <message>
        <source>Step %1 changed meanwhile</source>
        <translation>Schritt %1 hat sich inzwischen geändert</translation>
    </message>
    <message>
        <source>The step was changed elsewhere after it was read here. Nothing was written yet.</source>
        <translation>Der Schritt wurde anderswo geändert, nachdem er hier gelesen wurde. Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Submit all the same</source>
        <translation>&amp;Trotzdem einreichen</translation>
    </message>
    <message>
        <source>The step is completed and stays so. Your completion cannot be submitted any more; Cancel leads back to what you typed.</source>
        <translation>Der Schritt ist abgeschlossen und bleibt es. Die Meldung lässt sich nicht mehr einreichen; „Abbrechen“ führt zu den Eingaben zurück.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>When it was read</source>
        <translation>Beim Lesen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Your completion</source>
        <translation>Eigene Meldung</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
</context>
<context>
    <name>baton::Conversion</name>
    <message>
        <source>The text cannot be read as it is, so it cannot be converted.</source>
        <translation>Der Text lässt sich so, wie er ist, nicht lesen und darum nicht umwandeln.</translation>
    </message>
    <message>
        <source>The text contains several documents, but a file in %1 has only one.</source>
        <translation>Der Text enthält mehrere Dokumente, eine Datei in %1 hat aber nur eines.</translation>
    </message>
    <message>
        <source>The text holds a number that JSON cannot write.</source>
        <translation>Der Text enthält eine Zahl, die JSON nicht schreiben kann.</translation>
    </message>
    <message>
        <source>The values would not stay the same, so the text is not converted.</source>
        <translation>Die Werte blieben nicht gleich, darum wird der Text nicht umgewandelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n Kommentar</numerusform>
            <numerusform>%n Kommentare</numerusform>
        </translation>
    </message>
    <message>
        <source>anchors, aliases and tags</source>
        <translation>Anker, Aliasse und Tags</translation>
    </message>
    <message>
        <source>The text holds no block that could become %1.</source>
        <translation>Der Text enthält keinen Block, der zu %1 werden könnte.</translation>
    </message>
    <message>
        <source>the text around the block</source>
        <translation>den Text um den Block</translation>
    </message>
    <message>
        <source>A handoff in %1 cannot become %2: its receiver would not know it.</source>
        <translation>Eine Übergabe in %1 kann nicht zu %2 werden: Ihr Empfänger würde sie nicht erkennen.</translation>
    </message>
</context>
<context>
    <name>baton::CriterionState</name>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>nicht bewertet</translation>
    </message>
</context>
<context>
    <name>baton::CutOff</name>
    <message>
        <source>%1 It lacks %2.</source>
        <extracomment>a sentence, names of fields</extracomment>
        <translation>%1 Ihm fehlt: %2.</translation>
    </message>
    <message>
        <source>The block is not closed after line %1, where the file ends: the text may be cut off.</source>
        <translation>Der Block ist nach Zeile %1, wo die Datei endet, nicht geschlossen: Vielleicht ist der Text abgeschnitten.</translation>
    </message>
    <message>
        <source>The text seems to be cut off: it ends in the midst of line %1, and lacks %2. Send the whole text again.</source>
        <translation>Der Text scheint abgeschnitten: Er endet mitten in Zeile %1, und ihm fehlt: %2. Den ganzen Text noch einmal senden.</translation>
    </message>
    <message>
        <source>%1 Send the whole text again.</source>
        <translation>%1 Den ganzen Text noch einmal senden.</translation>
    </message>
    <message>
        <source>The text is cut off: it ends on line %1, in the midst of what it says.</source>
        <translation>Der Text ist abgeschnitten: Er endet in Zeile %1 mitten in dem, was er sagt.</translation>
    </message>
    <message>
        <source>The text is cut off: it ends on line %1, within what line %2 opens.</source>
        <translation>Der Text ist abgeschnitten: Er endet in Zeile %1 in dem, was Zeile %2 öffnet.</translation>
    </message>
    <message>
        <source>The text ends in the midst of line %1: it may be cut off.</source>
        <translation>Der Text endet mitten in Zeile %1: Er ist vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>Close the block</source>
        <extracomment>a fix: of a block whose closing fence is missing</extracomment>
        <translation>Den Block schließen</translation>
    </message>
    <message>
        <source>The text may be cut off: it ends after line %1, and lacks %2. Send the whole text again.</source>
        <translation>Der Text ist vielleicht abgeschnitten: Er endet nach Zeile %1, und ihm fehlt: %2. Den ganzen Text noch einmal senden.</translation>
    </message>
</context>
<context>
    <name>baton::Database</name>
    <message>
        <source>A file of SQLite has no option “%1”, only “table”.</source>
        <translation>Eine SQLite-Datei hat keine Option „%1“, nur „table“.</translation>
    </message>
    <message>
        <source>“%1” is not an option of a connection. Use one of these: %2.</source>
        <translation>„%1“ ist keine Option einer Verbindung. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>The option “%1” may not hold a semicolon.</source>
        <translation>Die Option „%1“ darf kein Semikolon enthalten.</translation>
    </message>
    <message>
        <source>The address names no file. Write sqlite:///path/to/file.</source>
        <translation>Die Adresse nennt keine Datei. So schreiben: sqlite:///Pfad/zur/Datei.</translation>
    </message>
    <message>
        <source>The address names no database. Write postgresql://user@host/database.</source>
        <translation>Die Adresse nennt keine Datenbank. So schreiben: postgresql://Benutzer@Rechner/Datenbank.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>This is not an address of a database. Write sqlite:///path/to/file or postgresql://user@host/database.</source>
        <translation>Das ist keine Adresse einer Datenbank. So schreiben: sqlite:///Pfad/zur/Datei oder postgresql://Benutzer@Rechner/Datenbank.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1 is not installed. On Debian it is in the package %2.</source>
        <translation>Der Treiber %1 von Qt ist nicht installiert. Unter Debian liegt er im Paket %2.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>There is no connection to the database</source>
        <translation>Es gibt keine Verbindung zur Datenbank</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>Die Datenbank lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The tables cannot be listed</source>
        <translation>Die Tabellen lassen sich nicht auflisten</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>The password that was given is not that of this user.</source>
        <translation>Das angegebene Passwort gehört nicht zu diesem Benutzer.</translation>
    </message>
    <message>
        <source>The password is read from PGPASSWORD or from the file ~/.pgpass.</source>
        <translation>Das Passwort wird aus PGPASSWORD oder aus der Datei ~/.pgpass gelesen.</translation>
    </message>
    <message>
        <source>The server refuses this user. Check the name and the password, or the certificate.</source>
        <translation>Der Server lässt diesen Benutzer nicht zu. Prüfe den Namen und das Passwort oder das Zertifikat.</translation>
    </message>
    <message>
        <source>Nothing was written to the database</source>
        <translation>In die Datenbank wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>Give the password of the key with sslpassword.</source>
        <translation>Das Passwort des Schlüssels mit sslpassword angeben.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not issued by one of those in the file that sslrootcert names.</source>
        <translation>Das Zertifikat des Servers stammt von keiner der Stellen in der Datei, die sslrootcert nennt.</translation>
    </message>
    <message>
        <source>Name your certificate with sslcert and its key with sslkey.</source>
        <translation>Das eigene Zertifikat mit sslcert nennen und dessen Schlüssel mit sslkey.</translation>
    </message>
    <message>
        <source>Another program has locked it. Try again later.</source>
        <translation>Ein anderes Programm sperrt, was gebraucht wird. Später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Allow more time with %1 in the address.</source>
        <translation>Mit %1 in der Adresse mehr Zeit erlauben.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file of SQLite.</source>
        <translation>%1 ist ein Ordner und keine SQLite-Datei.</translation>
    </message>
    <message>
        <source>Ask the owner of the table for this right (GRANT), or connect as another user.</source>
        <translation>Den Eigentümer der Tabelle um dieses Recht bitten (GRANT) oder sich als anderer Benutzer verbinden.</translation>
    </message>
    <message>
        <source>Check that the folder is there, and that you may write to it and to the file.</source>
        <translation>Prüfen, ob es den Ordner gibt und ob er und die Datei beschreibbar sind.</translation>
    </message>
</context>
<context>
    <name>baton::DatabaseDialog</name>
    <message>
        <source>&amp;Keep the password in the keyring of the desktop</source>
        <translation>Das Passwort im &amp;Schlüsselbund der Arbeitsumgebung aufbewahren</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The path of a file of SQLite, or postgresql://user@host/database. Options such as sslmode=require follow after a question mark.</source>
        <translation>Der Pfad einer SQLite-Datei oder postgresql://Benutzer@Rechner/Datenbank. Optionen wie sslmode=require folgen nach einem Fragezeichen.</translation>
    </message>
    <message>
        <source>Without a password, Baton uses PGPASSWORD and the file ~/.pgpass. %1</source>
        <translation>Ohne Passwort verwendet Baton PGPASSWORD und die Datei ~/.pgpass. %1</translation>
    </message>
    <message>
        <source>Open a queue</source>
        <translation>Warteschlange öffnen</translation>
    </message>
    <message>
        <source>The queue is read; it is written only to submit a completion.</source>
        <translation>Die Warteschlange wird gelesen; geschrieben wird nur, um eine Meldung einzureichen.</translation>
    </message>
    <message>
        <source>Search another index</source>
        <translation>Einen anderen Index durchsuchen</translation>
    </message>
    <message>
        <source>The index is only read. “baton index” fills it.</source>
        <translation>Der Index wird nur gelesen. „baton index“ füllt ihn.</translation>
    </message>
</context>
<context>
    <name>baton::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>baton::DiffDetail</name>
    <message>
        <source>The value on the left</source>
        <translation>Der Wert links</translation>
    </message>
    <message>
        <source>The value on the right</source>
        <translation>Der Wert rechts</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
</context>
<context>
    <name>baton::DiffModel</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the same, written differently</source>
        <translation>gleich, anders geschrieben</translation>
    </message>
    <message>
        <source>moved and changed inside</source>
        <translation>verschoben und innen geändert</translation>
    </message>
    <message>
        <source>changed inside</source>
        <translation>innen geändert</translation>
    </message>
    <message>
        <source>moved and changed</source>
        <translation>verschoben und geändert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>nur rechts</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>nur links</translation>
    </message>
    <message>
        <source>Wrapping</source>
        <comment>the keys around the fields of a document</comment>
        <translation>Hülle</translation>
    </message>
</context>
<context>
    <name>baton::DiffTree</name>
    <message>
        <source>Fields of both documents</source>
        <translation>Felder beider Dokumente</translation>
    </message>
</context>
<context>
    <name>baton::DisplayCheck</name>
    <message>
        <source>%1 &quot;baton --help&quot; lists the commands and options.</source>
        <translation>%1 „baton --help“ listet die Befehle und Optionen auf.</translation>
    </message>
    <message>
        <source>There is no command and no file &quot;%1&quot;. &quot;baton --help&quot; lists the commands.</source>
        <translation>Es gibt weder einen Befehl noch eine Datei „%1“. „baton --help“ listet die Befehle auf.</translation>
    </message>
    <message>
        <source>There is no display to open a window on. &quot;baton check PATH&quot; works without one.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster. „baton check PATH“ kommt ohne aus.</translation>
    </message>
</context>
<context>
    <name>baton::Dock</name>
    <message>
        <source>Float</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>baton::DocumentChoice</name>
    <message>
        <source>Document %1</source>
        <translation>Dokument %1</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Weitere Felder</translation>
    </message>
</context>
<context>
    <name>baton::DocumentChooser</name>
    <message>
        <source>Document of the file</source>
        <translation>Dokument der Datei</translation>
    </message>
    <message>
        <source>This file holds several documents. The form shows the chosen one.</source>
        <translation>Diese Datei enthält mehrere Dokumente. Das Formular zeigt das gewählte.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>position in a list</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>baton::DocumentCommands</name>
    <message>
        <source>Copied as a fenced block.</source>
        <translation>Als Codeblock kopiert.</translation>
    </message>
</context>
<context>
    <name>baton::DocumentCount</name>
    <message>
        <source>The file holds more than %L1 documents or fenced blocks, the most that Baton reads; the next begins on line %2. Split it.</source>
        <translation>Die Datei enthält mehr als %L1 Dokumente oder Codeblöcke, und mehr liest Baton nicht; in Zeile %2 beginnt das nächste. Die Datei aufteilen.</translation>
    </message>
    <message>
        <source>The file holds more than %L1 values, or lines of them, up to line %2, the most that Baton reads. Split it, or move large data into a file of another kind.</source>
        <translation>Die Datei enthält mehr als %L1 Werte oder Zeilen mit ihnen, bis Zeile %2, und mehr liest Baton nicht. Die Datei aufteilen oder große Daten in einer Datei anderer Art halten.</translation>
    </message>
</context>
<context>
    <name>baton::DocumentListModel</name>
    <message>
        <source>No handoff</source>
        <translation>Keine Übergabe</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>kind of a document</comment>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>baton::DocumentNotices</name>
    <message>
        <source>Unsaved work is not protected.</source>
        <translation>Nicht gespeicherte Arbeit ist ungeschützt.</translation>
    </message>
    <message>
        <source>%1 was deleted or moved away.</source>
        <translation>%1 wurde gelöscht oder verschoben.</translation>
    </message>
    <message>
        <source>Its text is still here. Save it to write the file again.</source>
        <translation>Der Text ist noch hier. Speichern legt die Datei neu an.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>%1 was saved in the tab %2, which shows the same file.</source>
        <translation>%1 wurde im Reiter %2 gespeichert, der dieselbe Datei zeigt.</translation>
    </message>
    <message>
        <source>The file on disk and your unsaved text differ. Nothing is lost until you choose.</source>
        <translation>Die gespeicherte Datei und der ungespeicherte Text unterscheiden sich. Bis zur Entscheidung geht nichts verloren.</translation>
    </message>
    <message>
        <source>Here is the text as it was before, without changes of your own.</source>
        <translation>Hier steht der Text, wie er vorher war, ohne eigene Änderungen.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigenen behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Fremden übernehmen</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message numerus="yes">
        <source>Baton ended before %n document(s) were saved.</source>
        <translation>
            <numerusform>Baton endete, bevor %n Dokument gespeichert war.</numerusform>
            <numerusform>Baton endete, bevor %n Dokumente gespeichert waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Deletes the texts that were not saved</source>
        <translation>Löscht die nicht gespeicherten Texte</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Asks again when Baton starts the next time</source>
        <translation>Fragt beim nächsten Start von Baton wieder</translation>
    </message>
</context>
<context>
    <name>baton::DocumentSync</name>
    <message>
        <source>Typing</source>
        <translation>Tippen</translation>
    </message>
</context>
<context>
    <name>baton::Documents</name>
    <message>
        <source>Another program changed %1. Nothing was written.</source>
        <translation>Ein anderes Programm hat %1 geändert. Es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>baton::EditorDocument</name>
    <message>
        <source>The document changed since this was found. Try again in a moment.</source>
        <translation>Das Dokument hat sich seit diesem Befund geändert. Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alles beheben</translation>
    </message>
    <message>
        <source>“%1” makes the verdict harsher: “%2” instead of “%3”. Choose it once more to apply it.</source>
        <translation>„%1“ verschärft das Urteil: „%2“ statt „%3“. Noch einmal wählen, um es anzuwenden.</translation>
    </message>
    <message>
        <source>Undo an edit that changed too much</source>
        <translation>Eine Änderung zurücknehmen, die zu viel änderte</translation>
    </message>
    <message>
        <source>The last edits changed more than they should. The text is as it was before them; undo brings them back. Please report this with the document.</source>
        <translation>Die letzten Änderungen haben mehr geändert, als sie sollten. Der Text ist wieder wie zuvor; „Rückgängig“ bringt sie zurück. Den Fehler zusammen mit dem Dokument melden.</translation>
    </message>
    <message>
        <source>Another fix of this long text is being applied. Apply this one once it is done.</source>
        <translation>Eine andere Behebung dieses langen Textes wird gerade ausgeführt. Diese danach anwenden.</translation>
    </message>
</context>
<context>
    <name>baton::EditorPages</name>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 was not saved: another program changed it.</source>
        <translation>%1 wurde nicht gespeichert: Ein anderes Programm hat es geändert.</translation>
    </message>
    <message>
        <source>%1 was not saved: the tab %2 shows the same file and saved it.</source>
        <translation>%1 wurde nicht gespeichert: Der Reiter %2 zeigt dieselbe Datei und hat sie gespeichert.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>No fix can be applied without a choice.</source>
        <translation>Keine Behebung lässt sich ohne Auswahl anwenden.</translation>
    </message>
    <message numerus="yes">
        <source>Fixed %n problem(s). Undo takes all of it back.</source>
        <translation>
            <numerusform>%n Problem behoben. „Rückgängig“ nimmt es zurück.</numerusform>
            <numerusform>%n Probleme behoben. „Rückgängig“ nimmt alles zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix applied, line %1: %2</source>
        <translation>Behebung angewandt, Zeile %1: %2</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Open this link outside of Baton?</source>
        <translation>Diesen Link außerhalb von Baton öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The fix is being made. The document can be saved after it.</source>
        <translation>Die Behebung wird ausgeführt. Danach lässt sich das Dokument speichern.</translation>
    </message>
</context>
<context>
    <name>baton::EditorTab</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Show the rendered text</source>
        <translation>Den gesetzten Text zeigen</translation>
    </message>
</context>
<context>
    <name>baton::EntryEdits</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move in %1</source>
        <translation>In %1 verschieben</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
</context>
<context>
    <name>baton::EnumEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
</context>
<context>
    <name>baton::ErrorHistoryPane</name>
    <message>
        <source>Error history</source>
        <translation>Fehlerverlauf</translation>
    </message>
    <message>
        <source>No error is on record.</source>
        <translation>Kein Fehler ist vermerkt.</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen zeigen</translation>
    </message>
    <message>
        <source>Compare the handoffs of the last two attempts by field</source>
        <translation>Die Übergaben der letzten beiden Versuche feldweise vergleichen</translation>
    </message>
    <message>
        <source>Show in the log</source>
        <translation>Im Log zeigen</translation>
    </message>
    <message>
        <source>Go to the selected error in the log: to its line, or to its time</source>
        <translation>Zum gewählten Fehler im Log gehen: zu seiner Zeile oder zu seiner Zeit</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 differs from attempt %2 in %n field(s)</source>
        <translation>
            <numerusform>Versuch %1 unterscheidet sich von Versuch %2 in %n Feld</numerusform>
            <numerusform>Versuch %1 unterscheidet sich von Versuch %2 in %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>Eskalationstext kopieren</translation>
    </message>
    <message>
        <source>Copy the escalation summary</source>
        <translation>Den Eskalationstext kopieren</translation>
    </message>
</context>
<context>
    <name>baton::ErrorTable</name>
    <message>
        <source>same as attempt %1</source>
        <translation>wie Versuch %1</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>tried in attempt %1</source>
        <translation>schon in Versuch %1</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>behoben</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>handoff</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fix attempted</source>
        <translation>Versuchte Behebung</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>Consequence, and why</source>
        <translation>Folge und Grund</translation>
    </message>
    <message>
        <source>also reported as: %1</source>
        <translation>auch gemeldet als: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Behebung</translation>
    </message>
</context>
<context>
    <name>baton::EvidenceReader</name>
    <message>
        <source>A fact gives its place with “at”, and with “for” or “against” how much it speaks for or against the kinds.</source>
        <translation>Ein Anhaltspunkt nennt mit „at“ seinen Ort und mit „for“ oder „against“, wie viel er für oder gegen die Arten spricht.</translation>
    </message>
    <message>
        <source>There is no kind “%1” in this protocol.</source>
        <translation>In diesem Protokoll gibt es keine Art „%1“.</translation>
    </message>
</context>
<context>
    <name>baton::Explainer</name>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a criterion with its share of the whole</extracomment>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>baton::FeedbackBox</name>
    <message numerus="yes">
        <source>%n more lines, which Copy takes along</source>
        <translation>
            <numerusform>%n weitere Zeile, die „Kopieren“ mitnimmt</numerusform>
            <numerusform>%n weitere Zeilen, die „Kopieren“ mitnimmt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FenceAround</name>
    <message>
        <source>Line %1 is a Markdown fence, which does not belong into this file. Remove it.</source>
        <translation>Zeile %1 begrenzt einen Markdown-Codeblock, der nicht in diese Datei gehört. Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>The file is wrapped in a Markdown fence, lines %1 and %2. Remove both lines.</source>
        <translation>Die Datei steckt in einem Markdown-Codeblock, Zeilen %1 bis %2. Beide Zeilen entfernen.</translation>
    </message>
    <message>
        <source>Lines %1 and %2 are a Markdown fence. Keep only the text between them.</source>
        <translation>Die Zeilen %1 und %2 begrenzen einen Markdown-Codeblock. Nur den Text dazwischen behalten.</translation>
    </message>
    <message>
        <source>Remove the fence</source>
        <translation>Begrenzungen entfernen</translation>
    </message>
</context>
<context>
    <name>baton::FencedBlock</name>
    <message>
        <source>This line ends the code block. Make its fences longer.</source>
        <translation>Diese Zeile beendet den Codeblock. Seine Begrenzungen verlängern.</translation>
    </message>
</context>
<context>
    <name>baton::FieldEdits</name>
    <message>
        <source>JSON needs a digit before the point, as in 0.5.</source>
        <translation>JSON verlangt eine Ziffer vor dem Punkt, wie in 0.5.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>baton::FieldTitle</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
</context>
<context>
    <name>baton::FileCommands</name>
    <message>
        <source>Give up the changes to %1?</source>
        <translation>Die Änderungen an %1 aufgeben?</translation>
    </message>
    <message>
        <source>The text becomes that of the saved file. Undo brings your changes back.</source>
        <translation>Der Text wird der der gespeicherten Datei. „Rückgängig“ holt die Änderungen zurück.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The schema was written to %1.</source>
        <translation>Das Schema wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The schema was not written.</source>
        <translation>Das Schema wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Saved the template %1.</source>
        <translation>Vorlage %1 gespeichert.</translation>
    </message>
    <message>
        <source>The template was not saved.</source>
        <translation>Die Vorlage wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>baton::FileOpener</name>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>baton::FileReference</name>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ ist nicht lesbar: %2</translation>
    </message>
</context>
<context>
    <name>baton::FileStore</name>
    <message>
        <source>Cannot read %1: it is a folder.</source>
        <translation>%1 kann nicht gelesen werden: Es ist ein Ordner.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2. Check the path and its permissions.</source>
        <translation>%1 kann nicht gelesen werden: %2. Pfad und Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>Cannot read %1 to its end: %2.</source>
        <translation>%1 kann nicht bis zum Ende gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: it is larger than %2. Split it into smaller files.</source>
        <translation>%1 kann nicht geöffnet werden: Die Datei ist größer als %2. In kleinere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>Cannot save %1: its symbolic links go round in a circle. Save under another name.</source>
        <translation>%1 kann nicht gespeichert werden: Die symbolischen Verknüpfungen führen im Kreis. Unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Cannot save %1: it is not a regular file. Save under another name.</source>
        <translation>%1 kann nicht gespeichert werden: Es ist keine gewöhnliche Datei. Unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Cannot save %1: the file is read-only. Make it writable, or save elsewhere.</source>
        <translation>%1 kann nicht gespeichert werden: Die Datei ist schreibgeschützt. Schreibschutz aufheben oder woanders speichern.</translation>
    </message>
    <message>
        <source>Cannot save %1: there is no folder %2. Make it, or save elsewhere.</source>
        <translation>%1 kann nicht gespeichert werden: Den Ordner %2 gibt es nicht. Ordner anlegen oder woanders speichern.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2. The file is unchanged; check permissions and free space, or save elsewhere.</source>
        <translation>%1 kann nicht gespeichert werden: %2. Die Datei ist unverändert; Zugriffsrechte und freien Platz prüfen oder woanders speichern.</translation>
    </message>
    <message>
        <source>Cannot read a file without a name. Give the path of a file.</source>
        <translation>Eine Datei ohne Namen kann nicht gelesen werden. Den Pfad einer Datei angeben.</translation>
    </message>
</context>
<context>
    <name>baton::FileTable</name>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>outside of its root</source>
        <translation>außerhalb ihres Stammordners</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>keine angegeben</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Named in</source>
        <translation>Genannt in</translation>
    </message>
</context>
<context>
    <name>baton::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Match case (Alt+C)</source>
        <translation>Groß-/Kleinschreibung (Alt+C)</translation>
    </message>
    <message>
        <source>Whole words (Alt+W)</source>
        <translation>Ganze Wörter (Alt+W)</translation>
    </message>
    <message>
        <source>Regular expression (Alt+R)</source>
        <translation>Regulärer Ausdruck (Alt+R)</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter or Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe oder Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (Enter or F3)</source>
        <translation>Nächster Treffer (Eingabe oder F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Not a pattern</source>
        <translation>Kein Muster</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>bisher %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::FirstCausePane</name>
    <message>
        <source>First cause</source>
        <translation>Erste Ursache</translation>
    </message>
    <message>
        <source>Consequences of the first cause</source>
        <translation>Folgen der ersten Ursache</translation>
    </message>
    <message>
        <source>Nothing has failed so far.</source>
        <translation>Bisher ist nichts fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing failed.</source>
        <translation>Nichts ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>of the open failure</source>
        <translation>des offenen Fehlschlags</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open failures</source>
        <translation>
            <numerusform>%1 von %n offenen Fehlschlag</numerusform>
            <numerusform>%1 von %n offenen Fehlschlägen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s)</source>
        <translation>
            <numerusform>%n Folge</numerusform>
            <numerusform>%n Folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s) folded</source>
        <translation>
            <numerusform>%n Folge eingeklappt</numerusform>
            <numerusform>%n Folgen eingeklappt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Nothing is known to have failed.</source>
        <translation>Von einem Fehlschlag ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Repaired failures</source>
        <translation>Behobene Fehlschläge</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>Ende von %1</translation>
    </message>
    <message>
        <source>Failure before</source>
        <translation>Vorheriger Fehlschlag</translation>
    </message>
    <message>
        <source>Next failure that does not follow</source>
        <translation>Nächster Fehlschlag, der nicht daraus folgt</translation>
    </message>
    <message>
        <source>Another failure, not following from it</source>
        <translation>Ein anderer Fehlschlag, der nicht daraus folgt</translation>
    </message>
    <message>
        <source>of the block</source>
        <translation>der Blockade</translation>
    </message>
    <message>
        <source>transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Look for what agents said and did at that moment</source>
        <translation>Suchen, was Agenten zu diesem Zeitpunkt gesagt und getan haben</translation>
    </message>
</context>
<context>
    <name>baton::FixPlanner</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Set %1</source>
        <extracomment>a fix: write this value instead of the present one</extracomment>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Unpack</source>
        <extracomment>a fix: write the JSON that a text holds instead of the text</extracomment>
        <translation>Auspacken</translation>
    </message>
    <message>
        <source>Wrap in root key</source>
        <extracomment>a fix: put the document under this key</extracomment>
        <translation>Unter Wurzelschlüssel stellen</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <extracomment>a fix: a number becomes a text</extracomment>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Remove the quotes</source>
        <extracomment>a fix: a text becomes the number, true or false that it spells</extracomment>
        <translation>Anführungszeichen entfernen</translation>
    </message>
    <message>
        <source>Indent the fields</source>
        <extracomment>a fix: the fields belong under the key above them</extracomment>
        <translation>Die Felder einrücken</translation>
    </message>
    <message>
        <source>Remove the comma</source>
        <extracomment>a fix: of a value such as &quot;2,&quot;</extracomment>
        <translation>Das Komma entfernen</translation>
    </message>
    <message>
        <source>Insert key to fill in</source>
        <extracomment>a fix: it writes a placeholder</extracomment>
        <translation>Schlüssel zum Ausfüllen einfügen</translation>
    </message>
    <message>
        <source>Make it a list</source>
        <extracomment>a fix: of a text where a list is due
----------
a fix: of a map where a list is due</extracomment>
        <translation>Zu einer Liste machen</translation>
    </message>
    <message>
        <source>Insert space</source>
        <extracomment>a fix</extracomment>
        <translation>Leerzeichen einfügen</translation>
    </message>
    <message>
        <source>Write colons</source>
        <extracomment>a fix</extracomment>
        <translation>Doppelpunkte schreiben</translation>
    </message>
    <message>
        <source>Clear it</source>
        <extracomment>a fix: of a placeholder, nothing is left in its place</extracomment>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>baton::FolderListing</name>
    <message>
        <source>The folder %1 cannot be listed: %2. Its content was skipped.</source>
        <translation>Der Ordner %1 lässt sich nicht auflisten: %2. Sein Inhalt wurde übersprungen.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its name is not UTF-8. Rename it.</source>
        <translation>%1 lässt sich nicht öffnen: Der Name ist kein UTF-8. Die Datei umbenennen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2. It was skipped.</source>
        <translation>Die Datei %1 kann nicht gelesen werden: %2. Sie wurde übersprungen.</translation>
    </message>
</context>
<context>
    <name>baton::ForeignTags</name>
    <message>
        <source>Put in quotes</source>
        <extracomment>a fix</extracomment>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>%1 is a tag, which readers of YAML do not know: most refuse the document. Remove it, or put the text in quotes.</source>
        <translation>%1 ist ein Tag, das Leser von YAML nicht kennen: Die meisten lehnen das Dokument ab. Das Tag entfernen oder den Text in Anführungszeichen setzen.</translation>
    </message>
</context>
<context>
    <name>baton::FormController</name>
    <message>
        <source>There is no file to compute a checksum of: fill in its path first.</source>
        <translation>Es gibt keine Datei für die Prüfsumme: erst den Pfad ausfüllen.</translation>
    </message>
    <message>
        <source>The document changed while the checksum was computed. Compute it again.</source>
        <translation>Das Dokument hat sich geändert, während die Prüfsumme berechnet wurde. Die Prüfsumme noch einmal berechnen.</translation>
    </message>
</context>
<context>
    <name>baton::FormModel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>summary of a list</comment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Add to this entry</source>
        <translation>Zu diesem Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add to the document</source>
        <translation>Zum Dokument hinzufügen</translation>
    </message>
</context>
<context>
    <name>baton::FormPane</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>No handoff was recognised. Its fields appear here.</source>
        <translation>Es wurde keine Übergabe erkannt. Ihre Felder erscheinen hier.</translation>
    </message>
    <message>
        <source>Choose the kind…</source>
        <translation>Art wählen …</translation>
    </message>
</context>
<context>
    <name>baton::FormSide</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Expand all sections</source>
        <translation>Alle Abschnitte aufklappen</translation>
    </message>
    <message>
        <source>Collapse all sections</source>
        <translation>Alle Abschnitte zuklappen</translation>
    </message>
    <message>
        <source>Form, last valid state</source>
        <translation>Formular, letzter gültiger Stand</translation>
    </message>
</context>
<context>
    <name>baton::Format</name>
    <message>
        <source>Prompt</source>
        <extracomment>the format of a text that tells an agent what to do</extracomment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>the format of a file that is none of the others</extracomment>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>baton::FormatQuestion</name>
    <message>
        <source>Converting puts all of the text into a fenced block.</source>
        <translation>Umwandeln setzt den ganzen Text in einen Codeblock.</translation>
    </message>
    <message>
        <source>Converting keeps every value.</source>
        <translation>Umwandeln behält jeden Wert.</translation>
    </message>
    <message>
        <source>Converting keeps every value and loses: %1.</source>
        <translation>Umwandeln behält jeden Wert und verliert: %1.</translation>
    </message>
    <message>
        <source>Undo does not go back before the conversion: the %1 text is kept nowhere else.</source>
        <translation>„Rückgängig“ reicht nicht vor die Umwandlung zurück: Den Text in %1 gibt es sonst nirgends.</translation>
    </message>
    <message>
        <source>Undo does not go back before the conversion; %1 stays as it was last saved.</source>
        <translation>„Rückgängig“ reicht nicht vor die Umwandlung zurück; %1 bleibt, wie zuletzt gespeichert.</translation>
    </message>
    <message>
        <source>%1 is the name of a file in %2, and the text is %3.</source>
        <translation>%1 ist der Name einer Datei in %2, und der Text ist %3.</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <comment>a format</comment>
        <translation>In %1 umwandeln</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Speichern als %1</translation>
    </message>
    <message>
        <source>Keep the text as it is</source>
        <translation>Text lassen, wie er ist</translation>
    </message>
</context>
<context>
    <name>baton::GateCheck</name>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many of the required fields are there</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The document cannot be read.</source>
        <translation>Das Dokument kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It counts in mode %1 only.</source>
        <translation>Es zählt nur im Modus %1.</translation>
    </message>
    <message>
        <source>No document contains it.</source>
        <translation>Kein Dokument enthält es.</translation>
    </message>
    <message>
        <source>The %1 beside this document cannot be read.</source>
        <translation>Das Dokument %1 neben diesem ist nicht lesbar.</translation>
    </message>
    <message>
        <source>There is no %1 beside this document.</source>
        <translation>Neben diesem Dokument liegt kein %1.</translation>
    </message>
    <message>
        <source>The memory of the machine is not set: see Settings.</source>
        <translation>Der Arbeitsspeicher des Rechners ist nicht angegeben: siehe Einstellungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be counted: %1 is missing.</source>
        <translation>
            <numerusform>%n davon lässt sich nicht zählen: %1 fehlt.</numerusform>
            <numerusform>%n davon lassen sich nicht zählen: %1 fehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is still to be filled in.</source>
        <translation>Es ist noch auszufüllen.</translation>
    </message>
    <message>
        <source>%1, which is not a number</source>
        <extracomment>in the column of what a gate found, behind a value such as &quot;85%&quot;</extracomment>
        <translation>%1, das ist keine Zahl</translation>
    </message>
</context>
<context>
    <name>baton::GateReader</name>
    <message>
        <source>“%1” is not a state; use passed, failed or not-evaluated.</source>
        <translation>„%1“ ist kein Zustand; möglich sind passed, failed und not-evaluated.</translation>
    </message>
    <message>
        <source>“schema” is missing here.</source>
        <translation>Hier fehlt „schema“.</translation>
    </message>
    <message>
        <source>“%1” is not a measure; use value, magnitude, required-fields or outside.</source>
        <translation>„%1“ ist kein Maß; möglich sind value, magnitude, required-fields und outside.</translation>
    </message>
</context>
<context>
    <name>baton::GateRow</name>
    <message>
        <source>Threshold: %1</source>
        <translation>Schwelle: %1</translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <comment>field, threshold</comment>
        <translation>%1, Schwelle %2</translation>
    </message>
    <message>
        <source>Not evaluated. %1</source>
        <comment>reason</comment>
        <translation>Nicht bewertet. %1</translation>
    </message>
</context>
<context>
    <name>baton::GateSections</name>
    <message>
        <source>Gate %1</source>
        <comment>id of a quality gate</comment>
        <translation>Gate %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n passed</source>
        <translation>
            <numerusform>%1 von %n bestanden</numerusform>
            <numerusform>%1 von %n bestanden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::GateTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n criteria passed</source>
        <translation>
            <numerusform>%1: %2 von %n Kriterium bestanden</numerusform>
            <numerusform>%1: %2 von %n Kriterien bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
</context>
<context>
    <name>baton::GatesPane</name>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Criteria of the gate</source>
        <translation>Kriterien des Gates</translation>
    </message>
    <message>
        <source>Criterion, %1 %2</source>
        <translation>Kriterium, %1 %2</translation>
    </message>
    <message>
        <source>Criterion, %1</source>
        <translation>Kriterium, %1</translation>
    </message>
</context>
<context>
    <name>baton::GoToLineBar</name>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>line or line:column</source>
        <translation>Zeile oder Zeile:Spalte</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
</context>
<context>
    <name>baton::Graph</name>
    <message>
        <source>Routing graph by Baton</source>
        <translation>Graph der Übergabewege, von Baton</translation>
    </message>
    <message>
        <source>A PNG of %1 × %2 pixels is too large. Choose a smaller scale, or SVG.</source>
        <translation>Ein PNG von %1 × %2 Pixeln ist zu groß. Einen kleineren Maßstab oder SVG wählen.</translation>
    </message>
    <message>
        <source>taken, worst verdict</source>
        <translation>genommen, schlechtestes Urteil</translation>
    </message>
    <message>
        <source>declared, not taken</source>
        <translation>deklariert, nicht genommen</translation>
    </message>
    <message>
        <source>undeclared</source>
        <translation>nicht deklariert</translation>
    </message>
    <message>
        <source>0 · declared</source>
        <extracomment>Label of a route that the protocol has and that nothing went over.</extracomment>
        <translation>0 · deklariert</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n Mitglied</numerusform>
            <numerusform>%n Mitglieder</numerusform>
        </translation>
    </message>
    <message>
        <source>no such session</source>
        <translation>keine solche Sitzung</translation>
    </message>
    <message>
        <source>no such agent</source>
        <translation>kein solcher Agent</translation>
    </message>
    <message>
        <source>hub</source>
        <extracomment>Under the name of the agent that all handoffs go through; %1 is what it does.</extracomment>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>hub · %1</source>
        <translation>Mittler · %1</translation>
    </message>
    <message>
        <source>%1 in · %2 out</source>
        <extracomment>Handoffs that an agent got and gave.</extracomment>
        <translation>%1 ein · %2 aus</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n Übergabe</numerusform>
            <numerusform>%n Übergaben</numerusform>
        </translation>
    </message>
    <message>
        <source>undeclared: bypasses the hub</source>
        <translation>nicht deklariert: umgeht den Mittler</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>started</source>
        <comment>legend: one session another</comment>
        <translation>gestartet</translation>
    </message>
    <message numerus="yes">
        <source>%n more edge(s) break a rule</source>
        <translation>
            <numerusform>%n weitere Kante verletzt eine Regel</numerusform>
            <numerusform>%n weitere Kanten verletzen eine Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <comment>legend: what depends on what</comment>
        <translation>verletzt eine Regel</translation>
    </message>
    <message>
        <source>unknown or not there</source>
        <comment>legend: agent or session</comment>
        <translation>unbekannt oder nicht da</translation>
    </message>
    <message>
        <source>not taken yet</source>
        <extracomment>Of a route, at the moment that a replay shows.</extracomment>
        <translation>noch nicht genommen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many handoffs of all that went over a route.</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>baton::GraphFilter</name>
    <message>
        <source>No role</source>
        <translation>Ohne Rolle</translation>
    </message>
    <message>
        <source>No phase</source>
        <translation>Ohne Phase</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
</context>
<context>
    <name>baton::GraphLayout</name>
    <message>
        <source>The graph cannot be laid out: it speaks of nodes or sizes that there are not.</source>
        <translation>Der Graph lässt sich nicht anordnen: Er nennt Knoten oder Größen, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 nodes and %2 edges are more than a picture can show (up to %3 and %4). Show the neighbourhood of one node, or group the nodes.</source>
        <translation>%1 Knoten und %2 Kanten sind mehr, als ein Bild zeigen kann (bis %3 und %4). Die Nachbarschaft eines Knotens zeigen oder die Knoten zu Gruppen zusammenfassen.</translation>
    </message>
    <message>
        <source>The layout process gave an answer that cannot be read. Try it once more.</source>
        <translation>Die Antwort des Anordnungsprozesses ist nicht lesbar. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Graphviz could not lay out the graph. Its plug-ins may be missing: install the package libgvc6.</source>
        <translation>Graphviz konnte den Graphen nicht anordnen. Vielleicht fehlen seine Erweiterungen: Das Paket libgvc6 installieren.</translation>
    </message>
</context>
<context>
    <name>baton::GraphLayouter</name>
    <message>
        <source>The layout was cancelled.</source>
        <translation>Das Anordnen wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>baton::GraphLegend</name>
    <message>
        <source>Legend: a solid line was taken and has the colour of its worst verdict, a dashed one is declared and was not taken, a red one is not declared</source>
        <translation>Legende: Eine durchgezogene Linie wurde genommen und hat die Farbe ihres schlechtesten Urteils, eine gestrichelte ist deklariert und wurde nicht genommen, eine rote ist nicht deklariert</translation>
    </message>
</context>
<context>
    <name>baton::GraphMinimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht des Graphen</translation>
    </message>
    <message>
        <source>Space shows it, the arrow keys move the visible part</source>
        <translation>Leertaste zeigt sie, die Pfeiltasten verschieben den Ausschnitt</translation>
    </message>
</context>
<context>
    <name>baton::GraphView</name>
    <message>
        <source>Routing graph</source>
        <translation>Graph der Übergabewege</translation>
    </message>
</context>
<context>
    <name>baton::HandoffComparison</name>
    <message>
        <source>Compare attempts</source>
        <translation>Versuche vergleichen</translation>
    </message>
    <message>
        <source>Compare the two selected handoffs</source>
        <translation>Die zwei ausgewählten Übergaben vergleichen</translation>
    </message>
    <message>
        <source>Compare the handoffs of two attempts by field</source>
        <translation>Die Übergaben zweier Versuche feldweise vergleichen</translation>
    </message>
    <message>
        <source>No two attempts have handoffs of the same kind to compare</source>
        <translation>Keine zwei Versuche haben Übergaben derselben Art, die sich vergleichen ließen</translation>
    </message>
    <message>
        <source>No two attempts of this session have handoffs of the same kind. Two that are selected below can be compared all the same.</source>
        <translation>Keine zwei Versuche dieser Sitzung haben Übergaben derselben Art. Zwei, die unten ausgewählt sind, lassen sich trotzdem vergleichen.</translation>
    </message>
    <message>
        <source>%1, attempt %2 and %3</source>
        <translation>%1, Versuch %2 und %3</translation>
    </message>
</context>
<context>
    <name>baton::HandoffTable</name>
    <message>
        <source>superseded by attempt %1</source>
        <translation>ersetzt durch Versuch %1</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Von → an</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
</context>
<context>
    <name>baton::HeaderRow</name>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n auszufüllen</numerusform>
            <numerusform>%n auszufüllen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Baton shows a handoff twice: as a form on the left and as its source on the right. Both change the same text, and there is one undo.</source>
        <translation>Baton zeigt eine Übergabe zweifach: links als Formular und rechts als Quelltext. Beide ändern denselben Text und teilen sich ein „Rückgängig“.</translation>
    </message>
    <message>
        <source>A change in the form changes only the bytes of that value. Comments, order, quotes and line ends stay as they are.</source>
        <translation>Eine Änderung im Formular ändert nur die Bytes dieses Werts. Kommentare, Reihenfolge, Anführungszeichen und Zeilenenden bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Each problem is shown at its field, in the source and under Problems. %1 goes to the next problem, %2 applies its fix.</source>
        <translation>Jedes Problem ist an seinem Feld, im Quelltext und unter „Probleme“ zu sehen. %1 geht zum nächsten Problem, %2 behebt es.</translation>
    </message>
    <message>
        <source>The verdict at the right says what the receiver does with the document next, and the text to send to its producer.</source>
        <translation>Das Urteil rechts sagt, was der Empfänger als Nächstes mit dem Dokument tut, und welcher Text an den Erzeuger geht.</translation>
    </message>
    <message>
        <source>%1 finds every command, document and file. %2 shows all keys.</source>
        <translation>%1 findet jeden Befehl, jedes Dokument und jede Datei. %2 zeigt alle Tastenkürzel.</translation>
    </message>
    <message>
        <source>While the source cannot be read, the form keeps its last valid state, greyed, until the source is corrected.</source>
        <translation>Solange der Quelltext nicht lesbar ist, behält das Formular ausgegraut seinen letzten gültigen Stand.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>About Baton</source>
        <translation>Über Baton</translation>
    </message>
    <message>
        <source>Draft, check and debug agent handoffs.</source>
        <translation>Übergaben zwischen Agenten entwerfen, prüfen und untersuchen.</translation>
    </message>
    <message>
        <source>Apache License 2.0. Built with Qt %1, yaml-cpp, libfyaml, jsoncons and KSyntaxHighlighting.</source>
        <translation>Apache-Lizenz 2.0. Erstellt mit Qt %1, yaml-cpp, libfyaml, jsoncons und KSyntaxHighlighting.</translation>
    </message>
</context>
<context>
    <name>baton::Hooks</name>
    <message>
        <source>The file %1 cannot be locked, so Baton cannot count how often it asks an agent, and does not ask.</source>
        <translation>Die Datei %1 lässt sich nicht sperren. Deshalb kann Baton nicht zählen, wie oft es einen Agenten fragt, und fragt nicht.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made, so Baton cannot count how often it asks an agent, and does not ask.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Deshalb kann Baton nicht zählen, wie oft es einen Agenten fragt, und fragt nicht.</translation>
    </message>
    <message>
        <source>It has no &quot;hook_event_name&quot;.</source>
        <translation>Darin fehlt „hook_event_name“.</translation>
    </message>
    <message>
        <source>Standard input is not an event of an agent&apos;s runner. %1 &quot;baton hook install&quot; makes a runner send them.</source>
        <translation>Die Standardeingabe ist kein Ereignis des Programms, das einen Agenten ausführt. %1 „baton hook install“ lässt ein solches Programm Ereignisse senden.</translation>
    </message>
    <message>
        <source>They contain no object.</source>
        <translation>Sie enthalten kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;hooks&quot; is not an object there.</source>
        <translation>„hooks“ ist dort kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list there.</source>
        <translation>„%1“ ist dort keine Liste.</translation>
    </message>
    <message>
        <source>The settings %1 stay as they are: %2</source>
        <translation>Die Einstellungen %1 bleiben, wie sie sind: %2</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It is not JSON: %1.</source>
        <translation>Sie ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>It is JSON, but not an object, as an event is.</source>
        <translation>Sie ist JSON, aber kein Objekt, wie es ein Ereignis ist.</translation>
    </message>
    <message>
        <source>The comment in line %1 is in the way. Move it out of its braces.</source>
        <translation>Der Kommentar in Zeile %1 ist im Weg. Den Kommentar aus den geschweiften Klammern herausnehmen.</translation>
    </message>
</context>
<context>
    <name>baton::Index</name>
    <message>
        <source>The tables of the index cannot be made</source>
        <translation>Die Tabellen des Index lassen sich nicht anlegen</translation>
    </message>
    <message>
        <source>The index cannot be read</source>
        <translation>Der Index lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The index cannot be changed</source>
        <translation>Der Index lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>No session is at or below %1, but the index has %2 from there. Nothing was changed. Check that the folder is mounted and complete, or give --forget to remove them from the index.</source>
        <translation>In %1 und darunter ist keine Sitzung, der Index hat aber %2 von dort. Nichts wurde geändert. Prüfen, ob der Ordner eingehängt und vollständig ist, oder sie mit --forget aus dem Index entfernen.</translation>
    </message>
    <message>
        <source>There is no index at %1. “baton index” makes one.</source>
        <translation>Unter %1 gibt es keinen Index. „baton index“ legt einen an.</translation>
    </message>
    <message>
        <source>An older Baton wrote the index at %1. “baton index” brings it up to date.</source>
        <translation>Den Index unter %1 hat ein älteres Baton geschrieben. „baton index“ bringt ihn auf den neuen Stand.</translation>
    </message>
    <message>
        <source>A newer Baton wrote the index at %1. It is read, not changed.</source>
        <translation>Den Index unter %1 hat ein neueres Baton geschrieben. Er wird gelesen, aber nicht geändert.</translation>
    </message>
    <message>
        <source>It took too long. Ask for rarer words, or for a shorter time.</source>
        <translation>Es dauerte zu lange. Nach selteneren Wörtern oder in einem kürzeren Zeitraum suchen.</translation>
    </message>
    <message>
        <source>The owner of the index has to allow it: GRANT SELECT ON ALL TABLES IN SCHEMA %1 TO %2.</source>
        <translation>Der Eigentümer des Index muss es erlauben: GRANT SELECT ON ALL TABLES IN SCHEMA %1 TO %2.</translation>
    </message>
    <message>
        <source>“baton index” with the folders of your sessions makes it anew.</source>
        <translation>„baton index“ mit den Ordnern der Sitzungen legt ihn neu an.</translation>
    </message>
    <message>
        <source>This SQLite cannot search for words: it was built without FTS5. Install one with it, or keep the index in PostgreSQL.</source>
        <translation>Dieses SQLite kann nicht nach Wörtern suchen: Es wurde ohne FTS5 gebaut. Eines mit FTS5 installieren oder den Index in PostgreSQL führen.</translation>
    </message>
    <message>
        <source>The index was damaged. It begins anew and is filled as sessions are read; the damaged file is now %1.</source>
        <translation>Der Index war beschädigt. Er beginnt neu und füllt sich, wenn Sitzungen gelesen werden; die beschädigte Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>The index at %1 cannot be written. It is read, not changed.</source>
        <translation>Der Index %1 kann nicht beschrieben werden. Er wird gelesen, nicht verändert.</translation>
    </message>
    <message>
        <source>It is damaged, or not an index. Remove it, or name another file.</source>
        <translation>Sie ist beschädigt oder kein Index. Die Datei entfernen oder eine andere nennen.</translation>
    </message>
    <message>
        <source>The index at %1 does not have the tables of its version: %2.</source>
        <translation>Der Index %1 hat nicht die Tabellen seiner Version: %2.</translation>
    </message>
    <message>
        <source>The database at %1 is not an index. Name another one.</source>
        <translation>Die Datenbank %1 ist kein Index. Eine andere nennen.</translation>
    </message>
    <message>
        <source>The schema at %1 is not an index, it holds other tables. Name another database, or an empty schema by “%2” in the address.</source>
        <translation>Das Schema unter %1 ist kein Index, sondern enthält andere Tabellen. Eine andere Datenbank angeben, oder ein leeres Schema mit „%2“ in der Adresse.</translation>
    </message>
</context>
<context>
    <name>baton::IndexButton</name>
    <message>
        <source>Index of this machine</source>
        <translation>Index dieses Rechners</translation>
    </message>
    <message>
        <source>Another index…</source>
        <translation>Anderer Index …</translation>
    </message>
    <message>
        <source>The index in use: %1</source>
        <translation>Der verwendete Index: %1</translation>
    </message>
</context>
<context>
    <name>baton::JsonDiagnosis</name>
    <message>
        <source>Line %1 nests values more than %2 levels deep, which is not read. Flatten the document.</source>
        <translation>Zeile %1 verschachtelt Werte tiefer als %2 Ebenen und wird nicht gelesen. Das Dokument flacher machen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comma or a closing bracket is missing. Insert it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Komma oder eine schließende Klammer fehlt. Das Zeichen einfügen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a colon is missing after the key. Insert it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem Schlüssel fehlt ein Doppelpunkt. Den Doppelpunkt einfügen.</translation>
    </message>
    <message>
        <source>Insert colon</source>
        <translation>Doppelpunkt einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a key must be a text in double quotes. Put it in quotes, or remove a comma before it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Schlüssel muss in doppelten Anführungszeichen stehen. Anführungszeichen setzen oder ein Komma davor entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: this is not a JSON value. Write a number, true, false, null, or a text in double quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Dies ist kein JSON-Wert. Eine Zahl, true, false, null oder einen Text in doppelten Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a text is in single quotes. Use double quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Text steht in einfachen Anführungszeichen. Doppelte verwenden.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a backslash does not begin an escape. Double the backslash.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Backslash leitet keine gültige Escape-Folge ein. Den Backslash verdoppeln.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a number starts with 0. Remove the zero, or put the value in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine Zahl beginnt mit 0. Die Null entfernen oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON has no comments. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON kennt keine Kommentare. Den Kommentar entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: text follows the end of the document. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem Ende des Dokuments folgt Text. Den Text entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse. Check its commas, colons, quotes and brackets.</source>
        <translation>Zeile %1 hat einen Syntaxfehler. Kommas, Doppelpunkte, Anführungszeichen und Klammern prüfen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the file contains no JSON value. Write one, for example {}.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Die Datei enthält keinen JSON-Wert. Einen JSON-Wert schreiben, zum Beispiel {}.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the %2 that opens here is not closed. Add %3 at its end.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Das hier geöffnete Zeichen %2 wird nicht geschlossen. Am Ende %3 hinzufügen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: no value follows a comma. Remove the comma.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Auf ein Komma folgt kein Wert. Das Komma entfernen.</translation>
    </message>
    <message>
        <source>Remove comma</source>
        <translation>Komma entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the quote that opens here is not closed on its line. Close it, and write line ends as \n.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Das hier geöffnete Anführungszeichen wird nicht in seiner Zeile geschlossen. Schließen, und Zeilenenden als \n schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a text holds a control character. Write it as an escape, for example \t for a tab.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Text enthält ein Steuerzeichen. Als Escape-Folge schreiben, zum Beispiel \t für einen Tabulator.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 is half of a character. Write both halves, or the character itself.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 ist ein halbes Zeichen. Beide Hälften schreiben oder das Zeichen selbst.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: there is text before the JSON, which begins on line %2. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Vor dem JSON, das in Zeile %2 beginnt, steht Text. Den Text entfernen.</translation>
    </message>
    <message>
        <source>Remove the words</source>
        <translation>Worte entfernen</translation>
    </message>
    <message>
        <source>Close it here</source>
        <translation>Hier schließen</translation>
    </message>
    <message>
        <source>Use double quotes</source>
        <translation>Doppelte Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Write null, true and false</source>
        <translation>null, true und false schreiben</translation>
    </message>
    <message>
        <source>Put the keys in quotes</source>
        <translation>Die Schlüssel in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the character U+%2 looks like a blank or cannot be seen, but is not a blank for JSON. Replace it.</source>
        <extracomment>%2 is the number of a character: 00A0</extracomment>
        <translation>Zeile %1 hat einen Syntaxfehler: Das Zeichen U+%2 sieht wie ein Leerzeichen aus oder ist unsichtbar, ist für JSON aber keines. Das Zeichen ersetzen.</translation>
    </message>
    <message>
        <source>Write plain blanks</source>
        <translation>Einfache Leerzeichen schreiben</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 is used where JSON has %3. Write %3.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 steht, wo in JSON %3 steht. %3 schreiben.</translation>
    </message>
    <message>
        <source>Write %1</source>
        <extracomment>a fix; what is to be written
----------
a fix; a number</extracomment>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Remove the comments</source>
        <translation>Die Kommentare entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a number contains a comma. Write the decimal point: %2.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine Zahl enthält ein Komma. Mit Dezimalpunkt schreiben: %2.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a number contains a comma. Write %2, or %3 where it separates thousands.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine Zahl enthält ein Komma. %2 schreiben oder %3, wenn es Tausender trennt.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON does not write numbers as %2. Write %3.</source>
        <extracomment>a number as it is written, and as JSON writes it</extracomment>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON schreibt Zahlen nicht als %2. %3 schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON has no %2. Write null, or the text &quot;%2&quot;.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON hat kein %2. null schreiben oder den Text &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a number has no unit in JSON. Write %2, or the text &quot;%3&quot;.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine Zahl hat in JSON keine Einheit. %2 schreiben oder den Text &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a colon and a value are missing after the key; a list is written in [ and ]. Write one or the other.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem Schlüssel fehlen Doppelpunkt und Wert; eine Liste steht in [ und ]. Eines von beiden schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comma follows a comma. Remove one.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Auf ein Komma folgt ein Komma. Eines davon entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: dots replace a part that was left out. Write that part, or remove the dots and the comma before them.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Punkte ersetzen einen ausgelassenen Teil. Den Teil schreiben oder die Punkte und das Komma davor entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a value is missing here. Write one, or null for none.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Hier fehlt ein Wert. Einen Wert schreiben oder null für keinen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON knows no round brackets. Write [ and ] around a list.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON kennt keine runden Klammern. Eine Liste in [ und ] schreiben.</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Insert comma</source>
        <translation>Komma einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: there is one closing bracket too many. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine schließende Klammer ist zu viel. Die Klammer entfernen.</translation>
    </message>
    <message>
        <source>Remove bracket</source>
        <translation>Klammer entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the file begins with a key, without the { before it. Write it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Die Datei beginnt mit einem Schlüssel, ohne die { davor. Die Klammer schreiben.</translation>
    </message>
    <message>
        <source>Insert {</source>
        <translation>{ einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a second document begins here, and a JSON file holds one. Put it into a file of its own.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Hier beginnt ein zweites Dokument, eine JSON-Datei enthält aber nur eines. Das zweite in eine eigene Datei schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a text is written in one pair of quotes, not in three. Write &quot; around it, and its line ends as \n.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Text steht in einem Paar Anführungszeichen, nicht in dreien. Den Text in &quot; setzen und seine Zeilenenden als \n schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON does not join texts with +. Write them as one text.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON verbindet Texte nicht mit +. Alles als einen Text schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the text ends at the quote before this place. Write a quote inside of a text as \&quot;.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Der Text endet am Anführungszeichen vor dieser Stelle. Ein Anführungszeichen im Text als \&quot; schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 is before a text. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Vor einem Text steht %2. Das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: JSON writes %2 for %3.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: JSON schreibt %2 für %3.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a text must be in double quotes. Write %2.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Text muss in doppelten Anführungszeichen stehen. %2 schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the quotes around %2 are typographic, and JSON knows straight ones only. Write those.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Die Anführungszeichen um %2 sind typografische, JSON kennt nur gerade. Diese schreiben.</translation>
    </message>
</context>
<context>
    <name>baton::KindReader</name>
    <message>
        <source>“has” is missing here: without it no document is recognised.</source>
        <translation>Hier fehlt „has“: Ohne diese Angabe wird kein Dokument erkannt.</translation>
    </message>
    <message>
        <source>“%1” is not a JSON Pointer; it must start with “/”.</source>
        <translation>„%1“ ist kein JSON Pointer; er muss mit „/“ beginnen.</translation>
    </message>
</context>
<context>
    <name>baton::LayoutNotice</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Fortschritt des Anordnens</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Neighbourhood of</source>
        <translation>Nachbarschaft von</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Ganz zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Laying out %1 nodes and %2 edges … %3 of at most %4 s</source>
        <extracomment>%3 and %4 are seconds.</extracomment>
        <translation>%1 Knoten und %2 Kanten werden angeordnet … %3 von höchstens %4 s</translation>
    </message>
    <message>
        <source>Laying out %1 nodes and %2 edges …</source>
        <translation>%1 Knoten und %2 Kanten werden angeordnet …</translation>
    </message>
    <message>
        <source>A part of the graph: all of it would be at %1 %, too small for names.</source>
        <translation>Ein Teil des Graphen: Der ganze wäre mit %1 % zu klein für Namen.</translation>
    </message>
</context>
<context>
    <name>baton::LayoutRunner</name>
    <message numerus="yes">
        <source>The layout took longer than %n s. Show the neighbourhood of one node, or group the nodes.</source>
        <translation>
            <numerusform>Das Anordnen dauerte länger als %n s. Die Nachbarschaft eines Knotens zeigen oder die Knoten zu Gruppen zusammenfassen.</numerusform>
            <numerusform>Das Anordnen dauerte länger als %n s. Die Nachbarschaft eines Knotens zeigen oder die Knoten zu Gruppen zusammenfassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout process could not be started: %1</source>
        <translation>Der Anordnungsprozess konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>The layout process ended without an answer. Show the neighbourhood of one node, or group the nodes.</source>
        <translation>Der Anordnungsprozess endete ohne Antwort. Die Nachbarschaft eines Knotens zeigen oder die Knoten zu Gruppen zusammenfassen.</translation>
    </message>
</context>
<context>
    <name>baton::LevelToggle</name>
    <message>
        <source>%1: click to hide or show them, Ctrl+click to show only them</source>
        <translation>%1: Klick blendet sie aus oder ein, Strg+Klick zeigt nur sie</translation>
    </message>
</context>
<context>
    <name>baton::LinesView</name>
    <message>
        <source>Both texts, line by line</source>
        <translation>Beide Texte, Zeile für Zeile</translation>
    </message>
</context>
<context>
    <name>baton::ListItemRow</name>
    <message>
        <source>Remove this entry</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
</context>
<context>
    <name>baton::ListRow</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>No items</source>
        <translation>Keine Einträge</translation>
    </message>
</context>
<context>
    <name>baton::LoadedPacks</name>
    <message>
        <source>This folder has no protocol.yaml, so it is not a protocol and is not read.</source>
        <translation>Dieser Ordner hat keine protocol.yaml, ist also kein Protokoll und wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This link leads out of the workspace&apos;s protocols, so it is not read. Put the folder itself here.</source>
        <translation>Diese Verknüpfung führt aus den Protokollen des Arbeitsbereichs hinaus und wird deshalb nicht gelesen. Hierher gehört der Ordner selbst.</translation>
    </message>
    <message>
        <source>There are more than %1 protocols here; the rest is not read.</source>
        <translation>Hier gibt es mehr als %1 Protokolle; die übrigen werden nicht gelesen.</translation>
    </message>
    <message>
        <source>This protocol takes the place of Baton&apos;s own “%1” in this workspace.</source>
        <translation>Dieses Protokoll tritt in diesem Arbeitsbereich an die Stelle von Batons eigenem „%1“.</translation>
    </message>
</context>
<context>
    <name>baton::LogArea</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>More than %1 is not copied. Save the lines to a file instead.</source>
        <translation>Mehr als %1 wird nicht kopiert. Die Zeilen stattdessen in eine Datei speichern.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Go to line or time…</source>
        <translation>Gehe zu Zeile oder Zeit …</translation>
    </message>
    <message>
        <source>Save lines…</source>
        <translation>Zeilen speichern …</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>Ganze Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>baton::LogExcerpt</name>
    <message>
        <source>Cannot save %1: %2. Check permissions and free space, or save elsewhere.</source>
        <translation>%1 kann nicht gespeichert werden: %2. Zugriffsrechte und freien Platz prüfen oder an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>Saving was stopped. No file was made.</source>
        <translation>Das Speichern wurde abgebrochen. Es entstand keine Datei.</translation>
    </message>
</context>
<context>
    <name>baton::LogFilterBar</name>
    <message>
        <source>Show all lines</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>A time of day or date and time, as in the log: 14:30, 14:30:05, 2026-02-21 14:30</source>
        <translation>Uhrzeit oder Datum und Uhrzeit wie im Log: 14:30, 14:30:05, 2026-02-21 14:30</translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as in the log: 14:30, 14:30:05 or 2026-02-21 14:30.</source>
        <translation>„%1“ ist keine Uhrzeit. Wie im Log schreiben: 14:30, 14:30:05 oder 2026-02-21 14:30.</translation>
    </message>
    <message>
        <source>No line is shown: the first time is after the second.</source>
        <translation>Keine Zeile wird gezeigt: Die erste Zeit liegt nach der zweiten.</translation>
    </message>
</context>
<context>
    <name>baton::LogFindBar</name>
    <message>
        <source>Find in all lines</source>
        <translation>In allen Zeilen suchen</translation>
    </message>
</context>
<context>
    <name>baton::LogGoBar</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to line or time</source>
        <translation>Gehe zu Zeile oder Zeit</translation>
    </message>
    <message>
        <source>line or time: 1184, 14:52, 2026-02-21 14:52:08</source>
        <translation>Zeile oder Zeit: 1184, 14:52, 2026-02-21 14:52:08</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>1 to %1, %2 to %3</source>
        <translation>1 bis %1, %2 bis %3</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
</context>
<context>
    <name>baton::LogLevel</name>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Other lines</source>
        <translation>Andere Zeilen</translation>
    </message>
</context>
<context>
    <name>baton::LogLinePainter</name>
    <message>
        <source>… %1 more, show the whole line</source>
        <translation>… noch %1, ganze Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>baton::LogMatcher</name>
    <message>
        <source>Not a valid pattern: %1</source>
        <translation>Kein gültiges Muster: %1</translation>
    </message>
</context>
<context>
    <name>baton::LogSaveBar</name>
    <message>
        <source>Save lines</source>
        <translation>Zeilen speichern</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Only lines that pass the filter are saved.</source>
        <translation>Nur Zeilen, die zum Filter passen, werden gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Mask secrets</source>
        <translation>Geheimnisse &amp;maskieren</translation>
    </message>
    <message>
        <source>What counts as a secret is chosen in the settings.</source>
        <translation>Was als Geheimnis gilt, wird in den Einstellungen gewählt.</translation>
    </message>
</context>
<context>
    <name>baton::LogSource</name>
    <message>
        <source>Cannot read %1: %2. Check the path and its permissions.</source>
        <translation>%1 kann nicht gelesen werden: %2. Pfad und Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>baton::LogView</name>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>The lines were not saved.</source>
        <translation>Die Zeilen wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Go to line or time (Ctrl+G)</source>
        <translation>Gehe zu Zeile oder Zeit (Strg+G)</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>Dem Ende folgen</translation>
    </message>
    <message>
        <source>Save lines…</source>
        <translation>Zeilen speichern …</translation>
    </message>
    <message>
        <source>There is no error or warning further down.</source>
        <translation>Weiter unten steht kein Fehler und keine Warnung.</translation>
    </message>
    <message>
        <source>There is no error or warning further up.</source>
        <translation>Weiter oben steht kein Fehler und keine Warnung.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>%Ln Zeile kopiert.</numerusform>
            <numerusform>%Ln Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was deleted or moved away.</source>
        <translation>Die Datei wurde gelöscht oder verschoben.</translation>
    </message>
    <message>
        <source>The part that was read is still here. The file is shown again once it is written.</source>
        <translation>Der gelesene Teil ist noch hier. Sobald die Datei neu geschrieben wird, wird sie gezeigt.</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>reading, %1 %</source>
        <translation>wird gelesen, %1 %</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No line passes the filter.</source>
        <translation>Keine Zeile passt zum Filter.</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>The log is being read.</source>
        <translation>Das Log wird gelesen.</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>Das Log ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new line(s)</source>
        <translation>
            <numerusform>%Ln neue Zeile</numerusform>
            <numerusform>%Ln neue Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines of this log have no time.</source>
        <translation>Die Zeilen dieses Logs nennen keine Zeit.</translation>
    </message>
    <message>
        <source>This log ends %1 before that time: this is its end.</source>
        <translation>Dieses Log endet %1 vor dieser Zeit: Dies ist sein Ende.</translation>
    </message>
</context>
<context>
    <name>baton::LogsPane</name>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>No log and no other text of this session was found.</source>
        <translation>Zu dieser Sitzung wurden kein Log und kein anderer Text gefunden.</translation>
    </message>
</context>
<context>
    <name>baton::MainWindow</name>
    <message>
        <source>It is not on this computer. Save it in a folder here and open it there.</source>
        <translation>Die Datei liegt nicht auf diesem Rechner. Hier in einem Ordner speichern und dort öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened.</source>
        <translation>
            <numerusform>%n Datei kann nicht geöffnet werden.</numerusform>
            <numerusform>%n Dateien können nicht geöffnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not on this computer: %1. Save them in a folder here and open them there.</source>
        <translation>Die Dateien liegen nicht auf diesem Rechner: %1. Hier in einem Ordner speichern und dort öffnen.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>baton::MapEntryRow</name>
    <message>
        <source>Remove this entry</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
</context>
<context>
    <name>baton::MarkdownCheck</name>
    <message>
        <source>Name the language</source>
        <translation>Sprache angeben</translation>
    </message>
    <message>
        <source>Wrap in a fence</source>
        <translation>In einen Codeblock setzen</translation>
    </message>
</context>
<context>
    <name>baton::MarkdownPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>baton::Masking</name>
    <message numerus="yes">
        <source>%n secret(s) in it are masked.</source>
        <translation>
            <numerusform>%n Geheimnis darin ist maskiert.</numerusform>
            <numerusform>%n Geheimnisse darin sind maskiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::MatrixChart</name>
    <message>
        <source>Sessions and phases</source>
        <translation>Sitzungen und Phasen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>The last sessions and their phases</source>
        <translation>Die letzten Sitzungen und ihre Phasen</translation>
    </message>
    <message>
        <source>%1 to %2, the newest on the right</source>
        <translation>%1 bis %2, die neueste rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>The last sessions, which have no table of phases</source>
        <translation>Die letzten Sitzungen, die keine Phasentabelle haben</translation>
    </message>
</context>
<context>
    <name>baton::MisspeltRoot</name>
    <message>
        <source>No protocol has the root key %1, so nothing is read; %2 seems to be meant</source>
        <translation>Kein Protokoll hat den Wurzelschlüssel %1, also wird nichts gelesen; %2 scheint gemeint zu sein</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>%1 contains a second handoff. Baton checks only the one below %2. Make it a document of its own.</source>
        <extracomment>two keys</extracomment>
        <translation>%1 enthält eine zweite Übergabe. Geprüft wird nur die unter %2. Ein eigenes Dokument daraus machen.</translation>
    </message>
</context>
<context>
    <name>baton::MultiChoiceButton</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>filter, value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>baton::NestedFences</name>
    <message>
        <source>The block that opens on line %1 ends at the fence on line %2, which belongs to its text. Make its own fence on lines %1 and %3 longer: %4.</source>
        <translation>Der Codeblock, der in Zeile %1 beginnt, endet schon in Zeile %2, deren Begrenzung zu seinem Text gehört. Seine eigene Begrenzung in den Zeilen %1 und %3 muss länger sein: %4.</translation>
    </message>
    <message>
        <source>Make the fence longer</source>
        <translation>Die Begrenzung verlängern</translation>
    </message>
</context>
<context>
    <name>baton::NewDialog</name>
    <message>
        <source>New handoff</source>
        <translation>Neue Übergabe</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
</context>
<context>
    <name>baton::Notices</name>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>No file manager could be opened for %1.</source>
        <translation>Für %1 konnte keine Dateiverwaltung geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>baton::NumberEditor</name>
    <message>
        <source>Set to null</source>
        <translation>Auf null setzen</translation>
    </message>
    <message>
        <source>Enter a whole number, such as 4.</source>
        <translation>Eine ganze Zahl eingeben, etwa 4.</translation>
    </message>
    <message>
        <source>Enter a number, such as 12.5 or 1.2e-12.</source>
        <translation>Eine Zahl eingeben, etwa 12.5 oder 1.2e-12.</translation>
    </message>
</context>
<context>
    <name>baton::OpenDocument</name>
    <message>
        <source>Recover unsaved text</source>
        <translation>Ungespeicherten Text wiederherstellen</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Neu vom Datenträger laden</translation>
    </message>
    <message>
        <source>Revert to the saved file</source>
        <translation>Auf gespeicherte Datei zurücksetzen</translation>
    </message>
</context>
<context>
    <name>baton::OutdatedFormBanner</name>
    <message>
        <source>Go to line %1</source>
        <translation>Gehe zu Zeile %1</translation>
    </message>
    <message>
        <source>The text can be edited once these bytes are converted or removed. Undo brings them back.</source>
        <translation>Der Text kann bearbeitet werden, sobald diese Bytes umgewandelt oder entfernt sind. „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>The file holds no text</source>
        <translation>Die Datei enthält keinen Text</translation>
    </message>
    <message>
        <source>Last valid form, from %1</source>
        <translation>Letztes gültiges Formular, von %1</translation>
    </message>
    <message>
        <source>Form up to line %1</source>
        <translation>Formular bis Zeile %1</translation>
    </message>
    <message>
        <source>Line %1 cannot be read. The form can be edited when it can.</source>
        <translation>Zeile %1 ist nicht lesbar. Sobald sie es ist, lässt sich das Formular bearbeiten.</translation>
    </message>
</context>
<context>
    <name>baton::PackFolder</name>
    <message>
        <source>“%1” lies outside the protocol&apos;s folder; move it into the folder.</source>
        <translation>„%1“ liegt außerhalb des Protokollordners; in den Ordner verschieben.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1“ ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>“%1” is larger than 4 MiB.</source>
        <translation>„%1“ ist größer als 4 MiB.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“%1” is not read: the folder has more than 32 MiB.</source>
        <translation>„%1“ wird nicht gelesen: Der Ordner hat mehr als 32 MiB.</translation>
    </message>
</context>
<context>
    <name>baton::PackNode</name>
    <message>
        <source>“%1” is not a JSON Pointer; it must start with “/”.</source>
        <translation>„%1“ ist kein JSON Pointer; er muss mit „/“ beginnen.</translation>
    </message>
    <message>
        <source>“%1” is missing here.</source>
        <translation>Hier fehlt „%1“.</translation>
    </message>
    <message>
        <source>A map of settings was expected here.</source>
        <translation>Hier wurde eine Map von Einstellungen erwartet.</translation>
    </message>
    <message>
        <source>This pattern has more than %L1 characters; shorten it.</source>
        <translation>Dieses Muster hat mehr als %L1 Zeichen; das Muster kürzen.</translation>
    </message>
    <message>
        <source>This pattern is not valid: %1.</source>
        <translation>Dieses Muster ist ungültig: %1.</translation>
    </message>
    <message>
        <source>The key “%1” is unknown and has no effect. Did you mean “%2”?</source>
        <translation>Der Schlüssel „%1“ ist unbekannt und hat keine Wirkung. Ist „%2“ gemeint?</translation>
    </message>
    <message>
        <source>The key “%1” is unknown and has no effect. Remove it.</source>
        <translation>Der Schlüssel „%1“ ist unbekannt und hat keine Wirkung. Den Schlüssel entfernen.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; use letters, digits, “.”, “_” and “-”.</source>
        <translation>„%1“ kann keine Kennung sein; erlaubt sind Buchstaben, Ziffern, „.“, „_“ und „-“.</translation>
    </message>
</context>
<context>
    <name>baton::PackReader</name>
    <message>
        <source>“%1” is not an action.</source>
        <translation>„%1“ ist keine Aktion.</translation>
    </message>
    <message>
        <source>“steps” is missing here.</source>
        <translation>Hier fehlt „steps“.</translation>
    </message>
    <message>
        <source>“kinds” is missing here: a protocol needs at least one.</source>
        <translation>Hier fehlt „kinds“: Ein Protokoll braucht mindestens eine Art.</translation>
    </message>
    <message>
        <source>There are more than %1 kinds; the rest is not read.</source>
        <translation>Es gibt mehr als %1 Arten; die übrigen werden nicht gelesen.</translation>
    </message>
    <message>
        <source>There are more than %1 rules; the rest is not read.</source>
        <translation>Es gibt mehr als %1 Regeln; die übrigen werden nicht gelesen.</translation>
    </message>
    <message>
        <source>No finding of this protocol has the id “%1”; correct it, or remove the entry.</source>
        <translation>Kein Befund dieses Protokolls hat die Kennung „%1“; die Kennung berichtigen oder den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>There is already a kind “%1” in this protocol; give it another name.</source>
        <translation>Es gibt in diesem Protokoll schon eine Art „%1“; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“%1” is not a figure with a target; use structured or invalid.</source>
        <translation>„%1“ ist keine Zahl mit einem Zielwert; möglich sind structured und invalid.</translation>
    </message>
</context>
<context>
    <name>baton::PageStatus</name>
    <message>
        <source>Folder of handoffs</source>
        <translation>Ordner mit Übergaben</translation>
    </message>
    <message>
        <source>%1 session</source>
        <translation>%1-Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Read at %1</source>
        <translation>Gelesen um %1</translation>
    </message>
    <message numerus="yes">
        <source>Live: %n file(s) and folder(s) are followed</source>
        <translation>
            <numerusform>Live: %n Datei oder Ordner wird verfolgt</numerusform>
            <numerusform>Live: %n Dateien und Ordner werden verfolgt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cannot be followed</source>
        <translation>
            <numerusform>%n weitere kann nicht verfolgt werden</numerusform>
            <numerusform>%n weitere können nicht verfolgt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Read in %L1 ms</source>
        <translation>Gelesen in %L1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) taken</source>
        <translation>
            <numerusform>%n Weg genommen</numerusform>
            <numerusform>%n Wege genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them undeclared</source>
        <translation>
            <numerusform>%n davon nicht deklariert</numerusform>
            <numerusform>%n davon nicht deklariert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <extracomment>What depends on what, who is told: routes that no handoff takes.</extracomment>
        <translation>
            <numerusform>%n Beziehung</numerusform>
            <numerusform>%n Beziehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declared only</source>
        <translation>
            <numerusform>%n nur deklariert</numerusform>
            <numerusform>%n nur deklariert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::PageTabs</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Die anderen schließen</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>baton::Palette</name>
    <message>
        <source>What fits</source>
        <translation>Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n more: type on to narrow them down.</source>
        <translation>
            <numerusform>%n weiterer: weitertippen grenzt ein.</numerusform>
            <numerusform>%n weitere: weitertippen grenzt ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
</context>
<context>
    <name>baton::PaletteButton</name>
    <message>
        <source>Go to document or command</source>
        <translation>Gehe zu Dokument oder Befehl</translation>
    </message>
</context>
<context>
    <name>baton::PaletteSources</name>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a document that is open</comment>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>Go to document or command</source>
        <translation>Gehe zu Dokument oder Befehl</translation>
    </message>
    <message>
        <source>Open a file of the workspace</source>
        <translation>Datei des Arbeitsbereichs öffnen</translation>
    </message>
    <message>
        <source>Go to a field</source>
        <translation>Gehe zu einem Feld</translation>
    </message>
    <message>
        <source>Recognise the kind</source>
        <translation>Art erkennen</translation>
    </message>
    <message>
        <source>from the content of the document</source>
        <translation>aus dem Inhalt des Dokuments</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the present choice</comment>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>What kind of document is this?</source>
        <translation>Welche Art von Dokument ist dies?</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n place(s) are shown.</source>
        <translation>
            <numerusform>Nur %n Stelle wird angezeigt.</numerusform>
            <numerusform>Nur die ersten %n Stellen werden angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Eine andere Datei …</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>%1 vergleichen mit</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>New %1</source>
        <comment>a kind of document, or its file name</comment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>%1 · theme, dark or light, language</source>
        <translation>%1 · Erscheinungsbild (Theme), dunkel oder hell, Sprache</translation>
    </message>
    <message>
        <source>Find in the files and logs of the workspace</source>
        <translation>In den Dateien und Logs des Arbeitsbereichs suchen</translation>
    </message>
</context>
<context>
    <name>baton::PartOfWholeRule</name>
    <message>
        <source>This pattern needs two groups: the part and the whole.</source>
        <translation>Dieses Muster braucht zwei Gruppen: den Teil und das Ganze.</translation>
    </message>
</context>
<context>
    <name>baton::PasteLayers</name>
    <message>
        <source>Remove the marks</source>
        <translation>Zeichen entfernen</translation>
    </message>
    <message>
        <source>Lines %1 to %2 begin with &gt;, as a mail quotes a text. Keep only these, without the marks.</source>
        <translation>Die Zeilen %1 bis %2 beginnen mit &gt;, wie eine Mail einen Text zitiert. Nur diese behalten, ohne die Zeichen.</translation>
    </message>
    <message>
        <source>Every line begins with &gt;, as a mail quotes a text. Remove the marks.</source>
        <translation>Jede Zeile beginnt mit &gt;, wie eine Mail einen Text zitiert. Die Zeichen entfernen.</translation>
    </message>
</context>
<context>
    <name>baton::PastedDiff</name>
    <message>
        <source>Every line begins with the + of a diff. Remove the marks.</source>
        <translation>Jede Zeile beginnt mit dem + eines Diffs. Die Zeichen entfernen.</translation>
    </message>
    <message>
        <source>The lines begin with the marks of a diff. Keep the new text, without the marks.</source>
        <translation>Die Zeilen beginnen mit den Zeichen eines Diffs. Den neuen Text behalten, ohne die Zeichen.</translation>
    </message>
    <message>
        <source>The file is a diff, which holds only parts of the text. Apply it with git apply, or paste the whole text.</source>
        <translation>Die Datei ist ein Diff, der nur Teile des Textes enthält. Den Diff mit git apply anwenden oder den ganzen Text einfügen.</translation>
    </message>
    <message>
        <source>The file is a diff, not the text itself. Keep the new text, without the diff&apos;s head and marks.</source>
        <translation>Die Datei ist ein Diff, nicht der Text selbst. Den neuen Text behalten, ohne Kopf und Zeichen des Diffs.</translation>
    </message>
    <message>
        <source>Keep the new text</source>
        <translation>Neuen Text behalten</translation>
    </message>
</context>
<context>
    <name>baton::PastedLabel</name>
    <message>
        <source>Line %1 names the language of the block that the text was copied from. The text begins on line %2: remove the lines above.</source>
        <translation>Zeile %1 nennt die Sprache des Blocks, aus dem der Text kopiert wurde. Der Text beginnt in Zeile %2: Die Zeilen darüber entfernen.</translation>
    </message>
    <message>
        <source>Remove the label</source>
        <translation>Beschriftung entfernen</translation>
    </message>
</context>
<context>
    <name>baton::PastedNumbers</name>
    <message>
        <source>Every line begins with its line number, the first with “%1”. Remove the numbers.</source>
        <translation>Jede Zeile beginnt mit ihrer Zeilennummer, die erste mit „%1“. Die Nummern entfernen.</translation>
    </message>
    <message>
        <source>Remove the numbers</source>
        <translation>Nummern entfernen</translation>
    </message>
</context>
<context>
    <name>baton::PathEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen …</translation>
    </message>
</context>
<context>
    <name>baton::PhaseGrid</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Versuch %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Begonnen %1</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
</context>
<context>
    <name>baton::PhaseGridView</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>baton::PhasesPane</name>
    <message>
        <source>Phases and attempts</source>
        <translation>Phasen und Versuche</translation>
    </message>
    <message>
        <source>Fold gaps</source>
        <translation>Lücken einklappen</translation>
    </message>
    <message>
        <source>Shorten the stretches where nothing ran</source>
        <translation>Strecken kürzen, auf denen nichts lief</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Show the phases along their time</source>
        <translation>Die Phasen entlang ihrer Zeit zeigen</translation>
    </message>
    <message>
        <source>failed, passed over</source>
        <extracomment>of a part that failed, timed out or was ended, and the whole succeeded without it</extracomment>
        <translation>fehlgeschlagen, übergangen</translation>
    </message>
    <message>
        <source>ok, but something speaks against it</source>
        <translation>in Ordnung, aber etwas spricht dagegen</translation>
    </message>
</context>
<context>
    <name>baton::PlaceholderNavigation</name>
    <message numerus="yes">
        <source>%n place(s) to fill in. Tab goes to the next one, Escape ends this.</source>
        <translation>
            <numerusform>%n Stelle auszufüllen. Tab führt zur nächsten, Escape beendet das.</numerusform>
            <numerusform>%n Stellen auszufüllen. Tab führt zur nächsten, Escape beendet das.</numerusform>
        </translation>
    </message>
    <message>
        <source>All places are filled in. Tab is an ordinary key again.</source>
        <translation>Alle Stellen sind ausgefüllt. Tab ist wieder eine gewöhnliche Taste.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are still empty. Tab is an ordinary key again.</source>
        <translation>
            <numerusform>%n Stelle ist noch leer. Tab ist wieder eine gewöhnliche Taste.</numerusform>
            <numerusform>%n Stellen sind noch leer. Tab ist wieder eine gewöhnliche Taste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ProblemCommands</name>
    <message>
        <source>No problem has a fix.</source>
        <translation>Für kein Problem gibt es eine Behebung.</translation>
    </message>
    <message>
        <source>&amp;Next failure</source>
        <translation>&amp;Nächster Fehlschlag</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous failure</source>
        <translation>Vor&amp;heriger Fehlschlag</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Vor&amp;heriges Problem</translation>
    </message>
    <message>
        <source>&amp;Next error</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous error</source>
        <translation>Vor&amp;heriger Fehler</translation>
    </message>
</context>
<context>
    <name>baton::ProblemExplanation</name>
    <message>
        <source>How to fix it</source>
        <translation>Wie man es behebt</translation>
    </message>
    <message>
        <source>Explanation of the rule</source>
        <translation>Erklärung der Regel</translation>
    </message>
    <message>
        <source>Example that breaks it</source>
        <translation>Beispiel, das sie verletzt</translation>
    </message>
    <message>
        <source>The folder of the protocol does not explain this rule.</source>
        <translation>Der Ordner des Protokolls erklärt diese Regel nicht.</translation>
    </message>
</context>
<context>
    <name>baton::ProblemsModel</name>
    <message>
        <source>Not checked again yet</source>
        <translation>Nicht neu geprüft</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Fix</source>
        <comment>column of what corrects a problem</comment>
        <translation>Behebung</translation>
    </message>
    <message>
        <source>Explain this rule (F1)</source>
        <translation>Diese Regel erklären (F1)</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
</context>
<context>
    <name>baton::ProblemsPane</name>
    <message>
        <source>Nothing is wrong where you are. This is about the document as a whole.</source>
        <translation>An dieser Stelle ist nichts falsch. Dies betrifft das Dokument als Ganzes.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) hidden by severity.</source>
        <translation>
            <numerusform>%n Problem nach Schweregrad ausgeblendet.</numerusform>
            <numerusform>%n Probleme nach Schweregrad ausgeblendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems. Errors, warnings and notes appear here.</source>
        <translation>Keine Probleme. Hier erscheinen Fehler, Warnungen und Hinweise.</translation>
    </message>
    <message>
        <source>The problems of the open document appear here.</source>
        <translation>Hier erscheinen die Probleme des geöffneten Dokuments.</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Gehe zu Zeile %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy rule id</source>
        <translation>Regelkennung kopieren</translation>
    </message>
    <message>
        <source>F8 next · Alt+Enter fix · F1 explain</source>
        <translation>F8 weiter · Alt+Eingabe beheben · F1 erklären</translation>
    </message>
    <message>
        <source>Explain this rule</source>
        <translation>Diese Regel erklären</translation>
    </message>
    <message>
        <source>The document is being checked…</source>
        <translation>Das Dokument wird geprüft …</translation>
    </message>
    <message>
        <source>Applies all fixes that need no choice, as one step</source>
        <translation>Wendet alle Behebungen an, die keine Auswahl brauchen, als einen Schritt</translation>
    </message>
    <message>
        <source>Fix all (%1)</source>
        <translation>Alles beheben (%1)</translation>
    </message>
    <message>
        <source>This problem has no fix.</source>
        <translation>Für dieses Problem gibt es keine Behebung.</translation>
    </message>
</context>
<context>
    <name>baton::ProblemsTable</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>baton::ProjectAgents</name>
    <message>
        <source>“%1” leads out of the project; name a place below it, without “..”.</source>
        <translation>„%1“ führt aus dem Projekt hinaus; einen Ort darunter nennen, ohne „..“.</translation>
    </message>
</context>
<context>
    <name>baton::PromptCase</name>
    <message>
        <source>Write in capitals</source>
        <translation>In Großbuchstaben schreiben</translation>
    </message>
    <message>
        <source>%1 on line %2 is not a heading: a no-break space follows its colon. Write a space.</source>
        <translation>%1 in Zeile %2 ist keine Überschrift: Auf den Doppelpunkt folgt ein geschütztes Leerzeichen. Ein gewöhnliches Leerzeichen schreiben.</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Leerzeichen schreiben</translation>
    </message>
    <message>
        <source>%1 on line %2 is not a heading: write %3 in capitals, and a colon after it.</source>
        <translation>%1 in Zeile %2 ist keine Überschrift: %3 in Großbuchstaben schreiben, mit einem Doppelpunkt dahinter.</translation>
    </message>
    <message>
        <source>%1 on line %2 is not a heading: write a colon after it.</source>
        <translation>%1 in Zeile %2 ist keine Überschrift: Dahinter einen Doppelpunkt schreiben.</translation>
    </message>
    <message>
        <source>Write a colon</source>
        <translation>Doppelpunkt schreiben</translation>
    </message>
</context>
<context>
    <name>baton::PromptPreview</name>
    <message>
        <source>The whole prompt</source>
        <translation>Der ganze Prompt</translation>
    </message>
    <message>
        <source>%1 bytes; the first %2 are shown</source>
        <translation>%1 Byte; die ersten %2 werden gezeigt</translation>
    </message>
    <message>
        <source>%1 bytes · %2 characters · about %3 tokens (an estimate: four characters to a token)</source>
        <extracomment>size of a prompt</extracomment>
        <translation>%1 Byte · %2 Zeichen · etwa %3 Token (geschätzt: vier Zeichen je Token)</translation>
    </message>
</context>
<context>
    <name>baton::ProseKeys</name>
    <message>
        <source>“%1:” reads as a sentence beside the handoff, but YAML takes it for a key. Remove it.</source>
        <translation>„%1:“ liest sich als Satz neben der Übergabe, aber YAML hält es für einen Schlüssel. Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Remove the words</source>
        <extracomment>a fix</extracomment>
        <translation>Worte entfernen</translation>
    </message>
</context>
<context>
    <name>baton::ProtocolCatalog</name>
    <message>
        <source>The kind “%1” is already that of another protocol; give it another name.</source>
        <translation>Die Art „%1“ gehört schon zu einem anderen Protokoll; einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>baton::QtDialogs</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%n Dokument hat ungespeicherte Änderungen.</numerusform>
            <numerusform>%n Dokumente haben ungespeicherte Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen ohne zu speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the template:</source>
        <translation>Name der Vorlage:</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>XML schema of this workspace</source>
        <translation>XML-Schema dieses Arbeitsbereichs</translation>
    </message>
    <message>
        <source>XML schemas (*.xsd);;All files (*)</source>
        <translation>XML-Schemas (*.xsd);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Name der Suche:</translation>
    </message>
    <message>
        <source>Handoffs (*.yaml *.yml *.json *.xml *.md *.prompt);;Logs (*.log);;Transcripts (*.jsonl *.json);;All files (*)</source>
        <translation>Übergaben (*.yaml *.yml *.json *.xml *.md *.prompt);;Logs (*.log);;Transkripte (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Remove the template %1?</source>
        <translation>Die Vorlage %1 entfernen?</translation>
    </message>
    <message>
        <source>Documents that were made from it stay as they are.</source>
        <translation>Dokumente, die daraus entstanden, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A file of SQLite</source>
        <translation>Eine SQLite-Datei</translation>
    </message>
    <message>
        <source>Databases (%1);;All files (*)</source>
        <translation>Datenbanken (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>It is replaced by the new file.</source>
        <translation>Die neue Datei tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei auswählen</translation>
    </message>
</context>
<context>
    <name>baton::Queue</name>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>%1 has no steps in the table %2: a table of steps is called %3 and has columns for id and status.</source>
        <translation>%1 hat keine Schritte in der Tabelle %2: Eine Tabelle mit Schritten heißt %3 und hat Spalten für Kennung und Zustand.</translation>
    </message>
    <message>
        <source>%1 has no table %2.</source>
        <translation>%1 hat keine Tabelle %2.</translation>
    </message>
    <message>
        <source>Open another database, or make a queue in this one with “baton queue init”.</source>
        <translation>Eine andere Datenbank öffnen oder in dieser mit „baton queue init“ eine Warteschlange anlegen.</translation>
    </message>
    <message>
        <source>The table %1 in %2 holds no steps, as it has no column for: %3. Add the column, or open another database.</source>
        <translation>Die Tabelle %1 in %2 enthält keine Schritte, denn ihr fehlt eine Spalte für: %3. Die Spalte anlegen oder eine andere Datenbank öffnen.</translation>
    </message>
    <message>
        <source>A new queue is made in the table %1, not in %2. Leave ?table= out of the address.</source>
        <translation>Eine neue Warteschlange entsteht in der Tabelle %1, nicht in %2. ?table= in der Adresse weglassen.</translation>
    </message>
    <message>
        <source>The context file %1 is outside of the folder %2 and was not read. Copy it into the folder, or choose one that holds it.</source>
        <translation>Die Kontextdatei %1 liegt außerhalb des Ordners %2 und wurde nicht gelesen. Die Datei in den Ordner kopieren oder einen Ordner wählen, der sie enthält.</translation>
    </message>
    <message>
        <source>The prompt of step %1 of “%2” has nothing below %3. Write it into the queue.</source>
        <translation>Im Prompt von Schritt %1 von „%2“ steht nichts unter %3. Das Fehlende in die Warteschlange eintragen.</translation>
    </message>
    <message>
        <source>The steps cannot be read</source>
        <translation>Die Schritte lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The queue in %1 has more than %2 steps, which is more than Baton reads.</source>
        <translation>Die Warteschlange in %1 hat mehr als %2 Schritte; so viele liest Baton nicht.</translation>
    </message>
    <message>
        <source>The table %1 cannot be read</source>
        <translation>Die Tabelle %1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>%1 has no table of steps: none called %2 with columns for id and status.</source>
        <translation>%1 hat keine Tabelle mit Schritten: keine namens %2 mit Spalten für Kennung und Zustand.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>Its tables: %1.</source>
        <translation>Ihre Tabellen: %1.</translation>
    </message>
    <message>
        <source>The step was not changed</source>
        <translation>Der Schritt wurde nicht geändert</translation>
    </message>
    <message>
        <source>Read the step again before you repeat it.</source>
        <translation>Lies den Schritt neu, bevor du es wiederholst.</translation>
    </message>
    <message>
        <source>Its state is “%1” now.</source>
        <translation>Sein Zustand ist jetzt „%1“.</translation>
    </message>
    <message>
        <source>It is not known whether the step was changed</source>
        <translation>Ob der Schritt geändert wurde, ist nicht bekannt</translation>
    </message>
    <message>
        <source>The queue cannot be changed</source>
        <translation>Die Warteschlange lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Step %1 of “%2” is completed and stays so. Nothing was written.</source>
        <translation>Schritt %1 von „%2“ ist abgeschlossen und bleibt es. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Several steps are number %1 of “%2”. Name the step by its id.</source>
        <translation>Mehrere Schritte sind Nummer %1 von „%2“. Den Schritt über seine Kennung angeben.</translation>
    </message>
    <message>
        <source>The queue has no steps of “%1”. Name the step by its id.</source>
        <translation>Die Warteschlange hat keine Schritte von „%1“. Den Schritt über seine Kennung angeben.</translation>
    </message>
    <message>
        <source>“%1” has no step %2, but these: %3.</source>
        <translation>„%1“ hat keinen Schritt %2, aber diese: %3.</translation>
    </message>
    <message>
        <source>“%1” is not a status of a completion.</source>
        <translation>„%1“ ist kein Status einer Meldung.</translation>
    </message>
    <message>
        <source>%1 has a queue already, in the table %2.</source>
        <translation>%1 hat schon eine Warteschlange, in der Tabelle %2.</translation>
    </message>
    <message>
        <source>The queue cannot be made</source>
        <translation>Die Warteschlange lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>This is not a completion of a step. A completion has task_id, step_index, agent and status.</source>
        <translation>Das ist keine Meldung zu einem Schritt. Eine Meldung hat task_id, step_index, agent und status.</translation>
    </message>
    <message numerus="yes">
        <source>The completion has %n error(s) and is not submitted:</source>
        <translation>
            <numerusform>Die Meldung hat %n Fehler und wird nicht eingereicht:</numerusform>
            <numerusform>Die Meldung hat %n Fehler und wird nicht eingereicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of “%2” runs already. Nothing was written.</source>
        <translation>Schritt %1 von „%2“ läuft schon. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is no file %1. “baton queue init %1” makes a new queue.</source>
        <translation>Es gibt keine Datei %1. „baton queue init %1“ legt eine neue Warteschlange an.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>&quot;Step 2 of Tara: Write the tests&quot;</extracomment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Completion of step %1</source>
        <translation>Meldung zu Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) completed</source>
        <translation>
            <numerusform>%1 von %n Schritt abgeschlossen</numerusform>
            <numerusform>%1 von %n Schritten abgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n blockiert</numerusform>
            <numerusform>%n blockiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>No protocol keeps its steps in a database.</source>
        <translation>Kein Protokoll hält seine Schritte in einer Datenbank.</translation>
    </message>
    <message>
        <source>Cannot be reported: %1</source>
        <translation>Kann nicht gemeldet werden: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 attempts</source>
        <translation>%1 Versuche</translation>
    </message>
    <message>
        <source>Several tables hold steps: %1. Choose one by ?table=%2 in the address.</source>
        <translation>Mehrere Tabellen enthalten Schritte: %1. Eine davon mit ?table=%2 in der Adresse wählen.</translation>
    </message>
    <message>
        <source>The table %1 has no word for the state “%2”, but these: %3. Nothing was written.</source>
        <translation>Die Tabelle %1 hat kein Wort für den Zustand „%2“, nur diese: %3. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>(no agent)</source>
        <translation>(kein Agent)</translation>
    </message>
    <message>
        <source>Report “%1”, with the blockers in the summary.</source>
        <translation>„%1“ melden und die Hindernisse in der Zusammenfassung nennen.</translation>
    </message>
    <message>
        <source>Several rows of the table have the id %1. Nothing was written.</source>
        <translation>Mehrere Zeilen der Tabelle haben die Kennung %1. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The database changed no row. Nothing was written.</source>
        <translation>Die Datenbank hat keine Zeile geändert. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The queue has no steps of “%1”, but of these: %2.</source>
        <translation>Die Warteschlange hat keine Schritte von „%1“, nur von diesen: %2.</translation>
    </message>
    <message>
        <source>The completion is about step %1 of “%2”, but the chosen step is number %3 of “%4”. Nothing was written.</source>
        <translation>Die Meldung betrifft Schritt %1 von „%2“, der gewählte Schritt ist aber Nummer %3 von „%4“. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Step %1 of “%2” was not handed out yet.</source>
        <translation>Schritt %1 von „%2“ wurde noch nicht ausgegeben.</translation>
    </message>
    <message>
        <source>Step %1 of “%2” failed and was not handed out again.</source>
        <translation>Schritt %1 von „%2“ ist fehlgeschlagen und wurde nicht wieder ausgegeben.</translation>
    </message>
    <message>
        <source>Step %1 of “%2” is blocked and was not handed out again.</source>
        <translation>Schritt %1 von „%2“ ist blockiert und wurde nicht wieder ausgegeben.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2. Nothing was submitted.</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2. Nichts wurde eingereicht.</translation>
    </message>
    <message>
        <source>The step is %1&apos;s; %2 reports it.</source>
        <translation>Der Schritt gehört %1; %2 meldet ihn.</translation>
    </message>
    <message>
        <source>The table %1 has no column for: %2. That is not kept.</source>
        <translation>Die Tabelle %1 hat keine Spalte für: %2. Das wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Letzter Fehler</translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Context files</source>
        <translation>Kontextdateien</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Hands on</source>
        <translation>Gibt weiter</translation>
    </message>
    <message>
        <source>Made for step</source>
        <translation>Zu Schritt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>baton::QueueBoard</name>
    <message>
        <source>other states</source>
        <translation>andere Zustände</translation>
    </message>
</context>
<context>
    <name>baton::QueueCardDelegate</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QueueCommands</name>
    <message>
        <source>The password was not kept</source>
        <translation>Das Passwort wurde nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Step %1 is not in the queue.</source>
        <translation>Schritt %1 ist nicht in der Warteschlange.</translation>
    </message>
    <message>
        <source>It was removed after the index read the queue.</source>
        <translation>Er wurde entfernt, nachdem der Index die Warteschlange gelesen hat.</translation>
    </message>
    <message>
        <source>No protocol keeps its steps in a database.</source>
        <translation>Kein Protokoll hält seine Schritte in einer Datenbank.</translation>
    </message>
    <message>
        <source>The prompt of step %1 is copied.</source>
        <translation>Der Prompt zu Schritt %1 ist kopiert.</translation>
    </message>
    <message>
        <source>The prompt of step %1 is copied, but incomplete</source>
        <translation>Der Prompt zu Schritt %1 ist kopiert, aber unvollständig</translation>
    </message>
    <message>
        <source>The completion of step %1 was not written</source>
        <translation>Die Meldung zu Schritt %1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>The completion of step %1 is written.</source>
        <translation>Die Meldung zu Schritt %1 ist geschrieben.</translation>
    </message>
    <message>
        <source>The step is gone.</source>
        <translation>Den Schritt gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The queue was not opened</source>
        <translation>Die Warteschlange wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The queue was not made</source>
        <translation>Die Warteschlange wurde nicht angelegt</translation>
    </message>
    <message>
        <source>Another completion is being written. Try again.</source>
        <translation>Eine andere Meldung wird gerade geschrieben. Noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>baton::QueueFilterBar</name>
    <message>
        <source>Filter the steps</source>
        <translation>Schritte filtern</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>Alle Agenten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
</context>
<context>
    <name>baton::QueueFollower</name>
    <message numerus="yes">
        <source>%1 It is tried again in %n second(s).</source>
        <translation>
            <numerusform>%1 In %n Sekunde folgt der nächste Versuch.</numerusform>
            <numerusform>%1 In %n Sekunden folgt der nächste Versuch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::QueueModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Changed (UTC)</source>
        <translation>Geändert (UTC)</translation>
    </message>
    <message>
        <source>failed, retry requested</source>
        <translation>fehlgeschlagen, Wiederholung verlangt</translation>
    </message>
    <message>
        <source>%1, cannot be reported</source>
        <translation>%1, nicht meldbar</translation>
    </message>
</context>
<context>
    <name>baton::QueueStepDetails</name>
    <message>
        <source>Copy the &amp;prompt</source>
        <translation>Prompt &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Submit a completion…</source>
        <translation>&amp;Meldung einreichen …</translation>
    </message>
    <message>
        <source>The chosen step</source>
        <translation>Der gewählte Schritt</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>baton::QueueView</name>
    <message>
        <source>The queue is empty. Whoever plans the work, such as Orion, inserts the steps as rows of the table %1.</source>
        <translation>Die Warteschlange ist leer. Wer die Arbeit plant, etwa Orion, fügt die Schritte als Zeilen der Tabelle %1 ein.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden …</translation>
    </message>
    <message>
        <source>The server reports changes</source>
        <translation>Der Server meldet Änderungen</translation>
    </message>
    <message>
        <source>Checked every few seconds</source>
        <translation>Alle paar Sekunden geprüft</translation>
    </message>
    <message>
        <source>Not followed</source>
        <translation>Nicht verfolgt</translation>
    </message>
    <message>
        <source>Connected, but the steps cannot be read</source>
        <translation>Verbunden, aber die Schritte sind nicht lesbar</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Verfolgen</translation>
    </message>
    <message>
        <source>Notices changes by itself</source>
        <translation>Bemerkt Änderungen von selbst</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Give the &amp;password…</source>
        <translation>&amp;Passwort angeben …</translation>
    </message>
    <message>
        <source>Steps of the queue</source>
        <translation>Schritte der Warteschlange</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>read from the table %1; %2 holds steps as well</source>
        <translation>aus der Tabelle %1 gelesen; auch %2 enthält Schritte</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter leaves out all steps.</source>
        <translation>Der Filter lässt alle Schritte weg.</translation>
    </message>
    <message>
        <source>The filter leaves out the chosen step. Choose another one.</source>
        <translation>Der Filter lässt den gewählten Schritt weg. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>Choose a step to see all of it.</source>
        <translation>Einen Schritt wählen, um alles zu ihm zu sehen.</translation>
    </message>
</context>
<context>
    <name>baton::RawEditor</name>
    <message>
        <source>This cannot be read: %1</source>
        <translation>Dies ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Enter one value: this is more than one document.</source>
        <translation>Nur einen Wert eingeben: Dies ist mehr als ein Dokument.</translation>
    </message>
</context>
<context>
    <name>baton::ReasonRow</name>
    <message>
        <source>%1, line %2</source>
        <comment>field, line number</comment>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>baton::RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
</context>
<context>
    <name>baton::Recognition</name>
    <message>
        <source>Not recognised as a handoff: it fits no kind.</source>
        <translation>Nicht als Übergabe erkannt: Es passt zu keiner Art.</translation>
    </message>
    <message>
        <source>Taken for %1: it was chosen.</source>
        <translation>Für %1 gehalten: Es wurde so gewählt.</translation>
    </message>
    <message>
        <source>Taken for %1 by the name of its file; it cannot be read.</source>
        <translation>Dem Namen der Datei nach für %1 gehalten; sie kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Taken for %1 by the part that can be read.</source>
        <translation>Nach dem lesbaren Teil für %1 gehalten.</translation>
    </message>
    <message>
        <source>Taken for %1 by the part that can be read: %2.</source>
        <extracomment>a kind, what was found</extracomment>
        <translation>Nach dem lesbaren Teil für %1 gehalten: %2.</translation>
    </message>
    <message>
        <source>Taken for %1 by its content: %2.</source>
        <extracomment>a kind, what was found</extracomment>
        <translation>Nach dem Inhalt für %1 gehalten: %2.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a place in a document, the value there</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>Dagegen spricht: %1.</translation>
    </message>
    <message>
        <source>Not taken for %1: %2.</source>
        <extracomment>a kind, what speaks against it</extracomment>
        <translation>Nicht für %1 gehalten: %2.</translation>
    </message>
    <message>
        <source>That is only one fact, so Baton adds nothing to the document by itself. Choose the kind if it is right.</source>
        <translation>Das ist nur ein einziger Anhaltspunkt, darum fügt Baton dem Dokument von sich aus nichts hinzu. Die Art wählen, wenn sie stimmt.</translation>
    </message>
</context>
<context>
    <name>baton::Recovery</name>
    <message>
        <source>Unsaved text cannot be kept for recovery: the folder %1 cannot be made. Save often, or make room there.</source>
        <translation>Ungespeicherter Text kann nicht gesichert werden: Der Ordner %1 lässt sich nicht anlegen. Oft speichern oder dort Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>baton::RedactionModel</name>
    <message>
        <source>Mask</source>
        <translation>Maskieren</translation>
    </message>
    <message>
        <source>Where it first occurs</source>
        <translation>Wo es zuerst steht</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>%1
under &quot;%2&quot;</source>
        <translation>%1
unter „%2“</translation>
    </message>
    <message>
        <source>In the report</source>
        <translation>Im Bericht</translation>
    </message>
</context>
<context>
    <name>baton::RejectedInput</name>
    <message>
        <source>“%1” is only in the form, not in the document: %2</source>
        <translation>„%1“ steht nur im Formular, nicht im Dokument: %2</translation>
    </message>
</context>
<context>
    <name>baton::ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Before the first handoff (Home)</source>
        <translation>Vor die erste Übergabe (Pos1)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>After the last handoff (End)</source>
        <translation>Hinter die letzte Übergabe (Ende)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
</context>
<context>
    <name>baton::ReplayTrack</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>baton::Report</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Phases and attempts</source>
        <translation>Phasen und Versuche</translation>
    </message>
    <message>
        <source>Handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Deliverables</source>
        <translation>Liefergegenstände</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>First cause</source>
        <translation>Erste Ursache</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What followed from it:</source>
        <translation>Was daraus folgte:</translation>
    </message>
    <message>
        <source>Repaired: %1</source>
        <translation>Behoben: %1</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Gate %1, %2</source>
        <translation>Gate %1, %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Error history</source>
        <translation>Fehlerverlauf</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by Baton on %1</source>
        <translation>Erstellt mit Baton am %1</translation>
    </message>
    <message>
        <source>exists with another checksum</source>
        <translation>vorhanden, andere Prüfsumme</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>outside its root</source>
        <translation>außerhalb ihres Stammordners</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>Beginn (UTC)</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fix attempted</source>
        <translation>Versuchte Behebung</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>already tried in attempt %1</source>
        <translation>schon in Versuch %1</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Von → an</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Deliverable</source>
        <translation>Liefergegenstand</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>Genannt in</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfurteile</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>the same error as in attempt %1</source>
        <translation>derselbe Fehler wie in Versuch %1</translation>
    </message>
    <message>
        <source>Passed over: %1</source>
        <translation>Übergangen: %1</translation>
    </message>
    <message>
        <source>Another failure, not following from it</source>
        <translation>Ein anderer Fehlschlag, der nicht daraus folgt</translation>
    </message>
    <message>
        <source>also reported as: %1</source>
        <translation>auch gemeldet als: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gefordert</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Statistics of sessions</source>
        <translation>Statistik der Sitzungen</translation>
    </message>
    <message>
        <source>Targets of the specifications</source>
        <translation>Zielwerte der Spezifikationen</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>The last sessions and their phases</source>
        <translation>Die letzten Sitzungen und ihre Phasen</translation>
    </message>
</context>
<context>
    <name>baton::ReportCommands</name>
    <message>
        <source>Select the sessions that the report is to be about.</source>
        <translation>Die Sitzungen auswählen, von denen der Bericht handeln soll.</translation>
    </message>
    <message>
        <source>The report was written.</source>
        <translation>Der Bericht wurde geschrieben.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>No program could be opened for %1.</source>
        <translation>Für %1 konnte kein Programm geöffnet werden.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>baton::ReportDialog</name>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>Web page (HTML), one file</source>
        <translation>Webseite (HTML), eine Datei</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>&amp;Schreiben als</translation>
    </message>
    <message>
        <source>Secrets in the report</source>
        <translation>Geheimnisse im Bericht</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben …</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Mask all</source>
        <translation>Alle maskieren</translation>
    </message>
    <message>
        <source>Looking for keys, tokens, passwords and home folders…</source>
        <translation>Schlüssel, Token, Passwörter und persönliche Ordner werden gesucht …</translation>
    </message>
    <message>
        <source>No keys, tokens, passwords or home folders were found in it.</source>
        <translation>Darin wurden keine Schlüssel, Token, Passwörter oder persönlichen Ordner gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) were found. All of them will be masked; clear the mark of one that the report may show.</source>
        <translation>
            <numerusform>%n Geheimnis wurde gefunden. Es wird maskiert; wenn der Bericht es zeigen darf, den Haken entfernen.</numerusform>
            <numerusform>%n Geheimnisse wurden gefunden. Alle werden maskiert; bei denen, die der Bericht zeigen darf, den Haken entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 secrets will be shown as they are.</source>
        <translation>
            <numerusform>%n von %1 Geheimnissen wird gezeigt, wie es ist.</numerusform>
            <numerusform>%n von %1 Geheimnissen werden gezeigt, wie sie sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::ReportWriter</name>
    <message>
        <source>The report was not written.</source>
        <translation>Der Bericht wurde nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>baton::Review</name>
    <message>
        <source>approved</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>needs work</source>
        <translation>zu überarbeiten</translation>
    </message>
    <message>
        <source>awaits review</source>
        <translation>wartet auf Prüfung</translation>
    </message>
</context>
<context>
    <name>baton::ReviewCommands</name>
    <message>
        <source>The review was not saved.</source>
        <translation>Das Prüfurteil wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Not all reviews can be read.</source>
        <translation>Nicht alle Prüfurteile sind lesbar.</translation>
    </message>
    <message>
        <source>The review was saved in %1.</source>
        <translation>Das Prüfurteil wurde in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>baton::ReviewFile</name>
    <message>
        <source>%1 is not a readable file of reviews. Fix or remove it. %2</source>
        <translation>%1 ist keine lesbare Datei mit Prüfurteilen. Die Datei berichtigen oder entfernen. %2</translation>
    </message>
    <message>
        <source>%1 has no list of reviews. Fix or remove it.</source>
        <translation>%1 enthält keine Liste von Prüfurteilen. Die Datei berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>Review %1 in %2 has no gate, or no verdict that is approve, needs-work or reject. Correct it.</source>
        <translation>Prüfurteil %1 in %2 hat kein Gate oder kein Urteil, das approve, needs-work oder reject ist. Das Prüfurteil berichtigen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Change the permissions there.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Die Rechte dort ändern.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;QG1: approved, ada&quot;</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>baton::ReviewPane</name>
    <message>
        <source>Save review</source>
        <translation>Prüfurteil speichern</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Prüfurteile</translation>
    </message>
    <message>
        <source>Gate of the review</source>
        <translation>Gate des Prüfurteils</translation>
    </message>
    <message>
        <source>Verdict of the review</source>
        <translation>Urteil der Prüfung</translation>
    </message>
    <message>
        <source>Note of the review</source>
        <translation>Anmerkung zum Prüfurteil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter begins a line</source>
        <translation>Eingabe speichert, Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>No gate of this session has been reviewed yet. Reviews that you save here are kept in .baton/reviews/ of the workspace.</source>
        <translation>Noch wurde kein Gate dieser Sitzung geprüft. Was hier gespeichert wird, steht in .baton/reviews/ des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Choose a verdict first</source>
        <translation>Zuerst ein Urteil wählen</translation>
    </message>
</context>
<context>
    <name>baton::ReviewTable</name>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>baton::RouteReader</name>
    <message>
        <source>“%1” is not an agent of this protocol.</source>
        <translation>„%1“ ist kein Agent dieses Protokolls.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of this protocol.</source>
        <translation>„%1“ ist keine Art dieses Protokolls.</translation>
    </message>
</context>
<context>
    <name>baton::RoutingCommands</name>
    <message>
        <source>Select sessions in the list first.</source>
        <translation>Zuerst Sitzungen in der Liste wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Übergabewege</translation>
    </message>
    <message>
        <source>Show who handed what to whom in this session</source>
        <translation>Zeigen, wer in dieser Sitzung wem was übergeben hat</translation>
    </message>
</context>
<context>
    <name>baton::RoutingDescription</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) in the document</source>
        <translation>
            <numerusform>%n weiterer Befund im Dokument</numerusform>
            <numerusform>%n weitere Befunde im Dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>rule, document</comment>
        <translation>%1, aus %2</translation>
    </message>
    <message>
        <source>The protocol has this route. No handoff took it.</source>
        <translation>Das Protokoll kennt diesen Weg. Keine Übergabe hat ihn genommen.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>This graph is of another session: only the state of this one is known here.</source>
        <translation>Dieser Graph zeigt eine andere Sitzung: Von dieser ist hier nur der Zustand bekannt.</translation>
    </message>
</context>
<context>
    <name>baton::RoutingDetails</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in session</source>
        <translation>In der Sitzung zeigen</translation>
    </message>
    <message>
        <source>Select this handoff in the session that it belongs to</source>
        <translation>Diese Übergabe in der Sitzung wählen, zu der sie gehört</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n weiteres Feld</numerusform>
            <numerusform>%n weitere Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
</context>
<context>
    <name>baton::RoutingExport</name>
    <message>
        <source>The graph was not written.</source>
        <translation>Der Graph wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The graph was written to %1.</source>
        <translation>Der Graph wurde nach %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>baton::RoutingFilterBar</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Zusammengefasst</translation>
    </message>
    <message>
        <source>Steps towards those that hand to it</source>
        <translation>Schritte zu denen, die ihm übergeben</translation>
    </message>
    <message>
        <source>Steps towards those that it hands to</source>
        <translation>Schritte zu denen, denen er übergibt</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Draw together</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>By protocol</source>
        <translation>Nach Protokoll</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Nach Rolle</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hinauf</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hinab</translation>
    </message>
    <message>
        <source>Only what is near a node</source>
        <translation>Nur die Umgebung eines Knotens</translation>
    </message>
    <message>
        <source>Only what is near %1</source>
        <translation>Nur die Umgebung von %1</translation>
    </message>
    <message>
        <source>Select a node first.</source>
        <translation>Zuerst einen Knoten wählen.</translation>
    </message>
</context>
<context>
    <name>baton::RoutingGraph</name>
    <message>
        <source>Not named</source>
        <translation>Nicht genannt</translation>
    </message>
    <message>
        <source>%1 step %2</source>
        <extracomment>%1 the id of a task, %2 the number of a step of it</extracomment>
        <translation>%1 Schritt %2</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>wartet auf</translation>
    </message>
    <message>
        <source>tells</source>
        <translation>benachrichtigt</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>speist</translation>
    </message>
    <message>
        <source>makes void</source>
        <translation>macht ungültig</translation>
    </message>
</context>
<context>
    <name>baton::RoutingHeader</name>
    <message>
        <source>Declared routes</source>
        <translation>Deklarierte Wege</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Show all of it (F)</source>
        <translation>Alles zeigen (F)</translation>
    </message>
    <message>
        <source>Filter and group</source>
        <translation>Filtern und gruppieren</translation>
    </message>
    <message>
        <source>Find (/)</source>
        <translation>Suchen (/)</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Das Gezeigte exportieren</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Aggregated</source>
        <translation>Gebündelt</translation>
    </message>
    <message>
        <source>In time order</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>What the graph is about</source>
        <translation>Wovon der Graph handelt</translation>
    </message>
    <message>
        <source>Also show allowed routes that no handoff took</source>
        <translation>Auch erlaubte Wege zeigen, die keine Übergabe nahm</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>Zurück zu 100 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>zoom</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom: %1 %</source>
        <translation>Vergrößerung: %1 %</translation>
    </message>
</context>
<context>
    <name>baton::RoutingPages</name>
    <message>
        <source>Routing: %1</source>
        <translation>Übergabewege: %1</translation>
    </message>
</context>
<context>
    <name>baton::RoutingText</name>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>What the routing shows</source>
        <translation>Was die Übergabewege zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n Phase</numerusform>
            <numerusform>%n Phasen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) of chains</source>
        <translation>
            <numerusform>%n Glied von Ketten</numerusform>
            <numerusform>%n Glieder von Ketten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>declared, not taken</source>
        <translation>deklariert, nicht genommen</translation>
    </message>
    <message>
        <source>undeclared</source>
        <translation>nicht deklariert</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>deklariert</translation>
    </message>
    <message>
        <source>started by</source>
        <translation>gestartet von</translation>
    </message>
    <message>
        <source>depends on</source>
        <translation>hängt ab von</translation>
    </message>
    <message>
        <source>notifies</source>
        <translation>benachrichtigt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>speist</translation>
    </message>
    <message>
        <source>invalidates</source>
        <translation>macht ungültig</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n Übergabe</numerusform>
            <numerusform>%n Übergaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n handoff(s)</source>
        <translation>
            <numerusform>%1 von %n Übergabe</numerusform>
            <numerusform>%1 von %n Übergaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count, kind of handoff</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>hub</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>unknown to the protocol</source>
        <translation>dem Protokoll unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n received</source>
        <translation>
            <numerusform>%n empfangen</numerusform>
            <numerusform>%n empfangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>%n gesendet</numerusform>
            <numerusform>%n gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n nicht beurteilt</numerusform>
            <numerusform>%n nicht beurteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n angenommen</numerusform>
            <numerusform>%n angenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noted</source>
        <translation>
            <numerusform>%n mit Hinweisen</numerusform>
            <numerusform>%n mit Hinweisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n zurückgegeben</numerusform>
            <numerusform>%n zurückgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with defaults</source>
        <translation>
            <numerusform>%n mit Vorgabewerten</numerusform>
            <numerusform>%n mit Vorgabewerten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalated</source>
        <translation>
            <numerusform>%n eskaliert</numerusform>
            <numerusform>%n eskaliert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blockiert</numerusform>
            <numerusform>%n blockiert</numerusform>
        </translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>%1, replaced by a later attempt</source>
        <comment>verdict</comment>
        <translation>%1, durch einen späteren Versuch ersetzt</translation>
    </message>
    <message>
        <source>%1, document %2</source>
        <translation>%1, Dokument %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first place that a finding is about</extracomment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 no longer holds this handoff. Load the session again.</source>
        <translation>%1 enthält diese Übergabe nicht mehr. Die Sitzung neu laden.</translation>
    </message>
    <message>
        <source>%1 of %2 undeclared</source>
        <comment>handoffs</comment>
        <translation>%1 von %2 nicht deklariert</translation>
    </message>
</context>
<context>
    <name>baton::RoutingView</name>
    <message>
        <source>Reading the handoffs of %1.</source>
        <translation>Die Übergaben von %1 werden gelesen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing is left by the filter.</source>
        <translation>Der Filter lässt nichts übrig.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Agents and the handoffs between them appear here. %1 has none.</source>
        <translation>Hier erscheinen Agenten und die Übergaben zwischen ihnen. In %1 gibt es keine.</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Die Wiedergabe schließen</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Die Einzelheiten schließen</translation>
    </message>
    <message>
        <source>Find an agent, a role or a document</source>
        <translation>Einen Agenten, eine Rolle oder ein Dokument suchen</translation>
    </message>
</context>
<context>
    <name>baton::RowWidget</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>baton::Rule</name>
    <message>
        <source>“%1” is not a severity; use error, warning or note.</source>
        <translation>„%1“ ist kein Schweregrad; möglich sind error, warning und note.</translation>
    </message>
    <message>
        <source>There is no rule “%1”; was “%2” meant?</source>
        <translation>Es gibt keine Regel „%1“; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>There is no rule “%1”; docs/protocols.md lists the known ones.</source>
        <translation>Es gibt keine Regel „%1“; docs/protocols.md nennt die bekannten.</translation>
    </message>
    <message>
        <source>Use its own session</source>
        <extracomment>a fix: let the path lead into the folder of the document&apos;s own session</extracomment>
        <translation>Eigene Sitzung nehmen</translation>
    </message>
</context>
<context>
    <name>baton::RuleBook</name>
    <message>
        <source>Every file</source>
        <translation>Jede Datei</translation>
    </message>
</context>
<context>
    <name>baton::RuleEntry</name>
    <message>
        <source>“%1” is not a severity; use error, warning or note.</source>
        <translation>„%1“ ist kein Schweregrad; möglich sind error, warning und note.</translation>
    </message>
</context>
<context>
    <name>baton::RunStatus</name>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>steht aus</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>von außen beendet</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>invalidated</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>ohne Lebenszeichen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>no sign of life since %1</source>
        <translation>kein Lebenszeichen seit %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, although %2</source>
        <extracomment>&quot;ok, although phase 2 Flow failed&quot;</extracomment>
        <translation>%1, aber %2</translation>
    </message>
    <message>
        <source>phase %1 %2</source>
        <extracomment>number and title of a phase: &quot;phase 2 Flow&quot;</extracomment>
        <translation>Phase %1 %2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>&quot;phase 2 Flow failed&quot;</extracomment>
        <translation>%1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>loose handoffs</source>
        <translation>lose Übergaben</translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <extracomment>&quot;superseded by 20261118-092500-run-tests&quot;</extracomment>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>ok, with flaws</source>
        <translation>in Ordnung, mit Mängeln</translation>
    </message>
    <message>
        <source>&lt; 1 s</source>
        <translation>&lt; 1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>baton::Sample</name>
    <message>
        <source>%1 cannot be written. Make room there, or change its permissions.</source>
        <translation>%1 kann nicht geschrieben werden. Dort Platz schaffen oder die Zugriffsrechte ändern.</translation>
    </message>
</context>
<context>
    <name>baton::SaveCommands</name>
    <message>
        <source>%1 is open and has changes that are not saved.</source>
        <translation>%1 ist geöffnet und hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Saving puts this text in their place.</source>
        <translation>Beim Speichern tritt dieser Text an ihre Stelle.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving puts your text in the place of theirs.</source>
        <translation>Speichern ersetzt den fremden Text durch den eigenen.</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Eigenen Text speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of %1 hold what cannot be saved.</source>
        <translation>
            <numerusform>%n Feld von %1 enthält, was nicht gespeichert werden kann.</numerusform>
            <numerusform>%n Felder von %1 enthalten, was nicht gespeichert werden kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in %2 is not in the file: %3</source>
        <translation>„%1“ in %2 steht nicht in der Datei: %3</translation>
    </message>
    <message>
        <source>%1 was changed in the tab %2.</source>
        <translation>%1 wurde im Reiter %2 geändert.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Saving puts this text in its place.</source>
        <translation>Speichern ersetzt den Inhalt der Datei durch diesen Text.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Its problems are still being fixed. Save it once that is done.</source>
        <translation>Die Probleme darin werden noch behoben. Erst danach speichern.</translation>
    </message>
</context>
<context>
    <name>baton::ScanFooter</name>
    <message>
        <source>Stop reading</source>
        <translation>Einlesen anhalten</translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation>Ordner neu einlesen</translation>
    </message>
    <message>
        <source>Finding files: %1</source>
        <translation>Dateien suchen: %1</translation>
    </message>
    <message>
        <source>Reading %1 of %2 files</source>
        <translation>%1 von %2 Dateien gelesen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>progress</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>Too many files and folders to watch (%n not watched). The button reads them again.</source>
        <translation>
            <numerusform>Zu viele Dateien und Ordner (%n nicht überwacht). Die Schaltfläche liest alles neu.</numerusform>
            <numerusform>Zu viele Dateien und Ordner (%n nicht überwacht). Die Schaltfläche liest alles neu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SchemaBundle</name>
    <message>
        <source>“%1” refers outside the protocol&apos;s folder; only its own files are read.</source>
        <translation>„%1“ verweist aus dem Protokollordner hinaus; nur eigene Dateien werden gelesen.</translation>
    </message>
    <message>
        <source>The reference “%1” leads nowhere.</source>
        <translation>Der Verweis „%1“ führt ins Leere.</translation>
    </message>
</context>
<context>
    <name>baton::SchemaGuard</name>
    <message>
        <source>The schema unfolds to more than %1 parts.</source>
        <translation>Das Schema entfaltet sich zu mehr als %1 Teilen.</translation>
    </message>
    <message>
        <source>The schema refers to itself without an end.</source>
        <translation>Das Schema verweist ohne Ende auf sich selbst.</translation>
    </message>
    <message>
        <source>The schema refers to itself in several ways at once.</source>
        <translation>Das Schema verweist auf mehreren Wegen zugleich auf sich selbst.</translation>
    </message>
</context>
<context>
    <name>baton::SchemaMessages</name>
    <message>
        <source>%1 has no value</source>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation>%1 muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>a map</source>
        <comment>type of a value</comment>
        <translation>eine Map</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>type of a value</comment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>text</source>
        <comment>type of a value</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>an integer</source>
        <comment>type of a value</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>type of a value</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>type of a value</comment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>null</source>
        <comment>type of a value</comment>
        <translation>null</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several possibilities</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message numerus="yes">
        <source>at least %n entries</source>
        <translation>
            <numerusform>mindestens %n Eintrag</numerusform>
            <numerusform>mindestens %n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n entries</source>
        <translation>
            <numerusform>höchstens %n Eintrag</numerusform>
            <numerusform>höchstens %n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n characters</source>
        <translation>
            <numerusform>mindestens %n Zeichen</numerusform>
            <numerusform>mindestens %n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>höchstens %n Zeichen</numerusform>
            <numerusform>höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>a time in ISO 8601, such as 2026-02-21T14:30:00Z</source>
        <translation>eine Zeit nach ISO 8601, etwa 2026-02-21T14:30:00Z</translation>
    </message>
    <message>
        <source>Required field %1 is missing</source>
        <translation>Pflichtfeld %1 fehlt</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 does not have the expected form: %2</source>
        <translation>%1 hat nicht die erwartete Form: %2</translation>
    </message>
    <message>
        <source>%1 holds an entry twice</source>
        <translation>%1 enthält einen Eintrag doppelt</translation>
    </message>
    <message>
        <source>%1 is not a field of this protocol</source>
        <translation>%1 ist kein Feld dieses Protokolls</translation>
    </message>
    <message>
        <source>%1 is not as the protocol asks: %2</source>
        <translation>%1 entspricht nicht dem Protokoll: %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <comment>field, expectation, actual value</comment>
        <translation>%1 erwartet %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 is spelt %2 in this protocol, not %3</source>
        <extracomment>field, expected value, actual value, which differ in case only</extracomment>
        <translation>%1 wird in diesem Protokoll %2 geschrieben, nicht %3</translation>
    </message>
    <message>
        <source>%1; %2 looks like a misspelling of it</source>
        <extracomment>a sentence about a missing field, the key that stands in its place</extracomment>
        <translation>%1; %2 scheint ein Schreibfehler dafür zu sein</translation>
    </message>
    <message>
        <source>No field is called %1, so it is ignored; %2 seems to be meant</source>
        <translation>Kein Feld heißt %1, also wird es ignoriert; %2 scheint gemeint zu sein</translation>
    </message>
    <message>
        <source>%1 is not a field of this protocol; %2 seems to be meant</source>
        <translation>%1 ist kein Feld dieses Protokolls; gemeint ist wohl %2</translation>
    </message>
    <message>
        <source>; an entry of a list begins with a hyphen and a blank: &quot;- &quot;</source>
        <translation>; ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen: „- “</translation>
    </message>
    <message>
        <source>; a key ends with a colon and a space: &quot;: &quot;</source>
        <translation>; ein Schlüssel endet mit Doppelpunkt und Leerzeichen: „: “</translation>
    </message>
    <message>
        <source>; the colon and the blank after it make a map: put the text in quotes</source>
        <translation>; der Doppelpunkt mit dem Leerzeichen dahinter macht daraus eine Map: den Text in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>; %1 schreiben</translation>
    </message>
    <message>
        <source>; write %1 if that is meant</source>
        <translation>; %1 schreiben, wenn das gemeint ist</translation>
    </message>
    <message>
        <source>; its keys are %1</source>
        <extracomment>names of keys</extracomment>
        <translation>; ihre Schlüssel sind %1</translation>
    </message>
    <message>
        <source>; each of its entries is a map with the keys %1</source>
        <extracomment>names of keys</extracomment>
        <translation>; jeder ihrer Einträge ist eine Map mit den Schlüsseln %1</translation>
    </message>
</context>
<context>
    <name>baton::SchemaProblem</name>
    <message>
        <source>This is not a valid JSON Schema: %1</source>
        <translation>Dies ist kein gültiges JSON-Schema: %1</translation>
    </message>
</context>
<context>
    <name>baton::Search</name>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Handoff</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfurteil</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>“-%1:” is searched as text: only words can be excluded.</source>
        <translation>„-%1:“ wird als Text gesucht: Ausschließen lassen sich nur Wörter.</translation>
    </message>
    <message>
        <source>“%1:” is searched as text: it is not a filter. The filters are %2.</source>
        <translation>„%1:“ wird als Text gesucht: Es ist kein Filter. Die Filter sind %2.</translation>
    </message>
    <message>
        <source>“%1:” does not know “%2”. It knows %3.</source>
        <translation>„%1:“ kennt „%2“ nicht. Bekannt sind %3.</translation>
    </message>
    <message>
        <source>%1 is later than %2: swap the days.</source>
        <translation>%1 ist später als %2: die Tage tauschen.</translation>
    </message>
    <message>
        <source>“%1:” takes a day such as 2026-02-01, a month or a year, not “%2”.</source>
        <translation>„%1:“ erwartet einen Tag wie 2026-02-01, einen Monat oder ein Jahr, nicht „%2“.</translation>
    </message>
    <message>
        <source>The index cannot be searched</source>
        <translation>Der Index lässt sich nicht durchsuchen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>First cause</source>
        <translation>Erste Ursache</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>“%1:” allows %2</source>
        <translation>„%1:“ erlaubt %2</translation>
    </message>
    <message>
        <source>Nothing can pass all filters: %1.</source>
        <translation>Nichts kann alle Filter erfüllen: %1.</translation>
    </message>
    <message>
        <source>“%1:” without a value is searched as text.</source>
        <translation>„%1:“ ohne Wert wird als Text gesucht.</translation>
    </message>
    <message>
        <source>The index has nothing for “%1:%2”.</source>
        <translation>Der Index kennt nichts zu „%1:%2“.</translation>
    </message>
    <message>
        <source>It has %1 and others.</source>
        <translation>Er kennt %1 und weitere.</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Er kennt %1.</translation>
    </message>
    <message>
        <source>Is “%1” meant?</source>
        <translation>Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>“%1”: only the end of a word can be left open by “*”.</source>
        <translation>„%1“: Nur das Ende eines Wortes lässt sich mit „*“ offen lassen.</translation>
    </message>
    <message>
        <source>“%1” is nothing to search for: no word, and no filter with a value.</source>
        <translation>„%1“ ist nichts, wonach sich suchen lässt: kein Wort und kein Filter mit einem Wert.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Error without a type</source>
        <translation>Fehler ohne Typ</translation>
    </message>
    <message>
        <source>Session that failed as a whole</source>
        <translation>Sitzung, die als Ganzes scheiterte</translation>
    </message>
    <message>
        <source>Step that failed or is blocked</source>
        <translation>Fehlgeschlagener oder blockierter Schritt</translation>
    </message>
    <message>
        <source>For several values write %1.</source>
        <translation>Für mehrere Werte %1 schreiben.</translation>
    </message>
</context>
<context>
    <name>baton::SearchCommands</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>There is no query to save.</source>
        <translation>Es gibt keine Suche, die sich speichern ließe.</translation>
    </message>
    <message>
        <source>A search is saved as “%1” already.</source>
        <translation>Unter „%1“ ist schon eine Suche gespeichert.</translation>
    </message>
    <message>
        <source>It searches for: %1</source>
        <translation>Sie sucht nach: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>baton::SearchView</name>
    <message>
        <source>Give the &amp;password…</source>
        <translation>&amp;Passwort angeben …</translation>
    </message>
    <message>
        <source>Search sessions, handoffs, findings, errors, logs and reviews: residual status:failed</source>
        <translation>Sitzungen, Übergaben, Befunde, Fehler, Logs und Prüfurteile durchsuchen: residual status:failed</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Suchanfrage</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>&amp;Save this search…</source>
        <translation>Diese &amp;Suche speichern …</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) and more</source>
        <translation>
            <numerusform>%n Treffer und mehr</numerusform>
            <numerusform>%n Treffer und mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no index of sessions yet. “baton index ROOT” in a terminal makes one from the sessions at and below the folder ROOT; the window keeps the sessions of its workspace in it by itself.</source>
        <translation>Es gibt noch keinen Index von Sitzungen. „baton index ROOT“ in einem Terminal legt einen aus den Sitzungen in und unter dem Ordner ROOT an; die Sitzungen seines Arbeitsbereichs nimmt das Fenster von selbst auf.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Write words, &quot;phrases&quot; or -excluded words; words* are beginnings. Filters such as status:failed or agent:NAME narrow it. Ctrl+Space shows them all.</source>
        <translation>Wörter, &quot;Wortfolgen&quot; oder -ausgeschlossene Wörter schreiben; Wörter* sind Anfänge. Filter wie status:failed oder agent:NAME grenzen ein. Strg+Leertaste zeigt sie alle.</translation>
    </message>
</context>
<context>
    <name>baton::Secret</name>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>JSON web token</source>
        <translation>JSON-Web-Token</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Autorisierung</translation>
    </message>
    <message>
        <source>Password in an address</source>
        <translation>Passwort in einer Adresse</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Persönlicher Ordner</translation>
    </message>
    <message>
        <source>[masked]</source>
        <translation>[maskiert]</translation>
    </message>
    <message>
        <source>Cookie</source>
        <translation>Cookie</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation>„%1“ ist kein regulärer Ausdruck: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits an empty text, too.</source>
        <translation>„%1“ passt auch auf einen leeren Text.</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Eigenes Muster</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>a workspace may not leave &quot;%1&quot; unmasked.</source>
        <translation>ein Arbeitsbereich darf „%1“ nicht unmaskiert lassen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>baton::SecretsChooser</name>
    <message>
        <source>Own patterns</source>
        <translation>Eigene Muster</translation>
    </message>
    <message>
        <source>Own patterns: regular expressions, one a line</source>
        <translation>Eigene Muster: reguläre Ausdrücke, einer je Zeile</translation>
    </message>
</context>
<context>
    <name>baton::SectionRow</name>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n auszufüllen</numerusform>
            <numerusform>%n auszufüllen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SelectableGraph</name>
    <message>
        <source>%1: click to draw it as one (Backspace)</source>
        <translation>%1: Klick fasst die Gruppe zusammen (Rücktaste)</translation>
    </message>
</context>
<context>
    <name>baton::SelectionPane</name>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) about the routing</source>
        <translation>
            <numerusform>%n Befund zu den Übergabewegen</numerusform>
            <numerusform>%n Befunde zu den Übergabewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong with the routing</source>
        <translation>An den Übergabewegen ist nichts auszusetzen</translation>
    </message>
    <message>
        <source>Enter shows in the graph what a finding is about.</source>
        <translation>Die Eingabetaste zeigt im Graphen, worum es bei einem Befund geht.</translation>
    </message>
    <message>
        <source>Select an agent or an edge to see the handoffs that it had.</source>
        <translation>Einen Agenten oder eine Kante wählen, um die Übergaben dazu zu sehen.</translation>
    </message>
    <message>
        <source>Handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>Findings about the routing</source>
        <translation>Befunde zu den Übergabewegen</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Compare with the next</source>
        <translation>Mit der nächsten vergleichen</translation>
    </message>
    <message>
        <source>Compare with the one before</source>
        <translation>Mit der vorigen vergleichen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed since the one before</source>
        <translation>
            <numerusform>%n Feld seit der vorigen geändert</numerusform>
            <numerusform>%n Felder seit der vorigen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed since %1</source>
        <translation>
            <numerusform>%n Feld seit %1 geändert</numerusform>
            <numerusform>%n Felder seit %1 geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SequenceView</name>
    <message>
        <source>%1 without a handoff, until %2</source>
        <comment>duration, time</comment>
        <translation>%1 ohne Übergabe, bis %2</translation>
    </message>
    <message>
        <source>Handoffs in time order between their agents</source>
        <translation>Übergaben in zeitlicher Folge zwischen ihren Agenten</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>No handoff is shown.</source>
        <translation>Keine Übergabe wird gezeigt.</translation>
    </message>
</context>
<context>
    <name>baton::Session</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 fails with its part %2</source>
        <translation>%1 schlägt mit seinem Teil %2 fehl</translation>
    </message>
    <message>
        <source>The gate looks at %1, which failed</source>
        <translation>Das Gate prüft %1, das fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>The gate judges what %1 delivered after this failure</source>
        <translation>Das Gate beurteilt, was %1 nach diesem Fehlschlag geliefert hat</translation>
    </message>
    <message>
        <source>the exit code is %1</source>
        <extracomment>&quot;Complete, although the exit code is 1&quot;</extracomment>
        <translation>der Exit-Code ist %1</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <extracomment>&quot;Complete, although result.json says failed&quot;</extracomment>
        <translation>%1 meldet %2</translation>
    </message>
    <message>
        <source>%1 is not among %2</source>
        <extracomment>&quot;Complete, although phase 3 Transport is not among phases_valid&quot;</extracomment>
        <translation>%1 steht nicht in %2</translation>
    </message>
    <message>
        <source>the result of %1 no longer holds</source>
        <extracomment>&quot;Complete, although the result of phase 3 Transport no longer holds&quot;</extracomment>
        <translation>das Ergebnis von %1 gilt nicht mehr</translation>
    </message>
    <message>
        <source>The state says that the session is complete, but %1 is not among %2</source>
        <translation>Der Zustand nennt die Sitzung abgeschlossen, aber %1 steht nicht in %2</translation>
    </message>
    <message>
        <source>The state says that the session is complete, but the result of %1 no longer holds</source>
        <translation>Der Zustand nennt die Sitzung abgeschlossen, aber das Ergebnis von %1 gilt nicht mehr</translation>
    </message>
    <message>
        <source>%1 has not answered</source>
        <translation>%1 hat nicht geantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%1 reports %n error(s)</source>
        <extracomment>&quot;Complete, although result.json tells of 2 errors&quot;</extracomment>
        <translation>
            <numerusform>%1 nennt %n Fehler</numerusform>
            <numerusform>%1 nennt %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has not ended</source>
        <extracomment>&quot;Complete, although phase 2 Flow has not ended&quot;</extracomment>
        <translation>%1 ist nicht beendet</translation>
    </message>
    <message>
        <source>gate %1 fails</source>
        <extracomment>&quot;Complete, although gate QG2b fails&quot;</extracomment>
        <translation>Gate %1 ist nicht bestanden</translation>
    </message>
    <message>
        <source>given up: %1</source>
        <translation>aufgegeben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>at the end of a list of quotations</extracomment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The handoff that gate %1 looks at is faulty, too</source>
        <translation>Die Übergabe, die Gate %1 prüft, ist auch selbst fehlerhaft</translation>
    </message>
    <message>
        <source>The handoff reports on the phase that had failed</source>
        <translation>Die Übergabe berichtet über die fehlgeschlagene Phase</translation>
    </message>
    <message>
        <source>The retry met this after the failure of attempt %1</source>
        <translation>Die Wiederholung traf nach dem Fehlschlag von Versuch %1 darauf</translation>
    </message>
    <message>
        <source>The phase went on after this failure and met another</source>
        <translation>Die Phase ging nach diesem Fehlschlag weiter und traf auf einen anderen</translation>
    </message>
    <message>
        <source>It belongs to the phase that failed</source>
        <translation>Es gehört zu der Phase, die fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>A retry after the failure, with the fix of attempt %1 again</source>
        <translation>Eine Wiederholung nach dem Fehlschlag, noch einmal mit der Behebung von Versuch %1</translation>
    </message>
    <message>
        <source>A retry after the failure, which failed too</source>
        <translation>Eine Wiederholung nach dem Fehlschlag, die auch fehlschlug</translation>
    </message>
    <message>
        <source>%1 builds on %2, which had failed</source>
        <translation>%1 baut auf %2 auf, das fehlgeschlagen war</translation>
    </message>
    <message>
        <source>A phase that runs again makes all later ones invalid</source>
        <translation>Eine Phase, die noch einmal läuft, macht alle späteren ungültig</translation>
    </message>
    <message>
        <source>A phase begins only when the one before it has passed its gate</source>
        <translation>Eine Phase beginnt erst, wenn die vor ihr ihr Gate bestanden hat</translation>
    </message>
    <message>
        <source>The session ends with its failed phase</source>
        <translation>Die Sitzung endet mit ihrer fehlgeschlagenen Phase</translation>
    </message>
    <message>
        <source>The session has no state file, so its status is not known</source>
        <translation>Die Sitzung hat keine Zustandsdatei, darum ist ihr Status nicht bekannt</translation>
    </message>
    <message>
        <source>The state file %1 is missing, so the session&apos;s status is not known</source>
        <translation>Die Zustandsdatei %1 fehlt, darum ist der Status der Sitzung nicht bekannt</translation>
    </message>
    <message>
        <source>The state file cannot be read whole: %1</source>
        <translation>Die Zustandsdatei lässt sich nicht ganz lesen: %1</translation>
    </message>
    <message>
        <source>“%1” is not a status of the protocol. Use one of %2</source>
        <translation>„%1“ ist kein Status des Protokolls. Einen von diesen verwenden: %2</translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session gave no sign of life for more than %n minutes</source>
        <translation>
            <numerusform>Der Status ist %1, aber die Sitzung gab seit mehr als %n Minute kein Lebenszeichen</numerusform>
            <numerusform>Der Status ist %1, aber die Sitzung gab seit mehr als %n Minuten kein Lebenszeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session is older than %n hours and can no longer be resumed</source>
        <translation>
            <numerusform>Der Status ist %1, aber die Sitzung ist älter als %n Stunde und kann nicht mehr fortgesetzt werden</numerusform>
            <numerusform>Der Status ist %1, aber die Sitzung ist älter als %n Stunden und kann nicht mehr fortgesetzt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session gave no sign of life for more than %n hours</source>
        <translation>
            <numerusform>Der Status ist %1, aber die Sitzung gab seit mehr als %n Stunde kein Lebenszeichen</numerusform>
            <numerusform>Der Status ist %1, aber die Sitzung gab seit mehr als %n Stunden kein Lebenszeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session has a lock and no state, and the lock is older than %n minutes</source>
        <translation>
            <numerusform>Die Sitzung hat eine Sperre und keinen Zustand, und die Sperre ist älter als %n Minute</numerusform>
            <numerusform>Die Sitzung hat eine Sperre und keinen Zustand, und die Sperre ist älter als %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last handoff is older than %n hours, and it has no answer</source>
        <translation>
            <numerusform>Die letzte Übergabe ist mehr als %n Stunde alt und unbeantwortet</numerusform>
            <numerusform>Die letzte Übergabe ist mehr als %n Stunden alt und unbeantwortet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session has a lock and no state, and the lock is older than %n hours</source>
        <translation>
            <numerusform>Die Sitzung hat eine Sperre und keinen Zustand, und die Sperre ist älter als %n Stunde</numerusform>
            <numerusform>Die Sitzung hat eine Sperre und keinen Zustand, und die Sperre ist älter als %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 succeeded in its place</source>
        <translation>%1 war an ihrer Stelle erfolgreich</translation>
    </message>
    <message>
        <source>Locked, but without a state</source>
        <translation>Gesperrt, aber ohne Zustand</translation>
    </message>
    <message>
        <source>The state names the folder %1, but lies in %2</source>
        <translation>Der Zustand nennt den Ordner %1, liegt aber in %2</translation>
    </message>
    <message>
        <source>This folder contains nothing of a session</source>
        <translation>Dieser Ordner enthält nichts von einer Sitzung</translation>
    </message>
    <message>
        <source>the session succeeded all the same</source>
        <translation>die Sitzung war trotzdem erfolgreich</translation>
    </message>
    <message>
        <source>attempt %1 of %2 repaired it</source>
        <translation>Versuch %1 von %2 hat es behoben</translation>
    </message>
    <message>
        <source>%1 was completed all the same</source>
        <translation>%1 wurde trotzdem abgeschlossen</translation>
    </message>
    <message>
        <source>%1 was completed all the same, maybe on a machine with more memory</source>
        <translation>%1 wurde trotzdem abgeschlossen, vielleicht auf einem Rechner mit mehr Speicher</translation>
    </message>
    <message>
        <source>%1 was completed without it</source>
        <translation>%1 wurde auch ohne diesen Teil abgeschlossen</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>it was over later: %1</source>
        <translation>später war es vorbei: %1</translation>
    </message>
    <message>
        <source>a later handoff took its place</source>
        <translation>eine spätere Übergabe nahm ihren Platz ein</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation>%1, Versuch %2</translation>
    </message>
    <message>
        <source>phase %1 was not reached</source>
        <translation>Phase %1 wurde nicht erreicht</translation>
    </message>
    <message>
        <source>the state says that it is passed; its handoffs are gone</source>
        <translation>der Zustand nennt es bestanden; seine Übergaben sind nicht mehr da</translation>
    </message>
    <message>
        <source>none of its handoffs is here</source>
        <translation>keine seiner Übergaben ist da</translation>
    </message>
    <message>
        <source>the state file cannot be read</source>
        <translation>die Zustandsdatei ist nicht lesbar</translation>
    </message>
    <message>
        <source>there is no state file</source>
        <translation>es gibt keine Zustandsdatei</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>Nicht erkannt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed in %1</source>
        <translation>Fehlgeschlagen in %1</translation>
    </message>
    <message numerus="yes">
        <source>Failed in %1 after %n attempts</source>
        <translation>
            <numerusform>Fehlgeschlagen in %1 nach %n Versuch</numerusform>
            <numerusform>Fehlgeschlagen in %1 nach %n Versuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>%1 of %2 sessions that it started failed</source>
        <translation>%1 von %2 Sitzungen, die sie gestartet hat, sind fehlgeschlagen</translation>
    </message>
    <message>
        <source>Waiting in %1</source>
        <translation>Wartet in %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Status “%1”</source>
        <translation>Status „%1“</translation>
    </message>
    <message>
        <source>%1, expired</source>
        <translation>%1, abgelaufen</translation>
    </message>
    <message>
        <source>%1 is complete, but %2 before it is %3</source>
        <translation>%1 ist abgeschlossen, aber %2 davor %3</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>ist nicht getan</translation>
    </message>
    <message>
        <source>%1 names the handoff %2, which does not exist</source>
        <translation>%1 nennt die Übergabe %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>The state says that %1 is complete, but its receiver would not accept %2</source>
        <translation>Der Zustand nennt %1 abgeschlossen, aber der Empfänger würde %2 nicht annehmen</translation>
    </message>
    <message>
        <source>The state says that %1 is complete, but gate %2 fails</source>
        <translation>Der Zustand nennt %1 abgeschlossen, aber das Gate %2 wird nicht bestanden</translation>
    </message>
    <message>
        <source>%1 ended before it began</source>
        <translation>%1 endete, bevor es begann</translation>
    </message>
    <message>
        <source>%1 ended after the state was written for the last time</source>
        <translation>%1 endete, nachdem der Zustand zum letzten Mal geschrieben wurde</translation>
    </message>
    <message>
        <source>%1 belongs to no phase of the session</source>
        <translation>%1 gehört zu keiner Phase der Sitzung</translation>
    </message>
    <message>
        <source>%1 is there, but the state says that %2 has not begun</source>
        <translation>%1 ist da, aber der Zustand sagt, dass %2 nicht begonnen hat</translation>
    </message>
    <message>
        <source>The state says that the session failed, but everything in it passed</source>
        <translation>Der Zustand nennt die Sitzung fehlgeschlagen, aber alles in ihr ist bestanden</translation>
    </message>
    <message>
        <source>The state says that the session is complete, but %1 failed</source>
        <translation>Der Zustand nennt die Sitzung abgeschlossen, aber %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>it is not among %1</source>
        <translation>steht nicht in %1</translation>
    </message>
    <message>
        <source>its result no longer holds</source>
        <translation>ihr Ergebnis gilt nicht mehr</translation>
    </message>
    <message>
        <source>phase %1 ran again</source>
        <translation>Phase %1 lief noch einmal</translation>
    </message>
    <message>
        <source>The session&apos;s folder %1 is gone; only its state is left</source>
        <translation>Der Ordner %1 der Sitzung ist fort; nur ihr Zustand ist übrig</translation>
    </message>
    <message>
        <source>The attempt ended with this failure</source>
        <translation>Der Versuch endete mit diesem Fehlschlag</translation>
    </message>
    <message numerus="yes">
        <source>The status is %1, but the session&apos;s lock is older than %n minutes</source>
        <translation>
            <numerusform>Der Status ist %1, aber die Sperre der Sitzung ist älter als %n Minute</numerusform>
            <numerusform>Der Status ist %1, aber die Sperre der Sitzung ist älter als %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>errors in the middle are left out</source>
        <translation>Fehler in der Mitte sind ausgelassen</translation>
    </message>
    <message>
        <source>%1 cannot be read (line %2)</source>
        <extracomment>why a gate is not evaluated: &quot;Math analysis cannot be read (line 27)&quot;</extracomment>
        <translation>%1 ist nicht lesbar (Zeile %2)</translation>
    </message>
    <message>
        <source>not seen yet: %1</source>
        <extracomment>what a gate has not seen: &quot;not seen yet: Engineering review&quot;</extracomment>
        <translation>noch nicht gesehen: %1</translation>
    </message>
    <message>
        <source>The state cannot be read</source>
        <translation>Der Zustand lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>%1, as far as can be seen without a state</source>
        <translation>%1, soweit sich ohne Zustand sehen lässt</translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n Übergabe</numerusform>
            <numerusform>%n Übergaben</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has gone on to %1, but %2 before it is still running</source>
        <translation>Die Sitzung ist schon bei %1, aber %2 davor läuft noch</translation>
    </message>
    <message>
        <source>%1 is complete, but its output %2 does not exist</source>
        <translation>%1 ist abgeschlossen, aber die Ausgabe %2 gibt es nicht</translation>
    </message>
    <message>
        <source>The state says %1, but the exit code is %2</source>
        <translation>Der Zustand sagt %1, aber der Exit-Code ist %2</translation>
    </message>
    <message>
        <source>%1 cannot be read whole: %2</source>
        <translation>%1 lässt sich nicht ganz lesen: %2</translation>
    </message>
    <message>
        <source>The state says %1, but %2 says %3</source>
        <translation>Der Zustand sagt %1, aber %2 sagt %3</translation>
    </message>
    <message>
        <source>The state names the file %1, which is not there</source>
        <translation>Der Zustand nennt die Datei %1, die es nicht gibt</translation>
    </message>
    <message>
        <source>The session %1, which started this one, does not lie beside it</source>
        <translation>Die Sitzung %1, die diese gestartet hat, liegt nicht neben ihr</translation>
    </message>
    <message>
        <source>%1 is complete, but is not among the completed parts</source>
        <translation>%1 ist abgeschlossen, steht aber nicht unter den abgeschlossenen Teilen</translation>
    </message>
    <message>
        <source>%1 is among the completed parts, but is %2</source>
        <translation>%1 steht unter den abgeschlossenen Teilen, ist aber %2</translation>
    </message>
    <message>
        <source>The minimum of %1 parts is said to be met, but %2 are complete</source>
        <translation>Das Mindestmaß von %1 Teilen gilt als erreicht, aber %2 sind abgeschlossen</translation>
    </message>
    <message>
        <source>The minimum of %1 parts is said to be missed, but %2 are complete</source>
        <translation>Das Mindestmaß von %1 Teilen gilt als verfehlt, aber %2 sind abgeschlossen</translation>
    </message>
    <message>
        <source>The lock belongs to %1, not to this session</source>
        <translation>Die Sperre gehört %1, nicht dieser Sitzung</translation>
    </message>
    <message>
        <source>Sessions are each other&apos;s parents: %1</source>
        <translation>Sitzungen sind einander übergeordnet: %1</translation>
    </message>
    <message>
        <source>waited for %1, which failed</source>
        <translation>wartete auf %1, das fehlschlug</translation>
    </message>
    <message>
        <source>its handoff cannot be read</source>
        <translation>seine Übergabe ist nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n session(s) failed</source>
        <translation>
            <numerusform>%1 von %n Sitzung fehlgeschlagen</numerusform>
            <numerusform>%1 von %n Sitzungen fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>The state file %1 is empty, so the session&apos;s status is not known</source>
        <translation>Die Zustandsdatei %1 ist leer, darum ist der Status der Sitzung nicht bekannt</translation>
    </message>
    <message>
        <source>An entry of the errors names no error</source>
        <translation>Ein Eintrag der Fehlerliste nennt keinen Fehler</translation>
    </message>
    <message>
        <source>An entry of the errors is %1, not an error</source>
        <translation>Ein Eintrag der Fehlerliste ist %1 und kein Fehler</translation>
    </message>
    <message>
        <source>The session ended here: the user decides now</source>
        <translation>Die Sitzung endete hier: Jetzt entscheidet der Benutzer</translation>
    </message>
    <message>
        <source>A later attempt of the phase succeeded</source>
        <translation>Ein späterer Versuch der Phase war erfolgreich</translation>
    </message>
    <message>
        <source>The session went on all the same</source>
        <translation>Die Sitzung ging trotzdem weiter</translation>
    </message>
    <message>
        <source>%1 is among %2, but was not reached</source>
        <translation>%1 steht unter %2, wurde aber nicht erreicht</translation>
    </message>
    <message>
        <source>%1 is complete, but is not among %2</source>
        <translation>%1 ist abgeschlossen, steht aber nicht unter %2</translation>
    </message>
    <message>
        <source>%1 is among %2, but not among %3</source>
        <translation>%1 steht unter %2, aber nicht unter %3</translation>
    </message>
    <message>
        <source>%1 is among %2, but is %3</source>
        <translation>%1 steht unter %2, ist aber %3</translation>
    </message>
    <message>
        <source>The state says that the session is complete, but %1 is still running</source>
        <translation>Der Zustand nennt die Sitzung abgeschlossen, aber %1 läuft noch</translation>
    </message>
    <message>
        <source>%1 is still to come: %2</source>
        <translation>%1 liegt noch in der Zukunft: %2</translation>
    </message>
    <message>
        <source>The time of %1 is still to come: %2</source>
        <translation>Die Zeit von %1 liegt noch in der Zukunft: %2</translation>
    </message>
    <message>
        <source>The session is complete, but %1, which it was to deliver, does not exist</source>
        <translation>Die Sitzung ist abgeschlossen, aber %1, das sie liefern sollte, gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a time</source>
        <translation>%1 ist %2, und das ist keine Zeit</translation>
    </message>
    <message>
        <source>%1 is %2, neither true nor false</source>
        <translation>%1 ist %2, weder true noch false</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a whole number</source>
        <translation>%1 ist %2, und das ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>The protocol has no part “%1”</source>
        <translation>Das Protokoll hat keinen Teil „%1“</translation>
    </message>
    <message>
        <source>The protocol has no part “%1”, which says: %2</source>
        <translation>Das Protokoll hat keinen Teil „%1“; dort steht: %2</translation>
    </message>
    <message>
        <source>%1 parts are said to be complete, but %2 are</source>
        <translation>Es heißt, %1 Teile seien abgeschlossen, es sind aber %2</translation>
    </message>
    <message>
        <source>%1 is complete, but of its parts only %2 are; %3 are needed</source>
        <translation>%1 ist abgeschlossen, von den Teilen aber nur %2; nötig sind %3</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>einen einzelnen Wert</translation>
    </message>
    <message>
        <source>The state file holds %1, not a map, so the session&apos;s status is not known</source>
        <translation>Die Zustandsdatei enthält %1, keine Map, also ist der Status der Sitzung nicht bekannt</translation>
    </message>
    <message>
        <source>An error names phase “%1”, which the session does not have</source>
        <translation>Ein Fehler nennt Phase „%1“, die die Sitzung nicht hat</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 is named, but only %n attempt(s) are known: the number is ignored</source>
        <translation>
            <numerusform>Versuch %1 wird genannt, aber nur %n Versuch ist bekannt: Die Nummer wird nicht beachtet</numerusform>
            <numerusform>Versuch %1 wird genannt, aber nur %n Versuche sind bekannt: Die Nummer wird nicht beachtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The state counts %n retries of %1, but there is an attempt %2</source>
        <translation>
            <numerusform>Der Zustand zählt %n Wiederholung von %1, aber es gibt einen Versuch %2</numerusform>
            <numerusform>Der Zustand zählt %n Wiederholungen von %1, aber es gibt einen Versuch %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended before %2, on which it builds</source>
        <translation>%1 endete vor %2, worauf sie aufbaut</translation>
    </message>
    <message>
        <source>The state was written for the last time before the session began</source>
        <translation>Der Zustand wurde zuletzt geschrieben, bevor die Sitzung begann</translation>
    </message>
    <message>
        <source>%1 is outside the folders of the session, so it was not read</source>
        <translation>%1 liegt außerhalb der Ordner der Sitzung und wurde deshalb nicht gelesen</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Interrupted in %1</source>
        <translation>Unterbrochen in %1</translation>
    </message>
    <message>
        <source>the session ended while it ran</source>
        <translation>die Sitzung endete, während es lief</translation>
    </message>
    <message>
        <source>%1 has only %2 of the %3 parts that it needs</source>
        <extracomment>&quot;Perspectives has only 3 of the 4 parts that it needs&quot;</extracomment>
        <translation>%1 hat nur %2 von %3 nötigen Teilen</translation>
    </message>
    <message>
        <source>Parts of %1 that are complete</source>
        <translation>Abgeschlossene Teile von %1</translation>
    </message>
    <message>
        <source>%1 is dated %2, before the session began; correct the time in it</source>
        <translation>%1 ist auf %2 datiert, vor dem Beginn der Sitzung; die Zeit darin berichtigen</translation>
    </message>
    <message>
        <source>%1 is dated %2, which is still to come; correct the time in it</source>
        <translation>%1 ist auf %2 datiert, was noch in der Zukunft liegt; die Zeit darin berichtigen</translation>
    </message>
    <message>
        <source>%1 is dated %2, after the session ended</source>
        <translation>%1 ist auf %2 datiert, nach dem Ende der Sitzung</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 names the handoff %2, which is empty</source>
        <translation>%1 nennt die Übergabe %2, die leer ist</translation>
    </message>
    <message>
        <source>%1 is complete, but its output %2 is empty</source>
        <translation>%1 ist abgeschlossen, aber die Ausgabe %2 ist leer</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <extracomment>why a gate is not evaluated: &quot;workflow-state.yaml cannot be read&quot;</extracomment>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>line %1 of %2 cannot be read</source>
        <extracomment>why a gate is not evaluated: &quot;line 17 of workflow-state.yaml cannot be read&quot;</extracomment>
        <translation>Zeile %1 von %2 ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1 cannot be read from line %2 on</source>
        <extracomment>why a gate is not evaluated: &quot;workflow-state.yaml cannot be read from line 17 on&quot;</extracomment>
        <translation>%1 ist ab Zeile %2 nicht lesbar</translation>
    </message>
    <message>
        <source>The state file does not parse; it was read with its mistakes corrected: %1</source>
        <translation>Die Zustandsdatei hat Syntaxfehler, die beim Lesen berichtigt wurden: %1</translation>
    </message>
    <message>
        <source>The state file cannot be read whole, an entry was left out: %1</source>
        <translation>Die Zustandsdatei lässt sich nicht ganz lesen, ein Eintrag wurde ausgelassen: %1</translation>
    </message>
    <message>
        <source>%1 is complete, but its handoff %2 does not exist</source>
        <translation>%1 ist abgeschlossen, aber die Übergabe %2 gibt es nicht</translation>
    </message>
    <message>
        <source>%1, so the user decides</source>
        <extracomment>&quot;attempt 3 of 3 failed, so the user decides&quot;</extracomment>
        <translation>%1, deshalb entscheidet der Benutzer</translation>
    </message>
    <message>
        <source>it depends on %1, which failed</source>
        <translation>sie hängt von %1 ab, die fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>The session depends on %1, which failed</source>
        <translation>Die Sitzung hängt von %1 ab, die fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>Running: %1, %2</source>
        <extracomment>&quot;Running: phase 2 Flow, attempt 2 of 3&quot;</extracomment>
        <translation>Läuft: %1, %2</translation>
    </message>
    <message>
        <source>The state says that the review of %1 is %2, but %3 says %4</source>
        <translation>Der Zustand nennt die Prüfung von %1 %2, aber %3 sagt %4</translation>
    </message>
    <message>
        <source>gate %1 passed in attempt %2</source>
        <extracomment>&quot;gate QG2b passed in attempt 3&quot;</extracomment>
        <translation>Gate %1 wurde in Versuch %2 bestanden</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Hängt ab von</translation>
    </message>
    <message>
        <source>Retries allowed</source>
        <translation>Erlaubte Wiederholungen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Aborted in %1</source>
        <translation>Abgebrochen in %1</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s) that are not of one run</source>
        <translation>
            <numerusform>%n Übergabe, die zu keinem Lauf gehört</numerusform>
            <numerusform>%n Übergaben, die nicht zu einem Lauf gehören</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is corrected and sent again: %2</source>
        <translation>%1 wird berichtigt und noch einmal gesendet: %2</translation>
    </message>
    <message>
        <source>%1 corrects %2 and sends it again: %3</source>
        <translation>%1 berichtigt %2 und sendet es noch einmal: %3</translation>
    </message>
    <message>
        <source>Who started it</source>
        <translation>Wer sie gestartet hat</translation>
    </message>
    <message>
        <source>its only handoff would be rejected</source>
        <extracomment>&quot;Complete, although its only handoff would be rejected&quot;</extracomment>
        <translation>ihre einzige Übergabe würde abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>none of its %n handoffs would be accepted</source>
        <translation>
            <numerusform>keine ihrer Übergaben (%n) würde angenommen</numerusform>
            <numerusform>keine ihrer %n Übergaben würde angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Position in the chain</source>
        <translation>Stelle in der Kette</translation>
    </message>
    <message>
        <source>Next expected</source>
        <translation>Als Nächstes erwartet</translation>
    </message>
    <message>
        <source>%1 fails with its part %2, too</source>
        <translation>%1 schlägt auch mit seinem Teil %2 fehl</translation>
    </message>
    <message>
        <source>%1 fails with its parts %2</source>
        <extracomment>&quot;Perspectives fails with its parts Analyst, Innovator&quot;</extracomment>
        <translation>%1 schlägt mit seinen Teilen %2 fehl</translation>
    </message>
    <message>
        <source>It was met in the same attempt</source>
        <translation>Das trat im selben Versuch auf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a gate&apos;s id and title: &quot;QG3b, transport result&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the state says that it is passed; it cannot be checked from handoffs</source>
        <translation>der Zustand nennt es bestanden; aus Übergaben lässt es sich nicht prüfen</translation>
    </message>
    <message>
        <source>no handoff says</source>
        <translation>keine Übergabe sagt es</translation>
    </message>
    <message>
        <source>The state file names no status of the session: there is nothing at %1</source>
        <translation>Die Zustandsdatei nennt keinen Status der Sitzung: bei %1 steht nichts</translation>
    </message>
    <message>
        <source>%1, started again as %2</source>
        <extracomment>&quot;Failed, started again as 20261118-092500-run-tests&quot;</extracomment>
        <translation>%1, neu gestartet als %2</translation>
    </message>
    <message>
        <source>Pending, not started</source>
        <translation>Steht aus, nicht gestartet</translation>
    </message>
    <message>
        <source>Superseded by %1, which succeeded</source>
        <translation>Ersetzt durch %1, die erfolgreich war</translation>
    </message>
    <message numerus="yes">
        <source>The session is over, but its lock is still there: it is stale, older than %n minutes</source>
        <translation>
            <numerusform>Die Sitzung ist zu Ende, aber ihre Sperre ist noch da: Sie ist veraltet, älter als %n Minute</numerusform>
            <numerusform>Die Sitzung ist zu Ende, aber ihre Sperre ist noch da: Sie ist veraltet, älter als %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The session ended in %1, but %2 before it never ended</source>
        <translation>Die Sitzung endete in %1, aber %2 davor ist nie zu Ende gegangen</translation>
    </message>
    <message>
        <source>Retries left</source>
        <translation>Wiederholungen übrig</translation>
    </message>
    <message>
        <source>%1 went beyond its limit: %2</source>
        <translation>%1 hat die Grenze überschritten: %2</translation>
    </message>
    <message>
        <source>The phase runs again: %1</source>
        <extracomment>&quot;The phase runs again: attempt 4, 3 are allowed&quot;</extracomment>
        <translation>Die Phase läuft noch einmal: %1</translation>
    </message>
    <message>
        <source>the session went on without an answer to it</source>
        <translation>die Sitzung ging ohne eine Antwort darauf weiter</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <extracomment>&quot;Complete, although docs/result.md does not exist&quot;</extracomment>
        <translation>%1 existiert nicht</translation>
    </message>
    <message>
        <source>Blocked in %1</source>
        <translation>Blockiert in %1</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>The state says that %1 failed, but it passed gate %2, and no error is recorded</source>
        <translation>Der Zustand nennt %1 fehlgeschlagen, aber Gate %2 ist bestanden, und kein Fehler ist verzeichnet</translation>
    </message>
    <message>
        <source>The state says that the session is complete, but these have not begun: %1</source>
        <translation>Der Zustand nennt die Sitzung abgeschlossen, aber diese haben nicht begonnen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 went beyond its limit: the state counts %n retries, and %2 are allowed</source>
        <translation>
            <numerusform>%1 hat die Grenze überschritten: Der Zustand zählt %n Wiederholung, erlaubt sind %2</numerusform>
            <numerusform>%1 hat die Grenze überschritten: Der Zustand zählt %n Wiederholungen, erlaubt sind %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that %2 parts are complete, but by the state %3 are</source>
        <translation>%1 nennt %2 Teile abgeschlossen, nach dem Zustand sind es %3</translation>
    </message>
    <message>
        <source>Step %1 is not reported here, but the later step %2 is</source>
        <translation>Schritt %1 ist hier nicht gemeldet, wohl aber der spätere Schritt %2</translation>
    </message>
    <message>
        <source>step %1 is not reported</source>
        <extracomment>&quot;Complete, although step 2 is not reported&quot;</extracomment>
        <translation>Schritt %1 ist nicht gemeldet</translation>
    </message>
    <message>
        <source>A handoff by itself</source>
        <translation>Eine einzelne Übergabe</translation>
    </message>
    <message numerus="yes">
        <source>%1 went beyond its limit: the state counts %n failed attempts, and %2 are allowed</source>
        <translation>
            <numerusform>%1 hat die Grenze überschritten: Der Zustand zählt %n fehlgeschlagenen Versuch, erlaubt sind %2</numerusform>
            <numerusform>%1 hat die Grenze überschritten: Der Zustand zählt %n fehlgeschlagene Versuche, erlaubt sind %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Von außen beendet</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>Killed in %1</source>
        <translation>Von außen beendet in %1</translation>
    </message>
    <message>
        <source>Timed out in %1</source>
        <translation>Zeit überschritten in %1</translation>
    </message>
    <message>
        <source>The state says %1, but a session that it started is still running</source>
        <translation>Der Zustand sagt %1, aber eine Sitzung, die sie gestartet hat, läuft noch</translation>
    </message>
    <message>
        <source>%1 was killed after its part %2 had failed</source>
        <translation>%1 wurde von außen beendet, nachdem der Teil %2 fehlgeschlagen war</translation>
    </message>
    <message>
        <source>Given up because of</source>
        <translation>Aufgegeben wegen</translation>
    </message>
</context>
<context>
    <name>baton::SessionCompareView</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Both sessions side by side</source>
        <translation>Beide Sitzungen nebeneinander</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The sessions are being read…</source>
        <translation>Die Sitzungen werden gelesen …</translation>
    </message>
    <message>
        <source>The sessions say the same.</source>
        <translation>Die Sitzungen stimmen überein.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>baton::SessionComparison</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 to %3</source>
        <extracomment>&quot;Review of hub to writer&quot;</extracomment>
        <translation>%1 von %2 an %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>tried: %1</source>
        <translation>versucht: %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 succeeded; %2 did not: %3.</source>
        <extracomment>&quot;20260221-… succeeded; 20260220-… did not: Failed in phase 2 Flow.&quot;</extracomment>
        <translation>%1 war erfolgreich, %2 nicht: %3.</translation>
    </message>
    <message>
        <source>Up to there they differ in: %1.</source>
        <translation>Bis dahin unterscheiden sie sich in: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>&quot;QG1, plan (phase 2 Flow)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Handoff</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The session itself</source>
        <translation>Die Sitzung selbst</translation>
    </message>
</context>
<context>
    <name>baton::SessionComparisons</name>
    <message>
        <source>Select two sessions of the list to compare them.</source>
        <translation>Zum Vergleichen zwei Sitzungen der Liste auswählen.</translation>
    </message>
    <message>
        <source>Compare sessions</source>
        <translation>Sitzungen vergleichen</translation>
    </message>
    <message>
        <source>One of the sessions is gone.</source>
        <translation>Eine der Sitzungen gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>Der Vergleich wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>baton::SessionFailureSelection</name>
    <message>
        <source>The session has failed. F8 goes to the failure.</source>
        <translation>Die Sitzung ist fehlgeschlagen. F8 führt zum Fehlschlag.</translation>
    </message>
    <message>
        <source>Something in the session has failed. F8 goes to the failure.</source>
        <translation>Etwas in der Sitzung ist fehlgeschlagen. F8 führt zum Fehlschlag.</translation>
    </message>
    <message>
        <source>No failure is open.</source>
        <translation>Kein Fehlschlag ist offen.</translation>
    </message>
    <message>
        <source>Failure %1 of %2: %3</source>
        <translation>Fehlschlag %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>baton::SessionLayout</name>
    <message>
        <source>“%1” is not a status of a session.</source>
        <translation>„%1“ ist kein Status einer Sitzung.</translation>
    </message>
    <message>
        <source>“%1” is not a role of a file; use state, lock, log, result, prompt or text.</source>
        <translation>„%1“ ist keine Rolle einer Datei; erlaubt sind state, lock, log, result, prompt und text.</translation>
    </message>
    <message>
        <source>“%1” is not a source of rows; use state, children, handoffs or steps.</source>
        <translation>„%1“ ist keine Quelle von Zeilen; erlaubt sind state, children, handoffs und steps.</translation>
    </message>
</context>
<context>
    <name>baton::SessionList</name>
    <message>
        <source>no date</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>no protocol</source>
        <translation>ohne Protokoll</translation>
    </message>
    <message>
        <source>%1, but contradicted</source>
        <extracomment>&quot;ok, but contradicted&quot;</extracomment>
        <translation>%1, aber mit Widersprüchen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>Beginn (UTC)</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
</context>
<context>
    <name>baton::SessionListTab</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
</context>
<context>
    <name>baton::SessionListView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Sitzungen suchen</translation>
    </message>
    <message>
        <source>Which sessions are shown</source>
        <translation>Welche Sitzungen gezeigt werden</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Stale or expired</source>
        <translation>Ohne Lebenszeichen oder abgelaufen</translation>
    </message>
    <message>
        <source>Group sessions by</source>
        <translation>Sitzungen gruppieren nach</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>By protocol</source>
        <translation>Nach Protokoll</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>Nach Status</translation>
    </message>
    <message>
        <source>By parent</source>
        <translation>Nach übergeordneter Sitzung</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message numerus="yes">
        <source>Looking for sessions: %n found</source>
        <translation>
            <numerusform>Sitzungen werden gesucht: %n gefunden</numerusform>
            <numerusform>Sitzungen werden gesucht: %n gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %1 of %n session(s)</source>
        <translation>
            <numerusform>%1 von %n Sitzung gelesen</numerusform>
            <numerusform>%1 von %n Sitzungen gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No session matches the search.</source>
        <translation>Keine Sitzung passt zur Suche.</translation>
    </message>
    <message>
        <source>Looking for sessions in %1.</source>
        <translation>Sitzungen werden in %1 gesucht.</translation>
    </message>
    <message>
        <source>The sessions of a workspace appear here.</source>
        <translation>Hier erscheinen die Sitzungen eines Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>%1 holds no session.</source>
        <translation>%1 enthält keine Sitzung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n session(s)</source>
        <translation>
            <numerusform>%1 von %n Sitzung</numerusform>
            <numerusform>%1 von %n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) and folders cannot be followed: %1 reads them again</source>
        <translation>
            <numerusform>%n Datei oder Ordner kann nicht verfolgt werden: %1 liest neu</numerusform>
            <numerusform>%n Dateien und Ordner können nicht verfolgt werden: %1 liest sie neu</numerusform>
        </translation>
    </message>
    <message>
        <source>The system follows only so many files and folders. The sessions in sight and those that changed last are kept up to date.</source>
        <translation>Das System verfolgt nur eine begrenzte Zahl von Dateien und Ordnern. Die sichtbaren und die zuletzt geänderten Sitzungen bleiben aktuell.</translation>
    </message>
    <message>
        <source>Awaiting review</source>
        <translation>Warten auf Prüfung</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) of loose handoffs</source>
        <translation>
            <numerusform>%n Ordner mit losen Übergaben</numerusform>
            <numerusform>%n Ordner mit losen Übergaben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Follow queues</source>
        <translation>Warteschlangen &amp;verfolgen</translation>
    </message>
    <message>
        <source>Checks every few seconds whether a queue has changed</source>
        <translation>Prüft alle paar Sekunden, ob sich eine Warteschlange geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) checked every few seconds</source>
        <translation>
            <numerusform>%n Warteschlange, alle paar Sekunden geprüft</numerusform>
            <numerusform>%n Warteschlangen, alle paar Sekunden geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) not followed</source>
        <translation>
            <numerusform>%n Warteschlange nicht verfolgt</numerusform>
            <numerusform>%n Warteschlangen nicht verfolgt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) followed on tabs</source>
        <translation>
            <numerusform>%n Warteschlange in Reitern verfolgt</numerusform>
            <numerusform>%n Warteschlangen in Reitern verfolgt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s) on tabs not followed</source>
        <translation>
            <numerusform>%n Warteschlange in Reitern nicht verfolgt</numerusform>
            <numerusform>%n Warteschlangen in Reitern nicht verfolgt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SessionLogLinks</name>
    <message>
        <source>Show in the log</source>
        <translation>Im Log zeigen</translation>
    </message>
    <message>
        <source>This session has no log.</source>
        <translation>Diese Sitzung hat kein Log.</translation>
    </message>
    <message>
        <source>The time of this is not known.</source>
        <translation>Wann das geschah, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>baton::SessionPages</name>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Open a file outside of its root?</source>
        <translation>Eine Datei außerhalb ihres Stammordners öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>No program could be opened for %1.</source>
        <translation>Für %1 konnte kein Programm geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>baton::SessionPanes</name>
    <message>
        <source>Handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>No handoff of this session was found.</source>
        <translation>Zu dieser Sitzung wurde keine Übergabe gefunden.</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Deliverables</source>
        <translation>Liefergegenstände</translation>
    </message>
    <message>
        <source>No handoff of this session names a file to deliver.</source>
        <translation>Keine Übergabe dieser Sitzung nennt eine Datei, die zu liefern ist.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfurteil</translation>
    </message>
</context>
<context>
    <name>baton::SessionStore</name>
    <message>
        <source>The folder %1 cannot be read. Check that it exists and that you may open it, or open another folder.</source>
        <translation>Der Ordner %1 ist nicht lesbar. Prüfen, ob er existiert und geöffnet werden darf, oder einen anderen Ordner öffnen.</translation>
    </message>
</context>
<context>
    <name>baton::SessionTabs</name>
    <message>
        <source>Half of the window for these pages</source>
        <translation>Die Hälfte des Fensters für diese Seiten</translation>
    </message>
</context>
<context>
    <name>baton::SessionView</name>
    <message>
        <source>following, new rows at the end</source>
        <translation>wird verfolgt, neue Zeilen am Ende</translation>
    </message>
    <message>
        <source>The escalation summary was copied.</source>
        <translation>Der Eskalationstext wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>baton::SessionViewTexts</name>
    <message>
        <source>phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gate(s)</source>
        <translation>
            <numerusform>%n Gate</numerusform>
            <numerusform>%n Gates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handoff(s)</source>
        <translation>
            <numerusform>%n Übergabe</numerusform>
            <numerusform>%n Übergaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n Phase</numerusform>
            <numerusform>%n Phasen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>the session</source>
        <translation>die Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n repaired</source>
        <translation>
            <numerusform>%n behoben</numerusform>
            <numerusform>%n behoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) open</source>
        <translation>
            <numerusform>%n Fehlschlag offen</numerusform>
            <numerusform>%n Fehlschläge offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 nicht bestanden</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>%1 not evaluated</source>
        <translation>%1 nicht bewertet</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read now; showing the state of %2</source>
        <translation>%1 ist gerade nicht lesbar; gezeigt wird der Stand von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n passed over</source>
        <translation>
            <numerusform>%n übergangen</numerusform>
            <numerusform>%n übergangen</numerusform>
        </translation>
    </message>
    <message>
        <source>(file)</source>
        <translation>(Datei)</translation>
    </message>
    <message>
        <source>%1, passed over</source>
        <translation>%1, übergangen</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>kein Urteil</translation>
    </message>
    <message>
        <source>%1 no longer contains what it contained before (%2); showing the state of %3</source>
        <translation>%1 enthält nicht mehr, was vorher darin stand (%2); gezeigt wird der Stand von %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>&quot;Next: Builder implements the task by hand (section 4)&quot;</extracomment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Next: %1 (%2)</source>
        <translation>Als Nächstes: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blockiert</numerusform>
            <numerusform>%n blockiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SettingsCommands</name>
    <message>
        <source>A pattern for secrets masks nothing.</source>
        <translation>Ein Muster für Geheimnisse maskiert nichts.</translation>
    </message>
</context>
<context>
    <name>baton::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The language changes when Baton starts the next time.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Baton.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>The desktop&apos;s own colours</source>
        <translation>Farben der Arbeitsumgebung</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Memory for gates</source>
        <translation>Speicher für Gates</translation>
    </message>
    <message>
        <source>Of the machine that runs the work. Gates that set a limit in percent of memory look at it.</source>
        <translation>Der des Rechners, auf dem die Arbeit läuft. Gates mit einer Grenze in Prozent des Speichers richten sich danach.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Name in reviews</source>
        <translation>Name in Prüfurteilen</translation>
    </message>
    <message>
        <source>Mask secrets</source>
        <translation>Geheimnisse maskieren</translation>
    </message>
    <message>
        <source>In copied text, saved lines of logs, exports and reports. A workspace adds its own in .baton/secrets.txt.</source>
        <translation>In kopiertem Text, gespeicherten Zeilen von Logs, Exporten und Berichten. Ein Arbeitsbereich ergänzt Eigenes in .baton/secrets.txt.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>When an open session ends or waits, while Baton is not in front</source>
        <translation>Wenn eine offene Sitzung endet oder wartet und Baton nicht im Vordergrund ist</translation>
    </message>
</context>
<context>
    <name>baton::SeverityCounts</name>
    <message>
        <source>Show or hide errors</source>
        <translation>Fehler ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>Warnungen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>Hinweise ein- oder ausblenden</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>count, time</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
</context>
<context>
    <name>baton::SourceEdit</name>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON kennt keine Kommentare.</translation>
    </message>
    <message>
        <source>This text has no comments.</source>
        <translation>In diesem Text gibt es keine Kommentare.</translation>
    </message>
    <message>
        <source>A comment must not contain “--”.</source>
        <translation>Ein Kommentar darf „--“ nicht enthalten.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>Unindent</source>
        <translation>Ausrücken</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>Zeilen nach oben</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>Zeilen nach unten</translation>
    </message>
    <message>
        <source>Duplicate lines</source>
        <translation>Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Delete lines</source>
        <translation>Zeilen löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Ausklappen</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <comment>folded away</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to suggest here.</source>
        <translation>Hier gibt es nichts vorzuschlagen.</translation>
    </message>
</context>
<context>
    <name>baton::SourceFindBar</name>
    <message>
        <source>Only in the selection</source>
        <translation>Nur in der Auswahl</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With a regular expression, \1 or $1 stands for what its first group found, \0 for all of it, \n for a line end and \t for a tab.</source>
        <translation>Bei einem regulären Ausdruck steht \1 oder $1 für das, was seine erste Gruppe gefunden hat, \0 für alles Gefundene, \n für ein Zeilenende und \t für einen Tabulator.</translation>
    </message>
    <message>
        <source>Replacing…</source>
        <translation>Wird ersetzt …</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::SourcePane</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Find and replace (Ctrl+F)</source>
        <translation>Suchen und ersetzen (Strg+F)</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>A line of this file is longer than 50,000 characters. Showing it may take long. The form and the checks do not need it.</source>
        <translation>Eine Zeile dieser Datei ist länger als 50.000 Zeichen. Sie anzuzeigen kann lange dauern. Formular und Prüfung brauchen sie nicht.</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Trotzdem anzeigen</translation>
    </message>
</context>
<context>
    <name>baton::SourceText</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Move text</source>
        <translation>Text verschieben</translation>
    </message>
</context>
<context>
    <name>baton::SourceTip</name>
    <message>
        <source>Expected:</source>
        <translation>Erwartet:</translation>
    </message>
    <message>
        <source>Found:</source>
        <translation>Gefunden:</translation>
    </message>
    <message>
        <source>Fix (Alt+Enter):</source>
        <translation>Behebung (Alt+Eingabe):</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>One of:</source>
        <translation>Eines von:</translation>
    </message>
</context>
<context>
    <name>baton::Statistics</name>
    <message>
        <source>The statistics cannot be read</source>
        <translation>Die Statistik lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Sessions over time</source>
        <translation>Sitzungen im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Handoffs over time</source>
        <translation>Übergaben im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Other protocols</source>
        <translation>Andere Protokolle</translation>
    </message>
    <message>
        <source>Sessions by protocol over time</source>
        <translation>Sitzungen nach Protokoll im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Handoffs by protocol over time</source>
        <translation>Übergaben nach Protokoll im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Handoffs by kind</source>
        <translation>Übergaben nach Art</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rules most broken</source>
        <translation>Am häufigsten verletzte Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>First causes of failure</source>
        <translation>Erste Ursachen der Fehlschläge</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Errors by type</source>
        <translation>Fehler nach Typ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 % within</source>
        <translation>95 % bis</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 %</source>
        <translation>höchstens %1 %</translation>
    </message>
    <message>
        <source>at least %1 %</source>
        <translation>mindestens %1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>&quot;1,204 sessions, 12,040 handoffs&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln handoff(s)</source>
        <translation>
            <numerusform>%Ln Übergabe</numerusform>
            <numerusform>%Ln Übergaben</numerusform>
        </translation>
    </message>
    <message>
        <source>With flaws</source>
        <translation>Mit Mängeln</translation>
    </message>
    <message>
        <source>With handoffs</source>
        <translation>Mit Übergaben</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Bestehensquote</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Failed runs</source>
        <translation>Fehlgeschlagene Läufe</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>Fehlschlagquote</translation>
    </message>
    <message>
        <source>Without a protocol</source>
        <translation>Ohne Protokoll</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) without a valid day: in no bar</source>
        <translation>
            <numerusform>%Ln Sitzung ohne gültigen Tag: in keinem Balken</numerusform>
            <numerusform>%Ln Sitzungen ohne gültigen Tag: in keinem Balken</numerusform>
        </translation>
    </message>
    <message>
        <source>With flaws: call themselves complete, but something speaks against it, such as a phase or a gate that failed.</source>
        <translation>Mit Mängeln: nennen sich abgeschlossen, aber etwas spricht dagegen, etwa eine fehlgeschlagene Phase oder ein fehlgeschlagenes Gate.</translation>
    </message>
    <message>
        <source>Other: run, wait, are blocked, were interrupted, aborted or superseded, or have a status that the protocol does not define.</source>
        <translation>Andere: laufen, warten, sind blockiert, wurden unterbrochen, abgebrochen oder ersetzt, oder haben einen Status, den das Protokoll nicht kennt.</translation>
    </message>
    <message>
        <source>With handoffs: the share of sessions with a structured handoff, a document of a kind that a protocol defines.</source>
        <translation>Mit Übergaben: der Anteil der Sitzungen mit einer strukturierten Übergabe, einem Dokument einer Art, die ein Protokoll definiert.</translation>
    </message>
    <message>
        <source>Pass rate: of the gates that were evaluated.</source>
        <translation>Bestehensquote: der Anteil der bewerteten Gates, die bestanden sind.</translation>
    </message>
    <message>
        <source>Failure rate: the share of the runs that failed.</source>
        <translation>Fehlschlagquote: der Anteil der Läufe, die fehlgeschlagen sind.</translation>
    </message>
    <message>
        <source>Handoffs, With errors: what the agent wrote. Runs: sessions, phases and steps of queues that it carried out.</source>
        <translation>Übergaben, Mit Fehlern: was der Agent geschrieben hat. Läufe: Sitzungen, Phasen und Schritte von Warteschlangen, die er ausgeführt hat.</translation>
    </message>
    <message>
        <source>First cause: the earliest open failure of a session that follows from no other failure.</source>
        <translation>Erste Ursache: der früheste offene Fehlschlag einer Sitzung, der aus keinem anderen folgt.</translation>
    </message>
</context>
<context>
    <name>baton::StatisticsCommands</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistik</translation>
    </message>
    <message>
        <source>The statistics were not saved</source>
        <translation>Die Statistik wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>“%1” does not say which format is wanted. Let its name end in .html, .pdf, .md, .csv, .png or .svg.</source>
        <translation>„%1“ sagt nicht, welches Format gewünscht ist. Der Name muss auf .html, .pdf, .md, .csv, .png oder .svg enden.</translation>
    </message>
</context>
<context>
    <name>baton::StatisticsView</name>
    <message>
        <source>Give the &amp;password…</source>
        <translation>&amp;Passwort angeben …</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>All protocols</source>
        <translation>Alle Protokolle</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>The index has no sessions of this protocol and period.</source>
        <translation>Der Index kennt keine Sitzungen dieses Protokolls und Zeitraums.</translation>
    </message>
    <message>
        <source>The index has no sessions yet. It learns of those of the folder that is open; “baton index FOLDER” adds others.</source>
        <translation>Der Index kennt noch keine Sitzungen. Er nimmt die des geöffneten Ordners auf; „baton index FOLDER“ fügt andere hinzu.</translation>
    </message>
    <message>
        <source>Statistics of sessions</source>
        <translation>Statistik der Sitzungen</translation>
    </message>
    <message>
        <source>As a report (.html, .pdf, .md), as numbers (.csv) or as charts (.png, .svg): the ending of the name decides</source>
        <translation>Als Bericht (.html, .pdf, .md), als Zahlen (.csv) oder als Diagramme (.png, .svg): Die Endung des Namens entscheidet</translation>
    </message>
    <message>
        <source>Without a protocol</source>
        <translation>Ohne Protokoll</translation>
    </message>
</context>
<context>
    <name>baton::Status</name>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>escalate</source>
        <translation>eskalieren</translation>
    </message>
    <message>
        <source>re-invoke</source>
        <translation>zurückgeben</translation>
    </message>
    <message>
        <source>undeclared</source>
        <translation>nicht deklariert</translation>
    </message>
</context>
<context>
    <name>baton::StatusLine</name>
    <message>
        <source>Mixed line ends</source>
        <translation>Gemischte Zeilenenden</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Nicht UTF-8</translation>
    </message>
    <message>
        <source>UTF-8 with BOM</source>
        <translation>UTF-8 mit BOM</translation>
    </message>
    <message>
        <source>Choose what kind of document this is</source>
        <translation>Art des Dokuments wählen</translation>
    </message>
    <message>
        <source>Go to a line</source>
        <translation>Gehe zu einer Zeile</translation>
    </message>
    <message>
        <source>Does not parse</source>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>No handoff</source>
        <translation>Keine Übergabe</translation>
    </message>
    <message>
        <source>Schema %1</source>
        <translation>Schema %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a kind of document</comment>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1, recognised</source>
        <comment>a kind of document</comment>
        <translation>%1, erkannt</translation>
    </message>
    <message>
        <source>Checked in under 1 ms</source>
        <translation>In unter 1 ms geprüft</translation>
    </message>
    <message>
        <source>Checked in %L1 ms</source>
        <translation>In %L1 ms geprüft</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <comment>line and column</comment>
        <translation>Z. %1, Sp. %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>The file cannot be written; save the document under another name.</source>
        <translation>Die Datei kann nicht geschrieben werden; das Dokument unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>The file contains bytes that are not text. It is shown, and can be edited once they are converted or removed.</source>
        <translation>Die Datei enthält Bytes, die kein Text sind. Sie wird angezeigt und kann bearbeitet werden, sobald diese Bytes umgewandelt oder entfernt sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n to fill in</source>
        <comment>values</comment>
        <translation>
            <numerusform>%n auszufüllen</numerusform>
            <numerusform>%n auszufüllen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::StringChecks</name>
    <message>
        <source>The pattern “%1” is not valid: %2.</source>
        <translation>Das Muster „%1“ ist ungültig: %2.</translation>
    </message>
    <message>
        <source>The format “%1” is not known; use a pattern.</source>
        <translation>Das Format „%1“ ist unbekannt; ein Muster verwenden.</translation>
    </message>
    <message>
        <source>A pattern below “%1” is not checked.</source>
        <translation>Ein Muster unter „%1“ wird nicht geprüft.</translation>
    </message>
    <message>
        <source>“patternProperties” is not checked.</source>
        <translation>„patternProperties“ wird nicht geprüft.</translation>
    </message>
</context>
<context>
    <name>baton::SyntaxFindings</name>
    <message>
        <source>Remove the repeat</source>
        <extracomment>a fix: of a key that stands twice with the same value, the second goes</extracomment>
        <translation>Wiederholung entfernen</translation>
    </message>
</context>
<context>
    <name>baton::TabButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>baton::TableRow</name>
    <message>
        <source>Move, duplicate or remove</source>
        <translation>Verschieben, duplizieren oder entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>baton::TagsInText</name>
    <message>
        <source>Line %1 holds &lt;%2 in a text, which XML reads as a tag. Write &amp;lt;%2 instead.</source>
        <extracomment>a line, a name</extracomment>
        <translation>Zeile %1 enthält &lt;%2 in einem Text, was XML als Tag liest. Stattdessen &amp;lt;%2 schreiben.</translation>
    </message>
    <message>
        <source>Write &amp;lt;</source>
        <translation>&amp;lt; schreiben</translation>
    </message>
</context>
<context>
    <name>baton::TargetList</name>
    <message>
        <source>Targets of the specification</source>
        <translation>Zielwerte der Spezifikation</translation>
    </message>
</context>
<context>
    <name>baton::TemplateList</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Kinds and templates</source>
        <translation>Arten und Vorlagen</translation>
    </message>
    <message>
        <source>Filter the kinds and templates</source>
        <translation>Arten und Vorlagen filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Templates of no kind</source>
        <translation>Vorlagen ohne Art</translation>
    </message>
    <message>
        <source>Your template</source>
        <translation>Eigene Vorlage</translation>
    </message>
    <message>
        <source>No kind or template has “%1” in its name.</source>
        <translation>Keine Art oder Vorlage hat „%1“ im Namen.</translation>
    </message>
</context>
<context>
    <name>baton::TextEdit</name>
    <message>
        <source>The changes overlap or lie outside the document.</source>
        <translation>Die Änderungen überlappen sich oder liegen außerhalb des Dokuments.</translation>
    </message>
</context>
<context>
    <name>baton::TextEncoding</name>
    <message>
        <source>Line %1 contains a NUL byte, so this is not text. Remove the byte, or save the file as UTF-8.</source>
        <translation>Zeile %1 enthält ein NUL-Byte, dies ist also kein Text. Das Byte entfernen oder die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Line %1 contains the byte 0x%2, which is not valid UTF-8. Save the file with the encoding UTF-8.</source>
        <translation>Zeile %1 enthält das Byte 0x%2, das kein gültiges UTF-8 ist. Die Datei in der Kodierung UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file is %1, and only UTF-8 is read. Convert it: iconv -f %1 -t UTF-8 OLD &gt; NEW</source>
        <comment>%1: UTF-16, UTF-16LE, UTF-16BE or UTF-32</comment>
        <translation>Die Datei ist %1, und nur UTF-8 wird gelesen. Umwandeln: iconv -f %1 -t UTF-8 ALT &gt; NEU</translation>
    </message>
    <message>
        <source>The file has more than %1 MiB, the most that Baton reads. Split it, or move large data into a file of its own.</source>
        <translation>Die Datei hat mehr als %1 MiB, und mehr liest Baton nicht. Die Datei aufteilen oder große Daten in eine eigene Datei legen.</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>In UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>Remove NUL bytes</source>
        <translation>NUL-Bytes entfernen</translation>
    </message>
</context>
<context>
    <name>baton::TextSearch</name>
    <message>
        <source>Not a valid pattern: %1</source>
        <translation>Kein gültiges Muster: %1</translation>
    </message>
</context>
<context>
    <name>baton::Threshold</name>
    <message>
        <source>or</source>
        <extracomment>between two allowed values</extracomment>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>baton::TimeEditor</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Fill in the present time in UTC</source>
        <translation>Aktuelle Zeit in UTC eintragen</translation>
    </message>
</context>
<context>
    <name>baton::TimeLineView</name>
    <message>
        <source>Time line of the phases</source>
        <translation>Zeitachse der Phasen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>%1, attempt %2: %3</source>
        <translation>%1, Versuch %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no time is given</source>
        <translation>ohne Zeitangabe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>baton::TimeRangeButton</name>
    <message>
        <source>From (UTC)</source>
        <translation>Von (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>Bis (UTC)</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time: %1 to %2</source>
        <translation>Zeit: %1 bis %2</translation>
    </message>
</context>
<context>
    <name>baton::TouchedMenu</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Go to the call that wrote it</source>
        <translation>Zum Aufruf, der sie geschrieben hat</translation>
    </message>
    <message>
        <source>Go to the call that read it</source>
        <translation>Zum Aufruf, der sie gelesen hat</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more: &quot;baton transcript&quot; lists all.</source>
        <comment>handoffs</comment>
        <translation>
            <numerusform>%Ln weitere: „baton transcript“ nennt alle.</numerusform>
            <numerusform>%Ln weitere: „baton transcript“ nennt alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::Transcript</name>
    <message>
        <source>%1 changed: the record in line %2 is not there any more.</source>
        <translation>%1 hat sich geändert: Der Eintrag in Zeile %2 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 is not a transcript that Baton knows: its first lines are not records of Claude Code, Codex, Gemini CLI or OpenTelemetry.</source>
        <translation>%1 ist kein Transkript, das Baton kennt: Die ersten Zeilen sind keine Einträge von Claude Code, Codex, Gemini CLI oder OpenTelemetry.</translation>
    </message>
    <message>
        <source>main agent</source>
        <translation>Hauptagent</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>Der Eintrag ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The record does not parse: %1 at byte %2 of its line.</source>
        <translation>Der Eintrag ist nicht lesbar: %1 bei Byte %2 seiner Zeile.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>baton::TranscriptCommands</name>
    <message>
        <source>Looking for the transcript…</source>
        <translation>Das Transkript wird gesucht …</translation>
    </message>
    <message>
        <source>Looking for handoffs and sessions…</source>
        <translation>Übergaben und Sitzungen werden gesucht …</translation>
    </message>
    <message>
        <source>No call names it: %1 ran at that time.</source>
        <translation>Kein Aufruf nennt sie: %1 lief zu dieser Zeit.</translation>
    </message>
    <message>
        <source>No transcript says who wrote %1. Baton searches those of Claude Code and Codex, those in its folder, and those that are open.</source>
        <translation>Kein Transkript sagt, wer %1 geschrieben hat. Baton durchsucht die von Claude Code und Codex, die im Ordner der Datei und die geöffneten.</translation>
    </message>
    <message>
        <source>No transcript covers that time. Baton searches those of Claude Code and Codex, those in the folder of the session, and those that are open.</source>
        <translation>Kein Transkript umfasst diese Zeit. Baton durchsucht die von Claude Code und Codex, die im Ordner der Sitzung und die geöffneten.</translation>
    </message>
</context>
<context>
    <name>baton::TranscriptTexts</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Überlegung</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Result without a call</source>
        <translation>Ergebnis ohne Aufruf</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Unknown record %1</source>
        <translation>Unbekannter Eintrag %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Written</source>
        <comment>files, by an agent</comment>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>no file that a call names</source>
        <translation>keine Datei, die ein Aufruf nennt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>claimed, but not seen to be written: %1</source>
        <translation>behauptet, aber nicht als geschrieben zu erkennen: %1</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 Token ein, %2 aus</translation>
    </message>
    <message>
        <source>Broken record in line %1</source>
        <translation>Defekter Eintrag in Zeile %1</translation>
    </message>
</context>
<context>
    <name>baton::TranscriptTree</name>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new entry(s)</source>
        <translation>
            <numerusform>%Ln neuer Eintrag</numerusform>
            <numerusform>%Ln neue Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>%Ln Zeile kopiert.</numerusform>
            <numerusform>%Ln Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Go to the call that started this agent</source>
        <translation>Zum Aufruf, der diesen Agenten gestartet hat</translation>
    </message>
    <message numerus="yes">
        <source>Too many rows to copy (%Ln). &quot;baton transcript&quot; prints all.</source>
        <translation>
            <numerusform>Zu viele Zeilen zum Kopieren (%Ln). „baton transcript“ gibt alle aus.</numerusform>
            <numerusform>Zu viele Zeilen zum Kopieren (%Ln). „baton transcript“ gibt alle aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is about no file.</source>
        <translation>In dieser Zeile geht es um keine Datei.</translation>
    </message>
    <message>
        <source>No call is known to have started this agent.</source>
        <translation>Es ist kein Aufruf bekannt, der diesen Agenten gestartet hat.</translation>
    </message>
    <message>
        <source>Copied the arguments.</source>
        <translation>Die Argumente wurden kopiert.</translation>
    </message>
    <message>
        <source>Copy the arguments as JSON</source>
        <translation>Argumente als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>baton::TranscriptView</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Previous error (Shift+F8)</source>
        <translation>Vorheriger Fehler (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next error (F8)</source>
        <translation>Nächster Fehler (F8)</translation>
    </message>
    <message>
        <source>Show notes: progress, snapshots, settings</source>
        <translation>Notizen zeigen: Fortschritt, Momentaufnahmen, Einstellungen</translation>
    </message>
    <message>
        <source>This is the transcript of an agent.</source>
        <translation>Dies ist das Transkript eines Agenten.</translation>
    </message>
    <message>
        <source>Another agent started it.</source>
        <translation>Ein anderer Agent hat ihn gestartet.</translation>
    </message>
    <message>
        <source>Open the whole transcript</source>
        <translation>Ganzes Transkript öffnen</translation>
    </message>
    <message>
        <source>The transcript is being read.</source>
        <translation>Das Transkript wird gelesen.</translation>
    </message>
    <message>
        <source>The transcript is empty.</source>
        <translation>Das Transkript ist leer.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln agent(s)</source>
        <translation>
            <numerusform>%Ln Agent</numerusform>
            <numerusform>%Ln Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Es gibt keinen Treffer.</translation>
    </message>
    <message>
        <source>There is no error further down.</source>
        <translation>Weiter unten ist kein Fehler.</translation>
    </message>
    <message>
        <source>There is no error further up.</source>
        <translation>Weiter oben ist kein Fehler.</translation>
    </message>
    <message>
        <source>Handoffs and sessions that it touched (Ctrl+L)</source>
        <translation>Übergaben und Sitzungen, die das Transkript berührt (Strg+L)</translation>
    </message>
    <message>
        <source>No file that it names is a handoff or is in a session, as far as these still exist.</source>
        <translation>Keine der genannten Dateien, die es noch gibt, ist eine Übergabe oder liegt in einer Sitzung.</translation>
    </message>
    <message>
        <source>This is the only match.</source>
        <translation>Das ist der einzige Treffer.</translation>
    </message>
</context>
<context>
    <name>baton::TransfersModel</name>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Document and verdict</source>
        <translation>Dokument und Urteil</translation>
    </message>
</context>
<context>
    <name>baton::TreeChecks</name>
    <message>
        <source>The key &quot;%1&quot; occurs twice in the same map, first on line %2. Rename or remove one of them.</source>
        <translation>Der Schlüssel „%1“ steht zweimal in derselben Map, zuerst in Zeile %2. Einen der beiden umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>The alias *%1 and others repeat more than %2 values, so not all are followed. Write out what is meant.</source>
        <translation>Der Alias *%1 und andere wiederholen mehr als %2 Werte, daher wird nicht allen gefolgt. Ausschreiben, was gemeint ist.</translation>
    </message>
    <message>
        <source>The alias *%1 is inside the value that it repeats. Write the value out instead.</source>
        <translation>Der Alias *%1 steht in dem Wert, den er wiederholt. Den Wert stattdessen ausschreiben.</translation>
    </message>
    <message>
        <source>The alias *%1 nests values more than %2 levels deep, so not all are followed. Write out what is meant.</source>
        <translation>Der Alias *%1 verschachtelt Werte mehr als %2 Ebenen tief, deshalb wird nicht allen gefolgt. Ausschreiben, was gemeint ist.</translation>
    </message>
</context>
<context>
    <name>baton::TreeCommands</name>
    <message>
        <source>%1 stays where it is.</source>
        <translation>%1 bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>It is open with changes that are not saved. Save or close it first.</source>
        <translation>Das Dokument ist mit nicht gespeicherten Änderungen geöffnet. Zuerst speichern oder schließen.</translation>
    </message>
    <message>
        <source>%1 keeps its name.</source>
        <translation>%1 behält seinen Namen.</translation>
    </message>
    <message>
        <source>A name without a folder is needed, not %1.</source>
        <translation>Es muss ein Name ohne Ordner sein, nicht %1.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose another name.</source>
        <translation>Es gibt schon eine Datei %1. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 was not duplicated.</source>
        <translation>%1 wurde nicht dupliziert.</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>%1 in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>It can be brought back from there.</source>
        <translation>Von dort lässt es sich zurückholen.</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
</context>
<context>
    <name>baton::TreeEdit</name>
    <message>
        <source>the root</source>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>There is no %1 in the document. Check the path, or insert the entry first.</source>
        <translation>%1 gibt es im Dokument nicht. Den Pfad prüfen oder den Eintrag erst einfügen.</translation>
    </message>
    <message>
        <source>The value at %1 is not a map and has no keys. Set it to a map first.</source>
        <translation>Der Wert an %1 ist keine Map und hat keine Schlüssel. Erst auf eine Map setzen.</translation>
    </message>
    <message>
        <source>The value at %1 is not a list and has no items. Set it to a list first.</source>
        <translation>Der Wert an %1 ist keine Liste und hat keine Einträge. Erst auf eine Liste setzen.</translation>
    </message>
    <message>
        <source>There is already an entry %1. Choose another key, or change that entry.</source>
        <translation>Einen Eintrag %1 gibt es schon. Einen anderen Schlüssel wählen oder diesen Eintrag ändern.</translation>
    </message>
    <message>
        <source>The root of a document cannot be removed, moved or renamed. Name an entry below it.</source>
        <translation>Die Wurzel eines Dokuments kann nicht entfernt, verschoben oder umbenannt werden. Einen Eintrag darunter nennen.</translation>
    </message>
    <message>
        <source>There is no document number %1 in the file. Check the number.</source>
        <translation>Ein Dokument Nummer %1 gibt es in der Datei nicht. Die Nummer prüfen.</translation>
    </message>
    <message>
        <source>Document number %1 has a syntax error. Correct it in the source first.</source>
        <translation>Dokument Nummer %1 hat einen Syntaxfehler. Erst im Quelltext berichtigen.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8. Correct its encoding in the source first.</source>
        <translation>Die Datei ist kein gültiges UTF-8. Erst die Kodierung im Quelltext berichtigen.</translation>
    </message>
    <message>
        <source>The way %1 is written cannot be changed safely. Edit it in the source.</source>
        <translation>Die Schreibweise von %1 lässt sich nicht sicher ändern. Im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>%1 stands in for the anchor &amp;%2, so a change below it would change both places. Edit the anchor&apos;s value, or replace the alias by a value of its own.</source>
        <translation>%1 steht für den Anker &amp;%2, daher träfe eine Änderung darunter beide Stellen. Den Wert des Ankers bearbeiten oder den Alias durch einen eigenen Wert ersetzen.</translation>
    </message>
    <message>
        <source>The value at %1 is also used at %3 through the anchor &amp;%2, so a change would change both places. Edit it in the source.</source>
        <translation>Der Wert an %1 wird über den Anker &amp;%2 auch an %3 verwendet, daher träfe eine Änderung beide Stellen. Im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>%1 holds the anchor &amp;%2, which %3 still uses. Replace the alias at %3 first.</source>
        <translation>%1 enthält den Anker &amp;%2, den %3 noch verwendet. Erst den Alias an %3 ersetzen.</translation>
    </message>
    <message>
        <source>%1 cannot be moved there: the alias *%2 would come before its anchor. Edit it in the source.</source>
        <translation>%1 kann nicht dorthin verschoben werden: Der Alias *%2 stünde vor seinem Anker. Im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>“%2” cannot be written at %1 in the format of this document. Choose another value.</source>
        <translation>„%2“ kann an %1 im Format dieses Dokuments nicht geschrieben werden. Einen anderen Wert wählen.</translation>
    </message>
    <message>
        <source>No change of %1 was found that leaves the rest of the document as it is. Edit it in the source.</source>
        <translation>Es fand sich keine Änderung von %1, die den Rest des Dokuments lässt, wie er ist. Im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>A tab before document number %1 is half indentation of its code block and half content. Replace it by blanks in the source first.</source>
        <translation>Ein Tabulator vor Dokument Nummer %1 ist halb Einrückung seines Codeblocks und halb Inhalt. Zuerst im Quelltext durch Leerzeichen ersetzen.</translation>
    </message>
    <message>
        <source>%1 would hold a line of %2, which ends the code block. Make the block&apos;s own fences longer in the source first.</source>
        <translation>%1 enthielte eine Zeile aus %2, die den Codeblock beendet. Zuerst im Quelltext die Begrenzungen des Blocks verlängern.</translation>
    </message>
    <message>
        <source>The key %1 occurs twice in its map, and receivers take the last one. Remove one of them in the source first.</source>
        <translation>Der Schlüssel %1 steht zweimal in seiner Map, und Empfänger nehmen den letzten. Zuerst einen davon im Quelltext entfernen.</translation>
    </message>
    <message>
        <source>%1 would have, or has, text beside elements, comments or instructions, which is not changed from here. Edit it in the source.</source>
        <translation>%1 hat oder hätte Text neben Elementen, Kommentaren oder Anweisungen; das wird von hier aus nicht geändert. Im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>Comments or instructions in %1 would be lost. Remove them first, or edit it in the source.</source>
        <translation>Kommentare oder Anweisungen in %1 gingen verloren. Zuerst entfernen oder im Quelltext bearbeiten.</translation>
    </message>
    <message>
        <source>%1 can hold nothing but text. Choose a text, or add an element instead.</source>
        <translation>%1 kann nur Text enthalten. Einen Text wählen oder stattdessen ein Element hinzufügen.</translation>
    </message>
    <message>
        <source>An item of %1 is exactly one element. Add or remove the whole item instead.</source>
        <translation>Ein Eintrag von %1 ist genau ein Element. Stattdessen den ganzen Eintrag hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <source>An XML document has exactly one root element. Change what is in it instead.</source>
        <translation>Ein XML-Dokument hat genau ein Wurzelelement. Stattdessen dessen Inhalt ändern.</translation>
    </message>
    <message>
        <source>XML has no lists of its own, and the protocol names no element for the items of %1. Add elements by their names instead.</source>
        <translation>XML hat keine eigenen Listen, und das Protokoll nennt kein Element für die Einträge von %1. Stattdessen Elemente unter ihren Namen hinzufügen.</translation>
    </message>
    <message>
        <source>%1 declares a namespace that names in the document need. Change those names in the source first.</source>
        <translation>%1 deklariert einen Namensraum, den Namen im Dokument brauchen. Zuerst diese Namen im Quelltext ändern.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name here: letters, digits, hyphens, dots and underscores make an XML name, which begins with a letter. Choose another one.</source>
        <translation>„%1“ kann hier kein Name sein: Ein XML-Name besteht aus Buchstaben, Ziffern, Bindestrichen, Punkten und Unterstrichen und beginnt mit einem Buchstaben. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>“%1” cannot be a heading of a prompt: capitals make one, as in OUTPUT REQUIREMENT. Choose another one.</source>
        <translation>„%1“ kann keine Überschrift eines Prompts sein: Großbuchstaben machen eine aus wie in OUTPUT REQUIREMENT. Eine andere wählen.</translation>
    </message>
    <message>
        <source>“%1” does not read as the path of a file: a path holds no blanks, and a slash or an ending as in queue.py. Choose another one.</source>
        <translation>„%1“ liest sich nicht als Pfad einer Datei: Ein Pfad enthält keine Leerzeichen, aber einen Schrägstrich oder eine Endung wie in queue.py. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1 would hold a list or map in an entry, and a prompt has only texts there. Write it as a text.</source>
        <translation>%1 enthielte in einem Eintrag eine Liste oder Map, wo ein Prompt nur Texte hat. Als Text schreiben.</translation>
    </message>
    <message>
        <source>%1 would hold the line “%2”, which reads as the next heading. Indent it or write it in small letters.</source>
        <translation>%1 enthielte die Zeile „%2“, die sich als nächste Überschrift liest. Die Zeile einrücken oder in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>%1 would hold a code block without an end, which takes in all that follows. Add the fence that closes it.</source>
        <translation>%1 enthielte einen Codeblock ohne Ende, der alles Folgende mit aufnimmt. Die Zeile ergänzen, die ihn schließt.</translation>
    </message>
    <message>
        <source>The lines of %1 would read as a list. Begin with other words, or set it to a list.</source>
        <translation>Die Zeilen von %1 läsen sich als Liste. Mit anderen Worten beginnen oder eine Liste einsetzen.</translation>
    </message>
    <message>
        <source>The items of %1 would read as a list of files, as each begins with a path. Begin one with other words.</source>
        <translation>Die Einträge von %1 läsen sich als Liste von Dateien, da jeder mit einem Pfad beginnt. Einen mit anderen Worten beginnen.</translation>
    </message>
    <message>
        <source>%1 is the only heading, and a text without one is not a prompt. Add another heading first.</source>
        <translation>%1 ist die einzige Überschrift, und ein Text ohne Überschrift ist kein Prompt. Zuerst eine andere Überschrift hinzufügen.</translation>
    </message>
</context>
<context>
    <name>baton::TypographicQuotes</name>
    <message>
        <source>The quotes around %1 are letters for YAML: they become part of the text. Write straight ones.</source>
        <translation>Die Anführungszeichen um %1 sind für YAML Buchstaben: Sie werden Teil des Textes. Gerade schreiben.</translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <extracomment>a fix</extracomment>
        <translation>Gerade Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>The quotes around %1 are letters for YAML: the text ends at its comma. Write straight ones.</source>
        <translation>Die Anführungszeichen um %1 sind für YAML Buchstaben: Der Text endet an seinem Komma. Gerade schreiben.</translation>
    </message>
</context>
<context>
    <name>baton::UnknownText</name>
    <message>
        <source>No fenced block of this file holds a handoff of a kind that is known.</source>
        <translation>Kein Codeblock dieser Datei enthält eine Übergabe von bekannter Art.</translation>
    </message>
    <message>
        <source>The whole file is one quoted string: JSON was encoded twice. Replace it by the decoded text.</source>
        <translation>Die ganze Datei ist eine Zeichenkette in Anführungszeichen: JSON wurde zweimal kodiert. Durch den dekodierten Text ersetzen.</translation>
    </message>
    <message>
        <source>Nothing in this file is a handoff of a kind that is known.</source>
        <translation>Nichts in dieser Datei ist eine Übergabe von bekannter Art.</translation>
    </message>
    <message>
        <source>The nearest is %1, which has %2 too and lacks %3.</source>
        <translation>Am nächsten kommt %1, die auch %2 hat; dafür fehlt %3.</translation>
    </message>
    <message>
        <source>No kind is known by these root keys: %1.</source>
        <translation>Keine Art wird an diesen Wurzelschlüsseln erkannt: %1.</translation>
    </message>
    <message>
        <source>a handoff</source>
        <translation>eine Übergabe</translation>
    </message>
    <message>
        <source>If it is meant for one, choose its kind at the left of the status bar.</source>
        <translation>Wenn es eine sein soll, ihre Art links in der Statusleiste wählen.</translation>
    </message>
    <message>
        <source>If it is meant for one, give its kind with --kind KIND. &quot;baton kinds&quot; lists them.</source>
        <translation>Wenn es eine sein soll, ihre Art mit --kind ART angeben. „baton kinds“ zählt die Arten auf.</translation>
    </message>
    <message>
        <source>If it is meant for one, give its kind as &quot;kind&quot;. The tool &quot;kinds&quot; lists them.</source>
        <translation>Wenn es eine sein soll, ihre Art als „kind“ angeben. Das Werkzeug „kinds“ zählt die Arten auf.</translation>
    </message>
</context>
<context>
    <name>baton::UnnamedFences</name>
    <message>
        <source>This block contains a handoff, but names no language, so receivers do not read it. Write %1 after the fence.</source>
        <translation>Dieser Block enthält eine Übergabe, nennt aber keine Sprache; deshalb liest ihn kein Empfänger. Als Sprache des Codeblocks %1 angeben.</translation>
    </message>
    <message>
        <source>This block contains a handoff, but “%2” is not a language of data, so receivers do not read it. Write %1 after the fence.</source>
        <translation>Dieser Block enthält eine Übergabe, aber „%2“ ist keine Sprache für Daten; deshalb liest ihn kein Empfänger. Als Sprache des Codeblocks %1 angeben.</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>Sprache angeben</translation>
    </message>
</context>
<context>
    <name>baton::UserTemplates</name>
    <message>
        <source>&quot;%1&quot; cannot be the name of a template. Use up to 100 characters, none of / \ : * ? &quot; &lt; &gt; | and no dot in front.</source>
        <translation>„%1“ kann nicht der Name einer Vorlage sein. Erlaubt sind bis zu 100 Zeichen, keines davon / \ : * ? &quot; &lt; &gt; |, und vorn kein Punkt.</translation>
    </message>
    <message>
        <source>There is a template &quot;%1&quot; already. Choose another name.</source>
        <translation>Es gibt schon eine Vorlage „%1“. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Check its permissions.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Seine Rechte prüfen.</translation>
    </message>
    <message>
        <source>The template %1 is broken in line %2: %3 Correct it in that file, or remove the file.</source>
        <extracomment>path of a file, number of a line, what is wrong there as a whole sentence</extracomment>
        <translation>Die Vorlage %1 ist in Zeile %2 fehlerhaft: %3 Das in dieser Datei berichtigen oder die Datei löschen.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed. Check the permissions of its folder.</source>
        <translation>%1 kann nicht umbenannt werden. Die Rechte seines Ordners prüfen.</translation>
    </message>
    <message>
        <source>%1 cannot be removed. Check the permissions of its folder.</source>
        <translation>%1 kann nicht entfernt werden. Die Rechte seines Ordners prüfen.</translation>
    </message>
</context>
<context>
    <name>baton::ValueText</name>
    <message>
        <source>“%1” is not a value: %2 Put quotes around it to mean the text itself.</source>
        <comment>%2: the reason, a whole sentence, or empty</comment>
        <translation>„%1“ ist kein Wert: %2 Ist der Text selbst gemeint, in Anführungszeichen setzen.</translation>
    </message>
</context>
<context>
    <name>baton::Verdict</name>
    <message>
        <source>Not evaluated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>The source does not parse, line %1</source>
        <translation>Der Quelltext hat einen Syntaxfehler, Zeile %1</translation>
    </message>
    <message>
        <source>%1 cannot read it. The user decides</source>
        <translation>%1 kann es nicht lesen. Der Benutzer entscheidet</translation>
    </message>
    <message>
        <source>%1 cannot read it. Re-invoke %2, %3</source>
        <extracomment>receiver, producer, &quot;attempt 1 of 2&quot;</extracomment>
        <translation>%1 kann es nicht lesen. Zurück an %2, %3</translation>
    </message>
    <message>
        <source>If it is sent like this</source>
        <translation>Wenn es so gesendet wird</translation>
    </message>
    <message>
        <source>Not handed to a receiver, so nothing follows from it</source>
        <translation>Geht an keinen Empfänger, also folgt nichts daraus</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Accept with notes</source>
        <translation>Annehmen mit Hinweisen</translation>
    </message>
    <message>
        <source>Re-invoke %1</source>
        <translation>Zurück an %1</translation>
    </message>
    <message numerus="yes">
        <source>Proceed with a conservative default</source>
        <translation>
            <numerusform>Mit vorsichtigem Vorgabewert fortfahren</numerusform>
            <numerusform>Mit vorsichtigen Vorgabewerten fortfahren</numerusform>
        </translation>
    </message>
    <message>
        <source>The receiver goes on, and logs a warning</source>
        <translation>Der Empfänger arbeitet weiter und protokolliert eine Warnung</translation>
    </message>
    <message>
        <source>Escalate to the user</source>
        <translation>An den Benutzer eskalieren</translation>
    </message>
    <message>
        <source>It was asked for before</source>
        <translation>Darum wurde schon gebeten</translation>
    </message>
    <message>
        <source>The user decides</source>
        <translation>Der Benutzer entscheidet</translation>
    </message>
    <message>
        <source>If the field is added</source>
        <translation>Wenn das Feld ergänzt ist</translation>
    </message>
    <message>
        <source>If the fields are added</source>
        <translation>Wenn die Felder ergänzt sind</translation>
    </message>
    <message>
        <source>If it is corrected</source>
        <translation>Wenn es berichtigt wird</translation>
    </message>
    <message>
        <source>%1 goes on with it</source>
        <translation>%1 arbeitet damit weiter</translation>
    </message>
    <message>
        <source>If it is missing again</source>
        <translation>Wenn es wieder fehlt</translation>
    </message>
    <message>
        <source>If they are missing again</source>
        <translation>Wenn sie wieder fehlen</translation>
    </message>
    <message>
        <source>If it is wrong again</source>
        <translation>Wenn es wieder falsch ist</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heading over what the receiver does</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>the producer</source>
        <extracomment>stands for an agent whose name is not known</extracomment>
        <translation>den Erzeuger</translation>
    </message>
    <message>
        <source>The receiver</source>
        <extracomment>stands for an agent whose name is not known</extracomment>
        <translation>Der Empfänger</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation>Versuch %1 von %2</translation>
    </message>
    <message>
        <source>gate %1</source>
        <translation>Gate %1</translation>
    </message>
    <message>
        <source>gate %1, %2</source>
        <translation>Gate %1, %2</translation>
    </message>
    <message>
        <source>The receiver takes the placeholders for values</source>
        <translation>Der Empfänger hält die Platzhalter für Werte</translation>
    </message>
    <message>
        <source>Once it is filled in</source>
        <translation>Sobald es ausgefüllt ist</translation>
    </message>
    <message numerus="yes">
        <source>Not filled in yet: %n place(s)</source>
        <translation>
            <numerusform>Noch nicht ausgefüllt: %n Stelle</numerusform>
            <numerusform>Noch nicht ausgefüllt: %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1, %2 are allowed</source>
        <translation>Versuch %1, erlaubt sind %2</translation>
    </message>
    <message>
        <source>%1: the user decides now</source>
        <extracomment>&quot;attempt 3 of 3 failed: the user decides now&quot;</extracomment>
        <translation>%1: Jetzt entscheidet der Benutzer</translation>
    </message>
    <message>
        <source>%1: if it fails, the user decides</source>
        <extracomment>&quot;attempt 3 of 3: if it fails, the user decides&quot;</extracomment>
        <translation>%1: Schlägt er fehl, entscheidet der Benutzer</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n retries left before it goes to the user</source>
        <translation>
            <numerusform>%1: noch %n Wiederholung, bevor es an den Benutzer geht</numerusform>
            <numerusform>%1: noch %n Wiederholungen, bevor es an den Benutzer geht</numerusform>
        </translation>
    </message>
    <message>
        <source>The source is cut off, line %1</source>
        <translation>Der Quelltext ist abgeschnitten, Zeile %1</translation>
    </message>
    <message>
        <source>What a receiver does with this version is not known</source>
        <translation>Was ein Empfänger mit dieser Version tut, ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a field, its value</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n entries</source>
        <translation>
            <numerusform>%1 hat %n Eintrag</numerusform>
            <numerusform>%1 hat %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>What follows depends on %1</source>
        <extracomment>the name of a field, whose value is not known yet</extracomment>
        <translation>Was folgt, hängt von %1 ab</translation>
    </message>
    <message numerus="yes">
        <source>attempt %1 failed, though only %n are allowed</source>
        <translation>
            <numerusform>Versuch %1 ist fehlgeschlagen, obwohl nur %n erlaubt ist</numerusform>
            <numerusform>Versuch %1 ist fehlgeschlagen, obwohl nur %n erlaubt sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and no retry is left</source>
        <extracomment>&quot;attempt 3 of 3 failed, and no retry is left&quot;</extracomment>
        <translation>%1, und es bleibt keine Wiederholung</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>&quot;attempt 3 of 3 failed&quot;</extracomment>
        <translation>%1 ist fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%1, and the session ended with %n retries left</source>
        <extracomment>&quot;attempt 1 of 3 failed, and the session ended with 2 retries left&quot;</extracomment>
        <translation>
            <numerusform>%1, und die Sitzung endete mit %n Wiederholung übrig</numerusform>
            <numerusform>%1, und die Sitzung endete mit %n Wiederholungen übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::VerdictPane</name>
    <message>
        <source>What the receiver does with the open document appears here.</source>
        <translation>Hier erscheint, was der Empfänger mit dem geöffneten Dokument tut.</translation>
    </message>
    <message>
        <source>Document of the file</source>
        <translation>Dokument der Datei</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Last verdict</source>
        <translation>Letztes Urteil</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Feedback to send</source>
        <translation>Rückmeldung zum Senden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the feedback for the producer</source>
        <translation>Rückmeldung für den Erzeuger kopieren</translation>
    </message>
    <message>
        <source>Conservative defaults</source>
        <translation>Vorsichtige Vorgabewerte</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>Was danach kommt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>no handoff</source>
        <translation>keine Übergabe</translation>
    </message>
    <message>
        <source>Document %1 of %2: %3</source>
        <translation>Dokument %1 von %2: %3</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n weiteres unter „Probleme“</numerusform>
            <numerusform>%n weitere unter „Probleme“</numerusform>
        </translation>
    </message>
    <message>
        <source>What the receiver would choose</source>
        <translation>Was der Empfänger wählen würde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is chosen, and the choice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The document is being checked…</source>
        <translation>Das Dokument wird geprüft …</translation>
    </message>
    <message numerus="yes">
        <source>Copied, %n masked</source>
        <translation>
            <numerusform>Kopiert, %n maskiert</numerusform>
            <numerusform>Kopiert, %n maskiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::VerdictReasons</name>
    <message>
        <source>Gate %1</source>
        <translation>Gate %1</translation>
    </message>
    <message>
        <source>Gate %1 (%2)</source>
        <comment>id, title</comment>
        <translation>Gate %1 (%2)</translation>
    </message>
    <message>
        <source>%1 fails: %2: %3</source>
        <extracomment>a gate, a criterion, the value</extracomment>
        <translation>%1 ist nicht bestanden: %2: %3</translation>
    </message>
    <message>
        <source>%1 fails: %2: %3, threshold %4</source>
        <extracomment>a gate, a criterion, the value, the threshold</extracomment>
        <translation>%1 ist nicht bestanden: %2: %3, Schwelle %4</translation>
    </message>
    <message>
        <source>Nothing speaks against it</source>
        <translation>Nichts spricht dagegen</translation>
    </message>
    <message>
        <source>Nothing follows from it</source>
        <translation>Daraus folgt nichts</translation>
    </message>
</context>
<context>
    <name>baton::WindowDocks</name>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>baton::WindowProgram</name>
    <message>
        <source>Cannot start %1: %2. It belongs beside &quot;baton&quot;; install Baton again.</source>
        <translation>%1 lässt sich nicht starten: %2. Es gehört neben „baton“; Baton neu installieren.</translation>
    </message>
</context>
<context>
    <name>baton::WindowToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceChecking</name>
    <message>
        <source>XML is judged by %1</source>
        <translation>XML wird nach %1 beurteilt</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>This workspace replaces protocols of Baton.</source>
        <translation>Dieser Arbeitsbereich ersetzt Protokolle von Baton.</translation>
    </message>
    <message numerus="yes">
        <source>The protocols of this workspace or of your own have %n problem(s).</source>
        <translation>
            <numerusform>Die Protokolle dieses Arbeitsbereichs oder die eigenen haben %n Problem.</numerusform>
            <numerusform>Die Protokolle dieses Arbeitsbereichs oder die eigenen haben %n Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>The index of sessions</source>
        <translation>Der Index der Sitzungen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Sessions were not looked for everywhere</source>
        <translation>Sitzungen wurden nicht überall gesucht</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceCommands</name>
    <message>
        <source>Open the document that it is to be compared with first.</source>
        <translation>Zuerst das Dokument öffnen, mit dem verglichen werden soll.</translation>
    </message>
    <message>
        <source>New handoff…</source>
        <translation>Neue Übergabe …</translation>
    </message>
    <message>
        <source>The sample workspace cannot be opened.</source>
        <translation>Der Beispiel-Arbeitsbereich kann nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceModel</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Loose documents</source>
        <translation>Lose Dokumente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>baton::WorkspacePane</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the workspace</source>
        <translation>Arbeitsbereich filtern</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Only with problems</source>
        <translation>Nur mit Problemen</translation>
    </message>
    <message>
        <source>Only handoffs</source>
        <translation>Nur Übergaben</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Filter by status and kind, active</source>
        <translation>Nach Status und Art filtern, aktiv</translation>
    </message>
    <message>
        <source>Filter by status and kind</source>
        <translation>Nach Status und Art filtern</translation>
    </message>
    <message>
        <source>The handoffs and sessions of a folder appear here.</source>
        <translation>Hier erscheinen die Übergaben und Sitzungen eines Ordners.</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message numerus="yes">
        <source>No file matches the filter; %n file(s) are hidden.</source>
        <translation>
            <numerusform>Keine Datei passt zum Filter; %n Datei ist ausgeblendet.</numerusform>
            <numerusform>Keine Datei passt zum Filter; %n Dateien sind ausgeblendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for documents in %1.</source>
        <translation>Dokumente in %1 werden gesucht.</translation>
    </message>
    <message>
        <source>%1 holds no YAML, JSON, XML or Markdown file.</source>
        <translation>%1 enthält keine YAML-, JSON-, XML- oder Markdown-Datei.</translation>
    </message>
    <message>
        <source>New handoff</source>
        <translation>Neue Übergabe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in the file manager</source>
        <translation>In der Dateiverwaltung anzeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>New handoff here…</source>
        <translation>Neue Übergabe hier …</translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation>Ordner neu einlesen</translation>
    </message>
    <message>
        <source>Compare both files</source>
        <translation>Beide Dateien vergleichen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Compare with the active document</source>
        <translation>Mit dem aktiven Dokument vergleichen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move to the trash…</source>
        <translation>In den Papierkorb verschieben …</translation>
    </message>
    <message>
        <source>Only sessions that await review</source>
        <translation>Nur Sitzungen, die auf Prüfung warten</translation>
    </message>
    <message>
        <source>Only reviewed sessions</source>
        <translation>Nur geprüfte Sitzungen</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceScanner</name>
    <message>
        <source>The file is %1 large; files over %2 are not read.</source>
        <translation>Die Datei ist %1 groß; Dateien über %2 werden nicht gelesen.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read. Check that it exists and that you may open it, or open another folder.</source>
        <translation>Der Ordner %1 ist nicht lesbar. Prüfen, ob er existiert und geöffnet werden darf, oder einen anderen Ordner öffnen.</translation>
    </message>
    <message>
        <source>This folder cannot be listed: permission denied. Its content is not shown.</source>
        <translation>Dieser Ordner kann nicht aufgelistet werden: Zugriff verweigert. Sein Inhalt wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>Stopped. %1 of %2 files were read.</source>
        <translation>Angehalten. %1 von %2 Dateien wurden gelesen.</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceSchema</name>
    <message>
        <source>its folder is a link that leads elsewhere</source>
        <translation>sein Ordner ist eine Verknüpfung, die anderswohin führt</translation>
    </message>
</context>
<context>
    <name>baton::WorkspaceText</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>no handoff</source>
        <translation>keine Übergabe</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>a gate fails</source>
        <translation>ein Gate nicht bestanden</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>goes to the user</source>
        <translation>geht an den Benutzer</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>not filled in yet</source>
        <translation>noch nicht ausgefüllt</translation>
    </message>
    <message>
        <source>transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>database</source>
        <translation>Datenbank</translation>
    </message>
</context>
<context>
    <name>baton::XmlDeclaration</name>
    <message>
        <source>Write UTF-8</source>
        <translation>UTF-8 schreiben</translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <translation>Gerade Anführungszeichen schreiben</translation>
    </message>
</context>
<context>
    <name>baton::XmlIssues</name>
    <message>
        <source>Write ]]&amp;gt;</source>
        <translation>]]&amp;gt; schreiben</translation>
    </message>
    <message>
        <source>Write &amp;amp;</source>
        <translation>&amp;amp; schreiben</translation>
    </message>
    <message>
        <source>There are more than %L1 mistakes, and the document is not read any further. Correct the first ones.</source>
        <translation>Es gibt mehr als %L1 Fehler, und das Dokument wird nicht weiter gelesen. Die ersten beheben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more mistakes are not listed. Correct the first ones.</source>
        <translation>
            <numerusform>%n weiterer Fehler ist nicht aufgeführt. Die ersten beheben.</numerusform>
            <numerusform>%n weitere Fehler sind nicht aufgeführt. Die ersten beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write &amp;amp; and &amp;lt; in the rest</source>
        <translation>&amp;amp; und &amp;lt; im Rest schreiben</translation>
    </message>
</context>
<context>
    <name>baton::XmlKind</name>
    <message>
        <source>“%1” leads out of the workspace; name a folder below it, without “..”.</source>
        <translation>„%1“ führt aus dem Arbeitsbereich hinaus; einen Ordner darunter nennen, ohne „..“.</translation>
    </message>
    <message>
        <source>“%1” is not a plain file name.</source>
        <translation>„%1“ ist kein einfacher Dateiname.</translation>
    </message>
</context>
<context>
    <name>baton::XmlMistakes</name>
    <message>
        <source>There is no element in this XML document. Write one.</source>
        <translation>In diesem XML-Dokument steht kein Element. Eines schreiben.</translation>
    </message>
    <message>
        <source>Line %1 holds text before the first element. Begin with &lt;, or remove it.</source>
        <translation>Zeile %1 enthält Text vor dem ersten Element. Mit &lt; beginnen oder den Text entfernen.</translation>
    </message>
    <message>
        <source>Line %1 contains text after the end of the root element. Remove it, or move it into the element.</source>
        <translation>Zeile %1 enthält Text nach dem Ende des Wurzelelements. Den Text entfernen oder in das Element verschieben.</translation>
    </message>
    <message>
        <source>A second root element begins on line %1, and a document has only one. Remove it, or put both into one element.</source>
        <translation>In Zeile %1 beginnt ein zweites Wurzelelement; ein Dokument hat nur eines. Das zweite entfernen oder beide in ein Element setzen.</translation>
    </message>
    <message>
        <source>Line %1 nests elements more than %2 levels deep, which is not read. Flatten the document.</source>
        <translation>Zeile %1 verschachtelt Elemente mehr als %2 Ebenen tief; das wird nicht gelesen. Das Dokument flacher machen.</translation>
    </message>
    <message>
        <source>On line %1 no tag, comment or declaration begins after &lt;. Remove it.</source>
        <translation>In Zeile %1 beginnt nach &lt; kein Tag, kein Kommentar und keine Deklaration. Das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Line %1 holds a bare &lt;, which XML reads as the beginning of a tag. Write &amp;lt; instead.</source>
        <translation>Zeile %1 enthält ein bloßes &lt;, das XML als Anfang eines Tags liest. Stattdessen &amp;lt; schreiben.</translation>
    </message>
    <message>
        <source>Line %1 holds a bare &amp;, which XML reads as the beginning of an entity. Write &amp;amp; instead.</source>
        <translation>Zeile %1 enthält ein bloßes &amp;, das XML als Anfang einer Entität liest. Stattdessen &amp;amp; schreiben.</translation>
    </message>
    <message>
        <source>The entity %2 on line %1 is not known: XML has &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos; only. Write the character itself or its number, or &amp;amp; for the &amp; alone.</source>
        <translation>Die Entität %2 in Zeile %1 ist unbekannt: XML hat nur &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; und &amp;apos;. Das Zeichen selbst oder seine Nummer schreiben oder &amp;amp; für das &amp; allein.</translation>
    </message>
    <message>
        <source>%2 on line %1 is not the number of a character that XML allows. Remove it, or write another one.</source>
        <translation>%2 in Zeile %1 ist nicht die Nummer eines Zeichens, das XML erlaubt. Entfernen oder ein anderes schreiben.</translation>
    </message>
    <message>
        <source>Line %1 holds the character %2, which XML forbids. Remove it.</source>
        <translation>Zeile %1 enthält das Zeichen %2, das XML verbietet. Das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Line %1 holds ]]&gt; in a text, which XML keeps for the end of a CDATA section. Write ]]&amp;gt; instead.</source>
        <translation>Zeile %1 enthält ]]&gt; in einem Text; das ist in XML dem Ende eines CDATA-Abschnitts vorbehalten. Stattdessen ]]&amp;gt; schreiben.</translation>
    </message>
    <message>
        <source>The CDATA section ends at ]]&gt; on line %1, and a second ]]&gt; follows on line %2. Write ]]]]&gt;&lt;![CDATA[&gt; for one that belongs to the text.</source>
        <translation>Der CDATA-Abschnitt endet beim ]]&gt; in Zeile %1, und ein zweites ]]&gt; folgt in Zeile %2. Für eines, das zum Text gehört, ]]]]&gt;&lt;![CDATA[&gt; schreiben.</translation>
    </message>
    <message>
        <source>The CDATA section that begins on line %1 never ends. Close it with ]]&gt;.</source>
        <translation>Der CDATA-Abschnitt, der in Zeile %1 beginnt, endet nie. Mit ]]&gt; schließen.</translation>
    </message>
    <message>
        <source>The CDATA section on line %1 is outside the root element. Move it inside.</source>
        <translation>Der CDATA-Abschnitt in Zeile %1 steht außerhalb des Wurzelelements. In das Element verschieben.</translation>
    </message>
    <message>
        <source>The comment that begins on line %1 never ends. Close it with --&gt;.</source>
        <translation>Der Kommentar, der in Zeile %1 beginnt, endet nie. Mit --&gt; schließen.</translation>
    </message>
    <message>
        <source>The comment on line %1 holds two hyphens in a row, which XML forbids. Put a blank between them.</source>
        <translation>Der Kommentar in Zeile %1 enthält zwei Bindestriche hintereinander, was XML verbietet. Ein Leerzeichen dazwischen setzen.</translation>
    </message>
    <message>
        <source>The processing instruction that begins on line %1 never ends. Close it with ?&gt;.</source>
        <translation>Die Verarbeitungsanweisung, die in Zeile %1 beginnt, endet nie. Mit ?&gt; schließen.</translation>
    </message>
    <message>
        <source>The processing instruction on line %1 does not begin with a name. Write one after &lt;?, or remove the instruction.</source>
        <translation>Die Verarbeitungsanweisung in Zeile %1 beginnt nicht mit einem Namen. Einen Namen nach &lt;? schreiben oder die Anweisung entfernen.</translation>
    </message>
    <message>
        <source>The XML declaration on line %1 is not at the very beginning. Remove the text before it, or the declaration.</source>
        <translation>Die XML-Deklaration in Zeile %1 steht nicht ganz am Anfang. Den Text davor oder die Deklaration entfernen.</translation>
    </message>
    <message>
        <source>The XML declaration on line %1 is not right. Write &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;, or remove it.</source>
        <translation>Die XML-Deklaration in Zeile %1 stimmt nicht. &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; schreiben oder die Deklaration entfernen.</translation>
    </message>
    <message>
        <source>The declaration on line %1 names the encoding %2, but the file is in UTF-8. Write UTF-8, or convert the file.</source>
        <translation>Die Deklaration in Zeile %1 nennt die Kodierung %2, die Datei ist aber in UTF-8. UTF-8 schreiben oder die Datei umwandeln.</translation>
    </message>
    <message>
        <source>Line %1 holds a DOCTYPE. Baton reads no document type and expands no entity, so that a document cannot read files or fill the memory. Remove the DOCTYPE.</source>
        <translation>Zeile %1 enthält einen DOCTYPE. Baton liest keinen Dokumenttyp und ersetzt keine Entitäten, damit ein Dokument weder Dateien lesen noch den Speicher füllen kann. Den DOCTYPE entfernen.</translation>
    </message>
    <message>
        <source>The end tag on line %1 is not whole. Write &lt;/name&gt;.</source>
        <translation>Das End-Tag in Zeile %1 ist nicht vollständig. &lt;/name&gt; schreiben.</translation>
    </message>
    <message>
        <source>The end tag on line %1 closes nothing. Remove it.</source>
        <translation>Das End-Tag in Zeile %1 schließt nichts. Das Tag entfernen.</translation>
    </message>
    <message>
        <source>The tag on line %1 has more than %L2 attributes, which are not read. Move their values into elements.</source>
        <translation>Das Tag in Zeile %1 hat mehr als %L2 Attribute; sie werden nicht gelesen. Die Werte in Elemente verschieben.</translation>
    </message>
    <message>
        <source>A blank is missing before an attribute on line %1. Insert it.</source>
        <translation>Vor einem Attribut in Zeile %1 fehlt ein Leerzeichen. Das Leerzeichen einfügen.</translation>
    </message>
    <message>
        <source>The attribute %2 occurs twice in the tag on line %1. Rename or remove one of them.</source>
        <translation>Das Attribut %2 steht zweimal im Tag in Zeile %1. Eines umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>The attribute %2 on line %1 has no value. Write %2=&quot;…&quot;, or remove it.</source>
        <translation>Das Attribut %2 in Zeile %1 hat keinen Wert. %2=&quot;…&quot; schreiben oder das Attribut entfernen.</translation>
    </message>
    <message>
        <source>The value of the attribute %2 on line %1 is not in quotes. Put it in quotes.</source>
        <translation>Der Wert des Attributs %2 in Zeile %1 steht nicht in Anführungszeichen. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The value of the attribute %2 on line %1 has no closing quote before the next &lt;. Insert the quote, or write &amp;lt; for a &lt; in the value.</source>
        <translation>Dem Wert des Attributs %2 in Zeile %1 fehlt das schließende Anführungszeichen vor dem nächsten &lt;. Das Anführungszeichen einfügen oder &amp;lt; für ein &lt; im Wert schreiben.</translation>
    </message>
    <message>
        <source>The value of the attribute %2 on line %1 is in curly quotes, which XML does not know. Write straight ones.</source>
        <translation>Der Wert des Attributs %2 in Zeile %1 steht in typografischen Anführungszeichen, die XML nicht kennt. Gerade schreiben.</translation>
    </message>
    <message>
        <source>Line %1 holds a no-break space within the tag &lt;%2, which XML takes for a letter. Write a space.</source>
        <translation>Zeile %1 enthält im Tag &lt;%2 ein geschütztes Leerzeichen, das für XML ein Buchstabe ist. Ein gewöhnliches Leerzeichen gehört dorthin.</translation>
    </message>
    <message>
        <source>Line %1 contains %2 within the tag &lt;%3, where only attributes are allowed. Close the tag with &gt; before it, or remove it.</source>
        <translation>Zeile %1 enthält %2 im Tag &lt;%3, wo nur Attribute erlaubt sind. Das Tag davor mit &gt; schließen oder das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>The name %1 is not a prefix and a name with one colon between them. Rename it.</source>
        <translation>Der Name %1 besteht nicht aus Präfix und Name mit einem Doppelpunkt dazwischen. Umbenennen.</translation>
    </message>
    <message>
        <source>The prefix %1 of %2 is not declared. Declare it with xmlns:%1=&quot;…&quot;, or remove it.</source>
        <translation>Das Präfix %1 von %2 ist nicht deklariert. Mit xmlns:%1=&quot;…&quot; deklarieren oder entfernen.</translation>
    </message>
    <message>
        <source>From line %1 on &amp;lt; stands for each &lt;, as in a text that was escaped for HTML, so that there is no tag. Write the characters themselves.</source>
        <translation>Ab Zeile %1 steht &amp;lt; für jedes &lt;, wie in einem für HTML maskierten Text, sodass es kein Tag gibt. Die Zeichen selbst schreiben.</translation>
    </message>
    <message>
        <source>The end tag &lt;/%3&gt; on line %1 does not close &lt;%2&gt;, which line %4 opens. Write &lt;/%2&gt; instead.</source>
        <translation>Das End-Tag &lt;/%3&gt; in Zeile %1 schließt nicht &lt;%2&gt;, das Zeile %4 öffnet. Stattdessen &lt;/%2&gt; schreiben.</translation>
    </message>
    <message>
        <source>The element &lt;%2&gt;, which line %1 opens, is not closed before &lt;/%3&gt; on line %4. Insert &lt;/%2&gt; where &lt;%2&gt; ends.</source>
        <translation>Das Element &lt;%2&gt;, das Zeile %1 öffnet, ist vor &lt;/%3&gt; in Zeile %4 nicht geschlossen. &lt;/%2&gt; dort einfügen, wo &lt;%2&gt; endet.</translation>
    </message>
</context>
<context>
    <name>baton::XmlReader</name>
    <message>
        <source>Write &amp;lt;</source>
        <translation>&amp;lt; schreiben</translation>
    </message>
    <message>
        <source>Split the section</source>
        <translation>Abschnitt teilen</translation>
    </message>
    <message>
        <source>Remove the text before it</source>
        <translation>Den Text davor entfernen</translation>
    </message>
    <message>
        <source>Write the name of the start tag</source>
        <translation>Den Namen des Start-Tags schreiben</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>DOCTYPE entfernen</translation>
    </message>
    <message>
        <source>Close it here</source>
        <translation>Hier schließen</translation>
    </message>
    <message>
        <source>Close &lt;%1&gt; after its text</source>
        <translation>&lt;%1&gt; nach seinem Text schließen</translation>
    </message>
    <message>
        <source>Unescape the text</source>
        <translation>Maskierung des Textes aufheben</translation>
    </message>
</context>
<context>
    <name>baton::XmlTag</name>
    <message>
        <source>Insert blank</source>
        <translation>Leerzeichen einfügen</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Write spaces</source>
        <translation>Leerzeichen schreiben</translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <translation>Gerade Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>Close with %1</source>
        <translation>Mit %1 schließen</translation>
    </message>
</context>
<context>
    <name>baton::XsdBulk</name>
    <message>
        <source>This is built on a chain of more than %1 others.</source>
        <translation>Dies baut auf einer Kette von mehr als %1 anderen auf.</translation>
    </message>
    <message>
        <source>The schema unfolds to more than %1 parts.</source>
        <translation>Das Schema entfaltet sich zu mehr als %1 Teilen.</translation>
    </message>
</context>
<context>
    <name>baton::XsdDocument</name>
    <message>
        <source>The XML has more than %L1 different names of elements and attributes, so it was not validated. Use fewer names.</source>
        <translation>Das XML hat mehr als %L1 verschiedene Namen von Elementen und Attributen und wurde deshalb nicht geprüft. Weniger Namen verwenden.</translation>
    </message>
    <message>
        <source>The validator refuses this XML, as xmllint does: %1. A single text may have 10 million bytes, a name 50,000.</source>
        <extracomment>the validator&apos;s own words</extracomment>
        <translation>Das Prüfprogramm lehnt dieses XML ab, wie xmllint auch: %1. Ein einzelner Text darf 10 Millionen Bytes haben, ein Name 50.000.</translation>
    </message>
    <message>
        <source>The XML holds a text of more than %L1 bytes, which neither the validator nor xmllint reads. Shorten it.</source>
        <translation>Das XML enthält einen Text von mehr als %L1 Bytes, den weder das Prüfprogramm noch xmllint liest. Den Text kürzen.</translation>
    </message>
</context>
<context>
    <name>baton::XsdFile</name>
    <message>
        <source>The schema has too many files; at most %1 are read.</source>
        <translation>Das Schema hat zu viele Dateien; höchstens %1 werden gelesen.</translation>
    </message>
    <message>
        <source>A DOCTYPE is not allowed here; remove it.</source>
        <translation>Ein DOCTYPE ist hier nicht erlaubt; den DOCTYPE entfernen.</translation>
    </message>
    <message>
        <source>This is not valid XML: %1</source>
        <translation>Das ist kein gültiges XML: %1</translation>
    </message>
    <message>
        <source>“%1” refers outside the schema&apos;s folder; only its own files are read.</source>
        <translation>„%1“ verweist aus dem Ordner des Schemas hinaus; nur dessen eigene Dateien werden gelesen.</translation>
    </message>
</context>
<context>
    <name>baton::XsdFindings</name>
    <message>
        <source>%1 is in no namespace; the protocol&apos;s is %2</source>
        <translation>%1 steht in keinem Namensraum; der des Protokolls ist %2</translation>
    </message>
    <message>
        <source>%1 is in the namespace %2; the protocol&apos;s is %3</source>
        <translation>%1 steht im Namensraum %2; der des Protokolls ist %3</translation>
    </message>
    <message>
        <source>Add the namespace</source>
        <translation>Namensraum ergänzen</translation>
    </message>
    <message>
        <source>%1 lacks %2</source>
        <translation>In %1 fehlt %2</translation>
    </message>
    <message>
        <source>%1 is at the wrong place: it comes first</source>
        <translation>%1 steht an der falschen Stelle: Es gehört an den Anfang</translation>
    </message>
    <message>
        <source>%1 is at the wrong place: it comes after %2</source>
        <translation>%1 steht an der falschen Stelle: Es gehört hinter %2</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a fix: move an element to where it belongs</extracomment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <translation>%1 enthält kein Element %2</translation>
    </message>
    <message>
        <source>%1 is here a second time</source>
        <translation>%1 steht hier ein zweites Mal</translation>
    </message>
    <message>
        <source>%1 has blanks around %2</source>
        <translation>%1 hat Leerzeichen um %2</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>Leerzeichen entfernen</translation>
    </message>
    <message>
        <source>The attribute %1 of %2 is missing</source>
        <extracomment>attribute, element</extracomment>
        <translation>Das Attribut %1 von %2 fehlt</translation>
    </message>
    <message>
        <source>%1 is at the wrong place: nothing more comes here</source>
        <translation>%1 steht an der falschen Stelle: Hier kommt nichts mehr</translation>
    </message>
    <message>
        <source>%1 is at the wrong place: %2 comes here</source>
        <translation>%1 steht an der falschen Stelle: Hier kommt %2</translation>
    </message>
    <message>
        <source>%1 takes elements only, but holds the text “%2”</source>
        <extracomment>element, text</extracomment>
        <translation>%1 nimmt nur Elemente auf, enthält aber den Text „%2“</translation>
    </message>
    <message>
        <source>%1 takes text only, but holds elements</source>
        <translation>%1 nimmt nur Text auf, enthält aber Elemente</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a fix: give an element its right name</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The elements in %1 without a prefix are in no namespace; the protocol&apos;s is %2</source>
        <translation>Die Elemente in %1 ohne Präfix sind in keinem Namensraum; der des Protokolls ist %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n places</source>
        <extracomment>a sentence about an attribute or element, which stands that often</extracomment>
        <translation>
            <numerusform>%1, an %n Stelle</numerusform>
            <numerusform>%1, an %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema does not know %1: its receiver may ignore it</source>
        <translation>Das Schema kennt %1 nicht: Der Empfänger ignoriert es vielleicht</translation>
    </message>
</context>
<context>
    <name>baton::XsdSchema</name>
    <message>
        <source>This is not valid XML.</source>
        <translation>Das ist kein gültiges XML.</translation>
    </message>
    <message>
        <source>This is not a valid XML Schema.</source>
        <translation>Das ist kein gültiges XML-Schema.</translation>
    </message>
</context>
<context>
    <name>baton::XsdValidation</name>
    <message>
        <source>A pattern of the schema is too much for this value, so that it is not judged</source>
        <translation>Ein Muster des Schemas überfordert die Prüfung dieses Werts, sodass er nicht beurteilt ist</translation>
    </message>
</context>
<context>
    <name>baton::XsdWords</name>
    <message>
        <source>a whole number above 0</source>
        <translation>eine ganze Zahl über 0</translation>
    </message>
    <message>
        <source>a whole number of 0 or more</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a date such as 2026-01-31</source>
        <translation>ein Datum wie 2026-01-31</translation>
    </message>
    <message>
        <source>a time such as 2026-01-31T12:00:00Z</source>
        <translation>eine Zeit wie 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message numerus="yes">
        <source>at least %n characters long</source>
        <translation>
            <numerusform>mindestens %n Zeichen lang</numerusform>
            <numerusform>mindestens %n Zeichen lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters long</source>
        <translation>
            <numerusform>höchstens %n Zeichen lang</numerusform>
            <numerusform>höchstens %n Zeichen lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters long</source>
        <translation>
            <numerusform>%n Zeichen lang</numerusform>
            <numerusform>%n Zeichen lang</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::YamlCharacters</name>
    <message numerus="yes">
        <source>Remove %n control characters</source>
        <translation>
            <numerusform>%n Steuerzeichen entfernen</numerusform>
            <numerusform>%n Steuerzeichen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1 holds the control character %2, which readers of YAML refuse; %n in all. Remove it, or write it as an escape in double quotes.</source>
        <translation>
            <numerusform>Zeile %1 enthält das Steuerzeichen %2, das Leser von YAML zurückweisen; %n insgesamt. Entfernen oder in doppelten Anführungszeichen als Escape-Folge schreiben.</numerusform>
            <numerusform>Zeile %1 enthält das erste von %n Steuerzeichen, %2, die Leser von YAML zurückweisen. Entfernen oder in doppelten Anführungszeichen als Escape-Folgen schreiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>baton::YamlDiagnosis</name>
    <message>
        <source>Put in quotes</source>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the %2 that opens here is not closed. Add %3.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Das hier geöffnete Zeichen %2 wird nicht geschlossen. %3 hinzufügen.</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comma is missing between two entries. Insert it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Zwischen zwei Einträgen fehlt ein Komma. Das Komma einfügen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comma has nothing before it. Remove it, or write the missing entry.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Vor einem Komma steht nichts. Das Komma entfernen oder den fehlenden Eintrag schreiben.</translation>
    </message>
    <message>
        <source>Remove comma</source>
        <translation>Komma entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 closes nothing. Remove it, or put the value in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 schließt nichts. Entfernen oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 does not close %3. Put %4 in its place.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 schließt %3 nicht. Durch %4 ersetzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: there is no anchor &amp;%2 above it. Define it, or put the value in quotes if * belongs to the text.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Darüber steht kein Anker &amp;%2. Den Anker definieren oder, wenn * zum Text gehört, den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: there is text on the line of %2. Start it on the next line, indented, or put the value in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: In der Zeile von %2 steht Text. Eingerückt in der nächsten Zeile beginnen oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 is not an escape. Double the backslash.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 ist keine Escape-Folge. Den Backslash verdoppeln.</translation>
    </message>
    <message>
        <source>Double the backslash</source>
        <translation>Backslash verdoppeln</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the document has ended, but more follows. Remove it, or start a new document with a line &quot;---&quot;.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Das Dokument ist zu Ende, aber es folgt noch etwas. Entfernen oder mit einer Zeile „---“ ein neues Dokument beginnen.</translation>
    </message>
    <message>
        <source>Line %1 nests values more than %2 levels deep, which is not read. Flatten the document.</source>
        <translation>Zeile %1 verschachtelt Werte tiefer als %2 Ebenen und wird nicht gelesen. Das Dokument flacher machen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse. Check its indentation, colons, quotes and brackets.</source>
        <translation>Zeile %1 hat einen Syntaxfehler. Einrückung, Doppelpunkte, Anführungszeichen und Klammern prüfen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is indented with a tab. Indent it with spaces.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist mit einem Tabulator eingerückt. Mit Leerzeichen einrücken.</translation>
    </message>
    <message>
        <source>Indent with spaces</source>
        <translation>Mit Leerzeichen einrücken</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a colon is missing, or the line continues a text above and is not indented deeper than its key. Insert the colon, or indent the line.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Doppelpunkt fehlt, oder die Zeile setzt einen Text fort und ist nicht tiefer eingerückt als dessen Schlüssel. Den Doppelpunkt einfügen oder die Zeile einrücken.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a value that starts with * is an alias, and text follows it. Put the value in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Wert, der mit * beginnt, ist ein Alias, und danach folgt Text. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a space is missing after the colon. Insert it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem Doppelpunkt fehlt ein Leerzeichen. Das Leerzeichen einfügen.</translation>
    </message>
    <message>
        <source>Insert space</source>
        <translation>Leerzeichen einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a colon is missing. Insert it after &quot;%2&quot;.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Doppelpunkt fehlt. Nach „%2“ einfügen.</translation>
    </message>
    <message>
        <source>Insert colon</source>
        <translation>Doppelpunkt einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the quote that opens here is not closed. Add %2 at the end of the text.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Das hier geöffnete Anführungszeichen wird nicht geschlossen. Am Ende des Textes %2 hinzufügen.</translation>
    </message>
    <message>
        <source>Insert quote</source>
        <translation>Anführungszeichen einfügen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: text follows the closing quote. Put all of it inside the quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem schließenden Anführungszeichen folgt Text. Alles innerhalb der Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: text follows the closing quote. Escape the quotes inside the text, or put all of it inside the quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem schließenden Anführungszeichen folgt Text. Die Anführungszeichen im Text maskieren oder alles innerhalb der Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Escape quotes</source>
        <translation>Anführungszeichen maskieren</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a value cannot start with %2. Put it in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Wert kann nicht mit %2 beginnen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: its value contains another colon. Put the value in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Der Wert enthält einen weiteren Doppelpunkt. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: its indentation of %2 fits no line above. Indent it like the lines that it belongs to.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Die Einrückung um %2 passt zu keiner Zeile darüber. So einrücken wie die Zeilen, zu denen sie gehört.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is indented deeper than line %2, which has a value already. Indent both alike.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist tiefer eingerückt als Zeile %2, die schon einen Wert hat. Beide gleich einrücken.</translation>
    </message>
    <message>
        <source>Indent alike</source>
        <translation>Gleich einrücken</translation>
    </message>
    <message>
        <source>Line %1 does not parse: the list above goes on here, but no item starts. Begin the line with &quot;- &quot;, or indent it like the key of the list.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Die Liste darüber geht hier weiter, aber kein Eintrag beginnt. Die Zeile mit „- “ beginnen oder wie den Schlüssel der Liste einrücken.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: there is a list item where a key is expected. Indent it below the key that it belongs to.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Listeneintrag steht, wo ein Schlüssel erwartet wird. Unter den Schlüssel einrücken, zu dem er gehört.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a list cannot start on the line of its key. Put the item on a line of its own.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Eine Liste kann nicht in der Zeile ihres Schlüssels beginnen. Den Eintrag in eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a text that starts with %2 means something else in YAML. Put it in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Text, der mit %2 beginnt, bedeutet in YAML etwas anderes. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comment begins at # after a blank, so that the %2 is part of it. Put the text in quotes.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Bei # nach einem Leerzeichen beginnt ein Kommentar, sodass %2 zu ihm gehört. Den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is indented with a no-break space, which YAML takes for a letter. Indent it with spaces.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist mit einem geschützten Leerzeichen eingerückt, das für YAML ein Buchstabe ist. Mit Leerzeichen einrücken.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comment begins only after a blank. Insert one before the #.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Kommentar beginnt nur nach einem Leerzeichen. Ein Leerzeichen vor dem # einfügen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it reads as a sentence before the document, and is not YAML. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie liest sich als Satz vor dem Dokument und ist kein YAML. Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it reads as a sentence after the document, and is not YAML. Remove it, or indent it if it continues a text above.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie liest sich als Satz nach dem Dokument und ist kein YAML. Die Zeile entfernen oder einrücken, wenn sie einen Text darüber fortsetzt.</translation>
    </message>
    <message>
        <source>Remove the words</source>
        <translation>Worte entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is indented less than the lines around it. Indent it like them.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist weniger eingerückt als die Zeilen um sie. Wie diese einrücken.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a no-break space follows the colon, which YAML takes for a letter. Write a space.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Auf den Doppelpunkt folgt ein geschütztes Leerzeichen, das YAML für einen Buchstaben hält. Ein Leerzeichen schreiben.</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Leerzeichen schreiben</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a comma follows the closing quote, as in JSON. Remove it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Auf das schließende Anführungszeichen folgt ein Komma, wie in JSON. Das Komma entfernen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: its key is in bold. Remove the asterisks.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ihr Schlüssel ist fett gesetzt. Die Sternchen entfernen.</translation>
    </message>
    <message>
        <source>Remove the asterisks</source>
        <translation>Sternchen entfernen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: %2 is used in place of a colon. Write a colon.</source>
        <extracomment>%2 is a sign: =</extracomment>
        <translation>Zeile %1 hat einen Syntaxfehler: %2 steht, wo ein Doppelpunkt hingehört. Einen Doppelpunkt schreiben.</translation>
    </message>
    <message>
        <source>Write a colon</source>
        <translation>Doppelpunkt schreiben</translation>
    </message>
    <message>
        <source>Line %1 does not parse: a space is missing after the hyphen of a list&apos;s entry. Insert it.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Nach dem Bindestrich eines Listeneintrags fehlt ein Leerzeichen. Das Leerzeichen einfügen.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: an entry of a list begins with &quot;- &quot;, not with %2. Write a hyphen.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Ein Eintrag einer Liste beginnt mit „- “, nicht mit %2. Einen Bindestrich schreiben.</translation>
    </message>
    <message>
        <source>Write hyphens</source>
        <translation>Bindestriche schreiben</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is empty but for tabs, which YAML does not take there. Remove them.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist bis auf Tabulatoren leer, die YAML dort nicht zulässt. Die Tabulatoren entfernen.</translation>
    </message>
    <message>
        <source>Remove the tabs</source>
        <translation>Tabulatoren entfernen</translation>
    </message>
    <message>
        <source>Close it here</source>
        <translation>Hier schließen</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it is indented more than the lines around it. Indent it like them.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie ist weiter eingerückt als die Zeilen um sie. Wie diese einrücken.</translation>
    </message>
    <message>
        <source>Line %1 does not parse: it goes on with the item on line %2, which is a text. Begin it with &quot;- &quot;, indent it like the key of the list, or give the text a key.</source>
        <translation>Zeile %1 hat einen Syntaxfehler: Sie setzt den Eintrag in Zeile %2 fort, der ein Text ist. Die Zeile mit „- “ beginnen, wie den Schlüssel der Liste einrücken oder dem Text einen Schlüssel geben.</translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <translation>Gerade Anführungszeichen schreiben</translation>
    </message>
</context>
<context>
    <name>baton::YamlFlowIndentation</name>
    <message>
        <source>Indent</source>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>The %1 on line %2 is no further right than the key or item that it closes. Most readers take it, but YAML forbids it. Indent it.</source>
        <translation>Die %1 in Zeile %2 steht nicht weiter rechts als der Schlüssel oder Eintrag, den sie schließt. Die meisten Leser nehmen das hin, aber YAML verbietet es. Die Klammer einrücken.</translation>
    </message>
    <message>
        <source>Line %1 goes on with the value that opens with %2 on line %3, but is not indented deeper than its key or item. Most readers take it, but YAML forbids it. Indent it.</source>
        <translation>Zeile %1 setzt den Wert fort, der mit %2 in Zeile %3 beginnt, ist aber nicht tiefer eingerückt als sein Schlüssel oder Eintrag. Die meisten Leser nehmen das hin, aber YAML verbietet es. Die Zeile einrücken.</translation>
    </message>
</context>
<context>
    <name>baton::cli</name>
    <message>
        <source>Print this help.</source>
        <translation>Diese Hilfe ausgeben.</translation>
    </message>
    <message>
        <source>An argument is missing.</source>
        <translation>Ein Argument fehlt.</translation>
    </message>
    <message>
        <source>Too many arguments.</source>
        <translation>Zu viele Argumente.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 up, not &quot;%3&quot;.</source>
        <translation>--%1 verlangt eine ganze Zahl ab %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value. Write it as in /handoff/from_phase=2.</source>
        <translation>„%1“ hat keinen Wert. So schreiben: /handoff/from_phase=2.</translation>
    </message>
    <message>
        <source>Check as this kind instead of recognising it.</source>
        <translation>Als diese Art prüfen, statt sie zu erkennen.</translation>
    </message>
    <message>
        <source>Judge as attempt N of the producer.</source>
        <translation>Als Versuch N des Erzeugers beurteilen.</translation>
    </message>
    <message>
        <source>Let warnings count as errors.</source>
        <translation>Warnungen als Fehler zählen.</translation>
    </message>
    <message>
        <source>Check handoffs</source>
        <translation>Übergaben prüfen</translation>
    </message>
    <message>
        <source>Apply the certain fixes</source>
        <translation>Sichere Behebungen anwenden</translation>
    </message>
    <message>
        <source>Write a new handoff from a template</source>
        <translation>Neue Übergabe aus einer Vorlage schreiben</translation>
    </message>
    <message>
        <source>Print a value</source>
        <translation>Einen Wert ausgeben</translation>
    </message>
    <message>
        <source>Change values, and nothing else</source>
        <translation>Werte ändern, und sonst nichts</translation>
    </message>
    <message>
        <source>Remove values</source>
        <translation>Werte entfernen</translation>
    </message>
    <message>
        <source>Add an item to a list</source>
        <translation>Einen Eintrag an eine Liste anhängen</translation>
    </message>
    <message>
        <source>List the kinds of handoffs</source>
        <translation>Die Arten von Übergaben auflisten</translation>
    </message>
    <message>
        <source>Print the JSON Schema of a kind</source>
        <translation>Das JSON-Schema einer Art ausgeben</translation>
    </message>
    <message>
        <source>Cannot write to standard output. Is the device full?</source>
        <translation>In die Standardausgabe kann nicht geschrieben werden. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>Standard input is larger than 64 MiB. Split it.</source>
        <translation>Die Standardeingabe ist größer als 64 MiB. Aufteilen.</translation>
    </message>
    <message>
        <source>Print the change as a diff and write nothing.</source>
        <translation>Die Änderung als Diff ausgeben und nichts schreiben.</translation>
    </message>
    <message>
        <source>Take values as text, also where they look like numbers.</source>
        <translation>Werte als Text nehmen, auch wo sie wie Zahlen aussehen.</translation>
    </message>
    <message>
        <source>Gives values to JSON Pointers. Comments, order, quoting and line ends of everything else stay. Keys and maps that are missing are added.</source>
        <translation>Setzt Werte an JSON Pointern. Kommentare, Reihenfolge, Anführungszeichen und Zeilenenden von allem anderen bleiben. Fehlende Schlüssel und Maps werden hinzugefügt.</translation>
    </message>
    <message>
        <source>Removes values with the comments that belong to them.</source>
        <translation>Entfernt Werte samt den Kommentaren, die zu ihnen gehören.</translation>
    </message>
    <message>
        <source>Adds items at the end of lists. A list that is missing is made.</source>
        <translation>Hängt Einträge an Listen an. Eine fehlende Liste wird angelegt.</translation>
    </message>
    <message>
        <source>There is no value at %1.</source>
        <translation>An %1 gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>The list at %1 has %2 items, so there is no place %3. Use %4 to add one.</source>
        <translation>Die Liste an %1 hat %2 Einträge, also keinen Platz %3. Mit %4 einen anhängen.</translation>
    </message>
    <message>
        <source>The value at %1 is neither a map nor a list, so there can be nothing at %2.</source>
        <translation>Der Wert an %1 ist weder eine Map noch eine Liste, also kann an %2 nichts stehen.</translation>
    </message>
    <message>
        <source>The value at %1 is not a list. Use &quot;baton set&quot; to replace it.</source>
        <translation>Der Wert an %1 ist keine Liste. Mit „baton set“ ersetzen.</translation>
    </message>
    <message>
        <source>Print the diff and write nothing.</source>
        <translation>Den Diff ausgeben und nichts schreiben.</translation>
    </message>
    <message>
        <source>Prints the value at a JSON Pointer: a text or number as it is, a list or map as JSON. Exits with 1 when there is none.</source>
        <translation>Gibt den Wert an einem JSON Pointer aus: einen Text oder eine Zahl unverändert, eine Liste oder Map als JSON. Endet mit 1, wenn es keinen gibt.</translation>
    </message>
    <message>
        <source>Print every value as JSON.</source>
        <translation>Jeden Wert als JSON ausgeben.</translation>
    </message>
    <message>
        <source>%1: there is no value at %2.</source>
        <translation>%1: An %2 gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>Lists every kind that is known: its id, a tab, its title.</source>
        <translation>Listet jede bekannte Art auf: Kennung, Tabulator, Titel.</translation>
    </message>
    <message>
        <source>%1 has no template.</source>
        <translation>%1 hat keine Vorlage.</translation>
    </message>
    <message>
        <source>%1 has no template &quot;%2&quot;, but these: %3.</source>
        <translation>%1 hat keine Vorlage „%2“, aber diese: %3.</translation>
    </message>
    <message>
        <source>%1 exists already. Remove it, or choose another name.</source>
        <translation>%1 gibt es schon. Entfernen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Writes a new document of a kind from its template.</source>
        <translation>Schreibt ein neues Dokument einer Art aus ihrer Vorlage.</translation>
    </message>
    <message>
        <source>Fill in a value; may be given often.</source>
        <translation>Einen Wert ausfüllen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Use this template instead of the first.</source>
        <translation>Diese Vorlage statt der ersten verwenden.</translation>
    </message>
    <message>
        <source>Write to a file that does not exist yet.</source>
        <translation>In eine Datei schreiben, die es noch nicht gibt.</translation>
    </message>
    <message>
        <source>Prints the JSON Schema (2020-12) of a kind, or the XML Schema of one that is written in XML, for use by any editor.</source>
        <translation>Gibt das JSON-Schema (2020-12) einer Art aus oder, wenn sie in XML geschrieben wird, ihr XML-Schema, für jeden Editor.</translation>
    </message>
    <message>
        <source>Open files or folders in a window</source>
        <translation>Dateien oder Ordner in einem Fenster öffnen</translation>
    </message>
    <message>
        <source>Work without a window</source>
        <translation>Ohne Fenster arbeiten</translation>
    </message>
    <message>
        <source>Explain a command</source>
        <translation>Einen Befehl erklären</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Exit code: 0 done and clean, 1 findings of error level, 2 something could not be read or written, 3 (check --feedback) the producer is not asked again.</source>
        <translation>Exit-Code: 0 erledigt und ohne Befund, 1 Befunde mit dem Schweregrad Fehler, 2 etwas konnte nicht gelesen oder geschrieben werden, 3 (check --feedback) der Erzeuger wird nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a JSON Pointer: it has to begin with a slash, as in /handoff/producer, and ~ has to be written as ~0.</source>
        <translation>„%1“ ist kein JSON Pointer: Er muss mit einem Schrägstrich beginnen, wie /handoff/producer, und ~ ist als ~0 zu schreiben.</translation>
    </message>
    <message>
        <source>Standard input (-) can only be fixed alone: its text goes to standard output. Leave the other paths out.</source>
        <translation>Die Standardeingabe (-) kann nur allein behandelt werden: Ihr Text geht in die Standardausgabe. Die anderen Pfade weglassen.</translation>
    </message>
    <message>
        <source>the root</source>
        <comment>a place in a document, as in &quot;at the root&quot;</comment>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>Checks files, all YAML, JSON, XML and Markdown files below folders, and standard input (-).</source>
        <translation>Prüft Dateien, alle YAML-, JSON-, XML- und Markdown-Dateien in Ordnern und die Standardeingabe (-).</translation>
    </message>
    <message>
        <source>Applies the fixes that are certain to files and to all YAML, JSON, XML and Markdown files below folders, and prints what changed as a diff. Standard input (-) is printed with its fixes instead. Exit code 0 also where errors are left to decide by hand: the last line counts them.</source>
        <translation>Wendet die sicheren Behebungen auf Dateien und auf alle YAML-, JSON-, XML- und Markdown-Dateien in Ordnern an und gibt das Geänderte als Diff aus. Die Standardeingabe (-) wird stattdessen mit ihren Behebungen ausgegeben. Exit-Code 0 auch, wenn Fehler von Hand zu entscheiden bleiben: Die letzte Zeile zählt sie.</translation>
    </message>
    <message>
        <source>The value at %1 comes from another map through &quot;&lt;&lt;&quot;. Set it as a whole to replace it here, or change that map.</source>
        <translation>Der Wert bei %1 kommt über &quot;&lt;&lt;&quot; aus einer anderen Map. Als Ganzes setzen, um ihn hier zu ersetzen, oder jene Map ändern.</translation>
    </message>
    <message>
        <source>Explain a rule</source>
        <translation>Eine Regel erklären</translation>
    </message>
    <message>
        <source>Explain in this language, for example de.</source>
        <translation>In dieser Sprache erklären, zum Beispiel de.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. &quot;baton explain&quot; lists those that are known.</source>
        <translation>Es gibt keine Regel „%1“. „baton explain“ zeigt die bekannten.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>Es gibt keine Regel „%1“. Ist %2 gemeint?</translation>
    </message>
    <message>
        <source>Explains a rule that findings name, or lists all of them: id, severities and meaning with a tab between.</source>
        <translation>Erklärt eine Regel, die ein Befund nennt, oder zeigt alle: Kennung, Schweregrade und Bedeutung, durch Tabulatoren getrennt.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Behebung</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Compare two documents by field</source>
        <translation>Zwei Dokumente nach Feldern vergleichen</translation>
    </message>
    <message>
        <source>List also what is the same but written differently.</source>
        <translation>Auch nennen, was gleich, aber anders geschrieben ist.</translation>
    </message>
    <message>
        <source>Only one of both can be standard input.</source>
        <translation>Nur eines von beiden kann die Standardeingabe sein.</translation>
    </message>
    <message>
        <source>Print a session whole</source>
        <translation>Eine ganze Sitzung ausgeben</translation>
    </message>
    <message>
        <source>Memory of the machine that runs the work, for gates that depend on it.</source>
        <translation>Speicher des Rechners, auf dem die Arbeit läuft, für Gates, die davon abhängen.</translation>
    </message>
    <message>
        <source>There is no %1. Check the path.</source>
        <translation>%1 gibt es nicht. Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>First cause</source>
        <translation>Erste Ursache</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Error history</source>
        <translation>Fehlerverlauf</translation>
    </message>
    <message>
        <source>already tried in attempt %1</source>
        <translation>schon in Versuch %1</translation>
    </message>
    <message>
        <source>Handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Deliverables</source>
        <translation>Liefergegenstände</translation>
    </message>
    <message>
        <source>checksum differs</source>
        <translation>Prüfsumme weicht ab</translation>
    </message>
    <message>
        <source>checksum matches</source>
        <translation>Prüfsumme stimmt</translation>
    </message>
    <message>
        <source>Findings of the session</source>
        <translation>Befunde der Sitzung</translation>
    </message>
    <message>
        <source>Write a report about sessions</source>
        <translation>Einen Bericht über Sitzungen schreiben</translation>
    </message>
    <message>
        <source>Write the report to FILE: .html, .pdf or .md. Without it Markdown goes to standard output.</source>
        <translation>Den Bericht in FILE schreiben: .html, .pdf oder .md. Ohne die Option geht Markdown auf die Standardausgabe.</translation>
    </message>
    <message>
        <source>Secrets to show unmasked, separated by commas, for example home-path; all others are masked.</source>
        <translation>Geheimnisse, die nicht maskiert werden, durch Kommas getrennt, zum Beispiel home-path; alle anderen werden maskiert.</translation>
    </message>
    <message>
        <source>%1 masked: %2. &quot;--keep %1&quot; shows it.</source>
        <translation>%1 maskiert: %2. „--keep %1“ zeigt sie.</translation>
    </message>
    <message>
        <source>%1 has no ending that says its format. Use .html, .pdf or .md.</source>
        <translation>%1 hat keine Endung, die ihr Format sagt. .html, .pdf oder .md verwenden.</translation>
    </message>
    <message>
        <source>One of the files contains %1 documents. Name the one to compare with --document N.</source>
        <translation>Eine der Dateien enthält %1 Dokumente. Das zu vergleichende mit --document N nennen.</translation>
    </message>
    <message>
        <source>Judge XML by this XML Schema instead of the protocol&apos;s.</source>
        <translation>XML nach diesem XML-Schema beurteilen statt nach dem des Protokolls.</translation>
    </message>
    <message>
        <source>List the sessions below a folder</source>
        <translation>Die Sitzungen unter einem Ordner auflisten</translation>
    </message>
    <message>
        <source>Lists the sessions at or below ROOT, the latest first.</source>
        <translation>Listet die Sitzungen in und unter ROOT auf, die neueste zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n place(s) to fill in.</source>
        <translation>
            <numerusform>%1 hat %n auszufüllende Stelle.</numerusform>
            <numerusform>%1 hat %n auszufüllende Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name %1 does not fit what was written; programs will misread it.</source>
        <translation>Der Name %1 passt nicht zum Inhalt; Programme werden ihn falsch lesen.</translation>
    </message>
    <message>
        <source>Number of the document in the file, or of the handoff in Markdown (default 1).</source>
        <translation>Nummer des Dokuments in der Datei, bei Markdown die der Übergabe (Vorgabe 1).</translation>
    </message>
    <message>
        <source>Show who hands what to whom</source>
        <translation>Zeigen, wer wem was übergibt</translation>
    </message>
    <message>
        <source>Show the session that PATH belongs to, and nothing else.</source>
        <translation>Nur die Sitzung zeigen, zu der PATH gehört.</translation>
    </message>
    <message>
        <source>Show everything in the workspace of PATH.</source>
        <translation>Alles im Arbeitsbereich von PATH zeigen.</translation>
    </message>
    <message>
        <source>agents, sessions, phases, chains or steps; by default what shows most.</source>
        <translation>agents, sessions, phases, chains oder steps; sonst das, was am meisten zeigt.</translation>
    </message>
    <message>
        <source>%1; without it as FILE ends, else text.</source>
        <translation>%1; sonst nach der Endung von FILE, sonst text.</translation>
    </message>
    <message>
        <source>Show what the protocol allows and nothing took, too.</source>
        <translation>Auch zeigen, was das Protokoll erlaubt, aber keine Übergabe genutzt hat.</translation>
    </message>
    <message>
        <source>Show each handoff by itself, by time.</source>
        <translation>Jede Übergabe einzeln zeigen, nach der Zeit.</translation>
    </message>
    <message>
        <source>Write to FILE.</source>
        <translation>In FILE schreiben.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>the value that an option has where it is not given</extracomment>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot;. Use %2.</source>
        <translation>Es gibt kein Format „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>There is no graph of &quot;%1&quot; here. Use %2.</source>
        <translation>Hier gibt es keinen Graphen „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>Shows who hands what to whom, and what breaks a rule of the protocol. PATH is a file, a session or a folder of them.</source>
        <translation>Zeigt, wer wem was übergibt und was eine Regel des Protokolls verletzt. PATH ist eine Datei, eine Sitzung oder ein Ordner davon.</translation>
    </message>
    <message>
        <source>Use either --session or --workspace.</source>
        <translation>Entweder --session oder --workspace verwenden.</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>the same error as in attempt %1</source>
        <translation>derselbe Fehler wie in Versuch %1</translation>
    </message>
    <message>
        <source>Make a PNG N times as large.</source>
        <translation>Ein PNG N-mal so groß machen.</translation>
    </message>
    <message>
        <source>%1 is not in a workspace: no folder above it contains .baton or .git. Name the folder itself, without --workspace.</source>
        <translation>%1 liegt in keinem Arbeitsbereich: Kein Ordner darüber enthält .baton oder .git. Den Ordner selbst nennen, ohne --workspace.</translation>
    </message>
    <message>
        <source>--scale is for PNG only. Leave it out, or use --format png.</source>
        <translation>--scale gilt nur für PNG. Weglassen oder --format png verwenden.</translation>
    </message>
    <message>
        <source>A terminal cannot show %1. Write it to a file with -o FILE.</source>
        <translation>Ein Terminal kann %1 nicht zeigen. Mit -o FILE in eine Datei schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more alike</source>
        <translation>
            <numerusform>und %n weiterer dieser Art</numerusform>
            <numerusform>und %n weitere dieser Art</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>%1 is not in a session. Name the folder or the state file of one, or leave --session out to see all that is there.</source>
        <translation>%1 liegt in keiner Sitzung. Den Ordner oder die Zustandsdatei einer Sitzung nennen oder --session weglassen, um alles zu sehen, was dort liegt.</translation>
    </message>
    <message>
        <source>%1 contains no handoff that can be read. &quot;baton check&quot; says what is wrong with it.</source>
        <translation>%1 enthält keine lesbare Übergabe. „baton check“ sagt, was daran falsch ist.</translation>
    </message>
    <message>
        <source>There is no handoff to draw in %1. &quot;baton check&quot; names files that cannot be read.</source>
        <translation>In %1 gibt es keine Übergabe zu zeichnen. „baton check“ nennt Dateien, die nicht lesbar sind.</translation>
    </message>
    <message>
        <source>There is no kind &quot;%1&quot;. Did you mean %2?</source>
        <translation>Es gibt keine Art „%1“. Ist %2 gemeint?</translation>
    </message>
    <message>
        <source>There is no translation into &quot;%1&quot;, so this is English.</source>
        <translation>Es gibt keine Übersetzung in „%1“, daher ist dies Englisch.</translation>
    </message>
    <message>
        <source>Another failure, not following from it</source>
        <translation>Ein anderer Fehlschlag, der nicht daraus folgt</translation>
    </message>
    <message>
        <source>also reported as: %1</source>
        <translation>auch gemeldet als: %1</translation>
    </message>
    <message>
        <source>There is no kind of secret &quot;%1&quot;. Use %2.</source>
        <translation>Es gibt keine Art von Geheimnis „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>-o names no file. Give one that ends with .html, .pdf or .md.</source>
        <translation>-o nennt keine Datei. Eine angeben, die auf .html, .pdf oder .md endet.</translation>
    </message>
    <message>
        <source>An empty path names no session. Check the path.</source>
        <translation>Ein leerer Pfad nennt keine Sitzung. Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Ignore named files that are empty or contain no handoff, as for files found in a folder.</source>
        <translation>Genannte Dateien, die leer sind oder keine Übergabe enthalten, ignorieren, wie bei Ordnern.</translation>
    </message>
    <message>
        <source>%1 contains no handoff, so nothing in it was checked.</source>
        <translation>%1 enthält keine Übergabe, deshalb wurde darin nichts geprüft.</translation>
    </message>
    <message>
        <source>%1 holds nothing that can be checked as %2. Put it into a file of its own, or into a fenced block that names its language.</source>
        <translation>%1 enthält nichts, was als %2 geprüft werden kann. In eine eigene Datei schreiben oder in einen Codeblock, der seine Sprache nennt.</translation>
    </message>
    <message>
        <source>There is no list at %1 yet, so there is no place %2 in it. Begin with %3.</source>
        <translation>An %1 steht noch keine Liste und damit kein Platz %2 darin. Mit %3 beginnen.</translation>
    </message>
    <message>
        <source>%1 is at %2 under another of its names. Set it there, or rename it first with &quot;baton fix&quot;.</source>
        <translation>%1 steht bei %2 unter einem anderen seiner Namen. Dort setzen oder zuerst mit „baton fix“ umbenennen.</translation>
    </message>
    <message>
        <source>Without it nothing is masked.</source>
        <translation>Ohne die Angabe wird nichts maskiert.</translation>
    </message>
    <message>
        <source>Mask secrets: &quot;usual&quot;, &quot;all&quot; or kinds that are not usual, with commas between, for example usual,email. %1</source>
        <translation>Geheimnisse maskieren: „usual“ (das Übliche), „all“ (alles) oder Arten darüber hinaus, mit Kommas dazwischen, zum Beispiel usual,email. %1</translation>
    </message>
    <message>
        <source>Without it the usual ones are masked.</source>
        <translation>Ohne die Angabe wird das Übliche maskiert.</translation>
    </message>
    <message>
        <source>Print the verdict of each document and its reasons, in the format text.</source>
        <translation>Das Urteil über jedes Dokument und seine Gründe ausgeben, im Format text.</translation>
    </message>
    <message>
        <source>Show the detected kind of each document and why.</source>
        <translation>Die erkannte Art jedes Dokuments zeigen, mit dem Grund.</translation>
    </message>
    <message>
        <source>Count the findings of each session.</source>
        <translation>Die Befunde jeder Sitzung zählen.</translation>
    </message>
    <message>
        <source>%1 has no document %2; it has %3.</source>
        <extracomment>a file, a number, how many documents the file has</extracomment>
        <translation>%1 hat kein Dokument %2; es hat %3.</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>siehe %1</translation>
    </message>
    <message>
        <source>Work with a queue of steps</source>
        <translation>Mit einer Warteschlange von Schritten arbeiten</translation>
    </message>
    <message>
        <source>The step that is meant, by its id in the table.</source>
        <translation>Der gemeinte Schritt, über seine Kennung in der Tabelle.</translation>
    </message>
    <message>
        <source>next: hand the step out, its state becomes running.</source>
        <translation>next: den Schritt ausgeben; sein Zustand wird „läuft“.</translation>
    </message>
    <message>
        <source>Where context files and artifacts are; by default the working folder.</source>
        <translation>Wo Kontextdateien und Artefakte liegen; ohne Angabe im Arbeitsordner.</translation>
    </message>
    <message>
        <source>“%1” is not a time. Give --%2 what “baton queue next --format json” prints as updated.</source>
        <translation>„%1“ ist keine Zeit. Gib bei --%2 an, was „baton queue next --format json“ als updated ausgibt.</translation>
    </message>
    <message>
        <source>submit: only if the step still has N attempts.</source>
        <translation>submit: nur, wenn der Schritt noch N Versuche hat.</translation>
    </message>
    <message>
        <source>submit: only if the last change of the step is still of TIME.</source>
        <translation>submit: nur, wenn die letzte Änderung des Schritts noch die von TIME ist.</translation>
    </message>
    <message>
        <source>No protocol keeps its steps in a database.</source>
        <translation>Kein Protokoll hält seine Schritte in einer Datenbank.</translation>
    </message>
    <message>
        <source>Made an empty queue: %1</source>
        <translation>Leere Warteschlange angelegt: %1</translation>
    </message>
    <message>
        <source>Name the step by its id.</source>
        <translation>Den Schritt über seine Kennung angeben.</translation>
    </message>
    <message>
        <source>The queue has no step with the id “%1”.</source>
        <translation>Die Warteschlange hat keinen Schritt mit der Kennung „%1“.</translation>
    </message>
    <message>
        <source>No step is pending.</source>
        <translation>Kein Schritt steht aus.</translation>
    </message>
    <message>
        <source>Nothing was written: the step was changed elsewhere, its state is “%1” now. Read it again by “baton queue show”.</source>
        <translation>Nichts wurde geschrieben: Der Schritt wurde anderswo geändert, sein Zustand ist jetzt „%1“. Mit „baton queue show“ neu lesen.</translation>
    </message>
    <message>
        <source>Nothing was written: the step is gone.</source>
        <translation>Nichts wurde geschrieben: Den Schritt gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Step %1 is %2 now. %3</source>
        <translation>Schritt %1 ist jetzt %2. %3</translation>
    </message>
    <message>
        <source>Works with a queue of steps in a database. ACTION is one of these:
  init     make an empty queue
  list     list the steps
  show     print the step with the id STEP
  next     print the prompt of the next pending step
  submit   write the completion in FILE, or in standard input
URL is sqlite:///path/to/file or postgresql://user@host/database.</source>
        <translation>Arbeitet mit einer Warteschlange von Schritten in einer Datenbank. ACTION ist eine von diesen:
  init     eine leere Warteschlange anlegen
  list     die Schritte aufzählen
  show     den Schritt mit der Kennung STEP ausgeben
  next     den Prompt des nächsten ausstehenden Schritts ausgeben
  submit   die Meldung in FILE oder in der Standardeingabe schreiben
URL ist sqlite:///Pfad/zur/Datei oder postgresql://Benutzer@Rechner/Datenbank.</translation>
    </message>
    <message>
        <source>“%1” is not an action of a queue. Use one of these: %2.</source>
        <translation>„%1“ ist keine Aktion einer Warteschlange. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>The queue has no steps.</source>
        <translation>Die Warteschlange hat keine Schritte.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>The steps of %1 are read. Those of the other table are read by %2</source>
        <translation>Gelesen werden die Schritte von %1. Die der anderen Tabelle liest %2</translation>
    </message>
    <message>
        <source>The table %1 has no known column for: %2.</source>
        <translation>Die Tabelle %1 hat keine bekannte Spalte für: %2.</translation>
    </message>
    <message>
        <source>The step was not handed out.</source>
        <translation>Der Schritt wurde nicht ausgegeben.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Keep an index of sessions up to date</source>
        <translation>Einen Index der Sitzungen aktuell halten</translation>
    </message>
    <message>
        <source>Print statistics of sessions</source>
        <translation>Statistik der Sitzungen ausgeben</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read</source>
        <translation>
            <numerusform>%n gelesen</numerusform>
            <numerusform>%n gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget the sessions of a ROOT that is missing, or has none any more.</source>
        <translation>Die Sitzungen eines ROOT vergessen, der fehlt oder keine mehr hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n as they were</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <translation>
            <numerusform>%n nicht mehr da</numerusform>
            <numerusform>%n nicht mehr da</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings an index of the sessions at or below each ROOT, a folder or a queue, up to date: reads new and changed ones. Search and statistics use it.</source>
        <translation>Bringt einen Index der Sitzungen in und unter jedem ROOT, einem Ordner oder einer Warteschlange, auf den neuen Stand: liest neue und geänderte. Suche und Statistik nutzen ihn.</translation>
    </message>
    <message>
        <source>Where the sessions are; by default the name of this machine.</source>
        <translation>Wo die Sitzungen liegen; ohne Angabe der Name dieses Rechners.</translation>
    </message>
    <message>
        <source>Only the sessions of a protocol.</source>
        <translation>Nur die Sitzungen eines Protokolls.</translation>
    </message>
    <message>
        <source>Only the sessions that were read on a machine.</source>
        <translation>Nur die Sitzungen, die auf einem Rechner gelesen wurden.</translation>
    </message>
    <message>
        <source>Only what is of that day or later.</source>
        <translation>Nur, was von diesem Tag oder später ist.</translation>
    </message>
    <message>
        <source>Only what is before that day.</source>
        <translation>Nur, was vor diesem Tag liegt.</translation>
    </message>
    <message>
        <source>The last sessions of --protocol with their phases, the newest on the right.</source>
        <translation>Die letzten Sitzungen von --protocol mit ihren Phasen, die neueste rechts.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write it as 2026-02-21.</source>
        <translation>„%1“ ist kein Datum. So schreiben: 2026-02-21.</translation>
    </message>
    <message>
        <source>%1 is later than %2: swap the days.</source>
        <translation>%1 ist später als %2: die Tage tauschen.</translation>
    </message>
    <message>
        <source>Prints the statistics of an index of sessions, which “baton index” makes.</source>
        <translation>Gibt die Statistik eines Index der Sitzungen aus, den „baton index“ anlegt.</translation>
    </message>
    <message>
        <source>Name the protocol with --protocol.</source>
        <translation>Mit --protocol sagen, welches Protokoll gemeint ist.</translation>
    </message>
    <message>
        <source>A matrix is printed as text, json or csv.</source>
        <translation>Eine Matrix wird als text, json oder csv ausgegeben.</translation>
    </message>
    <message>
        <source>The index: sqlite:///path/to/file or postgresql://user@host/database; by default the one in your cache.</source>
        <translation>Der Index: sqlite:///Pfad/zur/Datei oder postgresql://Benutzer@Rechner/Datenbank; ohne Angabe der im eigenen Cache.</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>handoff</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>handoffs</source>
        <translation>Übergaben</translation>
    </message>
    <message>
        <source>Targets of the specifications</source>
        <translation>Zielwerte der Spezifikationen</translation>
    </message>
    <message>
        <source>%1 to %2, the newest on the right</source>
        <translation>%1 bis %2, die neueste rechts</translation>
    </message>
    <message>
        <source>Compares two documents by field, or two sessions by phases, gates, handoffs and errors. Exits with 1 when they differ.</source>
        <translation>Vergleicht zwei Dokumente nach Feldern, oder zwei Sitzungen nach Phasen, Gates, Übergaben und Fehlern. Endet mit 1, wenn sie sich unterscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n Feld unterscheidet sich</numerusform>
            <numerusform>%n Felder unterscheiden sich</numerusform>
        </translation>
    </message>
    <message>
        <source>The sessions say the same.</source>
        <translation>Die Sitzungen stimmen überein.</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%1 von %2 unterscheiden sich</translation>
    </message>
    <message>
        <source>Search an index of sessions</source>
        <translation>Einen Index von Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Searches the sessions of an index: words, &quot;phrases&quot;, -excluded words, the beginning of words*, and filters such as status:failed. The newest entries come first.</source>
        <translation>Durchsucht die Sitzungen eines Index: Wörter, &quot;Wortfolgen&quot;, -ausgeschlossene Wörter, den Anfang von Wörtern* und Filter wie status:failed. Die neuesten Einträge kommen zuerst.</translation>
    </message>
    <message>
        <source>How many are shown; by default %1.</source>
        <translation>Wie viele gezeigt werden; ohne Angabe %1.</translation>
    </message>
    <message>
        <source>Without it only what is masked in the index is masked.</source>
        <translation>Ohne die Option ist nur maskiert, was im Index maskiert ist.</translation>
    </message>
    <message>
        <source>There are more; --limit shows them.</source>
        <translation>Es gibt mehr; --limit zeigt sie.</translation>
    </message>
    <message>
        <source>%1 is not a session: it contains no handoffs and no state. “baton sessions %1” lists those below it.</source>
        <translation>%1 ist keine Sitzung: Es enthält weder Übergaben noch einen Zustand. „baton sessions %1“ listet die darunter auf.</translation>
    </message>
    <message>
        <source>%1 is a session and %2 a document. Name two of a sort.</source>
        <translation>%1 ist eine Sitzung und %2 ein Dokument. Zwei von einer Art nennen.</translation>
    </message>
    <message>
        <source>--document is for files that hold several documents, not for sessions.</source>
        <translation>--document ist für Dateien mit mehreren Dokumenten, nicht für Sitzungen.</translation>
    </message>
    <message>
        <source>Writes one report about sessions: phases, gates, reviews, errors, findings. Keys, tokens, passwords and home folders are masked. A session is its folder, its state file or the URL of a queue.</source>
        <translation>Schreibt einen Bericht über Sitzungen: Phasen, Gates, Prüfurteile, Fehler, Befunde. Schlüssel, Token, Passwörter und persönliche Ordner werden maskiert. Eine Sitzung ist ihr Ordner, ihre Zustandsdatei oder die URL einer Warteschlange.</translation>
    </message>
    <message>
        <source>Prints one session whole: its phases, attempts, handoffs, gates, errors and what failed first. PATH is its folder or its state file, or the queue of a database by its URL.</source>
        <translation>Gibt eine ganze Sitzung aus: Phasen, Versuche, Übergaben, Gates, Fehler und was zuerst scheiterte. PATH ist ihr Ordner oder ihre Zustandsdatei, oder die Warteschlange einer Datenbank mit ihrer URL.</translation>
    </message>
    <message>
        <source>The index has nothing for --%1 “%2”. It has %3.</source>
        <translation>Der Index kennt nichts zu --%1 „%2“. Er kennt %3.</translation>
    </message>
    <message>
        <source>Serve an agent</source>
        <translation>Einen Agenten bedienen</translation>
    </message>
    <message>
        <source>Serve an editor</source>
        <translation>Einen Editor bedienen</translation>
    </message>
    <message>
        <source>Serves editors by the language server protocol over standard input and output: findings, fixes, help and completion for open handoffs.</source>
        <translation>Bedient Editoren nach dem Language Server Protocol über Standardeingabe und -ausgabe: Befunde, Behebungen, Hilfe und Vervollständigung für offene Übergaben.</translation>
    </message>
    <message>
        <source>Changes nothing: many editors pass it.</source>
        <translation>Ändert nichts; viele Editoren geben es an.</translation>
    </message>
    <message>
        <source>No folder was opened to this server, so %1 is out of reach. Give the text itself, or start &quot;baton mcp&quot; with a folder.</source>
        <translation>Diesem Server ist kein Ordner geöffnet, %1 ist also nicht erreichbar. Den Text selbst angeben oder „baton mcp“ mit einem Ordner starten.</translation>
    </message>
    <message>
        <source>%1 lies outside of the folders that are open to this server: %2.</source>
        <translation>%1 liegt außerhalb der Ordner, die diesem Server geöffnet sind: %2.</translation>
    </message>
    <message>
        <source>There is no folder %1. Check the path.</source>
        <translation>Einen Ordner %1 gibt es nicht. Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>%1 is a link out of the folders that are open to this server, so %2 is not read. Name a path within these folders.</source>
        <translation>%1 ist eine Verknüpfung aus den Ordnern hinaus, die diesem Server geöffnet sind; %2 wird deshalb nicht gelesen. Einen Pfad in diesen Ordnern nennen.</translation>
    </message>
    <message>
        <source>This server writes nothing. Take the text from the answer, or start &quot;baton mcp&quot; with --write FOLDER.</source>
        <translation>Dieser Server schreibt nichts. Den Text aus der Antwort nehmen oder „baton mcp“ mit --write FOLDER starten.</translation>
    </message>
    <message>
        <source>Serves agents by the model context protocol over standard input and output. It reads files below the folders ROOT only, and without any only the texts that it is given.</source>
        <translation>Bedient Agenten nach dem Model Context Protocol über Standardeingabe und -ausgabe. Liest nur Dateien unterhalb der Ordner ROOT, und ohne einen solchen nur die Texte, die es bekommt.</translation>
    </message>
    <message>
        <source>May write below this folder, and read there; may be given often.</source>
        <translation>Darf unterhalb dieses Ordners schreiben und lesen; mehrmals möglich.</translation>
    </message>
    <message>
        <source>Report changes of sessions</source>
        <translation>Änderungen von Sitzungen melden</translation>
    </message>
    <message>
        <source>Print what agents said and did</source>
        <translation>Ausgeben, was Agenten gesagt und getan haben</translation>
    </message>
    <message>
        <source>Print the texts of notes as well: progress, snapshots, settings.</source>
        <translation>Auch die Texte von Notizen ausgeben: Fortschritt, Momentaufnahmen, Einstellungen.</translation>
    </message>
    <message>
        <source>%1: the last line is not whole yet and was left out: %2 bytes.</source>
        <translation>%1: Die letzte Zeile ist noch nicht vollständig und wurde ausgelassen: %2 Bytes.</translation>
    </message>
    <message>
        <source>%1 is a folder: a list of transcripts has the formats text and json.</source>
        <translation>%1 ist ein Ordner: Eine Liste von Transkripten hat die Formate text und json.</translation>
    </message>
    <message>
        <source>Cannot look into %1. Check its permissions.</source>
        <translation>%1 lässt sich nicht öffnen. Die Rechte prüfen.</translation>
    </message>
    <message>
        <source>There is no transcript in %1. Claude Code keeps them in %2, Codex in %3.</source>
        <translation>In %1 ist kein Transkript. Claude Code legt sie in %2 ab, Codex in %3.</translation>
    </message>
    <message>
        <source>Prints what agents said and did, with those that they started below the call that started them. PATH is a transcript of Claude Code, Codex, Gemini CLI or OpenTelemetry, the folder of its session, or a folder whose transcripts are listed.</source>
        <translation>Gibt aus, was Agenten gesagt und getan haben; die von ihnen gestarteten stehen unter dem Aufruf, der sie gestartet hat. PATH ist ein Transkript von Claude Code, Codex, Gemini CLI oder OpenTelemetry, der Ordner seiner Sitzung oder ein Ordner, dessen Transkripte aufgelistet werden.</translation>
    </message>
    <message>
        <source>There is no event &quot;%1&quot;. Use started, waiting, failed, silent or ended.</source>
        <translation>Es gibt kein Ereignis „%1“. Möglich sind started, waiting, failed, silent und ended.</translation>
    </message>
    <message>
        <source>Events to report, separated by commas: started, waiting, failed, silent, ended. By default failed, waiting and ended.</source>
        <translation>Zu meldende Ereignisse, durch Kommas getrennt: started, waiting, failed, silent, ended. Ohne die Option failed, waiting und ended.</translation>
    </message>
    <message>
        <source>A program to run for each event, one after the other, with the event as JSON on its standard input.</source>
        <translation>Ein Programm, das für jedes Ereignis läuft, eines nach dem anderen, mit dem Ereignis als JSON in seiner Standardeingabe.</translation>
    </message>
    <message>
        <source>Report the sessions that are there at the start as well.</source>
        <translation>Auch die Sitzungen melden, die am Anfang da sind.</translation>
    </message>
    <message>
        <source>%1 is not a folder. Give the folders to watch.</source>
        <translation>%1 ist kein Ordner. Die Ordner angeben, die beobachtet werden sollen.</translation>
    </message>
    <message>
        <source>Reports changes of the sessions at or below each ROOT, each event once, until it is interrupted.</source>
        <translation>Meldet Änderungen der Sitzungen in und unter jedem ROOT, jedes Ereignis einmal, bis der Befehl unterbrochen wird.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2. Check --exec.</source>
        <translation>%1 lässt sich nicht starten: %2. --exec prüfen.</translation>
    </message>
    <message>
        <source>%1 was ended by a signal.</source>
        <translation>%1 wurde durch ein Signal beendet.</translation>
    </message>
    <message>
        <source>%1 ended with the exit code %2.</source>
        <translation>%1 endete mit dem Exit-Code %2.</translation>
    </message>
    <message>
        <source>%1: records that cannot be read: %2.</source>
        <translation>%1: nicht lesbare Einträge: %2.</translation>
    </message>
    <message>
        <source>Watching %1. Sessions there: %2.</source>
        <translation>%1 wird beobachtet. Sitzungen dort: %2.</translation>
    </message>
    <message>
        <source>Check only files that differ from the commit REF of git.</source>
        <translation>Nur Dateien prüfen, die vom Git-Commit REF abweichen.</translation>
    </message>
    <message>
        <source>Ignore the findings that FILE lists.</source>
        <translation>Die Befunde übergehen, die in FILE stehen.</translation>
    </message>
    <message>
        <source>Write all errors and warnings to FILE, for --baseline.</source>
        <translation>Alle Fehler und Warnungen in FILE schreiben, für --baseline.</translation>
    </message>
    <message>
        <source>Print only the text to send to the producer. Exit code 1: there is one, 3: rejected, and the producer is not asked again.</source>
        <translation>Nur den Text für den Erzeuger ausgeben. Exit-Code 1: es gibt einen, 3: abgelehnt, und der Erzeuger wird nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>--write-baseline writes all findings anew: leave --baseline out.</source>
        <translation>--write-baseline schreibt alle Befunde neu: --baseline weglassen.</translation>
    </message>
    <message>
        <source>--write-baseline is about all files: leave --changed-since out.</source>
        <translation>--write-baseline betrifft alle Dateien: --changed-since weglassen.</translation>
    </message>
    <message>
        <source>--feedback prints a text for an agent: leave --format out.</source>
        <translation>--feedback gibt einen Text für einen Agenten aus: --format weglassen.</translation>
    </message>
    <message>
        <source>Answer the runner of an agent</source>
        <translation>Dem Programm antworten, das einen Agenten ausführt</translation>
    </message>
    <message>
        <source>There is no runner &quot;%1&quot;. Use %2.</source>
        <translation>Es gibt kein ausführendes Programm „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>%1 cannot be removed. Check its permissions.</source>
        <translation>%1 lässt sich nicht entfernen. Die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Check the permissions above it.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Die Zugriffsrechte darüber prüfen.</translation>
    </message>
    <message>
        <source>%1 leads to %2.</source>
        <translation>%1 führt zu %2.</translation>
    </message>
    <message>
        <source>%1 is as it should be.</source>
        <translation>%1 ist, wie es sein soll.</translation>
    </message>
    <message>
        <source>--user and --project are two places. Choose one.</source>
        <translation>--user und --project sind zwei Orte. Nur einen angeben.</translation>
    </message>
    <message>
        <source>Answers the event that the runner of an agent gives on standard input, so that the agent corrects a handoff before it is received. Exit code 0: go on, 2: the text on standard error is for the agent, 1: Baton itself failed, which stops nothing.
  install    let a runner ask Baton, in its settings
  uninstall  remove that from its settings</source>
        <translation>Antwortet auf das Ereignis, das das ausführende Programm eines Agenten auf der Standardeingabe gibt, damit der Agent eine Übergabe berichtigt, bevor sie empfangen wird. Exit-Code 0: weiter, 2: der Text auf der Standardfehlerausgabe ist für den Agenten, 1: Baton selbst ist gescheitert, was nichts aufhält.
  install    ein ausführendes Programm Baton fragen lassen, in seinen Einstellungen
  uninstall  das wieder aus seinen Einstellungen nehmen</translation>
    </message>
    <message>
        <source>%1. By default the event decides; settings are those of %2.</source>
        <translation>%1. Sonst entscheidet das Ereignis; Einstellungen sind die von %2.</translation>
    </message>
    <message>
        <source>Settings of the project in the working folder (default).</source>
        <translation>Einstellungen des Projekts im Arbeitsordner (Vorgabe).</translation>
    </message>
    <message>
        <source>Settings of the user.</source>
        <translation>Einstellungen des Benutzers.</translation>
    </message>
    <message>
        <source>Without it only the difference of settings is masked, as usual.</source>
        <translation>Ohne diese Angabe wird nur der Unterschied der Einstellungen maskiert, wie üblich.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action of a hook. Use install or uninstall.</source>
        <translation>„%1“ ist keine Aktion eines Hooks. Möglich sind install und uninstall.</translation>
    </message>
    <message>
        <source>--changed-since asks git, which cannot be run. Install git, or leave the option out.</source>
        <translation>--changed-since fragt git, das sich nicht starten lässt. git installieren oder die Option weglassen.</translation>
    </message>
    <message>
        <source>%1 is not in a git repository, so its changes are not known. Leave --changed-since out.</source>
        <translation>%1 liegt in keinem Git-Repository, deshalb sind Änderungen nicht bekannt. --changed-since weglassen.</translation>
    </message>
    <message>
        <source>The git repository %1 has no commit &quot;%2&quot;. Fetch it: the clone of a pipeline often holds the last commit only.</source>
        <translation>Das Git-Repository %1 hat keinen Commit „%2“. Den Commit holen: Der Klon einer Pipeline enthält oft nur den letzten Commit.</translation>
    </message>
    <message>
        <source>%1 is not a baseline of this version of Baton: %2 Write it anew with --write-baseline.</source>
        <translation>%1 ist keine Baseline dieser Version von Baton: %2 Mit --write-baseline neu schreiben.</translation>
    </message>
    <message>
        <source>%1 exists and is not a baseline, so it is not replaced. Give another file to --write-baseline, or delete this one first.</source>
        <translation>%1 gibt es schon und ist keine Baseline, wird also nicht ersetzt. Für --write-baseline eine andere Datei angeben oder diese zuerst löschen.</translation>
    </message>
    <message>
        <source>its members &quot;baseline&quot; and &quot;findings&quot; are not there.</source>
        <translation>„baseline“ und „findings“ fehlen darin.</translation>
    </message>
    <message>
        <source>Filters: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Without it nothing is masked, in markdown and html the usual ones.</source>
        <translation>Ohne die Angabe wird nichts maskiert, in markdown und html das Übliche.</translation>
    </message>
    <message>
        <source>Without it nothing is masked, of a transcript the usual ones.</source>
        <translation>Ohne die Angabe wird nichts maskiert, bei einem Transkript das Übliche.</translation>
    </message>
    <message>
        <source>A path is empty or holds a zero byte. Name a file or a folder.</source>
        <translation>Ein Pfad ist leer oder enthält ein Nullbyte. Eine Datei oder einen Ordner nennen.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder. Name one.</source>
        <translation>%1 ist weder eine Datei noch ein Ordner. Eines von beiden nennen.</translation>
    </message>
    <message>
        <source>There is nothing of Baton in %1.</source>
        <translation>In %1 steht nichts von Baton.</translation>
    </message>
    <message>
        <source>Would remove %1: nothing else is in it.</source>
        <translation>%1 würde gelöscht: Sonst steht nichts darin.</translation>
    </message>
    <message>
        <source>Removed %1: nothing else was in it.</source>
        <translation>%1 wurde gelöscht: Sonst stand nichts darin.</translation>
    </message>
    <message>
        <source>Print what would change, and change nothing.</source>
        <translation>Ausgeben, was sich ändern würde, und nichts ändern.</translation>
    </message>
    <message>
        <source>Step %1 of “%2”. %3</source>
        <translation>Schritt %1 von „%2“. %3</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Report the sessions that are there, and end: for a schedule.</source>
        <translation>Die vorhandenen Sitzungen melden, dann enden: für zeitgesteuerte Aufrufe.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Passwort für %1: </translation>
    </message>
    <message>
        <source>The keyring of the desktop has no password that the server takes.</source>
        <translation>Der Schlüsselbund der Arbeitsumgebung hat kein Passwort, das der Server annimmt.</translation>
    </message>
    <message>
        <source>On a terminal Baton asks for it.</source>
        <translation>In einem Terminal fragt Baton danach.</translation>
    </message>
    <message>
        <source>%1 is gone. It is watched again once it is back.</source>
        <translation>%1 ist verschwunden. Sobald der Ordner wieder da ist, wird er wieder beobachtet.</translation>
    </message>
    <message>
        <source>A transcript is not read from standard input: those of its agents lie beside its file. Give the path of the file.</source>
        <translation>Ein Transkript wird nicht von der Standardeingabe gelesen: Die seiner Agenten liegen neben seiner Datei. Den Pfad der Datei angeben.</translation>
    </message>
    <message>
        <source>--origin needs a name without quotation marks, not “%1”.</source>
        <translation>--origin braucht einen Namen ohne Anführungszeichen, nicht „%1“.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>--feedback is about all that is wrong: leave the baseline out.</source>
        <translation>--feedback meldet alles, was falsch ist: Die Baseline weglassen.</translation>
    </message>
    <message>
        <source>%1 is not a file. Remove it.</source>
        <translation>%1 ist keine Datei. Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>No step is pending, but these failed: %1. Name one by --step to hand it out again.</source>
        <translation>Kein Schritt steht aus, aber diese sind fehlgeschlagen: %1. Einen mit --step nennen, um ihn noch einmal auszugeben.</translation>
    </message>
    <message>
        <source>Before step %1 of “%2” these failed: %3.</source>
        <translation>Vor Schritt %1 von „%2“ sind diese fehlgeschlagen: %3.</translation>
    </message>
    <message>
        <source>Step %1 of “%2” is blocked</source>
        <translation>Schritt %1 von „%2“ ist blockiert</translation>
    </message>
    <message>
        <source>%1. %2. Name a step by --step to hand it out all the same.</source>
        <translation>%1. %2. Einen Schritt mit --step nennen, um ihn trotzdem auszugeben.</translation>
    </message>
    <message>
        <source>step %1 of “%2”</source>
        <translation>Schritt %1 von „%2“</translation>
    </message>
    <message>
        <source>None of these sessions has a table of phases.</source>
        <translation>Keine dieser Sitzungen hat eine Phasentabelle.</translation>
    </message>
    <message>
        <source>No agent of the transcript %1 called another one, so there is no handoff to draw. &quot;baton transcript&quot; shows what it did.</source>
        <translation>Kein Agent des Transkripts %1 hat einen anderen aufgerufen, es gibt also keine Übergabe zu zeichnen. „baton transcript“ zeigt, was er getan hat.</translation>
    </message>
    <message>
        <source>There is no kind &quot;%1&quot;. &quot;kinds&quot; lists those that are known.</source>
        <translation>Die Art „%1“ gibt es nicht. „kinds“ zählt die bekannten auf.</translation>
    </message>
    <message>
        <source>%1 is open to this server for reading only. Take the text from the answer, or start &quot;baton mcp&quot; with --write and its folder.</source>
        <translation>%1 ist diesem Server nur zum Lesen offen. Den Text aus der Antwort nehmen oder „baton mcp“ mit --write und dem Ordner starten.</translation>
    </message>
    <message>
        <source>There is nothing to search for.</source>
        <translation>Es gibt nichts zu suchen.</translation>
    </message>
    <message>
        <source>No session of this protocol and period has a start time.</source>
        <translation>Keine Sitzung dieses Protokolls und Zeitraums hat eine Startzeit.</translation>
    </message>
    <message>
        <source>“baton queue %1” does not take “%2” here. Leave it out.%3</source>
        <translation>„baton queue %1“ nimmt „%2“ hier nicht an. Das Argument weglassen.%3</translation>
    </message>
    <message>
        <source>Name a step by --step.</source>
        <translation>Einen Schritt mit --step nennen.</translation>
    </message>
    <message>
        <source>The completion of step %1 is written.</source>
        <translation>Die Meldung zu Schritt %1 ist geschrieben.</translation>
    </message>
</context>
<context>
    <name>baton::journal</name>
    <message>
        <source>%1 is not whole and cannot be recovered.</source>
        <translation>%1 ist unvollständig und kann nicht wiederhergestellt werden.</translation>
    </message>
</context>
</TS>
