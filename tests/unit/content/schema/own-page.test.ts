import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownPageNames } from '@/lib/content/schema/own-page';

test('a menu can name these pages of the site’s own, and each has its word there', () => {
  expect(ownPageNames).toEqual('catalogue collections screenings vod news shop lists'.split(' '));
  const { Navigation } = JSON.parse(readFileSync('messages/fr.json', 'utf8'));
  for (const name of ownPageNames) expect(Navigation).toHaveProperty(name);
});
