// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PrintedNote } from '@/components/screenings/timetable';
import { renderInLanguage } from '../render-in-language';

it('says whose the programme is, where it goes on and of which day it is', () => {
  // Already the 5th in Zurich.
  const now = new Date('2026-12-04T23:30:00Z');
  const said = (locale: 'fr' | 'de') => {
    const { container } = renderInLanguage(<PrintedNote now={now} />, locale);
    return container.textContent;
  };
  expect(said('fr')).toBe(
    'Bobine, https://bobine.example/au-cinema. État au samedi 5 décembre 2026',
  );
  expect(said('de')).toBe(
    'Bobine, https://bobine.example/de/au-cinema. Stand: Samstag, 5. Dezember 2026',
  );
});
