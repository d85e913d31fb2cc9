import { ContentError } from '@/lib/content/fault';
import { loadLibrary } from '@/lib/content/load-library';

/** `npm run content:check`: says what is in the content, or every fault in it. */
try {
  const { films, collections, articles } = loadLibrary();
  process.stdout.write(
    `The content is sound: ${films.size} films, ${collections.size} collections, ${articles.size} articles.\n`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
