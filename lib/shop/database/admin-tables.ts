import type { Generated } from 'kysely';

// Tables for the admin's staff and their sign-ins, part of `Tables` (lib/shop/database/tables.ts).

/** A person invited to the admin. */
export type PersonTable = {
  id: string;
  /** In lower case. */
  email: string;
  locale: string;
  /** What the person may do (`lib/admin/roles`); `all` unless an invitation says otherwise. */
  role: Generated<'all' | 'packs' | 'books' | 'writes' | 'publishes'>;
  invited_at: string;
};

export type SessionTable = {
  id: string;
  person_id: string;
  /** SHA-256 of the cookie's secret. */
  digest: string;
  way: 'link' | 'passkey';
  /** The user agent, shortened. */
  browser: string;
  created_at: string;
  seen_at: string;
};

export type SignInLinkTable = {
  id: string;
  person_id: string;
  /** SHA-256 of the secret in the link. */
  digest: string;
  created_at: string;
  used_at: string | null;
};

export type PasskeyTable = {
  /** The credential id (base64url). */
  id: string;
  person_id: string;
  /** The public key in COSE format, base64url. */
  public_key: string;
  counter: number;
  /** json: the authenticator's transports. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
};

/** A form that a person sent after their session had ended, to be shown again after the next sign-in. */
export type UnsentFormTable = {
  id: string;
  person_id: string;
  /** The action's name. */
  action: string;
  /** json: the form's fields by name. */
  fields: string;
  created_at: string;
};

/** A change of one content entry that is not published; one for each entry and editor. */
export type ContentDraftTable = {
  id: string;
  /** The entry: its kind (`lib/editor/entries`) and its slug. */
  kind: string;
  slug: string;
  /** The whole file as the editor wants it; null deletes the entry. */
  source: string | null;
  /** The whole file from which the editor began; null for a new entry. */
  base: string | null;
  /** The editor's email address. */
  editor: string;
  changed_at: string;
  /** Counts the times it was saved, so that two windows do not overwrite each other. */
  revision: number;
  /** `draft`: being written; `waiting`: handed in; `scheduled`: published at `publish_at`. */
  state: 'draft' | 'waiting' | 'scheduled';
  /** ISO time in UTC. */
  publish_at: string | null;
  /** The drafts that are published together. */
  batch: string | null;
  /** Email address of the person who scheduled it. */
  scheduled_by: string | null;
  /** json: why a scheduled publication was refused. */
  problem: string | null;
};

/** A text that an editor has saved in a draft. It outlasts the draft. */
export type ContentSaveTable = Pick<
  ContentDraftTable,
  'id' | 'kind' | 'slug' | 'editor' | 'source' | 'base'
> & {
  saved_at: string;
  /** 1 if its publication was refused. */
  refused: number;
};

/** Result of the last check of a link in the content. */
export type ContentLinkTable = {
  url: string;
  /** `ok`, an HTTP status, or why there was no answer (`lib/editor/links`). */
  answer: string;
  checked_at: string;
};
