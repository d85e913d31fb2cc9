// Who may come to the desk, and how they have come in: tables as `Tables` has them (lib/shop/database/tables.ts).

/** One whom the house has invited to its desk. */
export type PersonTable = {
  id: string;
  /** In small letters. */
  email: string;
  locale: string;
  invited_at: string;
};

export type SessionTable = {
  id: string;
  person_id: string;
  /** SHA-256 of what the cookie holds. */
  digest: string;
  way: 'link' | 'passkey';
  /** The browser as it calls itself, shortened. */
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
  /** As the authenticator calls it (base64url). */
  id: string;
  person_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** json: how the browser reaches it. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
};
