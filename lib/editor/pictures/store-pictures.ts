import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { plainFileName } from '@/lib/primitives/text/plain-file-name';
import { contentPlace } from '../content-place';
import type { EntryFile } from '../form/entry-state';
import type { Field } from '../form/field';
import { type Posted, rowsOf } from '../form/form-data';
import { mediaFolderOf, uploadsFolder } from '../uploads/stored-uploads';
import { replaceFile } from '../versions/write-file';
import { convertPicture, type PictureRefusal } from './convert-picture';
import { takeDrawing } from './take-drawing';

/** `refused`: the name of the field and why, for the first picture that is not stored. `filled`: the fields that got a picture. */
export type StoredPictures = {
  refused?: { at: string; why: PictureRefusal };
  filled: string[];
};

/**
 * Stores the pictures of a posted form, to be published with its entry, and writes their addresses into the form.
 * `stills.0.~file` belongs to a row, `stills.~files` makes new rows.
 */
export async function storePictures({
  data,
  entry,
  form,
  posted,
}: {
  data: FormData;
  entry: EntryFile;
  form: Field;
  posted: Posted;
}): Promise<StoredPictures> {
  const stored: StoredPictures = { filled: [] };
  for (const [name, file] of data) {
    const [, at = '', input] = /^(.+)\.(~files?)$/.exec(name) ?? [];
    const field = fieldAt(form, at.split('.'));
    if (typeof file === 'string' || file.size === 0 || !field) continue;
    const isRow = input === '~file' && field.type === 'group' && field.isPicture;
    const isList = input === '~files' && field.type === 'list' && isPictureField(field.item);
    const isDrawing = input === '~file' && field.type === 'text' && field.isDrawing;
    if (!isRow && !isList && !isDrawing) continue;
    const original = Buffer.from(await file.arrayBuffer());
    const converted = isDrawing ? takeDrawing(original) : await convertPicture(original);
    if ('refused' in converted) {
      stored.refused ??= { at, why: converted.refused };
      continue;
    }
    const path = mediaPath(entry, file.name, converted);
    replaceFile(join(uploadsFolder(contentPlace()), path), converted.bytes);
    if (isDrawing) {
      const node = nodeAt(posted, at.split('.'));
      const isAdded = field.mayBeList && node.text?.trim();
      node.text = isAdded ? `${node.text}, /${path}` : `/${path}`;
      stored.filled.push(at);
      continue;
    }
    const row = isRow ? at : `${at}.${addRow(nodeAt(posted, at.split('.')))}`;
    const below = { text: `/${path}`, below: new Map() };
    nodeAt(posted, row.split('.')).below.set('src', below);
    stored.filled.push(row);
  }
  return stored;
}

const isPictureField = (field: Field) => field.type === 'group' && field.isPicture;

/** A name without blanks and accents. The digest keeps two pictures of one name apart, and one picture the same. */
function mediaPath(
  entry: EntryFile,
  name: string,
  { bytes, extension }: { bytes: Buffer; extension: string },
): string {
  const word = plainFileName(name).slice(0, 60) || 'picture';
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${mediaFolderOf(entry)}/${word}-${digest}.${extension}`;
}

/** The field of a name in a form. */
function fieldAt(form: Field, keys: readonly string[]): Field | undefined {
  const [key, ...rest] = keys;
  if (key === undefined || key === '') return form;
  if (form.type === 'group') {
    const inner = form.fields.find((one) => one.key === key);
    return inner && fieldAt(inner.field, rest);
  }
  if (form.type === 'list') return /^\d+$/.test(key) ? fieldAt(form.item, rest) : undefined;
  if (form.type === 'record')
    return /^\d+$/.test(key) && rest[0] === '~item' ? fieldAt(form.item, rest.slice(1)) : undefined;
  return undefined;
}

function nodeAt(posted: Posted, keys: readonly string[]): Posted {
  return keys.reduce((node, key) => {
    const inner = node.below.get(key) ?? { below: new Map() };
    node.below.set(key, inner);
    return inner;
  }, posted);
}

/** Adds a blank row behind the filled ones. @returns its number */
function addRow(list: Posted): number {
  const rows = rowsOf(list);
  list.below = new Map([...rows, { below: new Map() }].map((row, at) => [String(at), row]));
  return rows.length;
}
