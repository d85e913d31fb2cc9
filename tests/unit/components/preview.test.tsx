import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PreviewBar } from '@/components/preview/preview-bar';
import { PreviewList } from '@/components/preview/preview-list';
import { getPreviewTranslator } from '@/components/preview/preview-messages';
import {
  type PageState,
  type Preview,
  pageState,
  type SharedState,
} from '@/lib/site/preview/preview';
import { Preview as german } from '@/lib/site/preview/words/de.json';
import { Preview as french } from '@/lib/site/preview/words/fr.json';
import { aPreview } from '../site/preview/a-preview';
import { renderInLanguage } from './render-in-language';

// @vitest-environment jsdom

const { path } = vi.hoisted(() => ({ path: { shown: '/movie/aurora' } }));

vi.mock('next/navigation', () => ({ usePathname: () => path.shown }));

describe('the bar', () => {
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
});

describe('the list', () => {
  async function list(preview: Preview, locale: 'fr' | 'de' = 'fr') {
    const t = await getPreviewTranslator(locale);
    const { container } = renderInLanguage(<PreviewList {...{ preview, t, locale }} />, locale);
    const sections = [...container.querySelectorAll<HTMLElement>('section.part')];
    return { t, container, sections };
  }

  it('lists what has changed with its fields, what is not out and what is missing', async () => {
    const { t, sections } = await list(aPreview);
    const [changes, unpublished, owed] = sections;
    const read = (part: HTMLElement | undefined, name: string) =>
      [...(part?.querySelectorAll(name) ?? [])].map((one) => one.textContent);
    expect(read(changes, 'h3').map((title) => title?.replace(/\D/g, ''))).toEqual(['1', '1', '1']);
    const nothing = t('changes.nothing');
    for (const [name, words] of [
      ['del', ['1918', nothing, 'Suisse']],
      ['ins', ['1919', '<x>', nothing]],
    ] as const)
      for (const [at, text] of read(changes, name).entries()) expect(text).toContain(words[at]);
    expect(read(changes, 'del')).toHaveLength(3);
    expect(read(unpublished, 'li')[2]).toContain(t('unpublished.draft'));
    // A file once, however much it lacks.
    expect(read(owed, 'details')).toHaveLength(2);
    expect(read(owed, 'details:last-child > ul > li')).toHaveLength(2);
  });

  it('a record leads to its page and to both its languages, one that is gone to neither', async () => {
    const { sections } = await list(aPreview, 'de');
    const lines = [...(sections[0]?.querySelectorAll('li') ?? [])];
    const links = lines.map((line) =>
      [...line.querySelectorAll('a')].map((a) => a.getAttribute('href')),
    );
    expect(links).toEqual([
      ['/de/movie/other', '/de/preview/compare?path=%2Fmovie%2Fother'],
      ['/de/movie/aurora', '/de/preview/compare?path=%2Fmovie%2Faurora'],
      [],
    ]);
    expect(lines[2]?.textContent).toContain('maison/news/gone.yaml');
  });
});
