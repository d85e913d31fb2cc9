import { notFound } from 'next/navigation';
import { AdminHead } from '@/components/admin/admin-head';
import { Moment } from '@/components/admin/moment';
import { papersOfMail } from '@/lib/admin/papers-of-mail';
import { readStoredMail } from '@/lib/shop/mail/stored-mails';
import { deskPage } from '../../desk-page';

/** A stored mail that was not sent: its text and a preview of its HTML. */
export default deskPage(async ({ db, t, visitor, path, query }) => {
  const mail = await readStoredMail(path.name ?? '');
  if (!mail) notFound();
  const { name, to, at, subject, text, files } = mail;
  const papers = await papersOfMail(db, mail);
  const others = files.filter((name) => !papers.some(({ file }) => file === name));
  return (
    <>
      <AdminHead t={t} title={subject} query={query} />
      <p>
        {to} · <Moment at={at} locale={visitor.locale} />
      </p>
      {others.length > 0 && <p>{t('mails.files', { files: others.join(', ') })}</p>}
      <p className="links">
        <a href={`/desk/letters/${name}`}>{t('mails.asLetter')}</a>
        <a href={`/desk/letters/${name}.eml`}>{t('mails.asFile')}</a>
        {papers.map(({ file, href }) => (
          <a key={file} href={href}>
            {file}
          </a>
        ))}
      </p>
      <pre>{text}</pre>
    </>
  );
});
