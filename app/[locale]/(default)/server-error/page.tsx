import { ErrorMessage } from '@/components/errors/error-message';
import { FailedLoad } from '@/components/errors/failed-load';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorWords } from '@/lib/i18n/error-words';
import { errorIdToken } from '@/lib/server/error-id-token';

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
    </>
  );
}
