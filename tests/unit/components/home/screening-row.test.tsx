// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ScreeningRow } from '@/components/home/screening-row';
import { screeningsOf } from '@/lib/films/screenings/screenings-of';
import { filmFixture } from '../../films/film-fixture';
import { cinemas, screening } from '../../films/screenings/small-cinemas';
import { renderInLanguage } from '../render-in-language';

it('says of a screening that is sold out its version as well', () => {
  const version = { subtitles: ['fr'] };
  const announced = cinemas({
    z: [screening('bio', '2026-12-04T20:30+01:00', { version, state: 'sold-out' })],
  });
  const [shown] = screeningsOf('z', announced, 'fr');
  if (!shown) throw new Error('no screening');
  const { getByText } = renderInLanguage(
    <ScreeningRow screening={{ ...shown, film: filmFixture('nerven') }} />,
  );
  expect(getByText('VOstFR')).toBeTruthy();
  expect(getByText('Complet')).toBeTruthy();
});
