import { ErrorMessage } from '@/components/errors/error-message';
import { FailedLoad } from '@/components/errors/failed-load';
import { OfferedInstead } from '@/components/films/offered-instead';
import { errorWords } from '@/lib/errors/write-error-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorIdToken } from '@/lib/server/notices/fill-token';

export async function generateMetadata() {
  const { title } = await errorWords(await currentLocale());
  return { title, robots: { index: false } };
}

/** What the front (lib/server) answers with when the server fails. Never an address of its own. */
export default async function ServerErrorPage() {
  return (
    <>
      <FailedLoad />
      <ErrorMessage words={await errorWords(await currentLocale())} id={errorIdToken} />
      <OfferedInstead />
    </>
  );
}
