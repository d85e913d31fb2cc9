import type { AdminWords } from '../admin-words';

/** Target of a sign-in link. It asks for a button press, because mail scanners open links and would use up the token. */
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
