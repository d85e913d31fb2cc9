import { describe, expect, test } from 'vitest';
import type { Fact } from '@/lib/search/engine/facts/fact';
import { readFacts } from '@/lib/search/engine/facts/read-facts';

const subtitles = (...values: string[]): Fact => ({ kind: 'subtitles', values });

/** Each phrase alone is this fact, and nothing of it is left. */
function expectFact(said: string, fact: Fact) {
  const { facts, rest } = readFacts(said);
  expect(facts, said).toEqual([fact]);
  expect(rest.trim(), said).toBe('');
}

test.each([
  ...['gratuit', 'gratuite', 'gratuits', 'gratuites', 'gratuitement', 'film gratuit', 'gratis'],
  ...['kostenlos', 'kostenlose', 'kostenlosen', 'Gratisfilm', 'Gratisfilme', 'free', 'for free'],
  ...['en ligne', 'en streaming', 'online', 'streaming', 'VoD', 'video on demand'],
  ...['vidéo à la demande', 'à voir maintenant', 'jetzt sehen', 'jetzt zu sehen', 'watch now'],
  ...['films gratuits', 'disponible gratuitement', 'kostenlos verfügbar', 'available for free'],
])('“%s” asks for what the site shows', (said) => expectFact(said, { kind: 'offered' }));

test.each([
  ...['de 1895', 'von 1895', 'aus 1895', 'en 1895', 'from 1895', 'of 1895', 'in 1895'],
  ...['de l’année 1895', 'aus dem Jahr 1895'],
])('“%s” asks for one year', (said) =>
  expectFact(said, { kind: 'years', from: 1895, until: 1895 }),
);

describe('a negation before a phrase', () => {
  test.each([
    ...['non gratuit', 'non gratuits', 'pas gratuit', 'pas en ligne', 'pas de films gratuits'],
    ...['nicht gratis', 'nicht kostenlos', 'keine Gratisfilme', 'nicht online', 'ohne Streaming'],
    ...['not free', 'not for free', 'not online', 'without streaming', 'non-gratuit'],
    ...['pas disponible gratuitement', 'nicht kostenlos verfügbar', 'not available online'],
  ])('asks for what the site does not show: “%s”', (said) =>
    expectFact(said, { kind: 'not', fact: { kind: 'offered' } }),
  );

  test('asks for the other lengths and years', () => {
    const over: Fact = { kind: 'runtime', from: 90.01, until: Infinity };
    expectFact('pas plus de 90 minutes', { kind: 'not', fact: over });
    expectFact('nicht länger als 90 Minuten', { kind: 'not', fact: over });
    expectFact('nicht vor 1920', { kind: 'not', fact: { kind: 'years', from: 1880, until: 1919 } });
  });

  test('is none where it ends a word, or stands apart from the phrase', () => {
    expect(readFacts('Kanon gratis').facts).toEqual([{ kind: 'offered' }]);
    expect(readFacts('Dr No online')).toEqual({ facts: [{ kind: 'offered' }], rest: 'dr no  ' });
    expect(readFacts('nicht Faust gratis').facts).toEqual([{ kind: 'offered' }]);
  });
});

describe('advertisements', () => {
  test.each([
    ...['sans pub', 'sans publicité', 'sans publicités', 'sans annonces', 'sans réclame'],
    ...['ohne Werbung', 'ohne Werbespots', 'without ads', 'no commercials', 'no advertisement'],
    ...['werbefrei', 'werbefreie', 'werbefreien', 'ad-free', 'ad free'],
  ])('are to be none where “%s” is said', (said) => expectFact(said, { kind: 'ads', ads: false }));

  test.each(['avec pub', 'mit Werbung', 'mit Werbespot', 'with ads', 'with advertisements'])(
    'are to be some where “%s” is said',
    (said) => expectFact(said, { kind: 'ads', ads: true }),
  );
});

test.each([
  ...['sans paroles', 'sans parole', 'sans dialogues', 'ohne Worte', 'ohne Dialog'],
  ...['ohne Dialoge', 'without words', 'no dialogue', 'wordless'],
])('“%s” asks for a film without words', (said) =>
  expectFact(said, { kind: 'language', values: ['zxx'] }),
);

describe('subtitles', () => {
  test.each([
    ...['sous-titres français', 'sous-titrés en français', 'sous titre fr'],
    'sous-titrage français',
    ...['Untertitel französisch', 'untertitelt auf Französisch', 'französische Untertitel'],
    ...['französischen Untertiteln', 'french subtitles', 'subtitled in French', 'vostfr'],
    ...['sous-titrée en français', 'subtitle french'],
  ])('are French where “%s” is said', (said) => expectFact(said, subtitles('fr')));

  test.each([
    ...['sous-titres allemands', 'sous-titré en allemand', 'Untertitel deutsch', 'Untertitel DE'],
    ...['deutsche Untertitel', 'deutschen Untertiteln', 'german subtitles', 'OmdU', 'vostde'],
    ...['subtitled in german'],
  ])('are German where “%s” is said', (said) => expectFact(said, subtitles('de')));

  test.each([
    ...['sous-titres français et allemands', 'sous-titres allemands et français'],
    ...['Untertitel deutsch und französisch', 'Untertitel auf Französisch und auf Deutsch'],
    ...['subtitles in French & in German', 'subtitles german and french'],
  ])('are in both languages where “%s” is said', (said) => expectFact(said, subtitles('both')));

  test('in one language twice are those of that language', () => {
    expectFact('sous-titres français et français', subtitles('fr'));
    expectFact('Untertitel deutsch und deutsch', subtitles('de'));
  });

  test.each([
    ...['sans sous-titres', 'pas de sous-titres', 'ohne Untertitel', 'without subtitles'],
    ...['no subtitles', 'keine Untertitel', 'non sous-titré', 'nicht untertitelt', 'not subtitled'],
    ...['sans aucun sous-titre', 'ohne die Untertitel', 'without any subtitles'],
  ])('are to be none where “%s” is said', (said) => expectFact(said, subtitles()));

  test.each([
    ...['sans sous-titres français', 'sans sous-titre en français', 'pas de sous-titres français'],
    ...['non sous-titré en français', 'sans aucun sous-titre français', 'pas de sous-titres en fr'],
    ...['ohne französische Untertitel', 'ohne Untertitel auf Französisch', 'nicht vostfr'],
    ...['keine französischen Untertitel', 'ohne die französischen Untertitel'],
    ...['without French subtitles', 'no French subtitles', 'without any French subtitles'],
    'not subtitled in French',
  ])('are not to be French where “%s” is said', (said) =>
    expectFact(said, { kind: 'not', fact: subtitles('fr') }),
  );

  test.each([
    ...['sans sous-titres allemands', 'ohne deutsche Untertitel', 'without German subtitles'],
    ...['no subtitles in German', 'nicht auf Deutsch untertitelt', 'ohne DE Untertitel'],
  ])('are not to be German where “%s” is said', (said) =>
    expectFact(said, { kind: 'not', fact: subtitles('de') }),
  );

  test.each([
    ...['sans sous-titres français ni allemands', 'sans sous-titres français et allemands'],
    ...['ohne Untertitel auf Deutsch oder Französisch', 'no subtitles in French or German'],
    ...['ohne deutsche und französische Untertitel', 'weder deutsche noch französische Untertitel'],
    ...['without French or German subtitles', 'ni sous-titres français ni allemands'],
  ])('are to be in neither language where “%s” is said', (said) =>
    expectFact(said, { kind: 'not', fact: subtitles('fr', 'de') }),
  );

  test('are not German because of what follows a French “de”', () => {
    expect(readFacts('sans sous-titres de Méliès')).toEqual({
      ...{ facts: [subtitles()], rest: '  de melies' },
    });
    expect(readFacts('sous-titres de 1920 à 1930').facts).toEqual([
      subtitles('fr', 'de'),
      { kind: 'years', from: 1920, until: 1930 },
    ]);
    expectFact('sous-titres de et fr', subtitles('both'));
  });

  test('are meant again where their absence is not', () => {
    const fact: Fact = { kind: 'not', fact: subtitles('de') };
    expectFact('nicht ohne deutsche Untertitel', { kind: 'not', fact });
  });

  test.each(['sous-titres', 'avec sous-titres', 'mit Untertiteln', 'with subtitles', 'subtitled'])(
    'of any language of the site are meant by “%s”',
    (said) => expectFact(said, subtitles('fr', 'de')),
  );
});

describe('what is said beside a fact', () => {
  test('stays, folded, with one blank for several', () => {
    expect(readFacts('Comédie\n \tgratuite  Suisse').rest.split(' ').filter(Boolean)).toEqual([
      ...['comedie', 'suisse'],
    ]);
    expect(readFacts('Comédie  \n Suisse')).toEqual({ facts: [], rest: 'comedie suisse' });
  });

  test('is parted where the fact stood', () =>
    expect(readFacts('eins gratis zwei').rest).toBe('eins   zwei'));

  test('may be other facts, each read with its own words', () => {
    expect(
      readFacts('film gratuit sous-titres allemands des années 1920, 20 minutes').facts,
    ).toEqual([
      subtitles('de'),
      { kind: 'runtime', from: 17, until: expect.closeTo(23.01) },
      { kind: 'years', from: 1920, until: 1929 },
      { kind: 'offered' },
    ]);
    expect(readFacts('gratuit ou gratis').facts).toEqual([
      { kind: 'offered' },
      { kind: 'offered' },
    ]);
  });

  test.each(['Freedom 1920', 'Untertürkheim', 'unfree', '1vod', 'vod2', 'Éfree', 'freeé'])(
    'is a word that has one within it: “%s”',
    (said) => expect(readFacts(said).facts).toEqual([]),
  );
});
