import { ratedCountries } from '@/lib/content/age-ratings';
import { columnNamed } from './columns';

/**
 * Columns of the open catalogue: facts, which are free of copyright. It leaves out texts, pictures,
 * files, contacts and editors' notes.
 */
const names = [
  ...['slug', 'original_title', 'original_lang', 'title_fr', 'title_de', 'also_titles', 'year'],
  ...['runtime_min', 'countries', 'languages', 'transfer_rate', 'directors', 'cast', 'crew'],
  ...['based_on', 'companies', 'distributors', 'sound', 'colour', 'ratio', 'genres', 'festivals'],
  ...['awards', ...ratedCountries.map((code) => `age_${code.toLowerCase()}`)],
  ...['content_notes', 'versions', 'public_domain', 'vod_ads', 'vod_from'],
  ...[
    'vod_until',
    'access_captions',
    'access_audio_description',
    'access_sign_language',
    'watch',
    'releases',
    'website',
    'wikidata',
    'imdb',
    'isan',
    'added',
  ],
];

/** The columns of the open catalogue (`/open/films.csv`), in a stable order. */
export const openColumns = names.flatMap((name) => columnNamed(name) ?? []);
