import { isLocale, locales } from '@/lib/i18n/locales';
import { foldText } from '@/lib/primitives/text/fold-text';
import type { ScreeningTime } from '@/lib/search/engine/screenings';
import type { Fact, FactPattern } from './fact';
import { childAgePattern, readNumber, runtimePatterns, yearPatterns } from './number-phrases';

const on = '(?:en |sur |auf |als |on )?';
const dvd = 'dvds?';
const bluRay = 'blu[- ]?rays?(?:[- ](?:discs?|disque))?';
const anyDisc = '(?:sur|auf|on) (?:disques?|dis[ck]s?)';
const orWord = '(?: ?(?:et|ou|und|oder|and|or|&|/) ?)';

/** Phrases for the shop and its discs. */
const shopPatterns: readonly FactPattern[] = [
  [
    `${on}(?:${dvd}${orWord}${on}${bluRay}|${bluRay}${orWord}${on}${dvd})`,
    () => ({ kind: 'disc' }),
  ],
  [on + bluRay, () => ({ kind: 'disc', disc: 'blu-ray' })],
  [on + dvd, () => ({ kind: 'disc', disc: 'dvd' })],
  [anyDisc, () => ({ kind: 'disc' })],
  [
    '(?:a|dans|de) la boutique|en boutique|(?:im|aus dem|in the) (?:online-?)?shop|en vente|a acheter|zu (?:ver)?kaufen|to buy|for sale',
    () => ({ kind: 'shop' }),
  ],
  // These count only as the whole text. Next to other words they may be part of a title.
  [
    '(?<=^ *)(?:(?:la )?boutique|(?:online-?)?shop|acheter|kaufen|buy)(?= *$)',
    () => ({ kind: 'shop' }),
  ],
];

const cinema = '(?:au cinema|en salles?|im kino|(?:at|in) the cinemas?|in cinemas)';

/** Phrases for screening times. `morgen` alone also means morning, so it needs a cinema phrase. */
const times: readonly (readonly [pattern: string, when: ScreeningTime])[] = [
  ['ce soir|heute abend|tonight|this evening', 'tonight'],
  ['demain soir|morgen abend|tomorrow (?:evening|night)', 'tomorrowEvening'],
  ["aujourd'hui|heute|today", 'today'],
  [`demain|tomorrow|morgen(?= ${cinema})`, 'tomorrow'],
  ['(?:ce |am |dieses |this )?(?:week-?end|wochenende)', 'weekend'],
  ['(?:cette|diese|this) (?:semaine|woche|week)', 'week'],
  [`${cinema}|seances?|(?:kino)?vorstellungen|screenings?|showtimes`, 'any'],
];

const screeningPatterns: readonly FactPattern[] = times.map(([pattern, when]) => [
  pattern,
  () => ({ kind: 'screened', when }),
]);

/** From Monday to Sunday. */
const weekdays = [
  'lundi|montag|monday',
  'mardi|dienstag|tuesday',
  'mercredi|mittwoch|wednesday',
  'jeudi|donnerstag|thursday',
  'vendredi|freitag|friday',
  'samedi|samstag|sonnabend|saturday',
  'dimanche|sonntag|sunday',
] as const;
const beforeWeekday = '(?:ce |le |(?:am )?(?:nachsten |kommenden )|am |diesen |this |next |on )?';

/** Weekdays, which may also be words of titles and names of people. */
const weekdayPatterns = weekdays.map(
  (names, at): FactPattern => [
    `${beforeWeekday}(?:${names})(?: prochain)?([- ]?(?:soir|abend|evening|night))?`,
    (evening) => ({
      kind: 'screened',
      when: { weekday: at + 1, isEvening: evening !== '' },
    }),
  ],
);

/** From January to December. */
const months = [
  'janvier|januar|january',
  'fevrier|februar|february',
  'mars|marz|march',
  'avril|april',
  'mai|may',
  'juin|juni|june',
  'juillet|juli|july',
  'aout|august',
  'septembre|september',
  'octobre|oktober|october',
  'novembre|november',
  'decembre|dezember|december',
];
const readMonth = (name: string) =>
  months.findIndex((names) => names.split('|').includes(name)) + 1;

/**
 * A day of a month, with its weekday if that is named. Followed by a year before 2000 it is the subject of a
 * film, not a screening date.
 */
const datePattern: FactPattern = [
  `(?:${beforeWeekday}(?:${weekdays.join('|')}),? )?(?:le |den |am |on )?(0?[1-9]|[12]\\d|3[01])(?:\\.|er|st|nd|rd|th)? (${months.join('|')})(?: (20\\d\\d))?(?! 1\\d{3})`,
  (day, month, year) => ({
    kind: 'screened',
    when: { day: Number(day), month: readMonth(month), ...(year && { year: Number(year) }) },
  }),
];

const isFrenchAndGerman = locales.length === 2 && isLocale('fr') && isLocale('de');
const inLanguage = (french: string, german: string): readonly string[] =>
  french && german
    ? isFrenchAndGerman
      ? ['both']
      : ['fr', 'de']
    : french
      ? ['fr']
      : german
        ? ['de']
        : locales;
const subtitles =
  '(?:sous[- ]?titr(?:es?|ee?s?|age)|untertiteln?|untertitelt|subtitles?|subtitled)';
const or = '(?:et|ni|ou|und|noch|oder|and|nor|or|&)';
/** The language code `de`. Between French words it counts only where it cannot be the preposition “de”. */
const germanCode = `de(?! sous|(?<=titr\\p{L}* de) (?!${or} )[\\p{L}\\p{N}])`;
const french = '(francais|franzosisch(?:e[nmrs]?)?|french|fr)';
const german = `(allemands?|deutsch(?:e[nmrs]?)?|german|${germanCode})`;
const languageWord = `(?:en |in |auf )?(?:${french}|${german})`;
const negationPattern =
  '(?:sans|ni|non|pas(?: de)?|ohne|weder|nicht|kein(?:e[nmrs]?)?|without|neither|not?)(?: (?:aucune?|les|die|any))?[- ]';

const subtitlePatterns: readonly FactPattern[] = [
  [`${negationPattern}${subtitles} ${languageWord}(?: ${or} ${languageWord})?`, inNone],
  [`${negationPattern}${languageWord}(?: ${or} ${languageWord})? ${subtitles}`, inNone],
  [negationPattern + subtitles, () => ({ kind: 'subtitles', values: [] })],
  [
    `${subtitles} ${languageWord}(?: (?:et|und|and|&) ${languageWord})?`,
    (fr, de, alsoFr, alsoDe) => ({
      kind: 'subtitles',
      values: inLanguage(fr || alsoFr, de || alsoDe),
    }),
  ],
  [
    `(?:${french}|${german}) ${subtitles}`,
    (fr, de) => ({ kind: 'subtitles', values: inLanguage(fr, de) }),
  ],
  ['vostfr', () => ({ kind: 'subtitles', values: ['fr'] })],
  ['omdu|vostde', () => ({ kind: 'subtitles', values: ['de'] })],
  [`(?:avec |mit |with )?${subtitles}`, () => ({ kind: 'subtitles', values: locales })],
];

/** The fact of “no subtitles in A or B”: both languages are excluded. */
function inNone(fr: string, de: string, alsoFr: string, alsoDe: string): Fact {
  const values = [...(fr || alsoFr ? ['fr'] : []), ...(de || alsoDe ? ['de'] : [])];
  return { kind: 'not', fact: { kind: 'subtitles', values } };
}

const advertisements =
  '(?:pub|publicites?|annonces?|reclames?|werbung|werbespots?|ads?|advertisements?|commercials?)';

const child = '(?:enfants?|kind(?:ern?)?|kids?|child(?:ren)?)';
const children = `(?:les |des |une? |mon |die |kleine |eine?n? |mein |an? |my )?(?:petite?s? )?${child}`;
const years = '(?:ans|jahren?|years?(?: old)?)';
const fromAge = '(?:(?:a partir )?(?:de|des)|ab|von|of|(?:of )?age[ds]?)';
const age = `(?:,? (?:${fromAge} (\\d{1,2}|${childAgePattern})(?: ${years})?|\\(?(${childAgePattern}) ${years}\\)?))`;
const forChildrenOf = (age: string): Fact =>
  age ? { kind: 'children', age: readNumber(age) } : { kind: 'children' };
const forChildren = (age: string, bareAge: string) => forChildrenOf(age || bareAge);

const childrensPatterns: readonly FactPattern[] = [
  [`(?:films? )?(?:pour|fur|for) ${children}${age}?`, forChildren],
  [`kinderfilme?[ns]?${age}?`, forChildren],
  [children + age, forChildren],
  [
    "films? jeune public|jeune public|(?:children's|kids'?) (?:films?|movies?)",
    () => ({ kind: 'children' }),
  ],
  [`(?:films? )?(?:pour|fur|for|des|a partir de|ab) (${childAgePattern}) ${years}`, forChildrenOf],
  [`(${childAgePattern})[- ]?(?:jahrige?[nmrs]?|years?[- ]olds?)(?: ${child})?`, forChildrenOf],
];

const available = '(?:disponibles?|visibles?|verfugbar|erhaltlich|available)';

const otherPatterns: readonly FactPattern[] = [
  [
    `(?:sans|ohne|without|no) ${advertisements}|werbefrei(?:e[nmrs]?)?|ad[- ]free`,
    () => ({ kind: 'ads', ads: false }),
  ],
  [`(?:avec|mit|with) ${advertisements}`, () => ({ kind: 'ads', ads: true })],
  [
    '(?:sans|ohne|without|no) (?:paroles?|dialogues?|worte|dialoge?|words?)|wordless',
    () => ({ kind: 'language', values: ['zxx'] }),
  ],
  [
    `(?:films? )?(?:${available} )?(?:gratuit(?:e|s|es|ement)?|gratis|kostenlos(?:e[nmrs]?)?|gratisfilme?|(?:for )?free|en (?:ligne|streaming)|online|streaming|vod|video on demand|video a la demande|a voir maintenant|jetzt (?:zu )?sehen|watch now)(?: ${available})?`,
    () => ({ kind: 'offered' }),
  ],
];

/** Phrases that may also be words of a title or a name. */
const ambiguousPatterns: readonly FactPattern[] = [
  ['disques?|dis[ck]s?', () => ({ kind: 'disc' })],
  // This counts only if nothing else is left of the text, because `sept ans` next to other words says when
  // something happened.
  [`(?<=^ *)(${childAgePattern}) ${years}(?= *$)`, forChildrenOf],
];

/** Negates the phrase that follows. `no` is left out because titles end with it. */
const negation = '(?:(non|pas(?: de)?|nicht|not|kein(?:e[nmrs]?)?|sans|ohne|without)[- ])?';

/** Applied in this order: each removes its matches from the text for the next. */
const patterns = {
  screenings: screeningPatterns.map(toPattern),
  facts: [
    ...subtitlePatterns,
    ...runtimePatterns,
    ...yearPatterns,
    ...shopPatterns,
    ...childrensPatterns,
    ...otherPatterns,
  ].map(toPattern),
  days: [datePattern, ...weekdayPatterns].map(toPattern),
  ambiguous: ambiguousPatterns.map(toPattern),
};

function toPattern([pattern, read]: FactPattern) {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${negation}(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
    read,
  };
}

/** The facts of a text, and the remaining text, folded. */
type TextFacts = { facts: Fact[]; rest: string };

/** `screenings`: whether films are shown in cinemas; only then are screening times read. */
type Options = { screenings?: boolean };

/** Extracts the facts from a text. */
export function readFacts(text: string, { screenings = false }: Options = {}): TextFacts {
  const rest = foldText(text).replace(/\s+/g, ' ');
  const used = [...(screenings ? patterns.screenings : []), ...patterns.facts];
  return extract(used, { facts: [], rest });
}

/** Continues with phrases that may also be words of a title or a name: days, `disque`, `8 ans`. */
export function readAmbiguousFacts(
  certain: TextFacts,
  { screenings = false }: Options = {},
): TextFacts {
  return extract([...(screenings ? patterns.days : []), ...patterns.ambiguous], certain);
}

function extract(used: readonly ReturnType<typeof toPattern>[], before: TextFacts): TextFacts {
  const facts = [...before.facts];
  let { rest } = before;
  for (const { pattern, read } of used)
    rest = rest.replace(pattern, (_, negated, ...groups) => {
      const fact = read(...groups.map((group) => group ?? ''));
      facts.push(negated ? { kind: 'not', fact } : fact);
      return ' ';
    });
  return { facts, rest };
}
