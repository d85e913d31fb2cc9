import { expect, test } from 'vitest';
import { isoDuration } from '@/lib/structured-data/iso-duration';
import { writeJsonLd } from '@/lib/structured-data/write-json-ld';

test('nothing that is told can end the script that it stands in, and nothing of it is lost', () => {
  const name = '</script><!--\u2028\u2029 « é »';
  const written = writeJsonLd([{ '@type': 'Person', name }]);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
  });
});

test('several things stand side by side', () => {
  const [one, other] = ['a', 'b'].map((name) => ({ '@type': 'Person' as const, name }));
  const written = writeJsonLd(one && other ? [one, other] : []);
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [one, other],
  });
});

test.each([
  [5640, 'PT1H34M'],
  [54, 'PT54S'],
  [3600, 'PT1H'],
  [0.2, 'PT1S'],
  [3599.9, 'PT1H'],
])('%s seconds are %s', (seconds, written) => expect(isoDuration(seconds)).toBe(written));
