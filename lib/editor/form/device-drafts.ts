import { parseJson } from '@/lib/primitives/json';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import { type StoredKey, storedItems } from '@/lib/primitives/storage/stored-items';
import { readStored } from '@/lib/primitives/storage/stored-values';

/** The editor's email address, and the entry. */
type Key = { owner: string; entry: string };

/** The fields of a form as it would be sent. */
export type DeviceDraft = {
  key: StoredKey;
  /** When it was stored (ISO). */
  at: string;
  /** Whether it was sent. Whether the server has stored it is known only from the next page. */
  isSent: boolean;
  /** Fields by name, without files. */
  fields: [name: string, value: string][];
};

const prefix = 'bobine-editor-';

/** How long a draft is offered (ms); others may use the same computer. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const startOf = ({ owner, entry }: Key) => `${prefix}${owner} ${entry} ` as const;

/**
 * The key under which this page stores its form. The page holds a lock of that name until `signal` aborts, or until it
 * is left or crashes, so that other tabs can tell drafts that are being written from drafts that were left behind.
 */
export function holdDeviceDraft(key: Key, signal: AbortSignal): StoredKey {
  const own: StoredKey = `${startOf(key)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // Not on a site without https.
  const { locks } = navigator as { locks?: LockManager };
  void locks?.request(
    own,
    () => new Promise<void>((release) => signal.addEventListener('abort', () => release())),
  );
  return own;
}

/** Stores a form. @returns whether the browser could */
export function storeDeviceDraft(
  key: StoredKey,
  { at, isSent, form }: { at: string; isSent: boolean; form: HTMLFormElement },
): boolean {
  const fields = textsOf(new FormData(form));
  return deviceText(key).write(JSON.stringify({ at, isSent, fields })) === 'kept';
}

/** Marks a draft as sent: it is deleted once the form shows a later revision. */
export function markDeviceDraftSent({ key, ...draft }: DeviceDraft): void {
  deviceText(key).write(JSON.stringify({ ...draft, isSent: true }));
}

export function deleteDeviceDraft({ key }: Pick<DeviceDraft, 'key'>): void {
  deviceText(key).write(null);
}

/** Deletes all of an editor's drafts, those of other tabs, too. */
export function deleteDeviceDraftsOf(owner: string): void {
  for (const [name] of readEditorItems())
    if (name.startsWith(`${prefix}${owner} `)) deviceText(name as StoredKey).write(null);
}

function readEditorItems() {
  const item = storedItems.find(({ name }) => name === 'editor');
  return item ? readStored(item) : [];
}

/** The editor's drafts of the entry that no open tab is writing, the latest first. Deletes expired ones. */
export async function listDeviceDrafts(key: Key): Promise<DeviceDraft[]> {
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query()) ?? {};
  const isHeld = new Set(held.map(({ name }) => name));
  const drafts = readEditorItems()
    .filter(([name]) => !isHeld.has(name))
    .flatMap(([name, text]) => {
      const draft = parseJson(text) as Omit<DeviceDraft, 'key'> | undefined;
      return draft?.fields ? [{ ...draft, key: name as StoredKey }] : [];
    });
  const isOld = ({ at }: DeviceDraft) => Date.parse(at) < Date.now() - keptFor;
  for (const draft of drafts.filter(isOld)) deleteDeviceDraft(draft);
  return drafts
    .filter((draft) => draft.key.startsWith(startOf(key)) && !isOld(draft))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Whether the texts of a draft differ from those of a form. */
export function differs({ fields }: Pick<DeviceDraft, 'fields'>, form: FormData): boolean {
  const shown = (texts: DeviceDraft['fields']) =>
    JSON.stringify(
      texts
        // Hidden fields (`~`) only tell what the form began from. An empty field equals a missing one.
        .filter(([name, value]) => !name.startsWith('~') && value.trim() !== '')
        .map(([name, value]) => [name, value.replace(/\r\n?/g, '\n').trim()])
        .sort(([a = ''], [b = '']) => a.localeCompare(b)),
    );
  return shown(fields) !== shown(textsOf(form));
}

function textsOf(form: FormData): DeviceDraft['fields'] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}
