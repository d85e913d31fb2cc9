// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PreviewBar } from '@/components/preview/preview-bar';
import { PreviewList } from '@/components/preview/preview-list';
import { getPreviewTranslator } from '@/components/preview/preview-messages';
import { Preview as german } from '@/lib/site/preview/messages/de.json';
import { Preview as french } from '@/lib/site/preview/messages/fr.json';
import {
  type PageState,
  type Preview,
  pageState,
  type SharedState,
} from '@/lib/site/preview/preview';
import { aPreview } from '../site/preview/a-preview';
import { renderInLanguage } from './render-in-language';
import '../long-find-timeout';

const { path } = vi.hoisted(() => ({ path: { shown: '/movie/aurora' } }));

vi.mock('next/navigation', () => ({ usePathname: () => path.shown }));

/** Renders the bar of a page with this state. Each test needs its own path, since answers are cached. */
async function show(shown: string, state: PageState | SharedState, locale: 'fr' | 'de' = 'fr') {
  path.shown = shown;
  const fetch = vi.fn(async () => Response.json(state));
  vi.stubGlobal('fetch', fetch);
  const messages = { Preview: locale === 'fr' ? french : german };
  const words = { locale, messages, timeZone: 'Europe/Zurich' };
  const { container } = renderInLanguage(<PreviewBar messages={words} />, locale);
  await waitFor(() => expect(container.querySelector('[data-preview]')).not.toBeNull());
  return { fetch, container };
}

test('PreviewBar shows editors the build, the state of the page, and what is missing with the file', async () => {
  const state = pageState(aPreview, '/movie/aurora');
  const { fetch, container } = await show('/de/movie/aurora', state, 'de');
  const address = '/preview/state.json?path=%2Fmovie%2Faurora';
  expect(fetch.mock.calls[0]).toEqual([address, expect.anything()]);
  for (const words of ['abc123', 'aube', german.unpublished.draft, 'maison/films/aurora.yaml'])
    expect(container.textContent).toContain(words);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  const link = screen.getByRole('link', { name: german.bar.beside });
  expect(link.getAttribute('href')).toBe('/de/preview/compare?path=%2Fmovie%2Faurora');
  expect(container.querySelector('link')?.getAttribute('href')).toBe('/de/preview/marks.css');
});

test('PreviewBar shows the last day, and nothing else, for a shared link', async () => {
  const { container } = await show('/movie/sent', { until: '2026-12-01' });
  expect(container.textContent).toContain('1er décembre 2026');
  expect(container.querySelector('details, link, a')).toBeNull();
});

async function list(preview: Preview, locale: 'fr' | 'de' = 'fr') {
  const t = await getPreviewTranslator(locale);
  const { container } = renderInLanguage(<PreviewList {...{ preview, t, locale }} />, locale);
  const sections = [...container.querySelectorAll<HTMLElement>('section.part')];
  return { t, container, sections };
}

test('PreviewList lists changed fields, unpublished records and missing content', async () => {
  const { t, sections } = await list(aPreview);
  const [changes, unpublished, missing] = sections;
  const read = (part: HTMLElement | undefined, name: string) =>
    [...(part?.querySelectorAll(name) ?? [])].map((one) => one.textContent);
  expect(read(changes, 'h3').map((title) => title?.replace(/\D/g, ''))).toEqual(['1', '1', '1']);
  const nothing = t('changes.nothing');
  const containing = (...words: string[]) => words.map((word) => expect.stringContaining(word));
  expect(read(changes, 'del')).toEqual(containing('1918', nothing, 'Suisse'));
  expect(read(changes, 'ins')).toEqual(containing('1919', '<x>', nothing));
  expect(read(unpublished, 'li')[2]).toContain(t('unpublished.draft'));
  // Grouped by file.
  expect(read(missing, 'details')).toHaveLength(2);
  expect(read(missing, 'details:last-child > ul > li')).toHaveLength(2);
});
