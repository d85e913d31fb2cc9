// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { SiteName } from '@/components/site/frame/site-name';
import { temporaryFolder } from '../../../temporary-folder';
import { renderInLanguage } from '../../render-in-language';

const svg = '<svg viewBox="0 0 420 100"></svg>';
const site =
  'name: Testhaus\nurl: https://test.example\ntagline: { fr: A }\ndescription: { fr: A }\n';
/** Renders the name of a site with this logo. */
function show(logo: string, isNamed = false) {
  const theme = { 'theme.yaml': `logo: ${logo}\n`, 'site.yaml': site };
  const files = { ...theme, 'media/logo.svg': svg, 'media/night.svg': svg };
  vi.stubEnv('CONTENT_DIR', temporaryFolder(files));
  return renderInLanguage(<SiteName isNamed={isNamed} />).container;
}

test('SiteName shows the logo in its ratio, the dark logo in dark mode, and the site’s name as alternative text', () => {
  const container = show('{ light: /media/logo.svg, dark: /media/night.svg }');
  const logo = screen.getByRole('img', { name: 'Testhaus' });
  expect(logo.getAttribute('src')).toBe('/media/logo.svg');
  expect(Number(logo.getAttribute('width')) / Number(logo.getAttribute('height'))).toBeCloseTo(4.2);
  const source = container.querySelector('source[media="(prefers-color-scheme: dark)"]');
  expect(source?.getAttribute('srcset')).toBe('/media/night.svg');
});
