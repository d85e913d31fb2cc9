import { inEveryState } from '@/lib/content/store/library';
import { listOfferEnds, offerCalendarResponse } from '@/lib/seo/calendar/offer-calendar';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(() => listOfferEnds('end'));
}

/** `/movie/<slug>/end.ics`: calendar entry for the day on which a film leaves the site. */
export function GET(_: Request, { params }: RouteContext<'/[locale]/movie/[slug]/end.ics'>) {
  return offerCalendarResponse('end', params);
}
