import { expect, it } from 'vitest';
import { chooseAnswer } from '@/lib/server/choice/choose-answer';
import { mapRoutes } from '@/lib/server/routes/map-routes';

const words = (locale: string) => {
  const path = `/_i18n/b1/${locale}/messages.json`;
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
  return [path, { file: `${path}.body`, headers, isThere: true, isFixed: true }] as const;
};
const routes = mapRoutes(
  { built: Object.fromEntries([words('fr'), words('de')]), routes: [], vary: 'rsc' },
  [],
  [],
  new Set(['fr']),
);
const choose = (url: string, method = 'GET') => chooseAnswer({ url, method, headers: {} }, routes);
const ruleOf = (url: string) => {
  const answer = choose(url);
  return answer.kind === 'built' ? answer.file.headers['cache-control'] : answer.kind;
};

it('words of this build are kept for 24 hours', () =>
  expect(ruleOf('/_i18n/b1/fr/messages.json')).toBe('public, max-age=86400'));

it('words of a language that is not cacheable are asked for anew', () =>
  expect(ruleOf('/_i18n/b1/de/messages.json')).toBe('no-cache'));

it('a tab of another build gets today’s words, and asks anew', () => {
  expect(ruleOf('/_i18n/b0/fr/messages.json')).toBe('no-cache');
  expect(choose('/_i18n/b0/fr/messages.json')).toMatchObject({
    file: { file: '/_i18n/b1/fr/messages.json.body' },
  });
});

it('a language there is not has no words', () =>
  expect(choose('/_i18n/b1/it/messages.json').kind).toBe('unknown-locale'));

it('anything else below is not found, and nothing is written there', () => {
  expect(choose('/_i18n/b1/fr').kind).toBe('not-found');
  expect(choose('/_i18n/b0/fr/messages.json', 'POST').kind).toBe('not-allowed');
});
