// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { VenueList } from '@/components/screenings/venue-list';
import { renderInLanguage } from '../render-in-language';

const venue = (name: string, town: string) => ({
  slug: `${name}-${town}`,
  name,
  town,
  townSlug: town,
});

it('tells two cinemas of one name apart by their towns', () => {
  const venues = [venue('Rex', 'Berne'), venue('Rex', 'Bienne'), venue('Bio', 'Carouge')];
  const { getAllByRole } = renderInLanguage(<VenueList venues={venues} />);
  const headings = getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Rex, Berne', 'Rex, Bienne', 'Bio']);
});
