import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { SiteName } from '@/components/site/frame/site-name';
import { renderInLanguage } from '../../render-in-language';

// @vitest-environment jsdom

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-name-'));
  mkdirSync(join(house, 'media'));
  for (const name of ['logo', 'night'])
    writeFileSync(join(house, `media/${name}.svg`), '<svg viewBox="0 0 420 100"></svg>');
  writeFileSync(
    join(house, 'site.yaml'),
    'name: Testhaus\nurl: https://test.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
  );
  vi.stubEnv('CONTENT_DIR', house);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(house, { recursive: true });
});

test('SiteName shows the logo in its ratio, the dark logo in dark mode, and the site’s name as alternative text', () => {
  writeFileSync(
    join(house, 'theme.yaml'),
    'logo: { light: /media/logo.svg, dark: /media/night.svg }\n',
  );
  const { container } = renderInLanguage(<SiteName />);
  const logo = screen.getByRole('img', { name: 'Testhaus' });
  expect(logo.getAttribute('src')).toBe('/media/logo.svg');
  expect(Number(logo.getAttribute('width')) / Number(logo.getAttribute('height'))).toBeCloseTo(4.2);
  const source = container.querySelector('source[media="(prefers-color-scheme: dark)"]');
  expect(source?.getAttribute('srcset')).toBe('/media/night.svg');
});

test('the logo has no alternative text if its link is already named', () => {
  writeFileSync(join(house, 'theme.yaml'), 'logo: /media/logo.svg\n');
  const { container } = renderInLanguage(<SiteName isNamed />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});
