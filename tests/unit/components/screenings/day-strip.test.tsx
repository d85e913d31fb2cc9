// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { DayStrip } from '@/components/screenings/day-strip';
import { renderInLanguage } from '../render-in-language';

it('keeps the name of a month with its first day, which is heard as a whole', () => {
  const days = ['2026-12-05', '2026-12-18', '2027-01-14'].map((day) => ({ day, screenings: [] }));
  const { getAllByRole } = renderInLanguage(<DayStrip days={days} />);
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'déc.samedi 5 décembresam5',
    'vendredi 18 décembreven18',
    'janv.jeudi 14 janvierjeu14',
  ]);
  expect(getAllByRole('link', { name: 'jeudi 14 janvier' })).toHaveLength(1);
});
