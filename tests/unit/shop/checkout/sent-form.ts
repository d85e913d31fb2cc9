import { randomBytes } from 'node:crypto';

/** A complete checkout form as a browser sends it; `undefined` omits a field. */
export function sentForm(
  changed: Record<string, string | undefined> = {},
  lines: [article: string, pieces: string][] = [['blu-ray-nosferatu', '1']],
): URLSearchParams {
  const fields: Record<string, string | undefined> = {
    form_key: randomBytes(16).toString('base64url'),
    locale: 'fr',
    currency: 'CHF',
    email: 'anna@example.ch',
    name: 'Anna Muster',
    street: 'Marktgasse',
    building: '28',
    postcode: '9400',
    town: 'Rorschach',
    country: 'CH',
    delivery: 'post',
    payment: 'bill',
    voucher: '',
    message: '',
    act: 'order',
    ...changed,
  };
  const sent = new URLSearchParams();
  for (const [article, pieces] of lines) {
    sent.append('article', article);
    sent.append('pieces', pieces);
  }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) sent.append(name, value);
  return sent;
}
