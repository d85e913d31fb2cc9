import type { Preview } from '@/lib/site/preview/preview';

/** The data of a small preview, with something of every kind. */
export const aPreview: Preview = {
  build: { id: 'abc123', time: '2026-11-20T10:00:00.000Z', branch: 'aube' },
  contentFolder: 'maison',
  timeZone: 'Europe/Zurich',
  missing: [
    { kind: 'translation', name: 'films/aurora', field: 'synopsis', missing: 'de' },
    { kind: 'media', name: 'films/aurora', field: 'media.film' },
    { kind: 'media', name: 'films/aurora', field: 'media.trailer' },
    { kind: 'media', name: 'films/other', field: 'media.film' },
  ],
  changes: {
    since: '2026-11-19T10:00:00.000Z',
    list: [
      {
        name: 'films/aurora',
        kind: 'altered',
        fields: [
          { field: 'year', before: '1918', after: '1919' },
          { field: 'note', after: '<x>' },
          { field: 'country', before: 'Suisse' },
        ],
      },
      { name: 'films/other', kind: 'added', fields: [] },
      { name: 'news/gone', kind: 'removed', fields: [] },
    ],
  },
  titles: { site: 'site', 'films/aurora': 'Aurora <&>', 'films/other': 'Autre' },
  unpublished: {
    'films/aurora': 'draft',
    'news/open': { from: '2026-12-03T23:00:00.000Z' },
    'films/other': { from: '2026-12-24T23:00:00.000Z' },
  },
};
