import type { ReactNode } from 'react';
import type { Field } from '@/lib/editor/form/field';
import type { FieldStep } from '@/lib/editor/form/field-at';
import type { Vocabularies, Vocabulary } from '@/lib/editor/form/vocabulary';
import { isPictureAddress } from '@/lib/editor/pictures/picture-address';
import {
  formatList,
  formatLongDay,
  formatWeekday,
  languageName,
  localiseTime,
} from '@/lib/i18n/intl-format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { readDay } from '@/lib/primitives/time/read-day';
import { readStart } from '@/lib/primitives/time/read-start';
import { formatMoment } from '../admin/moment';
import type { FieldWords } from './field-words';

/** What values are put into words with. */
export type ValueWords = { words: FieldWords; locale: Locale; vocabularies: Vocabularies };

type Props = ValueWords & { field: Field | undefined; path: string; value: unknown };

/**
 * A value of a content file in the words of its form: names for codes, days and times as people write them, a small form
 * of a picture. Groups show their fields, lists their items.
 */
export function FieldValue({ field, path, value, ...shared }: Props): ReactNode {
  const { words, locale } = shared;
  if (isNothing(value)) return <i>{words.editor('history.removed')}</i>;
  if (value === false && field?.type === 'group') return words.value(path, 'false');
  if (typeof value === 'boolean') return words.t(value ? 'yes' : 'no');
  if (Array.isArray(value)) {
    const item = field?.type === 'list' ? field.item : field;
    if (!value.some(isRecord))
      return formatList(
        value.map((one) => textOf({ field: item, path, value: one, ...shared })),
        locale,
      );
    return (
      <ul className="value-items">
        {value.map((one) => (
          <li key={JSON.stringify(one)}>
            <FieldValue {...{ field: item, path, value: one, ...shared }} />
          </li>
        ))}
      </ul>
    );
  }
  if (isRecord(value)) return <Group {...{ field, path, value, ...shared }} />;
  return textOf({ field, path, value, ...shared });
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function Group({ field, path, value, ...shared }: Props & { value: Record<string, unknown> }) {
  const { src, ...others } = value;
  const isPicture = isPictureAddress(src);
  const shown = Object.entries(isPicture ? others : value).filter(([, inner]) => !isNothing(inner));
  return (
    <span className="value-group">
      {isPicture && (
        <img src={`/desk/content/picture?src=${encodeURIComponent(src)}`} alt="" loading="lazy" />
      )}
      {shown.map(([key, inner]) => {
        const named =
          field?.type === 'group' ? field.fields.find((one) => one.key === key) : undefined;
        const isRow = field?.type === 'record';
        const step: FieldStep = isLocale(key)
          ? { locale: key }
          : isRow
            ? { key, vocabulary: field.keys }
            : { path: `${path}.${key}` };
        return (
          <span key={key}>
            <small>{stepWords(step, shared)}</small>{' '}
            <FieldValue
              {...shared}
              field={isRow ? field.item : named?.field}
              path={isRow || isLocale(key) ? path : `${path}.${key}`}
              value={inner}
            />
          </span>
        );
      })}
    </span>
  );
}

/** A field in words, from the outermost group to the field: `Cast 2 › Name`. Positions in lists count from 1. */
export function stepsInWords(steps: readonly FieldStep[], shared: ValueWords): string {
  const labels: string[] = [];
  for (const step of steps)
    labels.push(
      'position' in step
        ? `${labels.pop() ?? ''} ${step.position + 1}`.trim()
        : stepWords(step, shared),
    );
  return labels.join(' › ');
}

function stepWords(step: Exclude<FieldStep, { position: number }>, shared: ValueWords): string;
function stepWords(step: FieldStep, { words, locale, vocabularies }: ValueWords): string {
  if ('locale' in step) return languageName(step.locale, locale);
  if ('path' in step) return words.label(step.path);
  if ('position' in step) return `${step.position + 1}`;
  const { key, vocabulary } = step;
  if (vocabulary) return vocabularies[vocabulary].nameOf(key);
  return readDay(key) ? formatLongDay(key, locale) : key;
}

/** Longest text that is shown of a value, in characters. */
const longest = 300;

function textOf({ field, path, value, words, locale, vocabularies }: Props): string {
  const text = String(value).replace(/\s+/g, ' ').trim();
  const nameIn = (vocabulary: Vocabulary) => vocabulary.nameOf(text);
  switch (field?.type) {
    case 'text':
      if (field.vocabulary === 'films' || field.vocabulary === 'venues') {
        const names = vocabularies[field.vocabulary];
        return names.nameOf(names.codeOf(text));
      }
      if (field.vocabulary) return nameIn(vocabularies[field.vocabulary]);
      break;
    case 'names':
      return nameIn(vocabularies[field.vocabulary]);
    case 'choices':
      return typeof field.options === 'string' && text !== field.alone
        ? nameIn(vocabularies[field.options])
        : words.value(path, text);
    case 'choice':
      return words.value(path, text);
    case 'date':
      return readDay(text) ? formatLongDay(text, locale) : text;
    case 'moment': {
      const start = readStart(text);
      if (field.hasOffset && !Number.isNaN(Date.parse(text))) return formatMoment(text, locale);
      if (start)
        return `${formatWeekday(start.day, locale)} ${localiseTime(start.time, locale)}`.trim();
      return readDay(text) ? formatLongDay(text, locale) : text;
    }
  }
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
