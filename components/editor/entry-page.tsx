import { getLibrary } from '@/lib/content/store/library';
import { findEntryIssues } from '@/lib/editor/content/entry-issues';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { valueAt } from '@/lib/editor/drafts/collisions';
import { parseSource, SourceError } from '@/lib/editor/entries/edit-source';
import { entryKinds } from '@/lib/editor/entries/entry-kinds';
import { buildForm } from '@/lib/editor/form/build-field';
import { describePlacedIssue } from '@/lib/editor/form/describe-placed-issue';
import type { Clashes } from '@/lib/editor/form/entry-clashes';
import type { EntryFile, EntryState } from '@/lib/editor/form/entry-state';
import { placeIssues } from '@/lib/editor/form/place-issues';
import { sectionsOf } from '@/lib/editor/form/sections';
import type { PictureRefusal } from '@/lib/editor/pictures/convert-picture';
import { type Locale, locales } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { localName } from '@/lib/primitives/text/local-text';
import { EntryForm } from './entry-form';
import { EntryHead } from './entry-head';
import { fieldLabel } from './field-label';
import { type FieldWords, getFieldWords } from './field-words';
import { readFilmUploads } from './film-field';
import { type FormView, fieldId } from './form-view';
import { issueSentence } from './issue-sentence';

type EntryPageProps = {
  entry: EntryFile;
  state: EntryState;
  /** Whether the draft is somebody else's, which a publisher looks over. */
  isOther: boolean;
  query: Record<string, string | undefined>;
  locale: Locale;
  /** The editor whose draft the form shows. */
  editor: string;
  mayPublish: boolean;
  clashes: Clashes;
  /** Email address of the signed-in editor. */
  owner: string;
};

/** An entry's form, with its issues above it and beside its fields. */
export async function EntryPage({
  entry,
  state,
  isOther,
  query,
  locale,
  editor,
  mayPublish,
  clashes,
  owner,
}: EntryPageProps) {
  const words = await getFieldWords(locale);
  const { t } = words;
  const form = buildForm(entry.kind);
  const value = readValue(entry, state.source);
  const title = value === undefined ? entry.slug : titleOf(value, entry, words, locale);
  const context = {
    vocabularies: await readVocabularies(locale, words),
    timeZone: getLibrary().site.timeZone,
  };
  const { vocabularies } = context;
  const head = (
    <EntryHead
      {...{ words, locale, vocabularies, isOther, entry, state, clashes, mayPublish, query, title }}
    />
  );
  if (value === undefined)
    return (
      <>
        {head}
        <p role="alert" className="notice error">
          {t('notYaml')}
        </p>
        <pre>{state.source}</pre>
      </>
    );
  // A form that was just begun, or that got a new row, is not blamed for what is still to come.
  const isChecked = query.row === undefined && query.said !== 'created';
  const placed = isChecked ? placeIssues(form, value, await findEntryIssues(entry, state)) : [];
  const said = placed.map((issue): SaidIssue => {
    const at = form.type === 'group' || issue.at === '' ? issue.at : `entries.${issue.at}`;
    const name = at ? nameOf(at, entry, words) : describePlacedIssue(issue, locale).name;
    return { at, name, text: issueSentence(issue, { words, locale, vocabularies }) };
  });
  const filled = query.filled?.split(' ') ?? [];
  // Who has dropped pictures is to describe them next.
  for (const at of filled)
    if (!isChecked && isUndescribed(valueAt(value, at.split('.')))) {
      const alt = `${at}.alt`;
      said.push({ at: alt, name: nameOf(alt, entry, words), text: t('pictures.describe') });
    }
  const refusal = refusals.find((one) => one === query.refused);
  if (refusal && query.picture) {
    const text = t(`pictures.refused_${refusal}`);
    said.unshift({ at: query.picture, name: nameOf(query.picture, entry, words), text });
  }
  const films =
    entry.kind === 'film'
      ? await readFilmUploads(entry.slug, {
          ...{ editor, isOther, locale, draft: state.draft },
        })
      : undefined;
  const refusedFilm = films?.words[`refused_${query.refused}`];
  if (query.film && refusedFilm)
    said.unshift({
      ...{ at: query.film, name: nameOf(query.film, entry, words), text: refusedFilm },
    });
  const view: FormView = {
    ...{ words, locale, films, focused: query.row },
    getContext: () => context,
    issuesAt: (name) => said.filter((one) => one.at === name).map(({ text }) => text),
    isOpen: (name) =>
      (['media', 'trailers'].includes(name) && films !== undefined && films.jobs.length > 0) ||
      [query.row, ...filled, ...said.map((one) => one.at)].some(
        (one) => one === name || one?.startsWith(`${name}.`),
      ),
    colours: entry.kind === 'theme' ? coloursOf(value) : undefined,
    added: query.do === 'add' ? query.row?.replace(/\.\d+$/, '') : undefined,
  };
  return (
    <>
      {head}
      {buildKinds.some((kind) => kind === entry.kind) && (
        <p className="small">{words.editor(`needsBuild.${entry.kind as 'theme'}`)}</p>
      )}
      <IssueSummary words={words} issues={said} />
      <EntryForm
        {...{ view, entry, state, isOther, form, value, mayPublish, owner }}
        moment={{ day: query.day, time: query.time }}
        sections={form.type === 'group' ? sectionsOf(entry.kind, form.fields) : []}
      />
    </>
  );
}

/** Kinds with fields that take effect only with the next build. */
const buildKinds = ['theme', 'site', 'shop'] as const;

function coloursOf(value: unknown) {
  const theme = isRecord(value) ? value : {};
  const { light, dark } = theme;
  return { light: isRecord(light) ? light : {}, dark: isRecord(dark) ? dark : {} };
}

function readValue({ kind }: EntryFile, source: string): unknown {
  try {
    return parseSource(source, entryKinds[kind].schema);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** The entry's title in the editor's language; of a single file what it is. */
function titleOf(
  value: unknown,
  { kind, slug }: EntryFile,
  words: FieldWords,
  locale: Locale,
): string {
  if ('file' in entryKinds[kind]) return words.editor(`kinds.${kind}.many`);
  const title = isRecord(value) ? value.title : undefined;
  if (!isRecord(title)) return slug;
  const original = isRecord(title.original) ? title.original.text : undefined;
  const name = localName(title as { [locale: string]: string }, locale) || original;
  return typeof name === 'string' && name ? name : slug;
}

/** Whether a value is a picture without an alternative text in each language. */
function isUndescribed(value: unknown): boolean {
  if (!isRecord(value) || !value.src) return false;
  const alt = isRecord(value.alt) ? value.alt : {};
  return locales.some((locale) => !alt[locale]);
}

/** An issue in words, at the name of its field; at '' if the form has none for it. */
type SaidIssue = { at: string; name: string; text: string };

const refusals = [
  'type',
  'heic',
  'pixels',
  'broken',
  'drawing',
] as const satisfies readonly PictureRefusal[];

/** A field in words, from the outermost group on. */
function nameOf(at: string, { kind }: EntryFile, { label }: FieldWords): string {
  const keys = at.split('.').filter((key) => key !== 'entries' && !key.startsWith('~'));
  return fieldLabel(label, kind, keys);
}

/** All issues above the form, each with a link to its field. */
function IssueSummary({ words: { t }, issues }: { words: FieldWords; issues: SaidIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" className="notice error issues">
      <p>{t('issues.title', { count: issues.length })}</p>
      <ul>
        {issues.map(({ at, name, text }) => (
          <li key={`${at} ${text}`}>
            {at ? <a href={`#${fieldId(at)}`}>{name}</a> : name} – {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
