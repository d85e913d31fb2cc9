import { afterEach, expect, test, vi } from 'vitest';
import { fetchFilmFacts } from '@/lib/lists/fetch-film-facts';

afterEach(() => void vi.unstubAllGlobals());

/** A site that knows something of every film it is asked for. */
function serve(factsOf: (slug: string) => unknown = known) {
  const fetch = vi.fn(async (address: string) => {
    const { searchParams } = new URL(address, 'https://bobine.example');
    return Response.json((searchParams.get('films') ?? '').split(',').map(factsOf));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const known = (slug: string) => ({
  ...{ slug, href: `/movie/${slug}`, line: '1922', watchable: false },
  ...{ title: { text: slug }, poster: { src: '/p.svg' }, screen: { src: '/s.png' } },
});
const slugs = (count: number) => Array.from({ length: count }, (_, number) => `film-${number}`);

test('films are asked for in the language of the page, and found by their slugs', async () => {
  const fetch = serve();
  const facts = await fetchFilmFacts(['faust', 'nosferatu'], 'de');
  const [address] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/cards?locale=de&films=faust%2Cnosferatu');
  expect([...facts.keys()]).toEqual(['faust', 'nosferatu']);
  expect(facts.get('faust')).toMatchObject({ slug: 'faust' });
});

test.each([
  [0, []],
  [60, [60]],
  [61, [60, 1]],
  [130, [60, 60, 10]],
])('%i films are asked for in batches of %j', async (count, batches) => {
  const fetch = serve();
  const facts = await fetchFilmFacts(slugs(count), 'fr');
  const asked = fetch.mock.calls.map(([address]) => address.split('film-').length - 1);
  expect(asked).toEqual(batches);
  expect([...facts.keys()]).toEqual(slugs(count));
});

test('an answer of another form is no answer', async () => {
  serve(() => ({ slug: 3 }));
  await expect(fetchFilmFacts(['faust'], 'fr')).rejects.toThrow();
  vi.stubGlobal('fetch', async () => Response.json({ slug: 'faust' }));
  await expect(fetchFilmFacts(['faust'], 'fr')).rejects.toThrow();
});
