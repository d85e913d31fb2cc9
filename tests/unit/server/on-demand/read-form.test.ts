import { expect, test } from 'vitest';
import { readForm } from '@/lib/server/on-demand/make-unbuilt';

test.each([
  ['/fr.html', '/', {}],
  ['/de.rsc', '/de?_rsc', { rsc: '1' }],
  [
    '/fr.segments/_tree.segment.rsc',
    expect.stringMatching(/^\/\?_rsc=/),
    { 'next-router-segment-prefetch': '/_tree' },
  ],
  ['/og/de/a.png.body', '/og/de/a.png', {}],
  ['/de/movie/a/end.ics.body', '/de/movie/a/end.ics', {}],
])('%s is what Next answers at %s', (file, address, headers) => {
  expect(readForm(file)).toMatchObject({ address, headers });
});

test.each([
  ['/fr/vod.html', { address: '/vod', path: '/fr/vod', headers: {} }],
  ['/fr/vod.rsc', { address: '/vod?_rsc', path: '/fr/vod', headers: { rsc: '1' } }],
  [
    '/de/a.segments/b/__PAGE__.segment.rsc',
    {
      address: expect.stringMatching(/^\/de\/a\?_rsc=[\w-]{16}$/),
      path: '/de/a',
      headers: {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': '/b/__PAGE__',
      },
    },
  ],
  ['/a.html.body', { address: '/a.html', path: '/a.html', headers: {} }],
  ['/fr/a.htmlx', { address: '/a.htmlx', path: '/fr/a.htmlx', headers: {} }],
])('%s is read as what Next has it by', (file, form) => expect(readForm(file)).toEqual(form));
