/** The columns of a table of films. Two are owed, a column that is not there is empty. */
export const columns = [
  'original_title',
  'original_lang',
  'title_fr',
  'title_de',
  'year',
  'directors',
  'runtime_min',
  'countries',
  'genres',
  'cast',
  'wikidata',
  'imdb',
  'eu_public_domain_since',
  'note',
] as const;

export type Column = (typeof columns)[number];

export const owedColumns: readonly Column[] = ['original_title', 'year'];
