/** Under the English sentence. Narrow spaces (U+202F) stand before ; : ! ? and inside « ». */
export const frenchSentences: Record<string, string> = {
  // The line of a fault.
  'Line {line}, column {column}: ': 'Ligne {line}, colonne {column} : ',
  '{field}: found {found}; expected {expected}.':
    '{field} : trouvé {found} ; attendu : {expected}.',
  '{field}: missing; expected {expected}.': '{field} : manque ; attendu : {expected}.',
  '{field}: expected {expected}.': '{field} : attendu : {expected}.',
  '{field}: there is no such name here; expected {expected}.':
    '{field} : ce nom n’existe pas ici ; attendu : {expected}.',
  'Did you mean “{near}”?': 'Vouliez-vous dire « {near} » ?',
  'in {name}': 'dans {name}',
  '“{value}”': '« {value} »',
  '1 fault in 1 file; nothing is published until that is mended.':
    '1 erreur dans 1 fichier ; rien n’est publié tant qu’elle n’est pas corrigée.',
  '{faults} faults in 1 file; nothing is published until that is mended.':
    '{faults} erreurs dans 1 fichier ; rien n’est publié tant qu’elles ne sont pas corrigées.',
  '{faults} faults in {files} files; nothing is published until that is mended.':
    '{faults} erreurs dans {files} fichiers ; rien n’est publié tant qu’elles ne sont pas corrigées.',
  '1 warning; it stops nothing.': '1 avertissement ; il n’arrête rien.',
  '{count} warnings; they stop nothing.': '{count} avertissements ; ils n’arrêtent rien.',
  'the file': 'le fichier',
  'the name': 'le nom du fichier',
  'the folder': 'le dossier',
  'the house': 'la maison',
  'a name': 'un nom',
  '{house} is sound: {films}, {collections}, {articles}, {days} of the programme, {pages}, {news}, {screenings}.':
    '{house} est en ordre : {films}, {collections}, {articles}, {days} au programme, {pages}, {news}, {screenings}.',
  '1 film': '1 film',
  '{count} films': '{count} films',
  '1 collection': '1 collection',
  '{count} collections': '{count} collections',
  '1 article': '1 article',
  '{count} articles': '{count} articles',
  '1 day': '1 jour',
  '{count} days': '{count} jours',
  '1 page': '1 page',
  '{count} pages': '{count} pages',
  '1 news item': '1 actualité',
  '{count} news items': '{count} actualités',
  '1 screening': '1 séance',
  '{count} screenings': '{count} séances',
  '1 draft': '1 brouillon',
  '{count} drafts': '{count} brouillons',
  '1 thing to come': '1 parution à venir',
  '{count} things to come': '{count} parutions à venir',
  'Not out: {drafts}, {coming}.': 'Pas encore en ligne : {drafts}, {coming}.',
  '{by} names {name}, a draft: there it is left out.':
    '{by} cite {name}, un brouillon : il n’y paraît pas.',
  '{by} names {name}, which comes out {from}: until then it is left out there.':
    '{by} cite {name}, qui paraît le {from} : jusque-là, il n’y paraît pas.',

  // What was found.
  'a list': 'une liste',
  nothing: 'rien',
  'fields: {names}': 'des champs : {names}',
  'a file that is no film': 'un fichier qui n’est pas un film',
  'part of a file': 'un fichier incomplet',
  'H.264 with 10 bits or 4:2:2': 'H.264 en 10 bits ou en 4:2:2',

  // What a schema expects.
  'one of {known}': 'l’un de : {known}',
  'one of the {count} names that there are': 'l’un des {count} noms qui existent',
  'a day such as 2026-12-31': 'un jour, par exemple 2026-12-31',
  'a moment such as 2026-12-01T00:00:00+01:00': 'un moment, par exemple 2026-12-01T00:00:00+01:00',
  'an address such as info@house.example': 'une adresse, par exemple info@house.example',
  'an address that begins with https://': 'une adresse qui commence par https://',
  'text, such as Nerven': 'du texte, par exemple Nerven',
  'a number, such as 12': 'un nombre, par exemple 12',
  'a number, such as {example}': 'un nombre, par exemple {example}',
  'a whole number, such as 12': 'un nombre entier, par exemple 12',
  'true or false': 'true ou false',
  'a list, such as [one, two] or lines that begin with “- ”':
    'une liste, par exemple [un, deux] ou des lignes qui commencent par « - »',
  'names with something below each': 'des noms, avec quelque chose sous chacun',
  'fields such as { {fields} }': 'des champs, par exemple { {fields} }',
  'a list of at least {minimum}': 'une liste d’au moins {minimum}',
  'at least {minimum}': 'au moins {minimum}',
  'more than {minimum}': 'plus de {minimum}',
  'at most {maximum}': 'au plus {maximum}',
  'a multiple of {divisor}': 'un multiple de {divisor}',
  '{first}, or {second}': '{first}, ou {second}',
  'something else': 'autre chose',
  'Put it in quotes: "{source}".': 'Mettez-le entre guillemets droits : "{source}".',
  'Words with a colon need quotes: "{words}".':
    'Un texte avec deux-points veut des guillemets droits : "{words}".',
  'Write the number alone, without quotes: {number}.':
    'Écrivez le nombre seul, sans guillemets : {number}.',
  'Write {answer}, without quotes.': 'Écrivez {answer}, sans guillemets.',
  'quotes where what follows # belongs to the text: "{words}"; a remark stands in a line of its own':
    'des guillemets droits si ce qui suit # fait partie du texte : "{words}" ; une remarque se met sur sa propre ligne',
  'words without a table: the texts of pages, news, collections and the shop have room for one':
    'des mots sans tableau : les textes des pages, des actualités, des collections et de la boutique en acceptent',
  'words without a picture: the texts of pages and news have room for one':
    'des mots sans image : les textes des pages et des actualités en acceptent',
  'words between [ and ] that say what the picture shows':
    'entre [ et ], des mots qui disent ce que montre l’image',
  'What begins with # or & needs quotes: "{words}".':
    'Ce qui commence par # ou & veut des guillemets droits : "{words}".',

  // What films, collections and the shop expect.
  'a path such as /media/film/still-1.jpg': 'un chemin, par exemple /media/film/still-1.jpg',
  'a path that begins with /media/ or an address that begins with https://':
    'un chemin qui commence par /media/ ou une adresse qui commence par https://',
  'a path without “..”: files lie in the media of the house':
    'un chemin sans « .. » : les fichiers sont dans le dossier media de la maison',
  'a JPEG, PNG, WebP or AVIF: an SVG can hold a script':
    'un JPEG, PNG, WebP ou AVIF : un SVG peut contenir un script',
  'a price in CHF, in EUR, or in both': 'un prix en CHF, en EUR ou dans les deux : { CHF: 29.90 }',
  'an EAN of thirteen digits in quotes, such as "7612345000008"':
    'un EAN de treize chiffres entre guillemets droits, par exemple "7612345000008"',
  'an EAN whose last digit fits: some digit of it is wrong':
    'un EAN dont le dernier chiffre concorde : l’un de ses chiffres est faux',
  'free, or regions such as [B] of a Blu-ray and [2] of a DVD':
    'free, ou des zones, par exemple [B] d’un Blu-ray et [2] d’un DVD',
  'its weight in grams, such as 110: what it costs to send follows from it':
    'son poids en grammes, par exemple 110 : le prix de l’envoi en dépend',
  'no disc: only a dvd or a blu-ray has one':
    'pas de disque : seuls un dvd et un blu-ray en ont un',
  'no PAL or NTSC: only a dvd has one': 'ni PAL ni NTSC : seul un dvd en a',
  'a moment with its offset, such as 2026-12-01T00:00:00+01:00':
    'un moment avec son décalage horaire, par exemple 2026-12-01T00:00:00+01:00',
  'a moment after from, or nobody can ever watch it':
    'un moment après « from », sinon personne ne pourra jamais voir le film',
  'a year from 1888, the first film': 'une année à partir de 1888, celle du premier film',
  'a year that is not so far off': 'une année moins lointaine',
  'an ISO 3166 code such as FR': 'un code ISO 3166, par exemple FR',
  'no “short”: that follows from the runtime': 'pas « short » : cela découle de la durée',
  'a Wikidata id such as Q153886': 'un identifiant Wikidata, par exemple Q153886',
  'an IMDb id such as tt0010323': 'un identifiant IMDb, par exemple tt0010323',
  'a BCP 47 language tag such as fr, de or de-CH':
    'un code de langue BCP 47, par exemple fr, de ou de-CH',
  'a name, or one for each language': 'un nom, ou un par langue',
  'a name, or one for each language: { fr: …, de: … }':
    'un nom, ou un par langue : { fr: …, de: … }',
  "the provider's id of the film, such as aqz-KE-bpKQ":
    'l’identifiant du film chez le fournisseur, par exemple aqz-KE-bpKQ',
  'Setup failed: unsupported type': 'video ou audio',
  'Setup failed: Invalid provider': 'html5, youtube ou vimeo',
  'Invalid source format': 'une liste de sources, par exemple [{ provider: html5, src: /media/… }]',
  'Invalid aspect ratio specified': "un format d’image, par exemple '4:3'",
  'Aspect ratio can only be set for video': 'aucun format d’image : seul le type video en a un',
  'Missing previewThumbnails.src config attribute':
    'le fichier des vignettes, par exemple /media/film/thumbnails.vtt',
  'a path that begins with / or an https:// address':
    'un chemin qui commence par / ou une adresse qui commence par https://',
  'no platform: these advertisements are asked of nobody else':
    'aucune plateforme : ces annonces ne sont demandées à personne d’autre',
  'the backend ima needs the address of its SDK':
    'l’adresse du SDK, dont le backend ima a besoin : https://…',
  'an address without a path or a slash at its end: https://films.example':
    'une adresse sans chemin ni barre oblique à la fin : https://films.example',
  'lower-case letters and digits, words joined by single hyphens':
    'des minuscules et des chiffres, les mots reliés par un tiret : le-manoir-du-diable',
  'a title that is not said already': 'un titre qui n’est pas déjà donné',
  'words, or leave the field out': 'du texte, ou pas de champ du tout',
  'words in fr, in de, or in several': 'du texte en fr, en de ou dans les deux : { fr: …, de: … }',
  'words, or words in fr and in de': 'du texte, ou du texte en fr et en de : { fr: …, de: … }',

  'a time zone such as Europe/Zurich': 'un fuseau horaire, par exemple Europe/Zurich',
  'the name of the place, such as LaCinetek': 'le nom de l’endroit, par exemple LaCinetek',
  'one of stream, rent, buy, cinema, archive': 'l’un de : stream, rent, buy, cinema, archive',
  'an address that is not named twice': 'une adresse qui n’est pas nommée deux fois',
  'a page that is not named twice': 'une page qui n’est pas nommée deux fois',
  'a decade such as 1920': 'une décennie, par exemple 1920',
  'a name of one person: “{alias}” is {owner}':
    'le nom d’une seule personne : « {alias} » est {owner}',
  'an ISO 3166 code such as CH': 'un code ISO 3166, par exemple CH',
  'a month and .yaml, such as 2026-12.yaml': 'un mois et .yaml, par exemple 2026-12.yaml',

  'its days in programme/<month>.yaml; npm run content:upgrade takes it out':
    'ses jours dans programme/<mois>.yaml ; npm run content:upgrade l’enlève',

  // What a look expects.
  "a colour as '#rrggbb', in quotes, such as '#c8200e'":
    "une couleur écrite '#rrggbb', entre guillemets droits, par exemple '#c8200e'",
  'a colour with {least} : 1 on “{ground}” ({colour}) at least; this one has {ratio} : 1':
    'une couleur qui a au moins {least} : 1 de contraste avec « {ground} » ({colour}) ; celle-ci a {ratio} : 1',
  'a paper and a black with {least} : 1 between them; these have {ratio} : 1':
    'un papier et un noir avec {least} : 1 de contraste entre eux ; ceux-ci ont {ratio} : 1',
  'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1':
    'une couleur sur laquelle {paper} ou {black} se lit à {least} : 1 ; ici, c’est {ratio} : 1',
  'a colour that is told from {paper} and from {black} on which it is printed':
    'une couleur qui se distingue de {paper} et de {black}, sur lesquels elle est imprimée',
  'The nearest that passes: "{tone}".': 'La plus proche qui convient : "{tone}".',
  'a package such as "@fontsource-variable/fraunces", or a file such as /media/house.woff2':
    'un paquet, par exemple "@fontsource-variable/fraunces", ou un fichier, par exemple /media/house.woff2',
  'a package that is installed and has Latin letters':
    'un paquet installé qui a des lettres latines',
  'This fetches it: npm install --prefix {home} {name}':
    'Pour l’installer : npm install --prefix {home} {name}',
  'a typeface as WOFF2: this one only has its name':
    'une police en WOFF2 : celle-ci n’en a que le nom',
  'a typeface that can be read; this one is not: {reason}':
    'une police lisible ; celle-ci ne l’est pas : {reason}',
  'an SVG or a PNG, such as /media/logo.svg': 'un SVG ou un PNG, par exemple /media/logo.svg',
  'an SVG or a PNG, such as /media/icon.svg': 'un SVG ou un PNG, par exemple /media/icon.svg',
  'a picture that says its size, an SVG by its viewBox':
    'une image qui dit ses dimensions, un SVG par son viewBox',
  'a decade from 1890s to 2020s, such as 1920s': 'une décennie de 1890s à 2020s, par exemple 1920s',
  'a name of one word, such as moss': 'un nom d’un seul mot, par exemple mousse',
  'at least one ink, such as moss: "#4a6b2f"': 'au moins une encre, par exemple mousse: "#4a6b2f"',
  "an ink of the house, such as yellow, or a colour as '#rrggbb'":
    "une encre de la maison, par exemple yellow, ou une couleur écrite '#rrggbb'",
  "an ink of the house ({names}) or a colour as '#rrggbb'":
    "une encre de la maison ({names}) ou une couleur écrite '#rrggbb'",
  // What is known of a film.
  'a job that is built in or stands in {home}': 'un métier prédéfini ou qui figure dans {home}',
  'A line there makes a new one of it: {source}: { fr: …, de: … }.':
    'Une ligne dans ce fichier en fait un nouveau : {source}: { fr: …, de: … }.',
  'an email, a phone, or both': '« email », « phone » ou les deux',
  'a telephone number such as +41 22 000 00 00':
    'un numéro de téléphone, par exemple +41 22 000 00 00',
  'false, or fields such as { name: …, email: … }':
    'false, ou des champs, par exemple { name: …, email: … }',
  'a festival, an award, or both': '« festival », « award » ou les deux',
  'an ISAN such as 0000-0000-D07A-0090-Q': 'un ISAN, par exemple 0000-0000-D07A-0090-Q',
  'an ISAN whose check letters fit: some sign of it is wrong':
    'un ISAN dont les signes de contrôle concordent : l’un de ses signes est faux',
  "a picture's ratio such as '1.37:1'": "un format d’image, par exemple '1.37:1'",
  'silent, or as the field writes it: mono, stereo, Dolby Digital':
    'silent, ou le terme du métier : mono, stereo, Dolby Digital',
  'silent, in this word': 'silent, ce mot-là : le site le traduit',
  'a file such as /media/film/press-kit.pdf, with its ending':
    'un fichier avec son extension, par exemple /media/film/dossier-de-presse.pdf',
  'an address that begins with https:// and has no slash at its end: https://media.example/films':
    'une adresse qui commence par https:// et n’a pas de barre oblique à la fin : https://media.example/films',

  // What the programme expects.
  'a day of this month, such as {day}': 'un jour de ce mois, par exemple {day}',
  'a film that plays from this house’s own files (media.film); {film} has none':
    'un film que la maison montre depuis ses propres fichiers (media.film) ; {film} n’en a pas',
  'a film that can be watched here on that day; {film} {offer}':
    'un film que l’on peut voir ici ce jour-là ; {film} {offer}',
  'has no vod': 'n’a pas de vod',
  'is offered from {from}': 'est proposé à partir du {from}',
  'is offered until {until}': 'est proposé jusqu’au {until}',
  'is offered from {from} until {until}': 'est proposé du {from} au {until}',
  'at most {most}, the number of stills of {film}': 'au plus {most}, le nombre de photos de {film}',

  // What screenings expect.
  'a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30':
    'un jour, par exemple 2026-12-04, ou un jour et une heure, par exemple 2026-12-04 20:30',
  'a day and a time, such as 2026-12-04 20:30':
    'un jour et une heure, par exemple 2026-12-04 20:30',
  'a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f':
    'une version comme les cinémas l’écrivent, par exemple VO, VOstFR, VF, OmU, DF ou E/d/f',
  'a table as CSV; this is a workbook: save it as “CSV UTF-8”':
    'un tableau au format CSV ; ceci est un classeur : enregistrez-le en « CSV UTF-8 »',
  'a head with the names of its columns: film, venue, town, date, time':
    'une ligne de tête avec le nom des colonnes : film, lieu, ville, date, heure',
  'the name of a column, such as {near}': 'le nom d’une colonne, par exemple {near}',
  'a slug and .yaml, or a table and .csv, such as 2026-12.csv':
    'des minuscules, des tirets et .yaml, ou un tableau et .csv, par exemple 2026-12.csv',
  'a film by its slug: several have this title, {slugs}':
    'le nom de fichier du film : plusieurs ont ce titre, {slugs}',
  'a venue by its slug, or with its town: several are called so, {slugs}':
    'le nom court de la salle, ou sa ville à côté : plusieurs s’appellent ainsi, {slugs}',
  'a venue that stands in {home}, or its town beside it':
    'une salle qui figure dans {home}, ou sa ville à côté',
  'a time that clocks show; on {day} this hour is left out':
    'une heure que les horloges montrent ; le {day}, celle-ci est sautée',
  'a time with its offset, {first} or {second}: clocks show this one twice':
    'une heure avec son décalage, {first} ou {second} : les horloges montrent celle-ci deux fois',
  'a year from {firstYear}': 'une année à partir de {firstYear}',
  'a day after those above it': 'un jour après ceux qui précèdent',
  'Is the year {meant} meant?': 'Est-ce l’année {meant} ?',
  'a screening that is not listed already; {twin} has it':
    'une séance qui n’est pas déjà inscrite ; elle est dans {twin}',
  'Row {row}, column ': 'Rangée {row}, colonne ',

  // What several files expect of each other.
  'a page of the menu: {known}, or one that has its file in {home}':
    'une page du menu : {known}, ou une page qui a son fichier dans {home}',
  'a film that has its file in {home}': 'un film qui a son fichier dans {home}',
  'a genre that stands in {home}': 'un genre qui figure dans {home}',
  'a price in {currencies}, in which the house sells':
    'un prix dans une monnaie de la maison : {currencies}',
  'media.film or media.audio beside it, to watch':
    'media.film ou media.audio à côté, pour qu’il y ait quelque chose à voir',
  'a film, a trailer or a sound in a file beside it, to be shown elsewhere':
    'un film, une bande-annonce ou un son dans un fichier à côté, à montrer ailleurs',
  'false, or ads in {file} that say where they come from':
    'false, ou « ads » dans {file}, qui dit d’où vient la publicité',
  'no such words beside {file}, which says them':
    'pas de texte ici quand {file} est là pour le dire',
  'one way to write a name: “{first}” has the same address':
    'une seule façon d’écrire un nom : « {first} » a la même adresse',
  'a director: the years are counted from his or her death':
    'un ou une cinéaste : les années se comptent depuis sa mort',
  '“died” of {name} in {file}, or no {territory}':
    '« died » pour {name} dans {file}, ou pas de {territory}',

  // What a till expects.
  'two numbers, such as [2, 4]': 'deux nombres, par exemple [2, 4]',
  'two numbers, the smaller first': 'deux nombres, le plus petit en premier',
  'an IBAN whose check digits fit: some sign of it is wrong':
    'un IBAN dont les chiffres de contrôle concordent : un de ses caractères est faux',
  'an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other':
    'un IBAN de Suisse ou du Liechtenstein : une QR-facture n’en prend pas d’autre',
  'a way to pay: bill, card, collection, or several':
    'un moyen de paiement : « bill », « card », « collection », ou plusieurs',
  'a country that is not named twice': 'un pays qui n’est pas nommé deux fois',
  'more than {grams}, the grams of the line above: the lightest first':
    'plus de {grams}, les grammes de la ligne précédente : le plus léger d’abord',
  'a price in each of {currencies}, in which the house sells':
    'un prix dans chaque monnaie de la maison : {currencies}',
  'a day on which no other rate of {country} for this class begins':
    'un jour où ne commence aucun autre taux de {country} pour cette classe',
  '{day}, the day before the next rate of {country} for this class begins':
    '{day}, la veille du jour où commence le taux suivant de {country} pour cette classe',
  'a day from {from} on': 'un jour à partir du {from}',
  'a rate of VAT in {country} for {class} that holds on {today}; 0 where the house owes none there':
    'un taux de TVA en {country} pour {class}, valable le {today} ; 0 là où la maison n’en doit pas',

  // Files.
  'to be there': 'qu’il existe',
  'to be a file; this is a folder: rename or empty it':
    'un fichier ; ceci est un dossier : renommez-le ou videz-le',
  'to be a file that can be read': 'un fichier lisible',
  'to be a file; this is a link that leads to itself':
    'un fichier ; ceci est un lien qui mène à lui-même',
  'to be a folder that can be read': 'un dossier lisible',
  'at most {limit} MB of text; this file has {size} MB':
    'au plus {limit} Mo de texte ; ce fichier en a {size}',
  'text in UTF-8, and this is in another encoding: save it anew as UTF-8':
    'du texte en UTF-8 ; celui-ci est dans un autre encodage : enregistrez-le à nouveau en UTF-8',
  'a slug and .yaml, such as le-manoir-du-diable.yaml':
    'des minuscules, des tirets et .yaml, par exemple le-manoir-du-diable.yaml',
  'a name that the site does not use itself; /{slug} is an address of its own':
    'un nom que le site n’utilise pas lui-même ; /{slug} est déjà une de ses adresses',
  'a folder with a site.yaml; there is no house here (HOUSE says where it is)':
    'un dossier avec un site.yaml ; il n’y a pas de maison ici (HOUSE dit où elle est)',
  '{owed}; it is empty': '{owed} ; il est vide',
  'the file {file}': 'le fichier {file}',

  'only the placeholders {publisherId}, {channelId}, {host}, {cacheBuster}, {width}, {height}, {customDimension}, {language}':
    'seulement les variables {publisherId}, {channelId}, {host}, {cacheBuster}, {width}, {height}, {customDimension}, {language}',

  // Media.
  'a JPEG, PNG, WebP or AVIF: this one only has the name of one':
    'un JPEG, PNG, WebP ou AVIF : celui-ci n’en a que le nom',
  'it has {size} MB, 64 at most': 'il a {size} Mo, 64 au plus',
  'it claims {width} × {height} points': 'il annonce {width} × {height} points',
  'an empty file': 'un fichier vide',
  'a file that is no picture': 'un fichier qui n’est pas une image',
  'a film that every browser plays: MP4 with H.264 and AAC, or WebM':
    'un film que tous les navigateurs lisent : MP4 avec H.264 et AAC, ou WebM',
  'a film that every browser plays: a variant with H.264 and AAC':
    'un film que tous les navigateurs lisent : une variante avec H.264 et AAC',
  'a whole MP4: this one is broken off, or has no index':
    'un MP4 complet : celui-ci est interrompu ou n’a pas d’index',
  'an HLS playlist; {file} does not begin with #EXTM3U':
    'une liste HLS ; {file} ne commence pas par #EXTM3U',
  'the file {part}, which {file} names': 'le fichier {part}, que {file} nomme',
  'WebVTT; {file} does not begin with WEBVTT': 'du WebVTT ; {file} ne commence pas par WEBVTT',
  'This makes it: ffmpeg -i {file} {name}.vtt': 'Pour le faire : ffmpeg -i {file} {name}.vtt',
  'npm run media makes one: npm run media -- {file} --slug {slug}':
    'npm run media en fait un : npm run media -- {file} --slug {slug}',
  'times such as 00:01.000 --> 00:04.000 in {file}; none can be read':
    'des temps, par exemple 00:01.000 --> 00:04.000, dans {file} ; aucun n’est lisible',
  'a whole picture in {file}; it cannot be read ({reason}): save it anew':
    'une image complète dans {file} ; elle n’est pas lisible ({reason}) : enregistrez-la à nouveau',
  'a drawing that begins with <svg': 'un dessin qui commence par <svg',
  'a drawing without scripts and links to other files':
    'un dessin sans scripts ni liens vers d’autres fichiers',

  // Letters.
  'text without control characters; take out U+{code} after “{around}”':
    'du texte sans caractères de commande ; enlevez U+{code} après « {around} »',
  'the letter that was lost where � stands; then save the file as UTF-8':
    'la lettre perdue à la place de � ; enregistrez ensuite le fichier en UTF-8',
  'letters such as ü and é: UTF-8 was read as another encoding and saved again':
    'des lettres comme é et ü : de l’UTF-8 a été lu dans un autre encodage, puis enregistré',
  'Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs':
    'du Markdown sans HTML : *italique*, **gras**, [mots](https://…), une ligne vide entre paragraphes',

  // YAML.
  'each quote and bracket to be closed': 'que chaque guillemet et chaque crochet soit fermé',
  'spaces before a line, and no tabs': 'des espaces en début de ligne, pas de tabulations',
  'a name with a colon, such as name: …, or spaces before what goes on':
    'un nom suivi de deux-points, comme name: …, ou des espaces devant ce qui continue',
  'the fields of one thing to begin below each other':
    'que les champs d’une même chose commencent l’un sous l’autre',
  'each field once; this one stands above already':
    'chaque champ une seule fois ; celui-ci figure déjà plus haut',
  'one thing a file: take out the line ---': 'une seule chose par fichier : enlevez la ligne ---',
  'no \\ within "…", or two of them': 'pas de \\ dans "…", ou alors deux',
  'quotes around words with a colon: "{words}"':
    'des guillemets droits autour d’un texte avec deux-points : "{words}"',
  'quotes around words that begin with @, ` or %: "{words}"':
    'des guillemets droits autour d’un texte qui commence par @, ` ou % : "{words}"',
  'quotes around words that begin with *, & or !: "{words}"':
    'des guillemets droits autour d’un texte qui commence par *, & ou ! : "{words}"',
  'double quotes around words with an apostrophe: "{words}"':
    'des guillemets doubles autour d’un texte avec apostrophe : "{words}"',
  'a space after the colon: {field}: {value}':
    'une espace après les deux-points : {field}: {value}',
  'a space after the hyphen: - {words}': 'une espace après le tiret : - {words}',
  'YAML that can be read ({reason})': 'du YAML lisible ({reason})',
  'YAML that can be read; this is nested too deep':
    'du YAML lisible ; celui-ci est imbriqué trop profondément',
  'aliases (*) that stand for something; these repeat each other without end':
    'des alias (*) qui désignent quelque chose ; ceux-ci se répètent sans fin',

  // What changes a house’s files says.
  '“url” is {url} now, without a slash at its end':
    '« url » est maintenant {url}, sans barre à la fin',
  '“lead” is taken out: films take turns on the home page, and programme/2026-12.yaml names one for a day: “2026-12-24: { film: {film} }”':
    '« lead » est retiré : les films alternent sur la page d’accueil, et programme/2026-12.yaml en nomme un pour un jour : « 2026-12-24: { film: {film} } »',
  '{from} is {to} now; the file has been copied from public':
    '{from} est maintenant {to} ; le fichier a été copié depuis public',
  '{from} is {to} now, written as WebVTT': '{from} est maintenant {to}, écrit en WebVTT',
  '{field}: HTML has become Markdown': '{field} : le HTML est devenu du Markdown',
  '“content: {version}” says its version':
    '« content: {version} » dit de quelle version sont les fichiers',
  'The files of {house} are of version {version}, this Bobine reads {newest}: npm run content:upgrade -- {house}':
    'Les fichiers de {house} sont de la version {version}, ce Bobine lit la {newest} : npm run content:upgrade -- {house}',
  'There is no site.yaml in {house}.': 'Il n’y a pas de site.yaml dans {house}.',
  'The files of {house} are of version {version}: nothing to change.':
    'Les fichiers de {house} sont de la version {version} : rien à changer.',
  '{house} has changes that are not committed in Git ({file} and {count} more): commit them first, so that you see what is changed here, or say --force.':
    '{house} a des changements qui ne sont pas dans Git ({file} et {count} autres) : enregistrez-les d’abord, pour voir ce qui change ici, ou dites --force.',
  'The files of {house} are of version {version} now.':
    'Les fichiers de {house} sont maintenant de la version {version}.',
  'This has to be changed by hand:': 'Ceci est à changer à la main :',
  'a version that this Bobine reads; files of a later one need a later Bobine: git pull':
    'une version que ce Bobine lit ; des fichiers plus récents demandent un Bobine plus récent : git pull',
  'the page on privacy does not say who answers for it: {field}, or imprint':
    'la page « Vie privée » ne dit pas qui en répond : {field}, ou imprint',
  'the page on privacy says nothing of rights: {field}':
    'la page « Vie privée » ne dit rien des droits : {field}',
  'the page on privacy does not say where the site is hosted: {field}':
    'la page « Vie privée » ne dit pas où le site est hébergé : {field}',
  'the page on privacy does not say what is logged and for how long: {field}':
    'la page « Vie privée » ne dit pas ce qui est noté, ni combien de temps : {field}',
  'the page on privacy names no authority: {field}':
    'la page « Vie privée » ne nomme pas d’autorité : {field}',
  'the page on privacy does not say who shows the advertisements: {field}':
    'la page « Vie privée » ne dit pas de qui vient la publicité : {field}',
};
