import { inEveryState } from '@/lib/content/store/library';
import { answerCalendar } from '@/lib/seo/calendar/answer-calendar';
import { listOfferEnds } from '@/lib/seo/calendar/list-offer-ends';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(() => listOfferEnds('start'));
}

/** `/movie/<slug>/start.ics`: calendar entry for the first day on which a film can be watched. */
export function GET(_: Request, { params }: RouteContext<'/[locale]/movie/[slug]/start.ics'>) {
  return answerCalendar('start', params);
}
