import type { AdminWords } from './admin-words';

const pages = [
  'orders',
  'stock',
  'vouchers',
  'payments',
  'declarations',
  'mails',
  'books',
  'journal',
  'people',
] as const;

type Props = { t: AdminWords; name: string; email: string };

/** Menu of all admin pages; on a phone it folds into the line with the site's name. */
export function AdminMenu({ t, name, email }: Props) {
  const house = (
    <>
      <strong>{name}</strong> <span>{t('desk')}</span>
    </>
  );
  return (
    <header className="desk-head">
      <details>
        <summary>{house}</summary>
        <p className="desk-house">{house}</p>
        <nav aria-label={t('desk')}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={`/desk/${page}`}>{t(`pages.${page}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk-me">
          <span>{email}</span>
          <form method="post" action="/desk/sign-out">
            <button type="submit" className="quiet">
              {t('signOut')}
            </button>
          </form>
        </div>
      </details>
    </header>
  );
}
