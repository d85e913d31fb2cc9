// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { SubscribeLinks } from '@/components/screenings/subscribe-links';
import { renderInLanguage } from '../render-in-language';

it('says of the file which calendar it is', () => {
  const { getByRole } = renderInLanguage(
    <SubscribeLinks path="/movie/nerven/screenings.ics" label="Abonnieren" of="Nerven" />,
    'de',
  );
  const file = getByRole('link', { name: '.ics-Datei: Nerven im Kino' });
  expect(file.getAttribute('href')).toBe('/de/movie/nerven/screenings.ics');
});
