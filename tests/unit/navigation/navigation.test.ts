import { describe, expect, it } from 'vitest';
import { ariaCurrent, inAppPath } from '@/lib/navigation/link-paths';
import { stepTransition } from '@/lib/navigation/transitions/transitions';

const site = 'https://bobine.example';

it.each([
  ['/vod', '/vod', 'page'],
  ['/vod', '/fr/vod', 'page'],
  ['/de/vod', '/de/vod', 'page'],
  ['/vod', '/vod/sans-publicite', 'true'],
  ['/vod', '/vodka', undefined],
  ['/vod', '/shop', undefined],
  ['/catalogue?genre=drama', '/catalogue', undefined],
  ['/', '/vod', undefined],
] as const)('ariaCurrent of a link to %s on %s is %s', (link, shown, current) =>
  expect(ariaCurrent(link, shown)).toBe(current),
);

it.each([
  ['/movie/nerven?t=90#stills', '/movie/nerven?t=90#stills'],
  ['https://bobine.example/movie/nerven', '/movie/nerven'],
  ['http://bobine.example/vod', '/vod'],
  ['https://bobine.example/de/vod', '/vod'],
])('inAppPath keeps %s in the app as %s', (href, path) => expect(inAppPath(href, site)).toBe(path));

it('inAppPath is undefined for other addresses, however similar', () => {
  for (const href of [
    ...['https://example.org/', 'https://bobine.example.evil.org/', '//evil.org/x'],
    ...['/\\evil.org', 'mailto:a@bobine.example', 'javascript:alert(1)', 'movie/nerven'],
  ])
    expect(inAppPath(href, site), href).toBeUndefined();
});

describe('stepTransition', () => {
  const from = `${site}/shop`;
  const start = { type: 'start', kind: 'push', path: '/vod', from } as const;
  const walk = { type: 'start', kind: 'traverse', path: `${from}#dvd`, from } as const;
  const commit = (path: string) => ({ type: 'commit', address: site + path }) as const;

  it('reports start and end of a navigation, with kind and path', () => {
    const begun = stepTransition(undefined, start);
    expect(begun.signal).toEqual({ type: 'started', kind: 'push', path: '/vod' });
    const arrived = stepTransition(begun.current, commit('/vod'));
    expect(arrived).toEqual({ signal: { type: 'finished', kind: 'push', path: '/vod' } });
  });

  it('reports a failure once, however many payloads fail', () => {
    const { current } = stepTransition(undefined, start);
    const failed = stepTransition(current, { type: 'fail' });
    expect(failed.signal).toEqual({ type: 'failed', kind: 'push', path: '/vod' });
    expect(stepTransition(failed.current, { type: 'fail' }).signal).toBeUndefined();
  });

  it('follows the later of two navigations, also after a failure', () => {
    const { current } = stepTransition(undefined, start);
    const failed = stepTransition(current, { type: 'fail' });
    const walked = stepTransition(failed.current, walk);
    expect(walked.signal).toEqual({ type: 'started', kind: 'traverse', path: `${from}#dvd` });
    expect(stepTransition(walked.current, { type: 'fail' }).signal?.type).toBe('failed');
  });

  it('ignores the commit of a navigation that another has replaced', () => {
    const part = { type: 'start', kind: 'push', path: '#book', from } as const;
    const first = stepTransition(undefined, part);
    const second = stepTransition(first.current, start);
    const walked = stepTransition(second.current, walk);
    const late = stepTransition(walked.current, commit('/shop#book'));
    expect(late).toEqual({ current: walked.current });
    expect(stepTransition(late.current, commit('/vod'))).toEqual({ current: walked.current });
    expect(stepTransition(late.current, commit('/shop#dvd')).signal?.kind).toBe('traverse');
  });
});
