import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const render = async (on: 'poster' | 'screen') => {
  const { FilmMarks } = await import('@/components/visitor/lists/film-marks');
  return renderToStaticMarkup(
    <FilmMarks slug="nerven" title="Nerven" on={on} messages={{ toWatch: '{title}', seen: 'Vu' }}>
      <span>En DVD</span>
    </FilmMarks>,
  );
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a card has a button for the watchlist, and only its other content if lists are switched off', async () => {
  expect(await render('poster')).toContain('data-list="toWatch"');
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_LISTS', 'off');
  expect(await render('poster')).toBe('<div class="film-marks"><span>En DVD</span></div>');
  expect(await render('screen')).toBe('');
});
