// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { TimetableDay } from '@/components/screenings/timetable-day';
import { renderInLanguage } from '../render-in-language';

it('is headed by a date as one says it, once', () => {
  const { getByRole } = renderInLanguage(<TimetableDay day="2026-12-04" screenings={[]} />, 'de');
  expect(getByRole('heading', { name: 'Freitag, 4. Dezember' })).toBeTruthy();
});
