import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { readContent } from '@/lib/content/validate/load-library';
import type { Locale } from '@/lib/i18n/locales';
import { findMissingContent, missingKinds } from '@/lib/site/preview/missing-content';
import type { listRecords } from '@/lib/site/preview/records';
import { entryOf } from '../entries/entry-kinds';
import type { DeadLink } from '../links/check-links';
import type { EntryName } from '../publishing/plan-publication';
import { fewFiles } from './content-issues';
import { stateOfFiles } from './entry-files';

/** What can be missing, or will be soon. */
export const todoKinds = ['ending', 'link', 'alone', ...missingKinds] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Something to do in a field of a content file. */
export type Task = {
  is: TodoKind;
  /** The file in the content folder. */
  path: string;
  /** Absent for a file that the editor has no form for. */
  entry?: EntryName;
  /** Path of the field, such as `stills.0.alt`. */
  field: string;
  /** The language in which a text is missing. */
  missing?: Locale;
  /** The end of an offer, ISO. */
  until?: string;
  /** An editor's note. */
  note?: string;
  /** A dead link. */
  link?: DeadLink;
};

/** An entry, or a file without a form, with all that is to do in it. */
export type EntryTasks = { path: string; entry?: EntryName; tasks: Task[] };

/** How long before its end an offer is listed (ms). */
const soon = 30 * 24 * 60 * 60_000;

type Content = Parameters<typeof listRecords>[0];

/** The content whose tasks are listed: the files; of a large site what is published, which is read faster. */
export function readTaskContent(contentFolder: string): Content {
  return stateOfFiles(contentFolder).count > fewFiles
    ? getLibrary()
    : readContent(contentFolder).content;
}

/**
 * The open tasks of the whole content: offers that end within 30 days, dead links, films in no collection, and missing
 * descriptions, translations, alternative texts, rights and media.
 */
export function listTasks(
  content: Content,
  now: Date,
  deadLinks: readonly DeadLink[] = [],
): Task[] {
  const missing = findMissingContent(content).map(({ kind: is, name, ...task }) => ({
    ...{ is, path: `${name}.yaml`, ...task },
  }));
  const dead = deadLinks.map((link): Task => {
    const { path, field } = link;
    return { is: 'link', path, field, link };
  });
  const tasks: Task[] = [...listEnding(content, now), ...dead, ...listAlone(content), ...missing];
  return tasks.map((task) => {
    const entry = entryOf(task.path);
    return entry ? { ...task, entry } : task;
  });
}

/** Tasks by entry, the entries in the order of their first task. */
export function groupTasks(tasks: readonly Task[]): EntryTasks[] {
  const groups = new Map<string, EntryTasks>();
  for (const task of tasks) {
    const { path, entry } = task;
    const group = groups.get(path) ?? { path, ...(entry && { entry }), tasks: [] };
    group.tasks.push(task);
    groups.set(path, group);
  }
  return [...groups.values()];
}

/** Up to this number, tasks of one sort are listed one by one. */
const few = 8;

/** What is to do in which field of which kind of entry: `media film poster`. */
export const sortOf = ({ is, entry, field }: Task): string =>
  [is, entry?.kind ?? '', field.replace(/\.\d+(?=\.|$)/g, '')].join(' ');

/** Separates the sorts with many tasks, the largest first, from the tasks that are listed one by one. */
export function foldTasks(tasks: readonly Task[]): { sorts: Task[][]; rest: Task[] } {
  const bySort = new Map<string, Task[]>();
  for (const task of tasks) bySort.set(sortOf(task), [...(bySort.get(sortOf(task)) ?? []), task]);
  const sorts = [...bySort.values()];
  return {
    sorts: sorts
      .filter(({ length }) => length > few)
      .sort((one, other) => other.length - one.length),
    rest: sorts.filter(({ length }) => length <= few).flat(),
  };
}

function listEnding({ films }: Pick<Library, 'films'>, now: Date): Task[] {
  return [...films].flatMap(([slug, { vod }]) => {
    const left = vod?.until === undefined ? Infinity : Date.parse(vod.until) - now.getTime();
    if (!vod?.until || left < 0 || left > soon) return [];
    return [{ is: 'ending', path: `films/${slug}.yaml`, field: 'vod.until', until: vod.until }];
  });
}

function listAlone({ films, collections }: Pick<Library, 'films' | 'collections'>): Task[] {
  const inCollections = new Set(
    [...collections.values()].flatMap((collection) => collection.films.map(({ film }) => film)),
  );
  return [...films.keys()]
    .filter((slug) => !inCollections.has(slug))
    .map((slug) => ({ is: 'alone', path: `films/${slug}.yaml`, field: '' }));
}
