/** Under the English sentence; as it is written in Switzerland: ss, and «…» without spaces. */
export const germanSentences: Record<string, string> = {
  // The line of a fault.
  'Line {line}, column {column}: ': 'Zeile {line}, Spalte {column}: ',
  '{field}: found {found}; expected {expected}.':
    '{field}: gefunden {found}; erwartet: {expected}.',
  '{field}: missing; expected {expected}.': '{field}: fehlt; erwartet: {expected}.',
  '{field}: expected {expected}.': '{field}: erwartet: {expected}.',
  '{field}: there is no such name here; expected {expected}.':
    '{field}: diesen Namen gibt es hier nicht; erwartet: {expected}.',
  'Did you mean “{near}”?': 'Meinten Sie «{near}»?',
  'in {name}': 'in {name}',
  '“{value}”': '«{value}»',
  '1 fault in 1 file; nothing is published until that is mended.':
    '1 Fehler in 1 Datei; nichts wird veröffentlicht, bis er behoben ist.',
  '{faults} faults in 1 file; nothing is published until that is mended.':
    '{faults} Fehler in 1 Datei; nichts wird veröffentlicht, bis sie behoben sind.',
  '{faults} faults in {files} files; nothing is published until that is mended.':
    '{faults} Fehler in {files} Dateien; nichts wird veröffentlicht, bis sie behoben sind.',
  '1 warning; it stops nothing.': '1 Warnung; sie hält nichts auf.',
  '{count} warnings; they stop nothing.': '{count} Warnungen; sie halten nichts auf.',
  'the file': 'die Datei',
  'the name': 'der Dateiname',
  'the folder': 'der Ordner',
  'the house': 'das Haus',
  'a name': 'ein Name',
  '{house} is sound: {films}, {collections}, {articles}, {days} of the programme, {pages}, {news}, {screenings}.':
    '{house} ist in Ordnung: {films}, {collections}, {articles}, {days} im Programm, {pages}, {news}, {screenings}.',
  '1 film': '1 Film',
  '{count} films': '{count} Filme',
  '1 collection': '1 Sammlung',
  '{count} collections': '{count} Sammlungen',
  '1 article': '1 Artikel',
  '{count} articles': '{count} Artikel',
  '1 day': '1 Tag',
  '{count} days': '{count} Tage',
  '1 page': '1 Seite',
  '{count} pages': '{count} Seiten',
  '1 news item': '1 Meldung',
  '{count} news items': '{count} Meldungen',
  '1 screening': '1 Vorstellung',
  '{count} screenings': '{count} Vorstellungen',
  '1 draft': '1 Entwurf',
  '{count} drafts': '{count} Entwürfe',
  '1 thing to come': '1 angekündigte Veröffentlichung',
  '{count} things to come': '{count} angekündigte Veröffentlichungen',
  'Not out: {drafts}, {coming}.': 'Noch nicht öffentlich: {drafts}, {coming}.',
  '{by} names {name}, a draft: there it is left out.':
    '{by} nennt {name}, einen Entwurf: Dort entfällt er.',
  '{by} names {name}, which comes out {from}: until then it is left out there.':
    '{by} nennt {name}; erscheint am {from}, bis dahin entfällt es dort.',

  // What was found.
  'a list': 'eine Liste',
  nothing: 'nichts',
  'fields: {names}': 'Felder: {names}',
  'a file that is no film': 'eine Datei, die kein Film ist',
  'part of a file': 'nur ein Teil einer Datei',
  'H.264 with 10 bits or 4:2:2': 'H.264 mit 10 Bit oder 4:2:2',

  // What a schema expects.
  'one of {known}': 'eines von: {known}',
  'one of the {count} names that there are': 'einer der {count} Namen, die es gibt',
  'a day such as 2026-12-31': 'ein Tag wie 2026-12-31',
  'a moment such as 2026-12-01T00:00:00+01:00': 'ein Zeitpunkt wie 2026-12-01T00:00:00+01:00',
  'an address such as info@house.example': 'eine Adresse wie info@house.example',
  'an address that begins with https://': 'eine Adresse, die mit https:// beginnt',
  'text, such as Nerven': 'Text, zum Beispiel Nerven',
  'a number, such as 12': 'eine Zahl, zum Beispiel 12',
  'a number, such as {example}': 'eine Zahl, zum Beispiel {example}',
  'a whole number, such as 12': 'eine ganze Zahl, zum Beispiel 12',
  'true or false': 'true oder false',
  'a list, such as [one, two] or lines that begin with “- ”':
    'eine Liste, zum Beispiel [eins, zwei] oder Zeilen, die mit «- » beginnen',
  'names with something below each': 'Namen, unter denen je etwas steht',
  'fields such as { {fields} }': 'Felder wie { {fields} }',
  'a list of at least {minimum}': 'eine Liste mit mindestens {minimum}',
  'at least {minimum}': 'mindestens {minimum}',
  'more than {minimum}': 'mehr als {minimum}',
  'at most {maximum}': 'höchstens {maximum}',
  'a multiple of {divisor}': 'ein Vielfaches von {divisor}',
  '{first}, or {second}': '{first}, oder {second}',
  'something else': 'etwas anderes',
  'Put it in quotes: "{source}".': 'Setzen Sie es in gerade Anführungszeichen: "{source}".',
  'Words with a colon need quotes: "{words}".':
    'Text mit Doppelpunkt braucht gerade Anführungszeichen: "{words}".',
  'Write the number alone, without quotes: {number}.':
    'Schreiben Sie nur die Zahl, ohne Anführungszeichen: {number}.',
  'Write {answer}, without quotes.': 'Schreiben Sie {answer}, ohne Anführungszeichen.',
  'quotes where what follows # belongs to the text: "{words}"; a remark stands in a line of its own':
    'gerade Anführungszeichen, wenn zum Text gehört, was auf # folgt: "{words}"; eine Bemerkung steht in einer eigenen Zeile',
  'words without a table: the texts of pages, news, collections and the shop have room for one':
    'Wörter ohne Tabelle: Platz dafür haben Texte von Seiten, Meldungen, Sammlungen und des Shops',
  'words without a picture: the texts of pages and news have room for one':
    'Wörter ohne Bild: Platz dafür haben Texte von Seiten und Meldungen',
  'words between [ and ] that say what the picture shows':
    'zwischen [ und ] Wörter, die sagen, was das Bild zeigt',
  'What begins with # or & needs quotes: "{words}".':
    'Was mit # oder & beginnt, braucht gerade Anführungszeichen: "{words}".',

  // What films, collections and the shop expect.
  'a path such as /media/film/still-1.jpg': 'ein Pfad wie /media/film/still-1.jpg',
  'a path that begins with /media/ or an address that begins with https://':
    'ein Pfad, der mit /media/ beginnt, oder eine Adresse, die mit https:// beginnt',
  'a path without “..”: files lie in the media of the house':
    'ein Pfad ohne «..»: die Dateien liegen im Ordner media des Hauses',
  'a JPEG, PNG, WebP or AVIF: an SVG can hold a script':
    'ein JPEG, PNG, WebP oder AVIF: ein SVG kann ein Skript enthalten',
  'a price in CHF, in EUR, or in both': 'ein Preis in CHF, in EUR oder in beiden: { CHF: 29.90 }',
  'an EAN of thirteen digits in quotes, such as "7612345000008"':
    'eine EAN aus dreizehn Ziffern in geraden Anführungszeichen wie "7612345000008"',
  'an EAN whose last digit fits: some digit of it is wrong':
    'eine EAN, deren letzte Ziffer stimmt: eine ihrer Ziffern ist falsch',
  'free, or regions such as [B] of a Blu-ray and [2] of a DVD':
    'free, oder Regionen wie [B] einer Blu-ray und [2] einer DVD',
  'its weight in grams, such as 110: what it costs to send follows from it':
    'sein Gewicht in Gramm wie 110: danach richtet sich, was der Versand kostet',
  'no disc: only a dvd or a blu-ray has one': 'keine Disc: nur eine dvd oder eine blu-ray hat eine',
  'no PAL or NTSC: only a dvd has one': 'weder PAL noch NTSC: das hat nur eine dvd',
  'a moment with its offset, such as 2026-12-01T00:00:00+01:00':
    'ein Zeitpunkt mit Abstand zur Weltzeit, zum Beispiel 2026-12-01T00:00:00+01:00',
  'a moment after from, or nobody can ever watch it':
    'ein Zeitpunkt nach «from», sonst kann niemand den Film je sehen',
  'a year from 1888, the first film': 'ein Jahr ab 1888, dem Jahr des ersten Films',
  'a year that is not so far off': 'ein Jahr, das nicht so fern ist',
  'an ISO 3166 code such as FR': 'ein Ländercode nach ISO 3166, zum Beispiel FR',
  'no “short”: that follows from the runtime': 'nicht «short»: Das ergibt sich aus der Laufzeit',
  'a Wikidata id such as Q153886': 'eine Wikidata-Nummer wie Q153886',
  'an IMDb id such as tt0010323': 'eine IMDb-Nummer wie tt0010323',
  'a BCP 47 language tag such as fr, de or de-CH':
    'ein Sprachkürzel nach BCP 47, zum Beispiel fr, de oder de-CH',
  'a name, or one for each language': 'ein Name, oder einer für jede Sprache',
  'a name, or one for each language: { fr: …, de: … }':
    'ein Name, oder einer für jede Sprache: { fr: …, de: … }',
  "the provider's id of the film, such as aqz-KE-bpKQ":
    'die Kennung des Films beim Anbieter, zum Beispiel aqz-KE-bpKQ',
  'Setup failed: unsupported type': 'video oder audio',
  'Setup failed: Invalid provider': 'html5, youtube oder vimeo',
  'Invalid source format': 'eine Liste von Quellen wie [{ provider: html5, src: /media/… }]',
  'Invalid aspect ratio specified': "ein Seitenverhältnis, zum Beispiel '4:3'",
  'Aspect ratio can only be set for video': 'kein Seitenverhältnis: nur der Typ video hat eines',
  'Missing previewThumbnails.src config attribute':
    'die Datei der Vorschaubilder, zum Beispiel /media/film/thumbnails.vtt',
  'a path that begins with / or an https:// address':
    'ein Pfad, der mit / beginnt, oder eine Adresse, die mit https:// beginnt',
  'no platform: these advertisements are asked of nobody else':
    'keine Plattform: Diese Werbung kommt von niemand anderem',
  'the backend ima needs the address of its SDK':
    'die Adresse des SDK, das für das backend ima nötig ist: https://…',
  'an address without a path or a slash at its end: https://films.example':
    'eine Adresse ohne Pfad und ohne Schrägstrich am Ende: https://films.example',
  'lower-case letters and digits, words joined by single hyphens':
    'Kleinbuchstaben und Ziffern, Wörter durch einen Bindestrich verbunden: le-manoir-du-diable',
  'a title that is not said already': 'ein Titel, der nicht schon dasteht',
  'words, or leave the field out': 'Text, oder gar kein Feld',
  'words in fr, in de, or in several': 'Text in fr, in de oder in beiden: { fr: …, de: … }',
  'words, or words in fr and in de': 'Text, oder Text in fr und in de: { fr: …, de: … }',

  'a time zone such as Europe/Zurich': 'eine Zeitzone, zum Beispiel Europe/Zurich',
  'the name of the place, such as LaCinetek': 'der Name des Orts, zum Beispiel LaCinetek',
  'one of stream, rent, buy, cinema, archive': 'eines von: stream, rent, buy, cinema, archive',
  'an address that is not named twice': 'eine Adresse, die nicht zweimal genannt ist',
  'a page that is not named twice': 'eine Seite, die nicht zweimal genannt ist',
  'a decade such as 1920': 'ein Jahrzehnt, zum Beispiel 1920',
  'a name of one person: “{alias}” is {owner}':
    'der Name einer einzigen Person: «{alias}» ist {owner}',
  'an ISO 3166 code such as CH': 'ein Ländercode nach ISO 3166, zum Beispiel CH',
  'a month and .yaml, such as 2026-12.yaml': 'ein Monat und .yaml, zum Beispiel 2026-12.yaml',

  'its days in programme/<month>.yaml; npm run content:upgrade takes it out':
    'seine Tage in programme/<monat>.yaml; npm run content:upgrade nimmt es heraus',

  // What a look expects.
  "a colour as '#rrggbb', in quotes, such as '#c8200e'":
    "eine Farbe als '#rrggbb', in Anführungszeichen, zum Beispiel '#c8200e'",
  'a colour with {least} : 1 on “{ground}” ({colour}) at least; this one has {ratio} : 1':
    'eine Farbe mit einem Kontrast von mindestens {least}:1 zu «{ground}» ({colour}); diese hat {ratio}:1',
  'a paper and a black with {least} : 1 between them; these have {ratio} : 1':
    'ein Papier und ein Schwarz mit einem Kontrast von {least}:1; diese haben {ratio}:1',
  'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1':
    'eine Farbe, auf der {paper} oder {black} mit {least}:1 zu lesen ist; hier sind es {ratio}:1',
  'a colour that is told from {paper} and from {black} on which it is printed':
    'eine Farbe, die sich von {paper} und {black} abhebt, auf denen sie gedruckt wird',
  'The nearest that passes: "{tone}".': 'Die nächste, die genügt: "{tone}".',
  'a package such as "@fontsource-variable/fraunces", or a file such as /media/house.woff2':
    'ein Paket wie "@fontsource-variable/fraunces" oder eine Datei wie /media/house.woff2',
  'a package that is installed and has Latin letters':
    'ein installiertes Paket mit lateinischen Buchstaben',
  'This fetches it: npm install --prefix {home} {name}':
    'So wird es geholt: npm install --prefix {home} {name}',
  'a typeface as WOFF2: this one only has its name':
    'eine Schrift als WOFF2: diese hat davon nur den Namen',
  'a typeface that can be read; this one is not: {reason}':
    'eine lesbare Schrift; diese ist es nicht: {reason}',
  'an SVG or a PNG, such as /media/logo.svg': 'ein SVG oder PNG, zum Beispiel /media/logo.svg',
  'an SVG or a PNG, such as /media/icon.svg': 'ein SVG oder PNG, zum Beispiel /media/icon.svg',
  'a picture that says its size, an SVG by its viewBox':
    'ein Bild, das seine Grösse nennt, ein SVG mit viewBox',
  'a decade from 1890s to 2020s, such as 1920s':
    'ein Jahrzehnt von 1890s bis 2020s, zum Beispiel 1920s',
  'a name of one word, such as moss': 'ein Name aus einem Wort, zum Beispiel moos',
  'at least one ink, such as moss: "#4a6b2f"':
    'mindestens eine Farbe, zum Beispiel moos: "#4a6b2f"',
  "an ink of the house, such as yellow, or a colour as '#rrggbb'":
    "eine Farbe des Hauses, zum Beispiel yellow, oder eine Farbe als '#rrggbb'",
  "an ink of the house ({names}) or a colour as '#rrggbb'":
    "eine Farbe des Hauses ({names}) oder eine Farbe als '#rrggbb'",
  // What is known of a film.
  'a job that is built in or stands in {home}':
    'eine Tätigkeit, die vorgegeben ist oder in {home} steht',
  'A line there makes a new one of it: {source}: { fr: …, de: … }.':
    'Eine Zeile in jener Datei macht eine neue daraus: {source}: { fr: …, de: … }.',
  'an email, a phone, or both': '«email», «phone» oder beides',
  'a telephone number such as +41 22 000 00 00': 'eine Telefonnummer wie +41 22 000 00 00',
  'false, or fields such as { name: …, email: … }': 'false, oder Felder wie { name: …, email: … }',
  'a festival, an award, or both': '«festival», «award» oder beides',
  'an ISAN such as 0000-0000-D07A-0090-Q': 'eine ISAN wie 0000-0000-D07A-0090-Q',
  'an ISAN whose check letters fit: some sign of it is wrong':
    'eine ISAN, deren Prüfzeichen stimmen: eines ihrer Zeichen ist falsch',
  "a picture's ratio such as '1.37:1'": "ein Bildformat wie '1.37:1'",
  'silent, or as the field writes it: mono, stereo, Dolby Digital':
    'silent, oder wie das Fach es schreibt: mono, stereo, Dolby Digital',
  'silent, in this word': 'silent, in diesem Wort: die Website übersetzt es',
  'a file such as /media/film/press-kit.pdf, with its ending':
    'eine Datei mit ihrer Endung wie /media/film/pressemappe.pdf',
  'an address that begins with https:// and has no slash at its end: https://media.example/films':
    'eine Adresse, die mit https:// beginnt und am Ende keinen Schrägstrich hat: https://media.example/films',

  // What the programme expects.
  'a day of this month, such as {day}': 'ein Tag dieses Monats, zum Beispiel {day}',
  'a film that plays from this house’s own files (media.film); {film} has none':
    'ein Film, der aus den eigenen Dateien des Hauses läuft (media.film); {film} hat keine',
  'a film that can be watched here on that day; {film} {offer}':
    'ein Film, der an diesem Tag hier zu sehen ist; {film} {offer}',
  'has no vod': 'hat kein vod',
  'is offered from {from}': 'ist ab {from} zu sehen',
  'is offered until {until}': 'ist bis {until} zu sehen',
  'is offered from {from} until {until}': 'ist von {from} bis {until} zu sehen',
  'at most {most}, the number of stills of {film}':
    'höchstens {most}, so viele Standbilder hat {film}',

  // What screenings expect.
  'a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30':
    'ein Tag wie 2026-12-04 oder ein Tag mit Uhrzeit wie 2026-12-04 20:30',
  'a day and a time, such as 2026-12-04 20:30':
    'ein Tag und eine Uhrzeit, zum Beispiel 2026-12-04 20:30',
  'a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f':
    'eine Fassung, wie Kinos sie schreiben, zum Beispiel OV, VOstFR, VF, OmU, DF oder E/d/f',
  'a table as CSV; this is a workbook: save it as “CSV UTF-8”':
    'eine Tabelle als CSV; dies ist eine Arbeitsmappe: als «CSV UTF-8» speichern',
  'a head with the names of its columns: film, venue, town, date, time':
    'eine Kopfzeile mit den Namen der Spalten: Film, Kino, Ort, Datum, Zeit',
  'the name of a column, such as {near}': 'der Name einer Spalte, zum Beispiel {near}',
  'a slug and .yaml, or a table and .csv, such as 2026-12.csv':
    'Kleinbuchstaben, Bindestriche und .yaml, oder eine Tabelle und .csv, zum Beispiel 2026-12.csv',
  'a film by its slug: several have this title, {slugs}':
    'der Dateiname des Films: mehrere haben diesen Titel, {slugs}',
  'a venue by its slug, or with its town: several are called so, {slugs}':
    'der Kurzname des Kinos, oder der Ort daneben: mehrere heissen so, {slugs}',
  'a venue that stands in {home}, or its town beside it':
    'ein Kino, das in {home} steht, oder der Ort daneben',
  'a time that clocks show; on {day} this hour is left out':
    'eine Uhrzeit, die es gibt; am {day} wird diese Stunde übersprungen',
  'a time with its offset, {first} or {second}: clocks show this one twice':
    'eine Uhrzeit mit Zeitverschiebung, {first} oder {second}: diese gibt es zweimal',
  'a year from {firstYear}': 'ein Jahr ab {firstYear}',
  'a day after those above it': 'ein Tag nach denen darüber',
  'Is the year {meant} meant?': 'Ist das Jahr {meant} gemeint?',
  'a screening that is not listed already; {twin} has it':
    'eine Vorstellung, die nicht schon eingetragen ist; sie steht in {twin}',
  'Row {row}, column ': 'Reihe {row}, Spalte ',

  // What several files expect of each other.
  'a page of the menu: {known}, or one that has its file in {home}':
    'eine Seite des Menüs: {known}, oder eine, die ihre Datei in {home} hat',
  'a film that has its file in {home}': 'ein Film, dessen Datei in {home} liegt',
  'a genre that stands in {home}': 'ein Genre, das in {home} steht',
  'a price in {currencies}, in which the house sells':
    'ein Preis in einer Währung des Hauses: {currencies}',
  'media.film or media.audio beside it, to watch':
    'daneben media.film oder media.audio, damit es etwas zu sehen gibt',
  'a film, a trailer or a sound in a file beside it, to be shown elsewhere':
    'ein Film, ein Trailer oder ein Ton in einer Datei daneben, um anderswo gezeigt zu werden',
  'false, or ads in {file} that say where they come from':
    'false, oder «ads» in {file}, wo steht, woher die Werbung kommt',
  'no such words beside {file}, which says them': 'kein Text hier, wenn {file} ihn schon enthält',
  'one way to write a name: “{first}” has the same address':
    'eine einzige Schreibweise eines Namens: «{first}» hat dieselbe Adresse',
  'a director: the years are counted from his or her death':
    'jemand mit Regie: Die Jahre zählen ab dem Tod dieser Person',
  '“died” of {name} in {file}, or no {territory}':
    '«died» bei {name} in {file}, oder kein {territory}',

  // What a till expects.
  'two numbers, such as [2, 4]': 'zwei Zahlen, zum Beispiel [2, 4]',
  'two numbers, the smaller first': 'zwei Zahlen, die kleinere zuerst',
  'an IBAN whose check digits fit: some sign of it is wrong':
    'eine IBAN, deren Prüfziffern stimmen: eines ihrer Zeichen ist falsch',
  'an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other':
    'eine IBAN aus der Schweiz oder aus Liechtenstein: Eine QR-Rechnung nimmt keine andere',
  'a way to pay: bill, card, collection, or several':
    'eine Zahlungsart: «bill», «card», «collection» oder mehrere',
  'a country that is not named twice': 'ein Land, das nicht zweimal genannt ist',
  'more than {grams}, the grams of the line above: the lightest first':
    'mehr als {grams}, die Gramm der Zeile darüber: das Leichteste zuerst',
  'a price in each of {currencies}, in which the house sells':
    'ein Preis in jeder Währung des Hauses: {currencies}',
  'a day on which no other rate of {country} for this class begins':
    'ein Tag, an dem kein anderer Satz von {country} für diese Klasse beginnt',
  '{day}, the day before the next rate of {country} for this class begins':
    '{day}, der Tag, bevor der nächste Satz von {country} für diese Klasse beginnt',
  'a day from {from} on': 'ein Tag ab {from}',
  'a rate of VAT in {country} for {class} that holds on {today}; 0 where the house owes none there':
    'ein MWST-Satz in {country} für {class}, der am {today} gilt; 0, wo das Haus keine schuldet',

  // Files.
  'to be there': 'dass es sie gibt',
  'to be a file; this is a folder: rename or empty it':
    'eine Datei; dies ist ein Ordner: Benennen Sie ihn um oder leeren Sie ihn',
  'to be a file that can be read': 'eine lesbare Datei',
  'to be a file; this is a link that leads to itself':
    'eine Datei; dies ist ein Verweis, der auf sich selbst zeigt',
  'to be a folder that can be read': 'ein lesbarer Ordner',
  'at most {limit} MB of text; this file has {size} MB':
    'höchstens {limit} MB Text; diese Datei hat {size} MB',
  'text in UTF-8, and this is in another encoding: save it anew as UTF-8':
    'Text in UTF-8; dieser ist anders codiert: Speichern Sie die Datei neu als UTF-8',
  'a slug and .yaml, such as le-manoir-du-diable.yaml':
    'Kleinbuchstaben, Bindestriche und .yaml, zum Beispiel le-manoir-du-diable.yaml',
  'a name that the site does not use itself; /{slug} is an address of its own':
    'ein Name, den die Website nicht selbst braucht; /{slug} ist eine ihrer Adressen',
  'a folder with a site.yaml; there is no house here (HOUSE says where it is)':
    'ein Ordner mit einem site.yaml; hier ist kein Haus (HOUSE sagt, wo es liegt)',
  '{owed}; it is empty': '{owed}; sie ist leer',
  'the file {file}': 'die Datei {file}',

  'only the placeholders {publisherId}, {channelId}, {host}, {cacheBuster}, {width}, {height}, {customDimension}, {language}':
    'nur die Platzhalter {publisherId}, {channelId}, {host}, {cacheBuster}, {width}, {height}, {customDimension}, {language}',

  // Media.
  'a JPEG, PNG, WebP or AVIF: this one only has the name of one':
    'ein JPEG, PNG, WebP oder AVIF: Dieses heisst nur so',
  'it has {size} MB, 64 at most': 'es hat {size} MB, höchstens 64',
  'it claims {width} × {height} points': 'es gibt {width} × {height} Punkte an',
  'an empty file': 'eine leere Datei',
  'a file that is no picture': 'eine Datei, die kein Bild ist',
  'a film that every browser plays: MP4 with H.264 and AAC, or WebM':
    'ein Film, den jeder Browser abspielt: MP4 mit H.264 und AAC, oder WebM',
  'a film that every browser plays: a variant with H.264 and AAC':
    'ein Film, den jeder Browser abspielt: eine Variante mit H.264 und AAC',
  'a whole MP4: this one is broken off, or has no index':
    'ein ganzes MP4: Dieses bricht ab oder hat keinen Index',
  'an HLS playlist; {file} does not begin with #EXTM3U':
    'eine HLS-Liste; {file} beginnt nicht mit #EXTM3U',
  'the file {part}, which {file} names': 'die Datei {part}, die {file} nennt',
  'WebVTT; {file} does not begin with WEBVTT': 'WebVTT; {file} beginnt nicht mit WEBVTT',
  'This makes it: ffmpeg -i {file} {name}.vtt': 'So entsteht es: ffmpeg -i {file} {name}.vtt',
  'npm run media makes one: npm run media -- {file} --slug {slug}':
    'npm run media macht einen: npm run media -- {file} --slug {slug}',
  'times such as 00:01.000 --> 00:04.000 in {file}; none can be read':
    'Zeiten wie 00:01.000 --> 00:04.000 in {file}; keine ist lesbar',
  'a whole picture in {file}; it cannot be read ({reason}): save it anew':
    'ein ganzes Bild in {file}; es ist nicht lesbar ({reason}): Speichern Sie es neu',
  'a drawing that begins with <svg': 'eine Zeichnung, die mit <svg beginnt',
  'a drawing without scripts and links to other files':
    'eine Zeichnung ohne Skripte und ohne Verweise auf andere Dateien',

  // Letters.
  'text without control characters; take out U+{code} after “{around}”':
    'Text ohne Steuerzeichen; nehmen Sie U+{code} nach «{around}» heraus',
  'the letter that was lost where � stands; then save the file as UTF-8':
    'der Buchstabe, der an der Stelle von � verloren ging; speichern Sie die Datei dann als UTF-8',
  'letters such as ü and é: UTF-8 was read as another encoding and saved again':
    'Buchstaben wie ü und é: UTF-8 wurde in einer anderen Codierung gelesen und so gespeichert',
  'Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs':
    'Markdown ohne HTML: *kursiv*, **fett**, [Wörter](https://…), eine Leerzeile zwischen Absätzen',

  // YAML.
  'each quote and bracket to be closed': 'dass jedes Anführungszeichen und jede Klammer schliesst',
  'spaces before a line, and no tabs': 'Leerzeichen am Zeilenanfang, keine Tabulatoren',
  'a name with a colon, such as name: …, or spaces before what goes on':
    'ein Name mit Doppelpunkt, wie name: …, oder Leerzeichen vor dem, was weitergeht',
  'the fields of one thing to begin below each other':
    'dass die Felder derselben Sache genau untereinander beginnen',
  'each field once; this one stands above already':
    'jedes Feld nur einmal; dieses steht schon weiter oben',
  'one thing a file: take out the line ---':
    'eine einzige Sache je Datei: Nehmen Sie die Zeile --- heraus',
  'no \\ within "…", or two of them': 'kein \\ innerhalb von "…", oder zwei',
  'quotes around words with a colon: "{words}"':
    'gerade Anführungszeichen um Text mit Doppelpunkt: "{words}"',
  'quotes around words that begin with @, ` or %: "{words}"':
    'gerade Anführungszeichen um Text, der mit @, ` oder % beginnt: "{words}"',
  'quotes around words that begin with *, & or !: "{words}"':
    'gerade Anführungszeichen um Text, der mit *, & oder ! beginnt: "{words}"',
  'double quotes around words with an apostrophe: "{words}"':
    'doppelte Anführungszeichen um Text mit Apostroph: "{words}"',
  'a space after the colon: {field}: {value}':
    'ein Leerzeichen nach dem Doppelpunkt: {field}: {value}',
  'a space after the hyphen: - {words}': 'ein Leerzeichen nach dem Strich: - {words}',
  'YAML that can be read ({reason})': 'lesbares YAML ({reason})',
  'YAML that can be read; this is nested too deep':
    'lesbares YAML; dieses ist zu tief verschachtelt',
  'aliases (*) that stand for something; these repeat each other without end':
    'Aliase (*), die für etwas stehen; diese wiederholen sich ohne Ende',

  // What changes a house’s files says.
  '“url” is {url} now, without a slash at its end':
    '«url» ist jetzt {url}, ohne Schrägstrich am Ende',
  '“lead” is taken out: films take turns on the home page, and programme/2026-12.yaml names one for a day: “2026-12-24: { film: {film} }”':
    '«lead» ist weg: Auf der Startseite wechseln sich die Filme ab, und programme/2026-12.yaml nennt einen für einen Tag: «2026-12-24: { film: {film} }»',
  '{from} is {to} now; the file has been copied from public':
    '{from} ist jetzt {to}; die Datei ist aus public kopiert',
  '{from} is {to} now, written as WebVTT': '{from} ist jetzt {to}, als WebVTT geschrieben',
  '{field}: HTML has become Markdown': '{field}: Aus HTML ist Markdown geworden',
  '“content: {version}” says its version':
    '«content: {version}» sagt, von welcher Fassung die Dateien sind',
  'The files of {house} are of version {version}, this Bobine reads {newest}: npm run content:upgrade -- {house}':
    'Die Dateien von {house} sind von Fassung {version}, dieses Bobine liest {newest}: npm run content:upgrade -- {house}',
  'There is no site.yaml in {house}.': 'In {house} liegt kein site.yaml.',
  'The files of {house} are of version {version}: nothing to change.':
    'Die Dateien von {house} sind von Fassung {version}: nichts zu ändern.',
  '{house} has changes that are not committed in Git ({file} and {count} more): commit them first, so that you see what is changed here, or say --force.':
    '{house} hat Änderungen, die nicht in Git sind ({file} und {count} weitere): Committen Sie sie zuerst, damit Sie sehen, was sich hier ändert, oder sagen Sie --force.',
  'The files of {house} are of version {version} now.':
    'Die Dateien von {house} sind jetzt von Fassung {version}.',
  'This has to be changed by hand:': 'Dies ist von Hand zu ändern:',
  'a version that this Bobine reads; files of a later one need a later Bobine: git pull':
    'eine Fassung, die dieses Bobine liest; neuere Dateien brauchen ein neueres Bobine: git pull',
  'the page on privacy does not say who answers for it: {field}, or imprint':
    'die Seite «Datenschutz» sagt nicht, wer verantwortlich ist: {field} oder imprint',
  'the page on privacy says nothing of rights: {field}':
    'die Seite «Datenschutz» sagt nichts zu Rechten: {field}',
  'the page on privacy does not say where the site is hosted: {field}':
    'die Seite «Datenschutz» sagt nicht, wo die Website liegt: {field}',
  'the page on privacy does not say what is logged and for how long: {field}':
    'die Seite «Datenschutz» sagt nicht, was aufgezeichnet wird und wie lange: {field}',
  'the page on privacy names no authority: {field}':
    'die Seite «Datenschutz» nennt keine Aufsichtsbehörde: {field}',
  'the page on privacy does not say who shows the advertisements: {field}':
    'die Seite «Datenschutz» sagt nicht, von wem die Werbung kommt: {field}',
};
