import { inEveryState } from '@/lib/content/store/library';
import { listOfferEnds, offerCalendarResponse } from '@/lib/seo/calendar/offer-calendar';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(() => listOfferEnds('start'));
}

/** `/movie/<slug>/start.ics`: calendar entry for the first day on which a film can be watched. */
export function GET(_: Request, { params }: RouteContext<'/[locale]/movie/[slug]/start.ics'>) {
  return offerCalendarResponse('start', params);
}
