/**
 * How a postcode is written, with one that is and what countries put before it (that of their number plates, or ISO
 * 3166), in the countries whose posts say so; elsewhere anything is taken.
 */
const forms: Readonly<Record<string, { form: RegExp; example: string; prefixes: string }>> = {
  AT: { form: /^\d{4}$/, example: '1010', prefixes: 'A|AT' },
  BE: { form: /^\d{4}$/, example: '1000', prefixes: 'B|BE' },
  CH: { form: /^[1-9]\d{3}$/, example: '1200', prefixes: 'CH' },
  DE: { form: /^\d{5}$/, example: '10115', prefixes: 'D|DE' },
  ES: { form: /^\d{5}$/, example: '28001', prefixes: 'E|ES' },
  FR: { form: /^\d{5}$/, example: '75001', prefixes: 'F|FR' },
  IT: { form: /^\d{5}$/, example: '00118', prefixes: 'I|IT' },
  // Within the Swiss numbers.
  LI: { form: /^94(?:8[5-9]|9[0-8])$/, example: '9490', prefixes: 'FL|LI|CH' },
  LU: { form: /^\d{4}$/, example: '1009', prefixes: 'L|LU' },
};

/**
 * A postcode as its country's post writes it: `CH-8001` → `8001`, `75 001` → `75001`; of a country where anything is taken
 * as it was typed. `undefined` where it is none of that country.
 */
export function readPostcode(written: string, country: string): string | undefined {
  const known = forms[country];
  if (!known) return written.trim();
  const prefix = new RegExp(`^(?:${known.prefixes})(?=[\\p{Pd}\\d])\\p{Pd}?`, 'iu');
  const plain = written.replace(/\s/g, '').replace(prefix, '');
  return known.form.test(plain) ? plain : undefined;
}

/** Empty of a country where anything is taken. */
export function examplePostcode(country: string): string {
  return forms[country]?.example ?? '';
}

/** Whether all of them are figures: a telephone shows those first. */
export function areFigures(countries: readonly string[]): boolean {
  return countries.every((country) => forms[country] !== undefined);
}
