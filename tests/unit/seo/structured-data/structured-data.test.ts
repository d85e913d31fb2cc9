import { describe, expect, test } from 'vitest';
import { getFilm } from '@/lib/catalog/films/get-film';
import { getMoviePage } from '@/lib/movie-page/get-movie-page';
import { formatDecimal } from '@/lib/primitives/money/money';
import { filmUrl } from '@/lib/seo/structured-data/film-urls';
import { filmList } from '@/lib/seo/structured-data/item-list';
import { programmeLinks, toMovie } from '@/lib/seo/structured-data/movie';
import { getPageVideo } from '@/lib/seo/structured-data/page-video';
import { listProducts } from '@/lib/seo/structured-data/product';
import { screeningEvent } from '@/lib/seo/structured-data/screening-event';
import { videoObject } from '@/lib/seo/structured-data/video-object';
import { organization, webSite } from '@/lib/seo/structured-data/web-site';
import { type Things, writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';
import { getArticle, listArticles } from '@/lib/shop/articles/get-articles';
import { findStructuredDataIssues } from '@/tools/crawl/structured-data/check-structured-data';

const now = new Date('2026-11-22T12:00:00Z');

/** Issues of the data itself, without comparison with a page: the page is assumed to contain all its texts. */
function issuesOf(things: Things): string[] {
  const written = writeJsonLd(things);
  const texts: string[] = [];
  JSON.parse(written, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return findStructuredDataIssues([written], {
    ...{ address: 'https://bobine.example', text: texts.join(' '), addresses: new Set(texts) },
  });
}

const getFilmIn = (slug: string, locale: 'fr' | 'de') =>
  getFilm(slug, locale) ?? expect.fail(`no film ${slug}`);

test('a page lists its films in order, each once; one film is no list', () => {
  const films = ['faust', 'nerven', 'faust'].map((slug) => ({ slug }));
  const [list] = filmList(films, 'de');
  expect(list && issuesOf([list])).toEqual([]);
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://bobine.example/de/movie/faust' },
      { position: 2, url: 'https://bobine.example/de/movie/nerven' },
    ],
  });
  expect(filmList(films.slice(0, 1), 'de')).toEqual([]);
});

test('a page of the home has the organization and the search of the site', () => {
  const things = [organization('de', '/icon.svg'), webSite('de')];
  expect(issuesOf(things)).toEqual([]);
  expect(things).toMatchObject([
    { url: 'https://bobine.example', logo: 'https://bobine.example/icon.svg' },
    {
      url: 'https://bobine.example/de',
      potentialAction: {
        target: 'https://bobine.example/de/catalogue?q={search_term_string}',
      },
    },
  ]);
});

const film = (slug: string) => getFilmIn(slug, 'de');

test('a movie has the fields that Google asks for', () => {
  const movie = toMovie(film('l-inventaire'), 'de', now, (kind) => kind);
  expect(issuesOf([movie])).toEqual([]);
  expect(movie).toMatchObject({
    name: 'Das Inventar',
    alternateName: ['L’Inventaire', 'The Inventory', 'L’Armoire'],
    url: 'https://bobine.example/de/movie/l-inventaire',
    image: expect.stringMatching(/^https:\/\/bobine\.example\/og\/de\/l-inventaire\.(?:png|jpg)$/),
    director: [{ '@type': 'Person', name: 'Odette Exemple' }],
    ...{ dateCreated: '1928', duration: 'PT6S', contentRating: ['JIF 6', 'FSK 0', 'MPA PG-13'] },
    typicalAgeRange: '10-',
    countryOfOrigin: [{ name: 'Schweiz' }, { name: 'Frankreich' }],
    subtitleLanguage: expect.arrayContaining(['fr', 'de']),
    sameAs: expect.arrayContaining(['https://inventaire.example/']),
  });
  // `zxx` is no language.
  expect(movie).not.toHaveProperty('inLanguage');
});

test.each([{}, { vod: undefined }])('a movie has its trailers and clips, with %j', (offer) => {
  const movie = toMovie({ ...film('l-inventaire'), ...offer }, 'de', now, (kind) => kind);
  expect(issuesOf([movie])).toEqual([]);
  expect(movie).toMatchObject({
    trailer: [{ embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1' }],
    video: [
      {
        name: 'Der Archivar öffnet den Schrank',
        contentUrl: 'https://bobine.example/media/l-inventaire/film.mp4',
        thumbnailUrl: 'https://bobine.example/media/l-inventaire/still-1.jpg',
      },
      { name: 'making-of', embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
    ],
  });
  // The time in the page's URL is that of the video at its top.
  expect((movie.video as object[])[0]).not.toHaveProperty('potentialAction');
});

test('a programme of shorts names its films, and these name it', () => {
  const linksOf = (slug: string) =>
    programmeLinks(getMoviePage(slug, 'fr', now) ?? expect.fail(), 'fr');
  const programme = { '@id': 'https://bobine.example/movie/l-inventaire#movie' };
  const film = { '@id': 'https://bobine.example/movie/etude-en-disques#movie' };
  expect(linksOf('l-inventaire')).toMatchObject({ hasPart: [film, {}] });
  expect(linksOf('etude-en-disques')).toMatchObject({ isPartOf: [programme] });
});

test('an article on sale is a product with an offer in each currency, an example is none', () => {
  const articles = listArticles('fr');
  const products = articles.flatMap((one) => listProducts(one, 'fr'));
  expect(products).toHaveLength(articles.filter(({ stock }) => stock !== 'example').length);
  expect(issuesOf(products)).toEqual([]);
  const article = getArticle('blu-ray-nosferatu', 'fr') ?? expect.fail();
  const url = 'https://bobine.example/shop/blu-ray-nosferatu';
  expect(listProducts(article, 'fr')).toMatchObject([
    {
      ...{ url, gtin13: article.ean },
      offers: article.prices.map(({ amount, currency }) => ({
        ...{ price: formatDecimal(amount), priceCurrency: currency, url },
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
        shippingDetails: [
          {
            shippingRate: { value: currency === 'CHF' ? '4.00' : '4.50', currency },
            shippingDestination: { addressCountry: ['CH', 'LI'] },
            deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
          },
          { shippingDestination: { addressCountry: ['DE', 'FR'] } },
        ],
      })),
    },
  ]);
  expect(listProducts({ ...article, stock: 'example' }, 'fr')).toEqual([]);
});

const events = (slug: string) => {
  const film = getFilmIn(slug, 'fr');
  return film.screenings.map((screening) => screeningEvent(film, screening, 'fr'));
};

test('a screening event has its local time, place and version', () => {
  const [first] = events('nerven');
  expect(first && issuesOf([first])).toEqual([]);
  expect(first).toMatchObject({
    startDate: '2098-11-07T20:30+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    subtitleLanguage: ['fr'],
    location: {
      name: 'Cinéma Bio',
      url: 'https://bio.example',
      address: { addressLocality: 'Genève', addressCountry: 'CH' },
    },
  });
});

test('a screening event is marked as cancelled, or as rescheduled with its previous time', () => {
  const all = events('die-puppe');
  expect(issuesOf(all)).toEqual([]);
  expect(all).toMatchObject([
    { eventStatus: 'https://schema.org/EventCancelled' },
    {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2098-11-10T19:00-05:00',
      previousStartDate: '2098-11-09T19:00-05:00',
    },
  ]);
});

describe('a video object', () => {
  const film = getFilmIn('etude-en-disques', 'fr');

  test('of an offered film has its file, duration and expiry', () => {
    const video = getPageVideo(film, 'fr', now);
    const object = video && videoObject(video, filmUrl('etude-en-disques', 'fr'), 'fr');
    expect(object && issuesOf([object])).toEqual([]);
    expect(object).toMatchObject({
      name: 'Étude en disques',
      contentUrl: 'https://bobine.example/media/etude-en-disques/film.mp4',
      uploadDate: '2020-10-31T23:00:00.000Z',
      expires: '2099-01-31T22:59:00.000Z',
      duration: 'PT54S',
      potentialAction: {
        target: 'https://bobine.example/movie/etude-en-disques?t={seek_to_second_number}',
      },
    });
  });

  test('at a provider has the URL of its player, and no seek action', () => {
    const source = { provider: 'youtube' as const, src: 'aqz-KE-bpKQ' };
    const media = {
      film: { type: 'video' as const, sources: [source], tracks: [], autoplay: false },
    };
    const video = getPageVideo({ ...film, media }, 'fr', now);
    const object = video && videoObject(video, 'https://bobine.example/movie/a', 'fr');
    expect(object && issuesOf([object])).toEqual([]);
    expect(object).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    });
    expect(object).not.toHaveProperty('potentialAction');
  });
});

test('JSON-LD cannot end its script element, and loses nothing by that', () => {
  const person = { '@type': 'Person', name: '</script><!--\u2028\u2029 « é »' } as const;
  const written = writeJsonLd([person]);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', ...person });
});
