import { describe, expect, test } from 'vitest';
import { getFilm, listFilms } from '@/lib/catalog/films/get-film';
import { getNewsPage, listNews } from '@/lib/catalog/news/list-news';
import { locales } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/primitives/money/money';
import { filmUrl } from '@/lib/seo/structured-data/film-urls';
import { filmList } from '@/lib/seo/structured-data/item-list';
import { toMovie } from '@/lib/seo/structured-data/movie';
import { newsArticle } from '@/lib/seo/structured-data/news-article';
import { getPageVideo } from '@/lib/seo/structured-data/page-video';
import { listProducts } from '@/lib/seo/structured-data/product';
import { screeningEvent } from '@/lib/seo/structured-data/screening-event';
import { isoDuration, toClipRanges, videoObject } from '@/lib/seo/structured-data/video-object';
import { organization, webSite } from '@/lib/seo/structured-data/web-site';
import { writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';
import { getArticle, listArticles } from '@/lib/shop/articles/get-articles';
import { faultsOf } from './faults-of';

const now = new Date('2026-11-22T12:00:00Z');

describe('lists', () => {
  test('a list counts its films from 1 and names each once; one film is no list', () => {
    const films = ['faust', 'nerven', 'faust'].map((slug) => ({ slug }));
    const [list] = filmList(films, 'de');
    expect(list && faultsOf([list])).toEqual([]);
    expect(list).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://bobine.example/de/movie/faust' },
        { position: 2, url: 'https://bobine.example/de/movie/nerven' },
      ],
    });
    expect(filmList(films.slice(0, 1), 'de')).toEqual([]);
  });

  test('the home page names the house and how its site is searched', () => {
    const things = [organization('de', '/icon.svg'), webSite('de')];
    expect(faultsOf(things)).toEqual([]);
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
});

describe('movie', () => {
  const film = (slug: string) => {
    const found = getFilm(slug, 'de');
    if (!found) throw new Error(`the tests' house has no ${slug}`);
    return found;
  };

  test('a film of which everything is known says all that Google wants to know', () => {
    const movie = toMovie(film('l-inventaire'), 'de', now);
    expect(faultsOf([movie])).toEqual([]);
    expect(movie).toMatchObject({
      name: 'Das Inventar',
      alternateName: 'L’Inventaire',
      url: 'https://bobine.example/de/movie/l-inventaire',
      image: expect.stringMatching(
        /^https:\/\/bobine\.example\/og\/de\/l-inventaire\.(?:png|jpg)$/,
      ),
      director: [{ '@type': 'Person', name: 'Odette Exemple' }],
      ...{ dateCreated: '1928', duration: 'PT6S', contentRating: 'CH 6' },
      countryOfOrigin: [{ name: 'Schweiz' }, { name: 'Frankreich' }],
      subtitleLanguage: expect.arrayContaining(['fr', 'de']),
      sameAs: expect.arrayContaining(['https://inventaire.example/']),
    });
    // Nobody speaks in it, and that is no language.
    expect(movie).not.toHaveProperty('inLanguage');
  });

  test('of a film of which little is known nothing is invented', () => {
    const unknown = { directors: [], cast: [], countries: [], genres: [], runtime: undefined };
    const movie = toMovie({ ...film('nerven'), ...unknown }, 'de', now);
    expect(faultsOf([movie])).toEqual([]);
    for (const field of ['director', 'actor', 'genre', 'duration', 'countryOfOrigin'])
      expect(movie).not.toHaveProperty(field);
  });

  test('every film of the house is told of without a fault, in both languages', () => {
    for (const locale of locales)
      for (const each of listFilms(locale)) {
        const video = getPageVideo(each, locale, now);
        const things = [
          toMovie(each, locale, now),
          ...(video ? [videoObject(video, filmUrl(each.slug, locale), locale)] : []),
        ];
        expect(faultsOf(things), each.slug).toEqual([]);
      }
  });

  test('the trailer of a film that cannot be watched here is its trailer, and is none where the film runs', () => {
    const whole = film('l-inventaire');
    expect(toMovie(whole, 'de', now)).not.toHaveProperty('trailer');
    const movie = toMovie({ ...whole, vod: undefined }, 'de', now);
    expect(faultsOf([movie])).toEqual([]);
    expect(movie).toMatchObject({
      trailer: { embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1' },
    });
  });
});

describe('news article', () => {
  test('all that the house tells is told of with its day, its picture and who tells it', () => {
    for (const { slug } of listNews('de', now)) {
      const page = getNewsPage(slug, 'de', now);
      const article = page && newsArticle(page, 'de');
      expect(article && faultsOf([article]), slug).toEqual([]);
      expect(article).toMatchObject({
        datePublished: page?.item.date,
        author: { name: 'Bobine' },
        url: `https://bobine.example/de/actualites/${slug}`,
      });
    }
  });
});

describe('product', () => {
  const articles = listArticles('fr');
  const article = getArticle('blu-ray-nosferatu', 'fr');

  test('what is on sale is told of with its price in each currency, and whether it is there', () => {
    const products = articles.flatMap((one) => listProducts(one, 'fr'));
    expect(products).toHaveLength(articles.filter(({ stock }) => stock !== 'example').length);
    expect(faultsOf(products)).toEqual([]);
    const url = 'https://bobine.example/shop/blu-ray-nosferatu';
    expect(article && listProducts(article, 'fr')).toMatchObject([
      {
        ...{ url, gtin13: article?.ean },
        offers: article?.prices.map(({ amount, currency }) => ({
          ...{ price: formatDecimal(amount), priceCurrency: currency, url },
          availability: 'https://schema.org/InStock',
        })),
      },
    ]);
  });

  test('an example of a shop that is not open is no product', () =>
    expect(article && listProducts({ ...article, stock: 'example' }, 'fr')).toEqual([]));
});

describe('screening event', () => {
  const events = (slug: string) => {
    const film = getFilm(slug, 'fr');
    return film?.screenings.map((screening) => screeningEvent(film, screening, 'fr')) ?? [];
  };

  test('a screening says when by the clocks there, where, and in which version', () => {
    const [first] = events('nerven');
    expect(first && faultsOf([first])).toEqual([]);
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

  test('one that is cancelled says so, and one that was moved says from when', () => {
    const all = events('die-puppe');
    expect(faultsOf(all)).toEqual([]);
    expect(all).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
      {
        eventStatus: 'https://schema.org/EventRescheduled',
        startDate: '2098-11-10T19:00-05:00',
        previousStartDate: '2098-11-09T19:00-05:00',
      },
    ]);
  });
});

describe('video object', () => {
  const film = getFilm('etude-en-disques', 'fr');
  const at = (moment: string) => film && getPageVideo(film, 'fr', new Date(moment));
  const now = '2026-11-22T12:00:00Z';

  test('a film that can be watched is told of with its file, its length, and until when', () => {
    const video = at(now);
    const object = video && videoObject(video, filmUrl('etude-en-disques', 'fr'), 'fr');
    expect(object && faultsOf([object])).toEqual([]);
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

  test('nothing is told before an offer begins and after it has ended', () => {
    expect(at('2020-10-31T22:59:00Z')).toBeUndefined();
    expect(at('2099-02-01T00:00:00Z')).toBeUndefined();
  });

  test('without an offer’s beginning the day counts on which the film came into the catalogue', () => {
    const vod = { ads: false };
    const uploaded = (facts: object) =>
      film && getPageVideo({ ...film, vod, ...facts }, 'fr', new Date(now))?.uploaded.toISOString();
    expect(uploaded({})).toBe('2026-11-01T00:00:00.000Z');
    // By the history of its file, which is older than this test.
    expect(uploaded({ added: undefined })).toMatch(/^20\d\d-/);
    expect(uploaded({ added: undefined, slug: 'no-file' })).toBeUndefined();
  });

  test('a film with a provider is told of by its player, which knows no moments of ours', () => {
    const source = { provider: 'youtube' as const, src: 'aqz-KE-bpKQ' };
    const media = {
      film: { type: 'video' as const, sources: [source], tracks: [], autoplay: false },
    };
    const video = film && getPageVideo({ ...film, media }, 'fr', new Date(now));
    const object = video && videoObject(video, 'https://bobine.example/movie/a', 'fr');
    expect(object && faultsOf([object])).toEqual([]);
    expect(object).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    });
    expect(object).not.toHaveProperty('potentialAction');
  });

  test('chapters are parts in whole seconds, each until the next, the last until it ends', () => {
    const cue = (startTime: number, endTime: number, text: string) => ({
      startTime,
      endTime,
      text,
    });
    expect(
      toClipRanges([cue(0, 4.2, 'Un'), cue(4.2, 9, 'Deux'), cue(4.9, 9.5, 'Deux et demi')]),
    ).toEqual([
      { title: 'Un', start: 0, end: 4 },
      { title: 'Deux', start: 4, end: 9 },
    ]);
    expect(toClipRanges([])).toEqual([]);
  });
});

describe('write json ld', () => {
  test('nothing that is told can end the script that it stands in, and nothing of it is lost', () => {
    const name = '</script><!--\u2028\u2029 « é »';
    const written = writeJsonLd([{ '@type': 'Person', name }]);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
    });
  });

  test.each([
    [5640, 'PT1H34M'],
    [54, 'PT54S'],
    [3600, 'PT1H'],
    [0.2, 'PT1S'],
    [3599.9, 'PT1H'],
  ])('%s seconds are %s', (seconds, written) => expect(isoDuration(seconds)).toBe(written));
});
