/** What the value of a field may be, apart from the schema: known codes, or the names of other entries. */
export const vocabularyNames = [
  ...(['countries', 'languages', 'genres', 'jobs', 'sounds'] as const),
  ...(['films', 'people', 'articles', 'venues', 'pages', 'inks', 'typefaces'] as const),
] as const;

export type VocabularyName = (typeof vocabularyNames)[number];

/** The vocabulary of a field whose schema says no more than “text” or “slug”, by its path. */
const byPath: Record<string, VocabularyName> = {
  'film.genres': 'genres',
  'film.crew.job': 'jobs',
  'film.sound': 'sounds',
  'film.directors': 'people',
  'film.cast.name': 'people',
  'film.crew.name': 'people',
  'film.films': 'films',
  'collection.films.film': 'films',
  'collection.ink': 'inks',
  'article.films': 'films',
  'article.disc.sound': 'sounds',
  'news.films': 'films',
  'programme.film': 'films',
  'screenings.screenings.film': 'films',
  'screenings.screenings.venue': 'venues',
  'site.menu': 'pages',
  'site.premiere.film': 'films',
  'introductions.genre.key': 'genres',
  'theme.typeface': 'typefaces',
  'shop.discounts.articles': 'articles',
  'shop.discounts.prices.key': 'articles',
  'shop.bundles.articles': 'articles',
};

export const vocabularyOf = (path: string): VocabularyName | undefined =>
  Object.hasOwn(byPath, path) ? byPath[path] : undefined;
