import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const drawn = async (on: 'poster' | 'screen') => {
  const { FilmMarks } = await import('@/components/visitor/lists/film-marks');
  return renderToStaticMarkup(
    <FilmMarks slug="nerven" title="Nerven" on={on} words={{ toWatch: '{title}', seen: 'Vu' }}>
      <span>En DVD</span>
    </FilmMarks>,
  );
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a card has its button for the films to see', async () => {
  expect(await drawn('poster')).toContain('data-list="toWatch"');
});

test('where the house has switched its lists off, a card says what one can do with the film, and no more', async () => {
  vi.stubEnv('NEXT_PUBLIC_LISTS', 'off');
  expect(await drawn('poster')).toBe('<div class="film-marks"><span>En DVD</span></div>');
  expect(await drawn('screen')).toBe('');
});
