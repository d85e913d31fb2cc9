import { expect, test } from 'vitest';
import { languageSchema } from '@/lib/content/schema/language';
import { faultsOf } from './faults-of';

test.each(['fr', 'de', 'de-CH', 'zxx', 'gsw', 'zh-Hant'])('%s is a language', (tag) => {
  // The second time from what was judged before.
  for (let time = 0; time < 2; time += 1) expect(faultsOf(languageSchema, tag)).toEqual([]);
});

test.each(['FR', 'de-ch', 'allemand', 'xx', 'not a tag', '', 'qqq'])('%j is none', (tag) => {
  for (let time = 0; time < 2; time += 1)
    expect(faultsOf(languageSchema, tag)).toEqual([
      ': a BCP 47 language tag such as fr, de or de-CH',
    ]);
});
