import {
  ageRatings,
  contentNotes,
  type RatedCountry,
  ratedCountries,
} from '@/lib/content/age-ratings';
import { trailerKinds } from '@/lib/content/schema/media';
import { colours, signLanguages } from '@/lib/content/schema/picture-and-sound';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import {
  codes,
  companies,
  day,
  genres,
  id,
  minutes,
  names,
  number,
  text,
  title,
  yesOrNo,
  yesOrNothing,
} from './cell-kinds';
import { countryCode, languageCode } from './code-words';
import type { Column, Kind } from './column';
import { count, date, entries, inEach, job, localName, person, tags, words } from './entries';

type Line = [name: string, path: string, kind: Kind, about: string, example: string, also?: string];

const eachLanguage = (make: (locale: Locale, language: string) => Line): Line[] =>
  Object.values(forEachLocale((locale) => make(locale, languageNames.of(locale) ?? locale)));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const ratingExamples: Partial<Record<RatedCountry, string>> = { GB: '15', US: 'PG-13' };
/** Other names of the columns of ratings. A column "age" is of none: a table does not say whose law it follows. */
const ratingNames: Partial<Record<RatedCountry, string>> = {
  CH: 'jif',
  DE: 'fsk',
  AT: 'jmk',
  FR: 'cnc',
};
/** What a column of ratings contains, with the country’s name in a sentence. */
const ratingAbout = (code: RatedCountry) => {
  const country = `${['GB', 'NL', 'US'].includes(code) ? 'the ' : ''}${regionNames.of(code)}`;
  const { body, ratings } = ageRatings[code];
  return `Its rating in ${country} (${body})${typeof ratings[0] === 'number' ? '; 0: for all' : ''}`;
};

/** An example in one of the site's languages. */
const sample = (locale: Locale, fr: string, de: string) => (locale === 'de' ? de : fr);

/** Alternative names of the title columns, for tables that also have an original title. */
const titleIn: Partial<Record<Locale, string>> = { fr: ' titre', de: ' titel' };

/** One language, by tag or name. */
const language: Kind = { ...text, read: (cell) => ({ value: languageCode(cell) }) };

const sources = entries({
  parts: [words('src'), words('provider'), words('type'), count('size')],
  defaults: { provider: 'html5' },
  example: '/media/nerven/film.mp4 | type: video/mp4 | size: 720',
});
const tracks = entries({
  parts: [words('src'), words('kind'), words('srclang')],
  positionalCount: 3,
  example: '/media/nerven/captions.de.vtt | captions | de',
});

/** Default type of a medium. */
export const usualType = (what: string) => (what === 'audio' ? 'audio' : 'video');

/** Columns of a medium at a path: the film, its audio version, or a trailer. */
const mediaLines = (what: string, path = `media.${what}`): Line[] => [
  [
    `${what}_sources`,
    `${path}.sources`,
    sources,
    `Files or addresses of the ${what.replace(/\d/, '')}, the first choice first; at YouTube and Vimeo their id or address with \`provider: youtube\``,
    `/media/nerven/${what.replace(/\d/, '')}.mp4 | type: video/mp4`,
  ],
  [
    `${what}_type`,
    `${path}.type`,
    text,
    `\`video\` or \`audio\`; where it is empty \`${usualType(what)}\``,
    usualType(what),
  ],
  [
    `${what}_tracks`,
    `${path}.tracks`,
    tracks,
    'Captions, subtitles, chapters, descriptions: file, kind, language',
    '/media/nerven/captions.de.vtt | captions | de',
  ],
  [
    `${what}_thumbnails`,
    `${path}.previewThumbnails.src`,
    text,
    'The file of pictures shown along its time line',
    '/media/nerven/thumbnails.vtt',
  ],
  [
    `${what}_poster`,
    `${path}.poster`,
    text,
    'The picture before it runs',
    '/media/nerven/poster.jpg',
  ],
  [`${what}_ratio`, `${path}.ratio`, text, 'Of its picture, where it is not 16:9', '4:3'],
  [`${what}_autoplay`, `${path}.autoplay`, yesOrNothing, '`yes` where it begins by itself', 'yes'],
  ...eachLanguage((locale, language) => [
    `${what}_title_${locale}`,
    `${path}.title.${locale}`,
    text,
    `What the player calls it, in ${language}`,
    'Nerven',
  ]),
];

/** The first three trailers; further ones stand in the film's file alone. */
const trailerLines = ['trailer', 'trailer2', 'trailer3'].flatMap((what, at): Line[] => [
  [
    `${what}_kind`,
    `trailers.${at}.kind`,
    text,
    `What it is: ${trailerKinds.join(', ')}; where it is empty a trailer`,
    'teaser',
  ],
  [
    `${what}_language`,
    `trailers.${at}.language`,
    language,
    'The language of what is spoken or written in it',
    'de',
  ],
  ...mediaLines(what, `trailers.${at}`),
]);

// biome-ignore format: one line per column.
const lines: Line[] = [
  ['slug', '', text, 'The address of the film’s page and the name of its file. Where it is empty it is made of the title, with the year where two films have one title', 'nerven', 'url_slug permalink'],
  ['id', '', text, 'The film’s number in the table’s own database: by it a film is known again, whatever else changes', 'F-0815', 'nr nummer numero film_id'],
  ['original_title', 'title.original.text', title, 'The title when it came out. Owed', 'Nerven', 'originaltitel titre_original title_original'],
  ['original_lang', 'title.original.lang', language, 'The language of that title (BCP 47). Owed where the title is not, word for word, one of the next columns', 'de', 'originalsprache langue_originale'],
  ...eachLanguage((locale, language): Line => [`title_${locale}`, `title.${locale}`, title, `The title in ${language}; \`-\` where the film is known under the original title`, 'Nerven', `titel_${locale} titre_${locale}${titleIn[locale]}`]),
  ['also_titles', 'title.also', entries({ parts: [words('text'), words('lang'), tags('countries')], positionalCount: 2, example: 'Nerves | en' }), 'Further titles, each with its language, and the countries whose cinemas use it', 'Nerves | en | countries: GB, US; Les Nerfs | fr', 'weitere_titel autres_titres'],
  ['year', 'year', number('a year such as 1919'), 'The year it was first shown. Owed', '1919', 'jahr annee produktionsjahr'],
  ['runtime_min', 'runtime', minutes, 'Minutes, also as `94 min` or `1h34`', '110', 'runtime laufzeit dauer duree duration minuten lange laenge'],
  ['countries', 'countries', codes(countryCode), 'Countries of production: ISO 3166-1, or their names of today in French, German, English', 'DE;AT', 'country land lander laender pays'],
  ['languages', 'languages', codes(languageCode), 'Languages spoken: BCP 47, or their names; `zxx` for none', 'de', 'language sprache sprachen langue langues'],
  ['transfer_rate', 'transferRate', number('frames per second such as 18'), 'Frames per second of a silent film’s transfer', '18'],
  ['directors', 'directors', names, 'Names; years of life in brackets go into `people.yaml`', 'Robert Reinert (1872–1928)', 'director regie realisation realisateur realisatrice'],
  ['cast', 'cast', entries({ parts: [person('name'), localName('role')], positionalCount: 2, example: 'Erna Morena | Elisabeth' }), 'Names and roles; a role in several languages as `role.fr: …`', 'Erna Morena | Elisabeth; Eduard von Winterstein', 'darsteller besetzung interpretes'],
  ['crew', 'crew', entries({ parts: [person('name'), job('job')], positionalCount: 2, example: 'Robert Reinert | screenplay' }), 'Names and jobs, by slug or as visitors read them (`lib/content/built-in.ts`, and `jobs.yaml` of the site)', 'Helmar Lerski | cinematography'],
  ['based_on', 'basedOn', entries({ parts: [localName('work'), words('author')], example: 'Dracula | author: Bram Stoker' }), 'Works it was made after', 'Dracula | author: Bram Stoker'],
  ['companies', 'companies', companies, 'Companies that produced it', 'Monumental-Film', 'production_company productions produktionsfirma societe_de_production'],
  ['distributors', 'distributors', entries({ parts: [words('name'), tags('countries'), words('url')], example: 'Verleih | countries: CH' }), 'Who brings it to cinemas, and in which countries', 'Praesens-Film | countries: CH', 'distributor verleih distribution'],
  ['sound', 'sound', text, '`silent`, or as the field writes it: mono, stereo, Dolby Digital', 'silent', 'ton son'],
  ['colour', 'colour', codes(), `What its picture is in: ${colours.join(', ')}`, 'tinted', 'color farbe couleur'],
  ['ratio', 'ratio', text, 'Of its picture as it was made, against 1', '1.33:1', 'bildformat format_d_image aspect_ratio'],
  ['genres', 'genres', genres, 'Words of `genres.yaml`, by slug or as visitors read them', 'drama;expressionism', 'genre gattung'],
  ...eachLanguage((locale, language): Line => [`synopsis_${locale}`, `synopsis.${locale}`, text, `What it is about, in ${language}`, sample(locale, 'Un fabricant …', 'Ein Fabrikant …'), `inhalt_${locale} resume_${locale}`]),
  ['films', 'films', codes(), 'The films of a programme of shorts in its order, by the names of their files', 'le-chat;la-lune'],
  ['quotes', 'quotes', entries({ parts: [inEach('text'), words('source'), words('url')], positionalCount: 0, example: 'text.de: Alles ist da. | source: Die Musterzeitung' }), 'From the press: words, source and address', 'text.de: Alles ist da. | source: Die Musterzeitung | url: https://press.example/nerven'],
  ['festivals', 'festivals', entries({ parts: [words('festival'), count('year'), inEach('festival'), localName('section'), localName('award')], positionalCount: 2, example: 'Locarno | 1955 | award: Goldenes Segel' }), 'Where it was shown and what it won; a prize without a festival as `award: …`', 'Berlinale | 2021 | section: Forum | award.fr: Fiche d’or | award.de: Goldene Karte'],
  ['awards', 'awards', entries({ parts: [inEach('name'), count('year')], positionalCount: 0, example: 'name.de: Goldene Karte | year: 1929' }), 'Prizes, with their year, in the form before there was `festivals`', 'name.fr: Fiche d’or | name.de: Goldene Karte | year: 1929'],
  ...ratedCountries.map((code): Line => [`age_${code.toLowerCase()}`, `ages.${code}`, ['GB', 'US'].includes(code) ? text : number('an age such as 16, 0 for all'), ratingAbout(code), ratingExamples[code] ?? '16', ratingNames[code]]),
  ['content_notes', 'contentNotes', codes(), `What it contains: ${contentNotes.join(', ')}`, 'violence;flashing-lights'],
  ['recommended_age', 'recommendedAge', number('an age from 2 to 12'), 'From which age the site recommends it to children', '6', 'empfohlen_ab age_conseille'],
  ['versions', 'versions', entries({ parts: [words('resolution'), tags('audio'), tags('subtitles'), count('runtime'), count('metres')], example: '35 mm | subtitles: fr, de' }), 'Forms in which you hold it, each with its languages and its length', '35 mm | subtitles: fr, de | metres: 2564; DCP | audio: de | runtime: 94'],
  ['access_captions', 'access.captions', codes(languageCode), 'Languages of captions for the deaf that are part of its picture, or lie with its provider; of its `tracks` the site knows itself', 'de'],
  ['access_audio_description', 'access.audioDescription', codes(languageCode), 'Languages of a soundtrack here that tells what is seen', 'fr;de'],
  ['access_sign_language', 'access.signLanguage', codes(), `Sign languages in its picture: ${signLanguages.join(', ')}`, 'sgg'],
  ['public_domain', 'publicDomain', codes(), 'Where it is in the public domain: CH, EU. Needs the years in which its authors died', 'CH;EU'],
  ...eachLanguage((locale, language): Line => [`rights_${locale}`, `rights.${locale}`, text, `A licence, or who holds the rights, in ${language}`, 'CC0 1.0', `rechte_${locale} droits_${locale}`]),
  ['poster', 'poster.src', text, 'Its poster, a file in the site’s media', '/media/nerven/poster.jpg'],
  ...eachLanguage((locale, language): Line => [`poster_alt_${locale}`, `poster.alt.${locale}`, text, `What the poster shows, in ${language}`, sample(locale, 'Un visage', 'Ein Gesicht')]),
  ...eachLanguage((locale, language): Line => [`poster_credit_${locale}`, `poster.credit.${locale}`, text, `Who made the poster, in ${language}`, 'Josef Fenneker']),
  ['poster_focus_x', 'poster.focus.x', number('a percentage such as 30'), 'The point of the poster to keep in view where it is cropped, in percent from the left', '30'],
  ['poster_focus_y', 'poster.focus.y', number('a percentage such as 20'), 'The same from the top', '20'],
  ['motif', 'motif', text, 'What its drawn poster shows (`lib/content/schema/motif.ts`)', 'hands'],
  ['stills', 'stills', entries({ parts: [words('src'), inEach('alt'), inEach('credit'), count('focus.x'), count('focus.y')], example: '/media/nerven/still-1.jpg | alt.de: Eine Fabrik' }), 'Pictures, each with what it shows', '/media/nerven/still-1.jpg | alt.fr: Une usine | alt.de: Eine Fabrik'],
  ...mediaLines('film'),
  ...mediaLines('audio'),
  ...trailerLines,
  ['vod_ads', 'vod.ads', yesOrNo, 'Offered to be watched: `yes` with advertisements, `no` without; empty where it is not offered', 'no'],
  ['vod_from', 'vod.from', day, 'The moment from which it is offered: day and time of the site’s time zone, or with an offset', '2026-12-12T20:00:00+01:00'],
  ['vod_until', 'vod.until', day, 'The moment until which it is offered', '2027-01-31T23:59:00+01:00'],
  ['embed', 'embed', yesOrNothing, '`yes` where other sites may show it in a frame', 'yes'],
  ['watch', 'watch', entries({ parts: [words('name'), words('kind'), words('address'), tags('languages'), tags('countries')], positionalCount: 3, example: 'LaCinetek | stream | https://www.lacinetek.com/' }), 'Where else it can be seen: place, how (stream, rent, buy, cinema, archive) and address; with its languages and countries', 'LaCinetek | stream | https://www.lacinetek.com/ | languages: fr | countries: CH, FR'],
  ['releases', 'releases', entries({ parts: [words('country'), date('date'), words('region')], positionalCount: 2, example: 'CH | 2026-12-04 | region: fr' }), 'When it comes to cinemas: country, day, and the language region where it is one of a country', 'CH | 2026-12-04 | region: fr; DE | 2026-12-10', 'sortie sorties kinostart release_dates'],
  ['website', 'website', text, 'The film’s own site', 'https://nerven.example', 'site_web site'],
  ['press_kit', 'pressKit', entries({ parts: [words('src'), localName('name'), localName('credit')], positionalCount: 2, example: '/media/nerven/kit.pdf | Dossier' }), 'Files that the press may take, each with its name', '/media/nerven/press-kit.pdf | name.fr: Dossier de presse | name.de: Pressemappe'],
  ['bookings_name', 'bookings.name', text, 'Whom cinemas and schools ask for it', 'Anna Muster'],
  ['bookings_email', 'bookings.email', text, 'That person’s or desk’s e-mail', 'anna@house.example'],
  ['bookings_phone', 'bookings.phone', text, 'That person’s or desk’s telephone', '+41 22 000 00 00'],
  ['wikidata', 'ids.wikidata', id, 'Its id at Wikidata; a film is known again by it', 'Q153886', 'wikidata_id'],
  ['imdb', 'ids.imdb', id, 'Its id at IMDb; a film is known again by it', 'tt0010323', 'imdb_id'],
  ['isan', 'ids.isan', text, 'Its ISAN, with the check letters', '0000-0000-D07A-0090-Q'],
  ['added', 'added', day, 'The day it came into the catalogue', '2026-11-05'],
  ['draft', 'draft', yesOrNothing, '`yes` where visitors are not to see it', 'yes', 'brouillon entwurf'],
  ['published_from', 'publishedFrom', day, 'Nobody sees it before: a day, or a day and a time', '2026-12-04 20:30', 'publication veroffentlichung veroeffentlichung'],
  ['note', 'editorNote', text, 'For editors only: doubts, open questions', 'runtime unknown', 'notiz bemerkung remarque'],
  ['eu_public_domain_since', '', text, 'A year; becomes a note for editors, since pages count it themselves. Read and never written', '1996'],
];

/** All columns of a film table, in the order of exports. */
export const columns: readonly Column[] = lines.map(([name, path, kind, about, example, also]) => ({
  ...{ name, path, about, example, ...kind },
  ...(also && { also: also.split(' ') }),
}));

export const columnNamed = (name: string) => columns.find((column) => column.name === name);

/** The column of a film's field: its own, that of the list that contains it, or the first column below it. */
export function columnOfField(field: string): Column | undefined {
  const own = columns.filter(({ path }) => path && `${field}.`.startsWith(`${path}.`));
  const [closest] = own.sort((a, b) => b.path.length - a.path.length);
  return closest ?? columns.find(({ path }) => path.startsWith(`${field}.`));
}

/** All columns with their descriptions as Markdown, for the terminal and `docs/import.md`. */
export function describeColumns(): string {
  return columns
    .map(({ name, about, example, also }) => {
      const others = also ? ` Also: ${also.join(', ')}.` : '';
      return `- \`${name}\`: ${about}. Such as \`${example}\`.${others}\n`;
    })
    .join('');
}
