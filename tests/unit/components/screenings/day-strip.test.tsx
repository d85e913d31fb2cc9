// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { DayStrip } from '@/components/screenings/day-strip';
import { renderInLanguage } from '../render-in-language';

it('keeps the days of a month together under its name, each of them heard as a whole', () => {
  const days = ['2026-12-05', '2026-12-18', '2027-01-14'].map((day) => ({ day, screenings: [] }));
  const { getAllByRole } = renderInLanguage(<DayStrip days={days} />);
  const months = getAllByRole('list').map((list) => list.parentElement?.textContent);
  expect(months).toEqual([
    'déc.samedi 5 décembresam5vendredi 18 décembreven18',
    'janv.jeudi 14 janvierjeu14',
  ]);
  expect(getAllByRole('link', { name: 'jeudi 14 janvier' })).toHaveLength(1);
});
