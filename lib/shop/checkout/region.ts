/**
 * States and provinces with the two-letter codes that stand in addresses. In the other countries of `needsRegion` the
 * region is any text.
 */
const codes: Readonly<Record<string, string>> = {
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
};

/** Countries whose addresses need a state or province. */
const withRegion = new Set([
  ...Object.keys(codes),
  ...['AE', 'AU', 'BR', 'CN', 'ES', 'IN', 'IT', 'JP', 'MX'],
]);

/** Whether an address in this country needs a state or province. */
export function needsRegion(country: string): boolean {
  return withRegion.has(country);
}

/**
 * Normalizes a state or province to its code: `california` → `CA`. In a country without codes the text is only trimmed.
 * `undefined` if the country has codes and none of them matches.
 */
export function readRegion(typed: string, country: string): string | undefined {
  const list = codes[country];
  if (!list) return typed.trim();
  const wanted = typed
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toUpperCase();
  for (const entry of list.split('|')) {
    const [code, name] = [entry.slice(0, 2), entry.slice(3).toUpperCase()];
    if (wanted === code || wanted === name) return code;
  }
  return undefined;
}

/** An example for the message about a wrong region. */
export function exampleRegion(country: string): string {
  return codes[country]?.slice(0, 2) ?? '';
}
