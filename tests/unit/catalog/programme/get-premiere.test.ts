import { expect, test } from 'vitest';
import { getPremiere } from '@/lib/catalog/programme/get-premiere';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Library, StoredScreening } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';

showLibrary(() => store.library);

const site = loadLibrary();
const store = {} as { library: Library };
const slug = 'etude-en-disques';
const noon = Date.parse('2098-11-21T12:00:00Z');
const hours = 3_600_000;
const venue = Object.keys(site.venues)[0] ?? '';
const screening = (inHours: number, facts: Partial<StoredScreening> = {}): StoredScreening => ({
  ...{ id: `s${inHours}`, venue, at: noon + inHours * hours, timeZone: 'Europe/Zurich', ...facts },
});

type Facts = {
  premiere?: Partial<NonNullable<Library['site']['premiere']>>;
  film?: Partial<RawFilm>;
  screenings?: StoredScreening[];
  country?: string;
};

function premiere({ premiere = {}, film = {}, screenings = [], country }: Facts) {
  const raw = site.films.get(slug) as RawFilm;
  store.library = {
    ...site,
    site: {
      ...site.site,
      premiere: { film: slug, ...premiere },
      ...(country && { privacy: { country, words: 'follow' as const } }),
    },
    films: new Map([[slug, { ...raw, ...film } as RawFilm]]),
    screenings: new Map([[slug, screenings]]),
  };
  return getPremiere('de', new Date(noon));
}

test.each([
  [{ from: '2098-11-22' }, false],
  [{ from: '2098-11-21', until: '2098-11-21' }, true],
  [{ until: '2098-11-20' }, false],
  [{ film: 'a-draft' }, false],
])('a premiere with %j is shown: %s', (days, isShown) =>
  expect(premiere({ premiere: days }) !== undefined).toBe(isShown),
);

const swiss = (date: string, region?: string) => ({
  country: 'CH',
  date,
  ...(region && { region }),
});

test.each<[RawFilm['releases'], StoredScreening[], object, string?]>([
  [[swiss('2098-12-03')], [], { release: '2098-12-03', isInCinemas: false }],
  [
    [swiss('2098-12-01', 'fr'), swiss('2098-12-10', 'de')],
    ...[[], { release: '2098-12-10', isInCinemas: false }],
  ],
  // The day of another language region says nothing of this one.
  [[swiss('2098-12-01', 'fr')], [screening(50)], { release: undefined, isInCinemas: false }],
  [
    [swiss('2098-12-10'), { country: 'FR', date: '2098-11-01' }],
    ...[[], { release: '2098-12-10', isInCinemas: false }, 'CH'],
  ],
  [[swiss('2098-11-21')], [screening(5)], { release: undefined, isInCinemas: true }],
  [[swiss('2098-11-01')], [], { release: undefined, isInCinemas: false }],
  [
    [swiss('2098-11-01')],
    [screening(5, { state: 'cancelled' })],
    { release: undefined, isInCinemas: false },
  ],
  // Without a release the first screening is it.
  [[], [screening(-50), screening(50)], { release: '2098-11-23', isInCinemas: false }],
] as never)('releases %j with %# screenings', (releases, screenings, expected, country) =>
  expect(premiere({ film: { releases }, screenings, ...(country && { country }) })).toMatchObject(
    expected,
  ),
);

test('the next screenings are listed, the past ones not', () => {
  const screenings = [-50, 1, 2, 3, 4, 5].map((inHours) => screening(inHours));
  const ids = premiere({ screenings })?.screenings.map(({ id }) => id);
  expect(ids).toEqual(['s1', 's2', 's3', 's4']);
});

const medium = (kind: string, provider: string, poster?: string) => ({
  ...{ kind, type: 'video', sources: [{ provider, src: `/media/a/${kind}.mp4` }], tracks: [] },
  ...(poster && { poster }),
});
const own = medium('trailer', 'html5', '/media/a/trailer.jpg');
const elsewhere = medium('trailer', 'vimeo', '/media/a/vimeo.jpg');
const teaser = medium('teaser', 'html5');
const poster = { src: '/media/a/poster.jpg', alt: { fr: 'A' } };
const still = (number: number) => site.films.get(slug)?.stills[number - 1]?.src;
const screen = site.films.get(slug)?.media.film?.poster;

test.each([
  [{}, [own], { trailer: 'trailer', picture: '/media/a/trailer.jpg' }],
  [{ still: 2 }, [own], { trailer: 'trailer', picture: still(2) }],
  [{}, [teaser], { trailer: 'teaser', picture: screen }],
  // A provider's player needs the notice of the film's page.
  [{}, [elsewhere], { picture: screen }],
  [{ show: 'trailer' }, [elsewhere, teaser], { trailer: 'teaser', picture: screen }],
  [{ show: 'still', still: 2 }, [own], { picture: still(2) }],
  [{ show: 'poster' }, [own], { picture: poster.src, isPoster: true }],
] as const)('a premiere with %j and the trailers %j shows %j', (settings, trailers, expected) => {
  const film = { poster, trailers: trailers as never };
  const { trailer, showing, isPoster } = premiere({ premiere: settings, film }) ?? {};
  const { kind } = (trailer ?? {}) as { kind?: string };
  expect({ trailer: kind, picture: showing?.picture, isPoster }).toEqual({
    ...{ trailer: undefined, isPoster: false, ...expected },
  });
});
