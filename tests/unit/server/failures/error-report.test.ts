import { expect, it } from 'vitest';
import { errorReportSchema } from '@/lib/server/failures/error-report';

const report = { id: '0badcafe', message: 'TypeError: lost', path: '/de/vod' };
const isReport = (more: object) => errorReportSchema.safeParse({ ...report, ...more }).success;

it.each([
  {},
  { id: 'a' },
  { id: '4294967295@E394_abcdefghi'.slice(0, 24) },
  { message: '' },
  { message: 'x'.repeat(300) },
  { path: '/' },
  { path: `/${'x'.repeat(299)}` },
])('%o is what a browser may tell', (more) => expect(isReport(more)).toBe(true));

it.each([
  { id: '' },
  { id: 'x'.repeat(25) },
  { id: 'a b' },
  { id: '<b>' },
  { id: 7 },
  { message: 'x'.repeat(301) },
  { message: undefined },
  { path: 'vod' },
  { path: '' },
  { path: `/${'x'.repeat(300)}` },
  { cookie: 'a=1' },
])('%o is not', (more) => expect(isReport(more)).toBe(false));
