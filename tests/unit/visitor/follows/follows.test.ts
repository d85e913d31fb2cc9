// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listNewWays } from '@/lib/visitor/follows/followed';
import { addFollow, mergeFollows, removeFollow } from '@/lib/visitor/follows/follows';
import { readFollowsQuery } from '@/lib/visitor/follows/follows-query';
import { followsKey, openStoredFollows, parseFollows } from '@/lib/visitor/follows/stored-follows';

const faust = { at: 1, ways: ['disc/faust-dvd'] };

it('stored follows come back in another tab, and leave nothing behind when the last one is removed', async () => {
  await openStoredFollows().change((all) => addFollow(all, 'movie/faust', faust));
  expect(openStoredFollows().read()).toEqual({ 'movie/faust': faust });
  await openStoredFollows().change((all) => removeFollow(all, 'movie/faust'));
  expect(localStorage.getItem(followsKey)).toBeNull();
});

it.each([
  ...[null, '', '[', '3', '{}', '{"follows":[]}'],
  '{"follows":{"shop/faust":{"at":1,"ways":[]},"movie/faust":{"at":"1","ways":[]}}}',
  '{"follows":{"movie/../x":{"at":1,"ways":[]},"movie/faust":{"at":1,"ways":[1]}}}',
])('stored follows read as none from %s', (text) => expect(parseFollows(text)).toEqual({}));

it('of two devices the earlier follow stays, since more is new to it', () => {
  const later = { at: 2, ways: ['here/faust'] };
  const expected = { 'movie/faust': faust, 'person/a': later };
  expect(
    mergeFollows({ 'movie/faust': later, 'person/a': later }, { 'movie/faust': faust }),
  ).toEqual(expected);
  expect(
    mergeFollows({ 'movie/faust': faust }, { 'movie/faust': later, 'person/a': later }),
  ).toEqual(expected);
});

it('what is new is the nearest way of each film that there was not when the page was followed', () => {
  const title = { text: 'Faust', lang: 'de', translated: true };
  const way = (key: string) => {
    const [, slug = ''] = /\/(faust|nosferatu)/.exec(key) ?? [];
    return { key, slug, kind: 'disc' as const, film: title, href: '/' };
  };
  const keys = ['here/faust', 'elsewhere/faust/x', 'disc/faust-dvd', 'disc/nosferatu-dvd'];
  const followed = {
    page: 'person/a',
    kind: 'person',
    title,
    href: '/',
    ways: keys.map(way),
  } as const;
  const news = listNewWays({ ...followed, ways: [...followed.ways] }, faust);
  expect(news.map(({ key }) => key)).toEqual(['here/faust', 'disc/nosferatu-dvd']);
});

it.each([
  ['locale=fr&pages=movie/faust,person/asta-nielsen', ['movie/faust', 'person/asta-nielsen']],
  ['locale=fr&pages=shop/faust', 'pages: expected pages such as movie/faust'],
  [`locale=fr&pages=${Array(61).fill('movie/a').join()}`, 'pages: expected 60 pages at most'],
  ['locale=xx&pages=movie/faust', 'locale: expected one of fr, de'],
])('the query %s is read as %j', (query, expected) => {
  const read = readFollowsQuery(new URLSearchParams(query));
  expect('error' in read ? read.error : read.pages).toEqual(expected);
});
