// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Compare } from '@/components/preview/compare';
import { PreviewList } from '@/components/preview/preview-list';
import { previewWords } from '@/components/preview/preview-words';
import type { Preview } from '@/lib/preview/preview';
import { aPreview } from '../../preview/a-preview';
import { renderInLanguage } from '../render-in-language';

async function list(preview: Preview, locale: 'fr' | 'de' = 'fr') {
  const t = await previewWords(locale);
  const { container } = renderInLanguage(<PreviewList {...{ preview, t, locale }} />, locale);
  const sections = [...container.querySelectorAll<HTMLElement>('section.part')];
  return { t, container, sections };
}

it('lists what has changed with its fields, what is not out and what is missing', async () => {
  const { t, sections } = await list(aPreview);
  const [changes, unpublished, owed] = sections;
  const kinds = [...(changes?.querySelectorAll('h3') ?? [])].map((title) => title.textContent);
  expect(kinds).toEqual([
    `${t('changes.kinds.added')} 1`,
    `${t('changes.kinds.altered')} 1`,
    `${t('changes.kinds.removed')} 1`,
  ]);
  const read = (name: string) =>
    [...(changes?.querySelectorAll(name) ?? [])].map((one) => one.textContent);
  expect(read('del')).toEqual(
    ['1918', t('changes.nothing'), 'Suisse'].map((words) => `${t('changes.before')} ${words}`),
  );
  expect(read('ins')).toEqual(
    ['1919', '<x>', t('changes.nothing')].map((words) => `${t('changes.after')} ${words}`),
  );
  const marks = [...(unpublished?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
  expect(marks[0]).toContain('4 décembre 2026');
  expect(marks[2]).toContain(t('unpublished.draft'));
  // A file once, however much it lacks.
  expect(owed?.querySelectorAll('details')).toHaveLength(2);
  expect(owed?.querySelectorAll('details:last-child > ul > li')).toHaveLength(2);
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

it('says where there is nothing to say, and nothing to compare with', async () => {
  const nothing = { ...aPreview, owed: [], unpublished: {} };
  const { t, container } = await list({ ...nothing, changes: undefined });
  for (const words of [t('changes.nothingToCompare'), t('unpublished.none'), t('owed.none')])
    expect(container.textContent).toContain(words);
  const same = await list({ ...nothing, changes: { list: [] } });
  expect(same.container.textContent).toContain(t('changes.unchanged'));
});

it('shows a page in both languages beside each other', async () => {
  const t = await previewWords('de');
  const { container } = renderInLanguage(
    <Compare {...{ t, locale: 'de', path: '/movie/aurora' }} />,
    'de',
  );
  const frames = [...container.querySelectorAll('iframe')];
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    '/movie/aurora',
    '/de/movie/aurora',
  ]);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/de/preview/compare');
  expect(container.querySelector('input')?.value).toBe('/movie/aurora');
});
