import { expect, it } from 'vitest';
import { mapBuildFiles } from '@/lib/server/routes/map-build-files';
import { mapChunks } from '@/lib/server/routes/map-chunks';

it('what a build says of itself is asked for anew, and for ever under its own name', () => {
  const type = { 'content-type': 'application/json' };
  expect([...mapBuildFiles('b7')]).toEqual([
    [
      '/builds/latest.json',
      { file: '/builds/latest.json', headers: { ...type, 'cache-control': 'no-cache' } },
    ],
    [
      '/builds/meta/b7.json',
      {
        file: '/builds/meta/b7.json',
        headers: { ...type, 'cache-control': 'public, max-age=31536000, immutable' },
      },
    ],
  ]);
});

it('Next’s own files are kept for ever, by the address that pages have them by', () =>
  expect([...mapChunks(['/chunks/a.css'])]).toEqual([
    [
      '/_next/static/chunks/a.css',
      {
        file: '/chunks/a.css',
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      },
    ],
  ]));
