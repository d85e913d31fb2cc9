import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '@/lib/shop/mail/mail';
import type { Block, MailContent } from '@/lib/shop/mail/mail-content';
import { createMailFormatter, type MailFormatter, words } from '@/lib/shop/mail/mail-context';
import { renderMail } from '@/lib/shop/mail/shop-mail';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import {
  type StaffEvent,
  type StaffEventKind,
  staffEventKinds,
  staffEventSchema,
} from './staff-event';

/** The payload of an outbox entry for staff: one recipient, and what has happened. */
export const staffMailPayload = z.object({ to: z.string(), events: z.array(staffEventSchema) });

/**
 * Writes a mail to staff: the events, with links to the admin, which shows names and
 * addresses to those who are signed in.
 */
export async function staffMail(
  { to, events }: z.infer<typeof staffMailPayload>,
  locale: Locale,
): Promise<Mail> {
  const formatter = await createMailFormatter(locale);
  const { name } = getSite(locale);
  const [first, ...others] = events;
  const about = first && others.length === 0 ? describe(first, formatter) : undefined;
  const subject = about ?? formatter.t('staff.several', { count: events.length });
  const content: MailContent = {
    subject: formatter.t('staff.subject', { site: name, subject }),
    title: subject,
    blocks: [
      ...staffEventKinds.flatMap((kind) => partOf(kind, events, formatter)),
      words(formatter.t('staff.why')),
    ],
  };
  return renderMail(to, content, formatter);
}

/** The events of one kind, with a link to each order, or to the list of the admin. */
function partOf(kind: StaffEventKind, events: StaffEvent[], formatter: MailFormatter): Block[] {
  const own = events.filter((event) => event.kind === kind);
  if (own.length === 0) return [];
  return [
    { is: 'heading', text: formatter.t(`staff.heading.${kind}`) },
    ...own.map(
      (event): Block => ({
        is: 'link',
        isQuiet: true,
        text: describe(event, formatter),
        url: `${siteUrl()}${adminPath(event)}`,
      }),
    ),
  ];
}

const lists = {
  order: '/desk/orders',
  withdrawal: '/desk/declarations',
  dispute: '/desk/orders?state=problems',
  stuckMail: '/desk/mails',
  lowStock: '/desk/stock',
} as const satisfies Record<StaffEventKind, string>;

function adminPath(event: StaffEvent): string {
  if (event.kind === 'stuckMail') return lists.stuckMail;
  return 'orderId' in event && event.orderId ? `/desk/orders/${event.orderId}` : lists[event.kind];
}

function describe(event: StaffEvent, { t, money, locale }: MailFormatter): string {
  switch (event.kind) {
    case 'order':
      return t('staff.order', {
        number: event.number,
        amount: money(event.amount, event.currency),
      });
    case 'withdrawal':
      return t('staff.withdrawal', { number: event.number ?? 'none' });
    case 'dispute':
      return t(event.problem === 'disputed' ? 'staff.disputed' : 'staff.refundFailed', {
        number: event.number,
      });
    case 'stuckMail':
      return t('staff.stuckMail', { number: event.number ?? 'none' });
    case 'lowStock': {
      const title = createArticleLookup(locale)(event.article)?.title ?? event.article;
      return t('staff.lowStock', { title, pieces: event.pieces });
    }
  }
}
