import { builtInJobs } from '@/lib/content/built-in';
import type { RawGenres } from '@/lib/content/schema/genre';
import type { RawJobs } from '@/lib/content/schema/job';
import { foldText } from '@/lib/text/fold';
import { slugify } from '@/lib/text/slugify';
import german from '@/messages/de.json';
import french from '@/messages/fr.json';
import type { Vocabulary } from './column';

type Words = Record<string, Partial<Record<string, string>>>;

/** Words of the house's lists by slug, and as visitors read them in any language. */
export function vocabularyOf(house: { genres: RawGenres; jobs: RawJobs }): Vocabulary {
  const genres = slugsByWord(house.genres);

  const jobs = new Map([...slugsByWord(wordsOfJobs), ...slugsByWord(house.jobs)]);
  return {
    genre: (word) => genres.get(foldText(word)) ?? slugify(word, 'en'),
    job: (word) => jobs.get(foldText(word)) ?? slugify(word, 'en'),
  };
}

const wordsOfJobs: Words = Object.fromEntries(
  builtInJobs.map((job) => [job, { fr: french.Film.jobs[job], de: german.Film.jobs[job] }]),
);

function slugsByWord(list: Words): Map<string, string> {
  return new Map(
    Object.entries(list).flatMap(([slug, words]) =>
      Object.values(words).map((word = '') => [foldText(word), slug] as const),
    ),
  );
}
