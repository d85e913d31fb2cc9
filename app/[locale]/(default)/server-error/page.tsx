import { OfferedInstead } from '@/components/catalog/films/offered-instead';
import { ErrorMessage } from '@/components/site/errors/error-message';
import { FailedLoad } from '@/components/site/errors/failed-load';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorIdToken } from '@/lib/server/error-pages/fill-token';
import { errorWords } from '@/lib/site/errors/write-error-words';

export async function generateMetadata() {
  const { title } = await errorWords(await currentLocale());
  return { title, robots: { index: false } };
}

/** Body of the server's error responses (lib/server). It has no public address of its own. */
export default async function ServerErrorPage() {
  return (
    <>
      <FailedLoad />
      <ErrorMessage words={await errorWords(await currentLocale())} id={errorIdToken} />
      <OfferedInstead />
    </>
  );
}
