import { type AccessKind, accessKinds, accessOf } from '@/lib/catalog/films/access';
import type { Film } from '@/lib/catalog/films/film';
import { locales } from '@/lib/i18n/locales';

/** The kinds that are one choice for each language of the site: a deaf reader of German has no use for French. */
const names = {
  captions: 'captions',
  audioDescription: 'audio-description',
  textDescription: 'text-description',
  transcript: 'transcript',
} as const satisfies Partial<Record<AccessKind, string>>;

const signing = 'sign-language';
type Spoken = keyof typeof names;
const spoken = accessKinds.filter((kind): kind is Spoken => kind in names);

/** All that can be asked for, `captions-de`; signing in whatever language, of which there are few films. */
export const accessChoices: readonly string[] = [
  ...spoken.flatMap((kind) => locales.map((locale) => `${names[kind]}-${locale}`)),
  signing,
];

/** What a choice stands for. */
export function readAccessChoice(choice: string): { kind: AccessKind; language?: string } {
  if (choice === signing) return { kind: 'signLanguage' };
  const kind = spoken.find((one) => choice.startsWith(`${names[one]}-`)) ?? 'captions';
  return { kind, language: choice.slice(names[kind].length + 1) };
}

/** The choices under which a film stands. `de-CH` is German too. */
export function accessValues(film: Pick<Film, 'media' | 'access'>): string[] {
  const access = accessOf(film);
  return accessChoices.filter((choice) => {
    const { kind, language } = readAccessChoice(choice);
    const has: string[] = access[kind];
    return has.some((tag) => !language || tag.split('-')[0] === language);
  });
}
