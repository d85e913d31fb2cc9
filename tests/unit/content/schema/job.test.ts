import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInJobs } from '@/lib/content/built-in';
import { jobsSchema } from '@/lib/content/schema/job';
import { locales } from '@/lib/i18n/locales';
import { faultsOf } from './faults-of';

test.each(locales)('every job that is built in has its words in %s, and no other has', (locale) => {
  const { Film } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  expect([...builtInJobs].sort()).toEqual(Object.keys(Film.jobs).sort());
});

test('a house has further jobs, each with its word in every language', () => {
  const jobs = { 'lion-taming': { fr: 'Domptage', de: 'Dressur' } };
  expect(jobsSchema.parse(jobs)).toEqual(jobs);
});

test.each([
  [{ Taming: { fr: 'Domptage', de: 'Dressur' } }, 'Taming'],
  [{ taming: { fr: 'Domptage' } }, 'taming.de'],
  [{ taming: { fr: '', de: 'Dressur' } }, 'taming.fr'],
  [{ taming: { fr: 'Domptage', de: 'Dressur', it: 'Doma' } }, 'taming'],
])('%j is at fault', (jobs, field) => {
  expect(faultsOf(jobsSchema, jobs).map((fault) => fault.split(':')[0])).toEqual([field]);
});
