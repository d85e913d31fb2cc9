import { notFound } from 'next/navigation';
import { DeskHead } from '@/components/desk/desk-head';
import { Moment } from '@/components/desk/moment';
import { readKeptMail } from '@/lib/mail/kept-mails';
import { deskPage } from '../../desk-page';

/** A mail that nobody has sent: its text, and as its reader would have seen it. */
export default deskPage(async ({ t, visitor, path, query }) => {
  const mail = await readKeptMail(path.name ?? '');
  if (!mail) notFound();
  const { name, to, at, subject, text, files } = mail;
  return (
    <>
      <DeskHead t={t} title={subject} query={query} />
      <p>
        {to} · <Moment at={at} locale={visitor.locale} />
      </p>
      {files.length > 0 && <p>{t('mails.files', { files: files.join(', ') })}</p>}
      <p className="links">
        <a href={`/desk/letters/${name}`}>{t('mails.asLetter')}</a>
        <a href={`/desk/letters/${name}.eml`}>{t('mails.asFile')}</a>
      </p>
      <pre>{text}</pre>
    </>
  );
});
