import { expect, it } from 'vitest';
import { isOtherPage } from '@/lib/builds/is-other-page';

const here = 'https://films.example/movie/judex?t=3#watch';

it.each(['/vod', '/movie/judex', '/movie/judex?t=4', 'https://films.example/'])(
  '%s is another page',
  (there) => expect(isOtherPage(here, there)).toBe(true),
);

it.each(['#credits', '/movie/judex?t=3#cast', 'https://example.org/', 'mailto:a@example.org'])(
  '%s is none',
  (there) => expect(isOtherPage(here, there)).toBe(false),
);
