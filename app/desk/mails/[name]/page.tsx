import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { AdminHead } from '@/components/admin/admin-frame';
import { Moment } from '@/components/admin/moment';
import { documentsOfMail } from '@/lib/admin/mail-documents';
import { readStoredMail } from '@/lib/shop/mail/stored-mails';

/** A mail that was stored instead of sent: its text, and links to its HTML, its file and its documents. */
export default adminPage('mails', async ({ db, t, visitor, path, query }) => {
  const mail = await readStoredMail(path.name ?? '');
  if (!mail) notFound();
  const { name, to, at, subject, text, files } = mail;
  const documents = await documentsOfMail(db, mail);
  const otherFiles = files.filter((name) => !documents.some(({ file }) => file === name));
  return (
    <>
      <AdminHead t={t} title={subject} query={query} />
      <p>
        {to} · <Moment at={at} locale={visitor.locale} />
      </p>
      {otherFiles.length > 0 && <p>{t('mails.files', { files: otherFiles.join(', ') })}</p>}
      <p className="links">
        <a href={`/desk/letters/${name}`}>{t('mails.asLetter')}</a>
        <a href={`/desk/letters/${name}.eml`}>{t('mails.asFile')}</a>
        {documents.map(({ file, href }) => (
          <a key={file} href={href}>
            {file}
          </a>
        ))}
      </p>
      <pre>{text}</pre>
    </>
  );
});
