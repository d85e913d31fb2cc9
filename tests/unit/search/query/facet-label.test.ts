import { beforeEach, expect, test, vi } from 'vitest';
import * as searchIndex from '@/lib/search/engine/get-search-index';
import { filterLabels } from '@/lib/search/engine/no-result-suggestions';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { facetLabel } from '@/lib/search/query/facet-label';
import type { FacetKey } from '@/lib/search/query/facets';
import fr from '@/messages/fr.json' with { type: 'json' };
import { showLibrary } from '../../show-library';
import { t } from './french-messages';

const column = (values: string[], numbers: number[]) => ({ values, numbers });
showLibrary(() => ({ genres: { horror: { fr: 'Épouvante', de: 'Horror' } } }) as never);
const index = {
  people: new Map([['carl-mayer', 'Carl Mayer']]),
  facets: {
    genre: column(['drama', 'horror', 'war'], [1, 0, 1, 2, 1, 2]),
    decade: column(['1910', '1920', '1930'], [2, 2, 2, 0, 1, 1]),
  },
} as never;
beforeEach(() => void vi.spyOn(searchIndex, 'getSearchIndex').mockReturnValue(index));

const { Catalogue: words } = fr;

test.each([
  ['genre', 'horror', 'Épouvante'],
  ['genre', 'unheard-of', 'unheard-of'],
  ['country', 'CH', 'Suisse'],
  ['decade', '1920', words.decadeValue.replace('{decade}', '1920')],
  ['director', 'carl-mayer', 'Carl Mayer'],
  ['actor', 'carl-mayer', 'Carl Mayer'],
  ['person', 'nobody', 'nobody'],
  ['language', 'de', 'Allemand'],
  ['language', 'zxx', words.noWords],
  ['runtime', 'under-30', words.runtimes['under-30']],
  ['children', 'all', words.childrenAll],
  ['children', '8', words.childrenValue.replace('{age}', '8')],
  [
    'subtitles',
    'both',
    words.subtitleValues.both.replace('{first}', 'français').replace('{second}', 'allemand'),
  ],
  [
    'subtitles',
    'disc-fr',
    words.onDisc.replace('{subtitles}', words.subtitleValues.one.replace('{language}', 'français')),
  ],
  ['access', 'captions-de', `${words.accessValues.captions}, allemand`],
  ['access', 'sign-language', words.accessValues.signLanguage],
  ['watchable', '1', words.watchableValue],
  ['shop', '1', words.shopValue],
] as [FacetKey, string, string][])('the label of %s “%s” is “%s”', (key, value, label) =>
  expect(facetLabel(key, value, 'fr', t)).toBe(label),
);

test('filterLabels lists the chosen values in the order of the facets', () => {
  const query = parseQuery({ person: 'carl-mayer', genre: ['horror', 'war'], country: 'CH' });
  expect(filterLabels(query, 'fr', t)).toEqual([
    { key: 'genre', value: 'horror', text: 'Épouvante' },
    { key: 'genre', value: 'war', text: 'war' },
    { key: 'country', value: 'CH', text: 'Suisse' },
    { key: 'person', value: 'carl-mayer', text: 'Carl Mayer' },
  ]);
});
