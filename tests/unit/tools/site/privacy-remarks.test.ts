import { expect, test } from 'vitest';
import { privacyRemarks } from '@/tools/site/privacy-remarks';

const fields = (site: Parameters<typeof privacyRemarks>[0]) =>
  privacyRemarks(site).map((one) => typeof one === 'object' && one.values.field);
const privacy = {
  responsible: { name: 'A', address: ['Rue 1'], email: 'a@a.example' },
  ...{ country: 'FR', hosting: { name: 'B' }, words: 'follow' },
  logs: { visits: 'off', addresses: false, days: 7 },
};
const ads = { backend: 'vast', tag: 'https://ads.example', publisherId: 'p', channelId: 'c' };

test.each([
  [{ privacy }, []],
  [{}, ['privacy.responsible', 'privacy.country', 'privacy.hosting', 'privacy.logs']],
  [{ privacy: { ...privacy, country: 'DE' } }, ['privacy.authority']],
  [{ privacy, ads }, ['ads.operator']],
  [{ privacy, ads: { ...ads, operator: 'C' } }, []],
])('missing privacy facts are remarked (%#)', (site, remarked) =>
  expect(fields(site as never)).toEqual(remarked),
);
