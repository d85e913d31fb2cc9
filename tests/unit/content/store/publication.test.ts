import { describe, expect, test } from 'vitest';
import {
  draftFiles,
  findUnpublishedAddresses,
  type PublishableContent,
  summariseUnpublished,
} from '@/lib/content/store/publication';
import { publicationMoments, publishedContent } from '@/lib/content/store/published-content';
import type { Library } from '@/lib/content/store/raw-library';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { describeUnpublished } from '@/tools/content/describe-content';

const allContent = loadUnfilteredLibrary();
const film = 'nosferatu-eine-symphonie-des-grauens';
const now = Date.parse('2026-11-22T12:00:00+01:00');

describe('publishedContent', () => {
  const screened = [...allContent.screenings.keys()][0] ?? '';
  const moment = Date.parse('2098-12-04T20:30:00+01:00');

  /** The tests' content with one record unpublished. */
  function withholding(
    part: 'films' | 'collections' | 'articles' | 'news' | 'pages',
    slug: string,
  ) {
    return (fields: { draft?: boolean; publishedFrom?: string }): Library => {
      const records = new Map<string, object>(allContent[part]);
      const record = records.get(slug);
      if (!record) throw new Error(`no ${slug} among the ${part}`);
      records.set(slug, { ...record, ...fields });
      return { ...allContent, [part]: records };
    };
  }

  const parts = [
    ['films', film],
    ['collections', 'georges-melies'],
    ['articles', 'blu-ray-nosferatu'],
    ['news', 'la-saison-commence'],
    ['pages', 'la-maison'],
  ] as const;

  test.each(parts)('a draft among the %s is never published, whatever its date', (part, slug) => {
    const draft = withholding(part, slug)({ draft: true, publishedFrom: '2020-01-01' });
    expect(publishedContent(draft, moment)[part].has(slug)).toBe(false);
    expect(publishedContent(draft, Infinity)[part].has(slug)).toBe(false);
    expect(publicationMoments(draft, 0)).toEqual(publicationMoments(allContent, 0));
  });

  test.each(parts)('a scheduled record among the %s is published at its minute', (part, slug) => {
    const coming = withholding(part, slug)({ publishedFrom: '2098-12-04 20:30' });
    expect(publishedContent(coming, moment - 1)[part].has(slug)).toBe(false);
    expect(publishedContent(coming, moment)[part].has(slug)).toBe(true);
    expect(publicationMoments(coming, moment - 1)).toContain(moment);
    expect(publicationMoments(coming, moment)).not.toContain(moment);
  });

  test('references to a draft are removed everywhere', () => {
    const without = publishedContent(withholding('films', film)({ draft: true }), moment);
    const { films, collections, articles, news, programme } = without;
    const named = [
      ...[...collections.values()].flatMap((one) => one.films.map((entry) => entry.film)),
      ...[...articles.values(), ...news.values()].flatMap((one) => one.films),
      ...[...programme.values()].map((showing) => showing.film),
    ];
    expect(named).not.toContain(film);
    expect(films.size).toBe(publishedContent(allContent, moment).films.size - 1);
    expect(
      publishedContent(withholding('films', screened)({ draft: true }), moment).screenings.has(
        screened,
      ),
    ).toBe(false);
  });

  test('a collection is published with the first of its films', () => {
    const slug = 'georges-melies';
    const inside = new Set(allContent.collections.get(slug)?.films.map((entry) => entry.film));
    const films = new Map(
      [...allContent.films].map(([name, record]) => [
        name,
        inside.has(name) ? { ...record, publishedFrom: '2098-12-04 20:30' } : record,
      ]),
    );
    expect(publishedContent({ ...allContent, films }, moment - 1).collections.has(slug)).toBe(
      false,
    );
    expect(publishedContent({ ...allContent, films }, moment).collections.has(slug)).toBe(true);
  });
});

describe('summariseUnpublished', () => {
  const moment = Date.parse('2026-12-04T00:00:00+01:00');
  const draft = { draft: true };
  const coming = { publishedFrom: '2026-12-04' };

  /** Content in which each record refers to an unpublished one. */
  const content = (facts: object = {}) =>
    ({
      films: new Map<string, object>([
        ['faust', draft],
        ['nerven', { ...coming, note: { fr: '[x](/movie/faust)' } }],
        ['genuine', { synopsis: { fr: '[a](/la-salle), [b](/la-salle), [c](/collection/noir)' } }],
      ]),
      collections: new Map<string, object>([
        ['noir', { ...draft, films: [{ film: 'faust' }] }],
        ['clair', { films: [{ film: 'nerven' }, { film: 'faust' }] }],
      ]),
      articles: new Map<string, object>([
        ['dvd', { films: ['faust'] }],
        ['book', { ...draft, films: [] }],
      ]),
      news: new Map<string, object>([
        ['demain', { ...coming, films: [] }],
        ['hier', { films: ['nerven'], text: { fr: '[x](/actualites/demain)' } }],
      ]),
      pages: new Map<string, object>([['la-salle', draft]]),
      programme: new Map<string, object>([['2026-12-24', { film: 'faust' }]]),
      screenings: new Map<string, object>([['nerven', []]]),
      site: { timeZone: 'Europe/Zurich', menu: ['la-salle'], footer: { fr: '[x](/movie/faust)' } },
      ...facts,
    }) as unknown as PublishableContent;

  const names = (by: string, now = moment - 1) =>
    summariseUnpublished(content(), now)
      .references.filter((naming) => naming.by === by)
      .map(({ name }) => name);

  test.each([
    ['films/genuine.yaml', ['pages/la-salle.yaml', 'collections/noir.yaml']],
    ['collections/clair.yaml', ['films/nerven.yaml', 'films/faust.yaml']],
    ['shop/dvd.yaml', ['films/faust.yaml']],
    ['news/hier.yaml', ['films/nerven.yaml', 'news/demain.yaml']],
    ['programme/2026-12.yaml', ['films/faust.yaml']],
    ['screenings', ['films/nerven.yaml']],
    ['site.yaml', ['pages/la-salle.yaml', 'films/faust.yaml']],
  ])('%s refers to each unpublished record once', (by, named) => expect(names(by)).toEqual(named));

  test('scheduled records are counted apart from drafts until they are published', () => {
    expect(summariseUnpublished(content(), moment - 1)).toMatchObject({ drafts: 4, scheduled: 2 });
    expect(summariseUnpublished(content(), moment)).toMatchObject({ drafts: 4, scheduled: 0 });
    expect(names('screenings', moment)).toEqual([]);
  });

  test('unpublished addresses are those of pages; a draft article has none', () => {
    const drafts = ['/movie/faust', '/collection/noir', '/la-salle'];
    expect([...findUnpublishedAddresses(content(), moment)].sort()).toEqual([...drafts].sort());
    expect([...findUnpublishedAddresses(content(), moment - 1)].sort()).toEqual(
      [...drafts, '/movie/nerven', '/actualites/demain'].sort(),
    );
    // A draft is never published.
    expect(findUnpublishedAddresses(content(), Infinity).size).toBe(drafts.length);
  });

  test('drafts are listed by their files', () =>
    expect([...draftFiles(content())]).toEqual([
      ...['films/faust.yaml', 'collections/noir.yaml', 'shop/book.yaml', 'pages/la-salle.yaml'],
    ]));
});

/** The content with these fields for the film, and a page and a person's text that link to it. */
function withFilm(fields: { draft?: boolean; publishedFrom?: string }) {
  const films = new Map(allContent.films);
  const record = films.get(film);
  const page = allContent.pages.get('la-maison');
  if (!record || !page) throw new Error('not in the content');
  films.set(film, { ...record, ...fields });
  const text = { fr: `Voir [ce film](/movie/${film}) et [un autre](/movie/faust).` };
  const pages = new Map([...allContent.pages, ['la-maison', { ...page, text }] as const]);
  return { ...allContent, films, pages, people: { Ada: { text } } };
}

test('a film that others refer to: references to an unpublished film are described with both files and the date', () => {
  const [, ...lines] = describeUnpublished(withFilm({ publishedFrom: '2098-12-04' }), 'en', now);
  const line = lines.find((text) => text.startsWith('collections/expressionnisme.yaml'));
  expect(line).toContain(`films/${film}.yaml`);
  expect(line).toContain('2098-12-04');
  const all = publishedContent(allContent, Infinity);
  expect(describeUnpublished(all, 'en', Date.parse('2100-01-01'))).toEqual([]);
});

test('a film that others refer to: a link to a draft becomes plain text, other links stay', () => {
  const { pages, people } = publishedContent(withFilm({ draft: true }), now);
  for (const text of [pages.get('la-maison')?.text, people.Ada?.text])
    expect(text).toEqual({ fr: 'Voir ce film et [un autre](/movie/faust).' });
  const coming = withFilm({ publishedFrom: '2098-12-04' });
  const moment = Date.parse('2098-12-04T00:00:00+01:00');
  expect(publishedContent(coming, moment - 1).pages.get('la-maison')?.text.fr).toContain(
    'Voir ce film et',
  );
  expect(publishedContent(coming, moment).pages.get('la-maison')?.text.fr).toContain(
    `(/movie/${film})`,
  );
});
