import { locales } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { readDay } from '@/lib/primitives/time/read-day';
import { readStart, readTime } from '@/lib/primitives/time/read-start';
import { formatMomentIn, momentsAt } from '@/lib/primitives/time/time-zones';
import type { Leaf } from './field';
import type { Vocabularies } from './vocabulary';

/** What the inputs of a form depend on. */
export type FormContext = { vocabularies: Vocabularies; timeZone: string };

/** Texts of a field's inputs, by the last part of their names; a field with one input has it as ''. */
export type Inputs = Record<string, string>;

/** The texts that a field's inputs show for a value. A value of another type shows nothing, and stays in the file. */
export function writeLeaf(leaf: Leaf, value: unknown, context: FormContext): Inputs {
  const text = plain(value);
  switch (leaf.type) {
    case 'text': {
      if (value === null && leaf.isNullable) return { '': '', none: 'on' };
      if (leaf.mayBeList) return { '': listOf(value).join(', ') };
      return { '': leaf.vocabulary ? context.vocabularies[leaf.vocabulary].nameOf(text) : text };
    }
    case 'number':
    case 'choice':
    case 'colour':
      return { '': text };
    case 'date':
      return { '': readDay(text) ?? text };
    case 'numbers':
      return { '': listOf(value).join(', ') };
    case 'yes-no':
      return { '': value === true ? 'yes' : value === false ? 'no' : text };
    case 'tick':
      return { '': value === true ? 'on' : '' };
    case 'moment':
      return writeMoment(text, leaf.hasOffset, context);
    case 'choices':
      return Object.fromEntries(
        (Array.isArray(value) ? value : [value])
          .map(plain)
          .filter(Boolean)
          .map((one) => [`=${one}`, 'on']),
      );
    case 'names': {
      const { nameOf } = context.vocabularies[leaf.vocabulary];
      return { '': listOf(value).map(nameOf).join(', ') };
    }
    case 'lines':
      return { '': listOf(value).join('\n') };
    case 'translations':
    case 'line':
      if (text) return { [locales[0]]: text };
      return Object.fromEntries(
        locales.map((locale) => [locale, isRecord(value) ? plain(value[locale]) : '']),
      );
  }
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(plain).filter(Boolean);

/** The value that was typed into a field's inputs; `undefined` for none. What cannot be read stays as it was typed. */
export function readLeaf(leaf: Leaf, inputs: Inputs, context: FormContext): unknown {
  const text = trimmed(inputs['']);
  switch (leaf.type) {
    case 'text':
      if (!text) return leaf.isNullable && inputs.none === 'on' ? null : undefined;
      if (leaf.mayBeList && text.includes(',')) return text.split(',').map(trimmed).filter(Boolean);
      return leaf.vocabulary ? context.vocabularies[leaf.vocabulary].codeOf(text) : text;
    case 'numbers': {
      const parts = text.split(/[\s,;–-]+/).filter(Boolean);
      if (!parts.every((part) => /^\d{1,15}$/.test(part))) return text;
      return orNone(parts.map(Number));
    }
    case 'colour':
      return /^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text || undefined;
    case 'choice':
      return text || undefined;
    case 'number':
      return text && number.test(text) ? Number(text.replace(',', '.')) : text || undefined;
    case 'yes-no':
      return text === 'yes' ? true : text === 'no' ? false : text || undefined;
    case 'tick':
      return text === 'on' ? true : undefined;
    case 'date':
      return readDay(text) ?? (text || undefined);
    case 'moment':
      return readMoment(inputs, leaf.hasOffset, context);
    case 'choices': {
      const chosen = Object.keys(inputs).flatMap((name) =>
        name.startsWith('=') ? name.slice(1) : [],
      );
      if (leaf.alone !== undefined && chosen.includes(leaf.alone)) return leaf.alone;
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'names': {
      const { codeOf } = context.vocabularies[leaf.vocabulary];
      return orNone(
        text
          .split(/[,;\n]/)
          .map(trimmed)
          .filter(Boolean)
          .map(codeOf),
      );
    }
    case 'lines':
      return orNone(text.split('\n').map(trimmed).filter(Boolean));
    case 'translations':
      return translationsIn(inputs);
    case 'line': {
      const texts = translationsIn(inputs);
      const [first, ...others] = locales;
      const isOne = others.every((locale) => !texts?.[locale] || texts[locale] === texts[first]);
      return texts?.[first] && isOne ? texts[first] : texts;
    }
  }
}

const number = /^-?\d{1,15}(?:[.,]\d+)?$/;

const trimmed = (text = '') => text.replace(/\r\n?/g, '\n').trim();

const orNone = <T>(list: T[]) => (list.length > 0 ? list : undefined);

function translationsIn(inputs: Inputs): Record<string, string> | undefined {
  const texts = locales.flatMap((locale) => {
    const text = trimmed(inputs[locale]);
    return text ? [[locale, text] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function writeMoment(text: string, hasOffset: boolean, { timeZone }: FormContext): Inputs {
  // `Date.parse` would read `3.12.2026` as a day in March.
  const at =
    hasOffset && /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(at)) {
    const [day = '', time = ''] = formatMomentIn(at, timeZone).split('T');
    return { day, time: time.slice(0, 5) };
  }
  const start = readStart(text);
  if (start && !start.zone) return { day: start.day, time: start.time };
  return { day: text, time: '' };
}

function readMoment(inputs: Inputs, hasOffset: boolean, { timeZone }: FormContext): unknown {
  const [day, time] = [trimmed(inputs.day), trimmed(inputs.time)];
  const written = [readDay(day) ?? day, readTime(time) ?? time].filter(Boolean).join(' ');
  if (!hasOffset || !readDay(day)) return written || undefined;
  const [at] = momentsAt(readDay(day) ?? '', readTime(time || '00:00') ?? '', timeZone);
  // `2026-12-01T00:00+01:00` with seconds, as content files write it.
  return at === undefined
    ? written
    : formatMomentIn(at, timeZone).replace(/(?=[+-]\d\d:\d\d$)/, ':00');
}
