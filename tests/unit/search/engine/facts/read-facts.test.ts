import { describe, expect, test } from 'vitest';
import type { Fact } from '@/lib/search/engine/facts/fact';
import { readAmbiguousFacts, readFacts } from '@/lib/search/engine/facts/read-facts';
import type { ScreeningTime } from '@/lib/search/engine/screenings';

const offered: Fact = { kind: 'offered' };
const ads = (ads: boolean): Fact => ({ kind: 'ads', ads });
const subtitles = (...values: string[]): Fact => ({ kind: 'subtitles', values });
const years = (from: number, until: number): Fact => ({ kind: 'years', from, until });
const decade = (from: number) => years(from, from + 9);
const runtime = (from: number, until: number): Fact => ({ kind: 'runtime', from, until });
const not = (fact: Fact): Fact => ({ kind: 'not', fact });
const screened = (when: ScreeningTime): Fact => ({ kind: 'screened', when });
const forChildren: Fact = { kind: 'children' };
const ofAge = (age: number): Fact => ({ kind: 'children', age });
const disc: Fact = { kind: 'disc' };
const dvd: Fact = { kind: 'disc', disc: 'dvd' };
const bluRay: Fact = { kind: 'disc', disc: 'blu-ray' };

const split = (phrases: string) => phrases.split(/,\s+/);
/** A case for each of the phrases, which are separated by commas. */
const each = <T>(table: readonly (readonly [value: T, phrases: string])[]) =>
  table.flatMap(([value, phrases]) => split(phrases).map((phrase) => [phrase, value] as const));

function expectFact(phrase: string, fact: Fact, isScreening = false) {
  const { facts, rest } = readFacts(phrase, { screenings: isScreening });
  expect(facts).toEqual([fact]);
  expect(rest.trim()).toBe('');
}

test.each(
  each<Fact>([
    [
      offered,
      `gratuit, gratuite, gratuits, gratuites, gratuitement, film gratuit, films gratuits, gratis,
      kostenlos, kostenlose, kostenlosen, Gratisfilm, Gratisfilme, free, for free, en ligne,
      en streaming, online, streaming, VoD, video on demand, vidéo à la demande, à voir maintenant,
      jetzt sehen, jetzt zu sehen, watch now, disponible gratuitement, kostenlos verfügbar,
      available for free`,
    ],
    [
      not(offered),
      `non gratuit, non gratuits, non-gratuit, pas gratuit, pas en ligne, pas de films gratuits,
      nicht gratis, nicht kostenlos, keine Gratisfilme, nicht online, ohne Streaming, not free,
      not for free, not online, without streaming, pas disponible gratuitement,
      nicht kostenlos verfügbar, not available online`,
    ],
    [
      ads(false),
      `sans pub, sans publicité, sans publicités, sans annonces, sans réclame, ohne Werbung,
      ohne Werbespots, without ads, no commercials, no advertisement, werbefrei, werbefreie,
      werbefreien, ad-free, ad free`,
    ],
    [ads(true), 'avec pub, mit Werbung, mit Werbespot, with ads, with advertisements'],
    [
      { kind: 'language', values: ['zxx'] },
      `sans paroles, sans parole, sans dialogues, ohne Worte, ohne Dialog, ohne Dialoge,
      without words, no dialogue, wordless`,
    ],
    [
      forChildren,
      `film pour enfants, films pour enfants, film pour les enfants, jeune public, film jeune public,
      Kinderfilm, Kinderfilme, Kinderfilmen, Film für Kinder, for children, for kids, children’s films, kids movies`,
    ],
    [ofAge(8), 'pour enfants de 8 ans, film pour un enfant de 8 ans, Film ab 8 Jahren, pour 8 ans'],
    [ofAge(6), 'pour enfants dès 6 ans, für Kinder ab 6 Jahren, Kinderfilm ab 6, dès 6 ans'],
    [ofAge(12), 'für Kinder von 12 Jahren, à partir de 12 ans'],
    [not(forChildren), 'nicht für Kinder, pas pour enfants'],
    [dvd, 'DVD, DVDs, en DVD, auf DVD, on DVD'],
    [bluRay, 'Blu-ray, bluray, blu ray, auf Blu-ray, en Blu-ray, Blu-ray Disc'],
    [
      disc,
      'DVD ou Blu-ray, DVD/Blu-ray, Blu-ray und DVD, en DVD et en Blu-ray, sur disque, auf Disc',
    ],
    [not(dvd), 'kein DVD'],
    [
      { kind: 'shop' },
      `à la boutique, Boutique, la boutique, im Shop, en vente, to buy, shop, acheter, à acheter,
      kaufen, zu kaufen, buy`,
    ],
  ]),
)('“%s” is read as %j', (phrase, fact) => expectFact(phrase, fact));

test.each(
  each<Fact>([
    [
      subtitles('fr'),
      `sous-titres français, sous-titrés en français, sous-titrée en français, sous titre fr,
        sous-titrage français, Untertitel französisch, untertitelt auf Französisch,
        französische Untertitel, französischen Untertiteln, french subtitles, subtitle french,
        subtitled in French, vostfr, sous-titres français et français`,
    ],
    [
      subtitles('de'),
      `sous-titres allemands, sous-titré en allemand, Untertitel deutsch, Untertitel DE,
        deutsche Untertitel, deutschen Untertiteln, german subtitles, OmdU, vostde,
        subtitled in german, Untertitel deutsch und deutsch`,
    ],
    [
      subtitles('both'),
      `sous-titres français et allemands, sous-titres allemands et français, sous-titres de et fr,
        Untertitel deutsch und französisch, Untertitel auf Französisch und auf Deutsch,
        subtitles in French & in German, subtitles german and french`,
    ],
    [
      subtitles('fr', 'de'),
      'sous-titres, avec sous-titres, mit Untertiteln, with subtitles, subtitled',
    ],
    [
      subtitles(),
      `sans sous-titres, pas de sous-titres, ohne Untertitel, without subtitles, no subtitles,
        keine Untertitel, non sous-titré, nicht untertitelt, not subtitled, sans aucun sous-titre,
        ohne die Untertitel, without any subtitles`,
    ],
    [
      not(subtitles('fr')),
      `sans sous-titres français, sans sous-titre en français, pas de sous-titres français,
        non sous-titré en français, sans aucun sous-titre français, pas de sous-titres en fr,
        ohne französische Untertitel, ohne Untertitel auf Französisch, nicht vostfr,
        keine französischen Untertitel, ohne die französischen Untertitel,
        without French subtitles, no French subtitles, without any French subtitles,
        not subtitled in French`,
    ],
    [
      not(subtitles('de')),
      `sans sous-titres allemands, ohne deutsche Untertitel, without German subtitles,
        no subtitles in German, nicht auf Deutsch untertitelt, ohne DE Untertitel`,
    ],
    [
      not(subtitles('fr', 'de')),
      `sans sous-titres français ni allemands, sans sous-titres français et allemands,
        ohne Untertitel auf Deutsch oder Französisch, no subtitles in French or German,
        ohne deutsche und französische Untertitel, weder deutsche noch französische Untertitel,
        without French or German subtitles, ni sous-titres français ni allemands`,
    ],
    [not(not(subtitles('de'))), 'nicht ohne deutsche Untertitel'],
  ]),
)('subtitles: “%s” is read as %j', (phrase, fact) => expectFact(phrase, fact));

test('subtitles: the French preposition “de” is not the language code', () => {
  const { facts, rest } = readFacts('sans sous-titres de Méliès');
  expect([facts, rest]).toEqual([[subtitles()], '  de melies']);
  const spans = readFacts('sous-titres de 1920 à 1930').facts;
  expect(spans).toEqual([subtitles('fr', 'de'), years(1920, 1930)]);
});

test.each(
  each<Fact>([
    [
      years(1895, 1895),
      `de 1895, von 1895, aus 1895, en 1895, from 1895, of 1895, in 1895, de l’année 1895,
        aus dem Jahr 1895`,
    ],
    [decade(1890), 'années 1890, the 1890s'],
    [decade(1900), '1900er Jahre'],
    [decade(1910), 'années 1910, 10er Jahre, années dix, Zehner Jahre, 1910er-Jahren'],
    [
      decade(1920),
      'années 20, 20s, années vingt, zwanziger Jahren, 20er-Jahre, Zwanzigerjahre, twenties',
    ],
    [
      decade(1930),
      '1930er, 30er Jahren, années trente, dreißiger Jahre, dreissiger-Jahren, Thirties',
    ],
    [decade(2010), 'années 2010'],
    [years(1801, 1900), '19e siècle, 19. Jahrhundert'],
    [years(1901, 2000), '20ème siècle, 20 Jahrhunderts, 20th century'],
    [years(2001, 2100), '21ieme siecle'],
    [
      years(1901, 1903),
      `entre 1901 et 1903, zwischen 1901 und 1903, between 1901 and 1903, de 1901 à 1903,
        von 1901 bis 1903, from 1901 to 1903, 1901-1903, 1901–1903, 1901 - 1903, 1901 bis 1903,
        1901 à 1903, 1901 to 1903, 1903-1901`,
    ],
    [years(1910, 1920), 'entre 1920 et 1910'],
    [years(1912, 1912), '1912–1912'],
    [years(1899, 2001), '1899-2001'],
    [years(1880, 1899), 'avant 1900, vor 1900, before 1900'],
    [years(1880, 1900), "jusqu'en 1900, jusqu’à 1900, bis 1900, until 1900"],
    [years(1926, 2100), 'après 1925, nach 1925, after 1925'],
    [years(1925, 2100), 'depuis 1925, dès 1925, ab 1925, seit 1925, since 1925'],
    [not(years(1880, 1919)), 'nicht vor 1920'],
  ]),
)('years: “%s” is read as %j', (phrase, fact) => expectFact(phrase, fact));

test.each(
  split(
    '1925, années 1925, 1915er, the 1925s, années 1720, vingt, zwanziger, tens, 1799-1801, 1999-2100',
  ),
)('years: “%s” is no fact', (phrase) => expect(readFacts(phrase).facts).toEqual([]));

describe('runtimes', () => {
  test.each(
    each<Fact>([
      [
        runtime(0, 20),
        `moins de 20 minutes, de moins de vingt minutes, inférieur à 20 minutes,
        inférieure à 20 min, unter 20 Minuten, weniger als zwanzig Minuten, kürzer als 20 mn,
        under 20 minutes, less than twenty minutes, shorter than 20 min`,
      ],
      // Inclusive bounds include the seconds of the minute.
      [
        runtime(0, 21),
        `maximum 20 minutes, max 20 minutes, max. 20 Minuten, au plus 20 minutes,
        höchstens 20 Minuten, bis 20 Minuten, bis zu 20 Minuten, at most 20 minutes,
        up to 20 minutes`,
      ],
      [
        runtime(90.01, Infinity),
        `plus de 90 minutes, de plus de 90 minutes, supérieur à 90 minutes, supérieure à 90 min,
        über 90 Minuten, mehr als 90 Minuten, länger als 90 Min, over 90 minutes,
        more than 90 minutes, longer than 90 minutes`,
      ],
      [not(runtime(90.01, Infinity)), 'pas plus de 90 minutes, nicht länger als 90 Minuten'],
      [
        runtime(90, Infinity),
        `au moins 90 minutes, minimum 90 minutes, mindestens 90 Minuten, ab 90 Minuten,
        at least 90 minutes`,
      ],
      [
        runtime(20, 41),
        `de 20 à 40 minutes, 20 à 40 minutes, entre 20 et 40 minutes, entre 20 à 40 min,
        20 bis 40 Minuten, von 20 bis 40 Minuten, ab 20 bis zu 40 Minuten,
        zwischen 20 und 40 Minuten, zwischen 20 bis 40 Minuten, zwischen 20-40 min, 20–40 min,
        20-40 min, 20 - 40 min, 20min-40min, 20 Minuten bis 40 Minuten, between 20 and 40 minutes,
        from 20 to 40 minutes, 20 to 40 minutes, entre vingt et quarante minutes,
        zwanzig bis vierzig Minuten, entre 40 et 20 minutes`,
      ],
      [runtime(60, 121), 'entre une et deux heures, ein bis zwei Stunden'],
      [runtime(45, 91), 'de 45 min à 1h30'],
      [runtime(90, 121), '1h30-2h, entre une heure et demie et deux heures'],
      [runtime(30, 91), 'entre une demi-heure et une heure et demie'],
      [runtime(25, 46), 'entre vingt-cinq et quarante-cinq minutes'],
      [runtime(30, 121), 'zwischen 30 Minuten und 2 Stunden'],
    ]),
  )('“%s” is read as %j', (phrase, fact) => expectFact(phrase, fact));

  test.each(
    each([
      [1, 'one minute, un min'],
      [2, '2 minute, 2 minutes, 2 Minuten, 2 mn, 2 min'],
      [15, 'quinze minutes, fünfzehn Minuten, fifteen minutes'],
      [21, 'vingt et une minutes, einundzwanzig Minuten'],
      [30, 'une demi-heure, einer halben Stunde, eine halbe Stunde, half an hour'],
      [31, 'trente-et-un min'],
      [40, 'quarante minutes'],
      [45, 'quarante-cinq minutes, quarante cinq min, fünfundvierzig Minuten, forty-five minutes'],
      [60, 'une heure, einer Stunde, an hour'],
      [65, '1 h 05'],
      [70, 'soixante-dix minutes, septante minutes, siebzig Minuten, seventy minutes'],
      [75, 'soixante-quinze minutes'],
      [80, 'quatre-vingts minutes, huitante minutes, achtzig Minuten, eighty minutes'],
      [85, 'quatre vingt cinq minutes'],
      [90, '90min, 90-minutes, une heure et demie, anderthalb Stunden, 1h30, 1 heure 30 minutes'],
      [90, 'quatre-vingt-dix minutes, nonante minutes, neunzig Minuten, eineinhalb Stunden'],
      [95, 'quatre-vingt-quinze minutes, nonante-cinq minutes'],
      [120, '120 min, 2 heure, 2 heures, 2 Stunde, 2 Stunden, 2 hour, 2 hours, 2 Std, 2 h'],
      [130, '2 Std 10 Min'],
      [150, '2 heures et demie'],
      [300, 'fünf Stunden'],
    ]),
  )('“%s” is %i minutes', (amount, minutes) =>
    expectFact(`au moins ${amount}`, runtime(minutes, Infinity)),
  );

  test.each([
    ['100 minutes', 85, 115.01],
    ['vingt et une minutes', 17.85, 24.16],
    ['vingt-cinq minutes', 21.25, 28.76],
  ])('“%s” without a limit allows 15 %% less and more', (phrase, from, until) => {
    const { facts } = readFacts(phrase);
    expect(facts).toEqual([runtime(expect.closeTo(from), expect.closeTo(until, 4))]);
  });

  test.each([
    ['1920 bis 40 Minuten', runtime(0, 41), '1920  '],
    ['ab 1 h 1920', runtime(60, Infinity), '  1920'],
    ['20 minutes 30', runtime(17, expect.closeTo(23.01)), '  30'],
    ['20 minutes et demie', runtime(17, expect.closeTo(23.01)), '  et demie'],
  ])('“%s” is read as %j, the rest “%s” stays', (text, fact, rest) =>
    expect(readFacts(text)).toEqual({ facts: [fact], rest }),
  );

  test.each(['1000 minutes', 'minutes', 'quelques minutes', '20 ministres'])(
    '“%s” is no fact',
    (phrase) => expect(readFacts(phrase).facts).toEqual([]),
  );
});

const cases = each<ScreeningTime>([
  ['tonight', 'ce soir, heute Abend, tonight, this evening'],
  ['tomorrowEvening', 'demain soir, morgen Abend, tomorrow evening, tomorrow night'],
  ['today', 'aujourd’hui, heute, today'],
  ['tomorrow', 'demain, tomorrow'],
  [
    'weekend',
    `week-end, weekend, ce week-end, am Wochenende, dieses Wochenende, this weekend,
      Wochenende`,
  ],
  ['week', 'cette semaine, diese Woche, this week'],
  [
    'any',
    `au cinéma, en salle, en salles, im Kino, at the cinema, in the cinemas, in cinemas, séance,
      séances, Vorstellungen, Kinovorstellungen, screening, screenings, showtimes`,
  ],
]);

test.each(cases)('screening times: “%s” means “%s”, if films are in cinemas', (phrase, when) => {
  expectFact(phrase, screened(when), true);
  expect(readFacts(phrase).facts).toEqual([]);
});

test.each<[text: string, facts: Fact[]]>([
  ['morgen im Kino', [screened('tomorrow'), screened('any')]],
  // Also the morning.
  ['morgen', []],
  ['demain soir au cinéma', [screened('tomorrowEvening'), screened('any')]],
  ['heute Abend unter 90 Minuten', [screened('tonight'), runtime(0, 90)]],
])('screening times: “%s” is read as %j', (text, facts) =>
  expect(readFacts(text, { screenings: true }).facts).toEqual(facts),
);

const on = (weekday: number, isEvening = false) => screened({ weekday, isEvening });
test.each(
  each<Fact>([
    [on(1), 'lundi, Montag, Monday, ce lundi, am Montag, nächsten Montag, lundi prochain'],
    [on(5), 'vendredi, le vendredi, diesen Freitag, on Friday'],
    [on(7), 'dimanche, Sonntag, next Sunday'],
    [on(5, true), 'vendredi soir, Freitagabend, Freitag Abend, Friday night'],
    [disc, 'disque, disques, Disc, Discs, disk'],
    [ofAge(8), '8 ans, 8 Jahre, huit ans, 8 years'],
  ]),
)('“%s”, which may also be a title or a name, is read as %j on demand', (phrase, fact) => {
  const certain = readFacts(phrase, { screenings: true });
  const { facts, rest } = readAmbiguousFacts(certain, { screenings: true });
  expect([certain.facts, facts, rest.trim()]).toEqual([[], [fact], '']);
});

test('facts among other words are cut out of the folded text, with single blanks', () => {
  const { rest } = readFacts('Comédie\n \tgratuite  Suisse');
  expect(rest.split(' ').filter(Boolean)).toEqual(['comedie', 'suisse']);
  expect(readFacts('Comédie  \n Suisse')).toEqual({ facts: [], rest: 'comedie suisse' });
  expect(readFacts('eins gratis zwei').rest).toBe('eins   zwei');
});

test.each<[text: string, facts: Fact[]]>([
  [
    'film gratuit sous-titres allemands des années 1920, 20 minutes',
    [subtitles('de'), runtime(17, expect.closeTo(23.01)), decade(1920), offered],
  ],
  ['gratuit ou gratis', [offered, offered]],
  ['DVD kaufen', [dvd, { kind: 'shop' }]],
  // A negation must be a word of its own, directly before the phrase.
  ['Kanon gratis', [offered]],
  ['Dr No online', [offered]],
  ['nicht Faust gratis', [offered]],
])('facts among other words: “%s” is read as %j', (text, facts) =>
  expect(readFacts(text).facts).toEqual(facts),
);

test.each(
  split(
    `Freedom 1920, Untertürkheim, unfree, 1vod, vod2, Éfree, freeé, Bluebeard, boutiques, DVDX,
      Der Kaufmann, little shop, the shop around, la boutique fantasque, kaufen wir`,
  ),
)('facts among other words: “%s” has none', (text) => expect(readFacts(text).facts).toEqual([]));
