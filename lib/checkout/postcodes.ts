/** How a postcode is written, with one that is, in the countries whose posts say so; elsewhere anything is taken. */
const forms: Readonly<Record<string, [form: RegExp, example: string]>> = {
  AT: [/^\d{4}$/, '1010'],
  BE: [/^\d{4}$/, '1000'],
  CH: [/^[1-9]\d{3}$/, '1200'],
  DE: [/^\d{5}$/, '10115'],
  ES: [/^\d{5}$/, '28001'],
  FR: [/^\d{5}$/, '75001'],
  IT: [/^\d{5}$/, '00118'],
  LI: [/^94(?:8[5-9]|9[0-8])$/, '9490'],
  LU: [/^\d{4}$/, '1009'],
};

export function isPostcode(written: string, country: string): boolean {
  return forms[country]?.[0].test(written.trim()) ?? true;
}

/** Empty of a country where anything is taken. */
export function examplePostcode(country: string): string {
  return forms[country]?.[1] ?? '';
}

/** Whether all of them are figures: a telephone shows those first. */
export function areFigures(countries: readonly string[]): boolean {
  return countries.every((country) => forms[country] !== undefined);
}
