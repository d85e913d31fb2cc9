// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { PageState, SharedState } from '@/lib/preview/page-state';
import { pageState } from '@/lib/preview/page-state';
import { Preview as german } from '@/lib/preview/words/de.json';
import { Preview as french } from '@/lib/preview/words/fr.json';
import { aPreview } from '../../preview/a-preview';
import { renderInLanguage } from '../render-in-language';

const { path } = vi.hoisted(() => ({ path: { shown: '/movie/aurora' } }));
vi.mock('next/navigation', () => ({ usePathname: () => path.shown }));

/** Shows the bar of a page that the server says this of; each test has a page of its own, since answers are kept. */
async function show(shown: string, state: PageState | SharedState, locale: 'fr' | 'de' = 'fr') {
  path.shown = shown;
  const asked = vi.fn(async () => Response.json(state));
  vi.stubGlobal('fetch', asked);
  const messages = { Preview: locale === 'fr' ? french : german };
  const words = { locale, messages, timeZone: 'Europe/Zurich' };
  const { container } = renderInLanguage(<PreviewBar words={words} />, locale);
  await waitFor(() => expect(container.querySelector('[data-preview]')).not.toBeNull());
  return { asked, container };
}

it('says to editors which build this is, whether the page is out, and what it lacks, with the file', async () => {
  const { asked, container } = await show(
    '/de/movie/aurora',
    pageState(aPreview, '/movie/aurora'),
    'de',
  );
  expect(asked.mock.calls[0]).toEqual([
    '/preview/state.json?path=%2Fmovie%2Faurora',
    expect.anything(),
  ]);
  for (const words of ['abc123', 'aube', german.unpublished.draft, 'maison/films/aurora.yaml'])
    expect(container.textContent).toContain(words);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  const link = screen.getByRole('link', { name: german.bar.beside });
  expect(link.getAttribute('href')).toBe('/de/preview/compare?path=%2Fmovie%2Faurora');
  expect(container.querySelector('link')?.getAttribute('href')).toBe('/de/preview/marks.css');
});

it('closes at a press, without a script of ours', async () => {
  const { container } = await show('/movie/other', pageState(aPreview, '/movie/other'));
  const summary = container.querySelector('summary');
  if (summary) fireEvent.click(summary);
  expect(container.querySelector('details')?.open).toBe(false);
});

it('says to who was sent a link its last day, and no more', async () => {
  const { container } = await show('/movie/sent', { until: '2026-12-01' });
  expect(container.textContent).toContain('1er décembre 2026');
  expect(container.querySelector('details, link, a')).toBeNull();
});

it('in a frame there are the marks alone', async () => {
  vi.stubGlobal('top', {});
  const { container } = await show('/movie/framed', pageState(aPreview, '/movie/framed'));
  expect(container.querySelector('link')).not.toBeNull();
  expect(container.textContent).toBe('');
});
