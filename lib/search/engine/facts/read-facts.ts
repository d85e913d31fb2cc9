import { locales } from '@/lib/i18n/locales';
import { foldText } from '@/lib/primitives/text/fold-text';
import type { ScreeningTime } from '@/lib/search/engine/screenings';
import type { Fact, FactPattern } from './fact';
import { runtimePatterns, yearPatterns } from './number-phrases';

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
  // Only as the whole text: next to other words these may be part of a title.
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

const inLanguage = (french: string, german: string): readonly string[] =>
  french && german ? ['both'] : french ? ['fr'] : german ? ['de'] : locales;
const subtitles =
  '(?:sous[- ]?titr(?:es?|ee?s?|age)|untertiteln?|untertitelt|subtitles?|subtitled)';
const or = '(?:et|ni|ou|und|noch|oder|and|nor|or|&)';
/** The language code `de`; among French words only where it cannot be the preposition of the next word. */
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

const children =
  '(?:les |des |un |die |kleine |ein )?(?:petite?s? )?(?:enfants?|kindern?|kids|children)';
const years = '(?:ans|jahren?|years?)';
const ageSuffix = `(?: (?:(?:a partir )?(?:de|des)|ab|von|(?:of )?age[ds]?) (\\d+)(?: ${years})?)?`;
const forChildrenOf = (age: string): Fact => ({
  kind: 'children',
  ...(age !== '' && { age: Number(age) }),
});

const childrensPatterns: readonly FactPattern[] = [
  [`(?:films? )?(?:pour|fur|for) ${children}${ageSuffix}`, forChildrenOf],
  [`kinderfilme?[ns]?${ageSuffix}`, forChildrenOf],
  [
    "films? jeune public|jeune public|(?:children's|kids'?) (?:films?|movies?)",
    () => ({ kind: 'children' }),
  ],
  [`(?:films? )?(?:pour|fur|for|des|a partir de|ab) ([2-9]|1[0-2]) ${years}`, forChildrenOf],
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

/** Negates the phrase that follows. `no` is left out because titles end with it. */
const negation = '(?:(non|pas(?: de)?|nicht|not|kein(?:e[nmrs]?)?|sans|ohne|without)[- ])?';

/** Applied in this order: each removes its matches from the text for the next. */
const factPatterns = [
  ...subtitlePatterns,
  ...runtimePatterns,
  ...yearPatterns,
  ...shopPatterns,
  ...childrensPatterns,
  ...otherPatterns,
].map(toPattern);
const inCinemas = [...screeningPatterns.map(toPattern), ...factPatterns];

function toPattern([pattern, read]: FactPattern) {
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
  for (const { pattern, read } of isScreening ? inCinemas : factPatterns)
    rest = rest.replace(pattern, (_, negated, ...groups) => {
      const fact = read(...groups.map((group) => group ?? ''));
      facts.push(negated ? { kind: 'not', fact } : fact);
      return ' ';
    });
  return { facts, rest };
}
