import { expect, it } from 'vitest';
import { siteSchema } from '@/lib/content/schema/site';
import { securityText } from '@/lib/seo/security-text';

const built = new Date('2026-11-22T00:00:00Z');
const write = (security: Parameters<typeof securityText>[0]) =>
  securityText(security, 'https://films.example', built);

it('says whom to tell, and until when that holds, for less than a year', () => {
  expect(write({ contact: 'safe@films.example' })).toBe(
    [
      'Contact: mailto:safe@films.example',
      'Expires: 2027-11-17T00:00:00.000Z',
      'Preferred-Languages: fr, de, en',
      'Canonical: https://films.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names a page to tell it on, and what is promised', () => {
  const [contact, policy] = ['https://films.example/tell', 'https://films.example/policy'];
  const text = write({ contact, policy });
  expect(text).toMatch(/^Contact: https:.*tell\n/);
  expect(text).toMatch(/\nPolicy: https:.*policy\n$/);
});

it('takes no contact that is none', () => {
  const { security } = siteSchema.shape;
  const contacts = ['nobody', 'javascript:alert(1)', 'http://films.example', 'a\nb@films.example'];
  for (const contact of contacts)
    expect(security.safeParse({ contact }).success, contact).toBe(false);
});
