import { expect, test } from 'vitest';
import { recordLine } from '@/lib/server/preview/pages/record-line';
import { aPreview } from '../a-preview';

test('a record is called by its title, which leads to its page and to both languages of it', () =>
  expect(recordLine(aPreview, 'films/aurora', 'de').text).toBe(
    '<span class="record"><span class="kind">Film</span> <a class="title" href="/de/movie/aurora">Aurora &lt;&amp;&gt;</a> <code>maison/films/aurora.yaml</code> <a class="beside" href="/de/preview/compare?path=%2Fmovie%2Faurora">Vergleichen</a></span>',
  ));

test('one that is there no more, by its name, and leads nowhere', () =>
  expect(recordLine(aPreview, 'news/gone', 'fr').text).toBe(
    '<span class="record"><span class="kind">Actualité</span> <b class="title">news/gone</b> <code>maison/news/gone.yaml</code></span>',
  ));

test('settings, by what they are', () =>
  expect(recordLine(aPreview, 'site', 'fr').text).toBe(
    '<span class="record"><span class="kind">Réglages</span> <b class="title">Réglages</b> <code>maison/site.yaml</code></span>',
  ));
