import type { z } from 'zod';
import { getOwn } from '@/lib/primitives/json';
import { type Sentence, template } from './editor-message';

type RawZodIssue = z.core.$ZodRawIssue;

/** The message for one issue of a schema. */
export type Expectation = {
  expected: Sentence;
  advice?: Sentence;
  /** The accepted names, to suggest the nearest one. */
  known?: string[];
};

/**
 * The expected value of a field, in words for editors who do not know the schema. Custom messages of a schema take
 * precedence.
 */
export function explainSchemaIssue(issue: RawZodIssue): Expectation | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: formOf(issue), ...adviceFor(issue) };
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'unrecognized_keys':
      return oneOf(fieldsOf(issue));
    case 'invalid_format':
      return expecting(formats[issue.format]);
    case 'too_small':
      return { expected: tooSmall(issue) };
    case 'too_big':
      return { expected: template('at most {maximum}', { maximum: String(issue.maximum) }) };
    case 'not_multiple_of':
      return { expected: template('a multiple of {divisor}', { divisor: String(issue.divisor) }) };
    case 'custom':
      return askWhichDay(issue.params?.days);
    default:
      return undefined;
  }
}

/** The question about a day whose parts could be swapped. */
function askWhichDay(days: unknown): Expectation | undefined {
  if (!Array.isArray(days)) return undefined;
  const [first = '', second = ''] = days.map(String);
  return {
    expected: 'a day that can be read in one way only',
    advice: template('Is it {first} or {second}? Write it like that.', { first, second }),
  };
}

const expecting = (expected?: Sentence) => (expected === undefined ? undefined : { expected });

function oneOf(known: string[]): Expectation {
  const [single = ''] = known;
  if (known.length === 1) return { expected: template('“{value}”', { value: single }), known };
  return { expected: template('one of {known}', { known: known.join(', ') }), known };
}

const formats: Record<string, string | undefined> = {
  date: 'a day such as 2026-12-31',
  email: 'an address such as info@house.example',
  url: 'an address that begins with https://',
};

const forms: Record<string, string | undefined> = {
  string: 'text, such as Nerven',
  number: 'a number, such as 12',
  int: 'a whole number, such as 12',
  boolean: 'true or false',
  array: 'a list, such as [one, two] or lines that begin with “- ”',
  record: 'names with something below each',
};

const expectedType = ({ expected = '' }: { expected?: string }) => expected;

/** Example numbers by field name. */
const numbers: Record<string, number> = {
  ...{ year: 1919, born: 1881, died: 1972, runtime: 80, order: 1, size: 720, transferRate: 18 },
  ...{ CHF: 29.9, EUR: 29.9, rate: 8.1, grams: 500, weight: 120, days: 14 },
};

/** Example texts by field name. */
const texts: Record<string, string> = {
  ...{ name: 'Ciné Exemple', street: 'Rue de l’Exemple', postcode: "'1200'", town: 'Genève' },
  ...{ country: 'CH', film: 'nerven', venue: 'Cinéma Exemple', start: '2026-12-04 20:30' },
};

function exampleFor(issue: RawZodIssue & { expected?: string }): Sentence | undefined {
  const field = String(issue.path?.at(-1));
  if (expectedType(issue) === 'string') return textExample(field);
  const example = getOwn(numbers, field);
  if (example === undefined || expectedType(issue) !== 'number') return undefined;
  return template('a number, such as {example}', { example: String(example) });
}

function textExample(field: string): Sentence | undefined {
  const example = getOwn(texts, field);
  return example === undefined ? undefined : template('text, such as {example}', { example });
}

function formOf(issue: RawZodIssue & { expected?: string }): Sentence {
  const fields = fieldsOf(issue);
  if (fields.length === 0)
    return exampleFor(issue) ?? getOwn(forms, expectedType(issue)) ?? expectedType(issue);
  const required = fields.filter((field) => isRequired(issue, field));
  // All fields may be optional: a translated text requires no particular language.
  const listedFields = required.length > 0 ? required : fields;
  return template('fields such as { {fields} }', {
    fields: listedFields.map((field) => `${field}: …`).join(', '),
  });
}

/** Advice for values that YAML reads as another type than intended. */
function adviceFor({ expected, input }: RawZodIssue & { expected?: string }): {
  advice?: Sentence;
} {
  if (expected === 'string' && isBare(input)) return { advice: 'Put it in quotes: "{source}".' };
  if (expected === 'string' && isSentence(input)) {
    const [[key, value] = []] = Object.entries(input as object);
    return {
      advice: template('Words with a colon need quotes: "{words}".', { words: `${key}: ${value}` }),
    };
  }
  const number = typeof input === 'string' ? wrappedNumber.exec(input)?.[1] : undefined;
  if (expected === 'number' && number !== undefined)
    return {
      advice: template(
        number === input && number.includes(',')
          ? decimalPointAdvice
          : 'Write the number alone, without quotes: {number}.',
        { number: number.replace(',', '.') },
      ),
    };
  const booleanValue =
    typeof input === 'string' ? getOwn(booleanWords, input.toLowerCase()) : undefined;
  if (expected === 'boolean' && booleanValue !== undefined)
    return {
      advice: template('Write {answer}, without quotes.', { answer: String(booleanValue) }),
    };
  return {};
}

export const decimalPointAdvice = 'Write the number with a decimal point: {number}.';

/** A number as text: `"90"` in quotes, or `90 min`. */
const wrappedNumber = /^\s*(\d+(?:[.,]\d+)?)\s*\p{L}*\.?\s*$/u;

/** Words for a boolean. YAML 1.2 reads them as text, except `true` and `false` without quotes. */
const booleanWords: Record<string, boolean> = {
  ...{ yes: true, oui: true, ja: true, on: true, true: true },
  ...{ no: false, non: false, nein: false, off: false, false: false },
};

const isBare = (input: unknown) => typeof input === 'number' || typeof input === 'boolean';

/** A map with a single field that has text: probably a text with a colon and without quotes. */
function isSentence(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const values = Object.values(input);
  return values.length === 1 && typeof values[0] === 'string';
}

function tooSmall({
  origin,
  minimum,
  inclusive,
  path,
}: RawZodIssue & { origin?: string; minimum?: unknown; inclusive?: boolean }): Sentence {
  if (origin === 'string') return textExample(String(path?.at(-1))) ?? 'text, such as Nerven';
  if (origin === 'array')
    return template('a list of at least {minimum}', { minimum: String(minimum) });
  return template(inclusive ? 'at least {minimum}' : 'more than {minimum}', {
    minimum: String(minimum),
  });
}

/** The fields of the expected object; empty for other schemas. */
function fieldsOf(issue: RawZodIssue): string[] {
  return Object.keys(shapeOf(issue));
}

function isRequired(issue: RawZodIssue, field: string): boolean {
  return !shapeOf(issue)[field]?.safeParse(undefined).success;
}

function shapeOf({ inst }: RawZodIssue): Record<string, z.ZodType> {
  const def = inst?._zod.def as { shape?: Record<string, z.ZodType> } | undefined;
  return def?.shape ?? {};
}
