import type { AdminWords } from '../admin-words';

/** What a link in a mail opens: a button, so that a program that looks at mails does not use the link up. */
export function OpenLink({ t, secret }: { t: AdminWords; secret: string }) {
  return (
    <section className="door">
      <h1>{t('desk')}</h1>
      <p>{t('signIn.ready')}</p>
      <form method="post" action="/desk/sign-in/enter" className="act">
        <input type="hidden" name="t" value={secret} />
        <button type="submit">{t('signIn.enter')}</button>
      </form>
    </section>
  );
}
