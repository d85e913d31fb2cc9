import { locales } from '@/lib/i18n/locales';
import { foldText } from '@/lib/primitives/text/fold';
import type { ScreenedWhen } from '@/lib/search/engine/screened-when';
import type { Fact } from './fact';
import { runtimeReadings } from './read-runtime';
import { soldReadings } from './read-sold';
import { yearReadings } from './read-years';
import type { Reading } from './reading';

const cinema = '(?:au cinema|en salles?|im kino|(?:at|in) the cinemas?|in cinemas)';

/** Phrases for screening times. `morgen` alone also means morning, so it needs a cinema phrase. */
const times: readonly (readonly [pattern: string, when: ScreenedWhen])[] = [
  ['ce soir|heute abend|tonight|this evening', 'tonight'],
  ['demain soir|morgen abend|tomorrow (?:evening|night)', 'tomorrowEvening'],
  ["aujourd'hui|heute|today", 'today'],
  [`demain|tomorrow|morgen(?= ${cinema})`, 'tomorrow'],
  ['(?:ce |am |dieses |this )?(?:week-?end|wochenende)', 'weekend'],
  ['(?:cette|diese|this) (?:semaine|woche|week)', 'week'],
  [`${cinema}|seances?|(?:kino)?vorstellungen|screenings?|showtimes`, 'any'],
];

const screenedReadings: readonly Reading[] = times.map(([pattern, when]) => [
  pattern,
  () => ({ kind: 'screened', when }),
]);

const inLanguage = (french: string, german: string): readonly string[] =>
  french && german ? ['both'] : french ? ['fr'] : german ? ['de'] : locales;
const subtitles =
  '(?:sous[- ]?titr(?:es?|ee?s?|age)|untertiteln?|untertitelt|subtitles?|subtitled)';
const or = '(?:et|ni|ou|und|noch|oder|and|nor|or|&)';
/** The language code `de`; among French words only where it cannot be the preposition of the next word. */
const germanCode = `de(?! sous|(?<=titr\\p{L}* de) (?!${or} )[\\p{L}\\p{N}])`;
const french = '(francais|franzosisch(?:e[nmrs]?)?|french|fr)';
const german = `(allemands?|deutsch(?:e[nmrs]?)?|german|${germanCode})`;
const said = `(?:en |in |auf )?(?:${french}|${german})`;
const without =
  '(?:sans|ni|non|pas(?: de)?|ohne|weder|nicht|kein(?:e[nmrs]?)?|without|neither|not?)(?: (?:aucune?|les|die|any))?[- ]';

const subtitleReadings: readonly Reading[] = [
  [`${without}${subtitles} ${said}(?: ${or} ${said})?`, inNone],
  [`${without}${said}(?: ${or} ${said})? ${subtitles}`, inNone],
  [without + subtitles, () => ({ kind: 'subtitles', values: [] })],
  [
    `${subtitles} ${said}(?: (?:et|und|and|&) ${said})?`,
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

/** Two excluded languages are both excluded. */
function inNone(fr: string, de: string, alsoFr: string, alsoDe: string): Fact {
  const values = [...(fr || alsoFr ? ['fr'] : []), ...(de || alsoDe ? ['de'] : [])];
  return { kind: 'not', fact: { kind: 'subtitles', values } };
}

const advertisements =
  '(?:pub|publicites?|annonces?|reclames?|werbung|werbespots?|ads?|advertisements?|commercials?)';

const available = '(?:disponibles?|visibles?|verfugbar|erhaltlich|available)';

const otherReadings: readonly Reading[] = [
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

/** Negates the phrase that follows. `no` is left out because titles end with it. */
const negation = '(?:(non|pas(?: de)?|nicht|not|kein(?:e[nmrs]?)?|sans|ohne|without)[- ])?';

/** Applied in this order: each removes its matches from the text for the next. */
const readings = [
  ...subtitleReadings,
  ...runtimeReadings,
  ...yearReadings,
  ...soldReadings,
  ...otherReadings,
].map(toPattern);
const inCinemas = [...screenedReadings.map(toPattern), ...readings];

function toPattern([pattern, read]: Reading) {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${negation}(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
    read,
  };
}

/**
 * Extracts the facts from a text and returns them with the remaining text, folded. Screening times are only
 * read if `isScreening`, i.e. if films are shown in cinemas.
 */
export function readFacts(text: string, isScreening = false): { facts: Fact[]; rest: string } {
  const facts: Fact[] = [];
  let rest = foldText(text).replace(/\s+/g, ' ');
  for (const { pattern, read } of isScreening ? inCinemas : readings)
    rest = rest.replace(pattern, (_, negated, ...groups) => {
      const fact = read(...groups.map((group) => group ?? ''));
      facts.push(negated ? { kind: 'not', fact } : fact);
      return ' ';
    });
  return { facts, rest };
}
