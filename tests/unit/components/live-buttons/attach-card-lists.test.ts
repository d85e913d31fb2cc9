// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawBegunFilms } from '@/components/live-buttons/attach-card-lists';

const bar = (slug: string, minutes: string) =>
  `<span data-begun="${slug}" data-minutes="${minutes}" hidden><span></span></span>`;

test('a bar says how much of its film was played, and hides where nobody knows', () => {
  document.body.innerHTML = bar('discs', '0.9') + bar('faust', '107') + bar('odd', '');
  const begun = (slug: string, time: number) => ({ slug, type: 'video' as const, time, at: 3 });
  drawBegunFilms([begun('discs', 27), begun('discs', 3), begun('odd', 9)], 'Played: {percent} %');
  const [discs, faust, odd] = document.querySelectorAll<HTMLElement>('[data-begun]');
  expect(discs?.hidden).toBe(false);
  expect(discs?.getAttribute('aria-label')).toBe('Played: 50 %');
  expect(discs?.querySelector('span')?.style.width).toBe('50%');
  expect([faust?.hidden, odd?.hidden]).toEqual([true, true]);
  drawBegunFilms([], '');
  expect(discs?.hidden).toBe(true);
});
