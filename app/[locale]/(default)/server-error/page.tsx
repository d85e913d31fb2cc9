import { NewestFilms } from '@/components/catalog/films/newest-films';
import { ErrorMessage } from '@/components/site/errors/error-message';
import { ShowLoadFailure } from '@/components/site/errors/failed-load';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorIdToken } from '@/lib/server/error-pages/fill-token';
import { getErrorMessages } from '@/lib/site/errors/get-error-messages';

export async function generateMetadata() {
  const { title } = await getErrorMessages(await currentLocale());
  return { title, robots: { index: false } };
}

/** Body of the server's error responses (lib/server). The page has no public address. */
export default async function ServerErrorPage() {
  return (
    <>
      <ShowLoadFailure />
      <ErrorMessage messages={await getErrorMessages(await currentLocale())} id={errorIdToken} />
      <NewestFilms />
    </>
  );
}
