/**
 * The rating bodies by country (ISO 3166), in the order of pages, with the ratings that they give: ages, 0 for all, or
 * signs.
 */
export const ageRatings = {
  CH: { body: 'JIF', ratings: [0, 6, 8, 10, 12, 14, 16, 18] },
  DE: { body: 'FSK', ratings: [0, 6, 12, 16, 18] },
  AT: { body: 'JMK', ratings: [0, 6, 8, 10, 12, 14, 16, 18] },
  FR: { body: 'CNC', ratings: [0, 12, 16, 18] },
  IT: { body: 'MiC', ratings: [0, 6, 14, 18] },
  BE: { body: 'Cinecheck', ratings: [0, 6, 9, 12, 14, 16, 18] },
  NL: { body: 'Kijkwijzer', ratings: [0, 6, 9, 12, 14, 16, 18] },
  GB: { body: 'BBFC', ratings: ['U', 'PG', '12A', '12', '15', '18'] },
  US: { body: 'MPA', ratings: ['G', 'PG', 'PG-13', 'R', 'NC-17'] },
} as const;

export type RatedCountry = keyof typeof ageRatings;

export const ratedCountries = Object.keys(ageRatings) as RatedCountry[];

/** What a film contains that some visitors want to know before. */
export const contentNotes = [
  'violence',
  'sexual-violence',
  'sex',
  'nudity',
  'drugs',
  'strong-language',
  'discrimination',
  'suicide',
  'self-harm',
  'cruelty-to-animals',
  'frightening',
  'flashing-lights',
] as const;
