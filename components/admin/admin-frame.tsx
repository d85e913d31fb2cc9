import type { ReactNode } from 'react';
import { isRefusal, isSingleAction, type SingleAction } from '@/lib/admin/actions/action-names';
import { mayEnter, pagesOf } from '@/lib/admin/roles';
import type { StaffMember } from '@/lib/admin/session';
import { localePath } from '@/lib/i18n/locales';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import type { AdminTranslator } from './admin-translator';
import { MenuLinks } from './menu-links';

type AdminHeadProps = {
  t: AdminTranslator;
  title: string;
  query: Record<string, string | undefined>;
  /** What the last action changed, such as an article's title. */
  subject?: string | undefined;
  children?: ReactNode;
};

/** Header of an admin page, with the result of the last action. */
export function AdminHead({ t, title, query, subject, children }: AdminHeadProps) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {children}
      </div>
      <CommandNotice t={t} query={query} subject={subject} />
    </>
  );
}

type CommandNoticeProps = Pick<AdminHeadProps, 't' | 'query' | 'subject'>;

/** Result of the last action, from the query of the redirect: a message or an error. */
function CommandNotice({ t, query, subject }: CommandNoticeProps) {
  const { said: completed, fault: refusal } = query;
  const prefix = subject && <strong>{subject}: </strong>;
  if (isRefusal(refusal))
    return (
      <p role="alert" className="notice error">
        {prefix}
        {t(`refusals.${refusal}`)}
      </p>
    );
  if (!isSingleAction(completed)) return null;
  return (
    <p role="status" className="notice">
      {prefix}
      {mentionsMail(completed) && !readMailSettings().url
        ? t(`succeededWithoutMail.${completed}`)
        : t(`succeeded.${completed}`)}
    </p>
  );
}

const actionsWithMail = [
  ...(['order-send', 'order-cancel', 'order-refund', 'order-remind'] as const),
  'person-invite',
] as const;

/** Whether the action's message mentions a mail. Without a mail server, mails are only stored, so the message differs. */
function mentionsMail(name: SingleAction): name is (typeof actionsWithMail)[number] {
  return actionsWithMail.some((action) => action === name);
}

type AdminMenuProps = {
  t: AdminTranslator;
  name: string;
  visitor: StaffMember;
  hasShop: boolean;
};

/**
 * Menu of the admin pages that the person's role may open. On a phone it is folded, and the line with the site's name
 * unfolds it.
 */
export function AdminMenu({ t, name, visitor, hasShop }: AdminMenuProps) {
  const { email, role, locale } = visitor;
  const nameOf = (page: ReturnType<typeof pagesOf>[number]) =>
    page === 'people' && !mayEnter(role, 'staff') ? t('pages.account') : t(`pages.${page}`);
  const siteTitle = (
    <>
      <strong>{name}</strong> <span>{t('desk')}</span>
    </>
  );
  return (
    <header className="desk-head">
      <details>
        <summary>
          {siteTitle} <b>{t('menu')}</b>
        </summary>
        <div className="desk-bar">
          <p className="desk-site-name">{siteTitle}</p>
          <nav aria-label={t('desk')}>
            <MenuLinks
              links={pagesOf(role, hasShop).map((page) => [`/desk/${page}`, nameOf(page)])}
            />
          </nav>
          <div className="desk-me">
            <span>{email}</span>
            <a href={localePath('/', locale)}>{t('viewSite')}</a>
            <form method="post" action="/desk/sign-out">
              <button type="submit" className="quiet">
                {t('signOut')}
              </button>
            </form>
          </div>
        </div>
      </details>
    </header>
  );
}

type PaginationProps = {
  t: AdminTranslator;
  page: number;
  hasMore: boolean;
  href: (page: number) => string;
};

/** Links to the previous and next page of a long list. */
export function Pagination({ t, page, hasMore, href }: PaginationProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pages" aria-label={t('morePages')}>
      {page > 1 && <a href={href(page - 1)}>{t('before')}</a>}
      {hasMore && <a href={href(page + 1)}>{t('after')}</a>}
    </nav>
  );
}
