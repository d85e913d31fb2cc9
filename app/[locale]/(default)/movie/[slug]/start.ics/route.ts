import { inEveryState } from '@/lib/content/store/library';
import { answerCalendar } from '@/lib/seo/calendar/answer-calendar';
import { listOfferEnds } from '@/lib/seo/calendar/list-offer-ends';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(() => listOfferEnds('start'));
}

/** `/movie/<slug>/start.ics`: the day on which a film can first be watched, for a calendar. */
export function GET(_: Request, { params }: RouteContext<'/[locale]/movie/[slug]/start.ics'>) {
  return answerCalendar('start', params);
}
