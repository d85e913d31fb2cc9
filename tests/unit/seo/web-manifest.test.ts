import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webManifest } from '@/lib/seo/web-manifest';
import { iconFiles } from '@/tools/theme/icon-files.mjs';

test('one site in two languages, each beginning where its language does', () => {
  const [fr, de] = [webManifest('fr'), webManifest('de')];
  expect([fr.start_url, de.start_url]).toEqual(['/', '/de']);
  expect([fr.lang, de.lang]).toEqual(['fr-FR', 'de-DE']);
  expect(fr.id).toBe(de.id);
  expect(fr.name).toBe('Bobine');
});

test('names the icons that the build makes, and no others', () => {
  const made = Object.values(iconFiles).map((name) => `/${name}`);
  for (const { src } of webManifest('fr').icons ?? []) expect(made).toContain(src);
  expect(existsSync('public/icon.svg')).toBe(true);
});
