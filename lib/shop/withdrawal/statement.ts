import { readEmail } from '@/lib/primitives/text/read-email';

/**
 * The required fields of a withdrawal (2011/83/EU, article 11a): name, contract, and email for the
 * receipt.
 */
export const statementFields = ['name', 'contract', 'email'] as const;
export type StatementField = (typeof statementFields)[number];
export type Statement = Record<StatementField, string>;

/** Faults of a field; each has a message (`Withdrawal.faults`). */
export type StatementFault = 'missing' | 'long' | 'email';
export type StatementFaults = Partial<Record<StatementField, StatementFault>>;

/** Maximum length in characters. */
const most: Record<StatementField, number> = { name: 70, contract: 60, email: 254 };

/**
 * Reads a submitted form, trimmed, with its faults. The email is normalized like in the checkout
 * (`jo@müller.ch` is `jo@xn--mller-kva.ch`), so that its order is found.
 */
export function readStatement(form: Pick<FormData, 'get'>): {
  statement: Statement;
  faults: StatementFaults;
} {
  const read = (field: StatementField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim().slice(0, 1000) : '';
  };
  const typed = read('email');
  const known = readEmail(typed);
  const email = known && 'email' in known ? known.email : typed;
  const statement = { name: read('name'), contract: read('contract'), email };
  const faults: StatementFaults = {};
  for (const field of statementFields) {
    const fault = findFault(field, statement[field]);
    if (fault) faults[field] = fault;
  }
  return { statement, faults };
}

function findFault(field: StatementField, value: string): StatementFault | undefined {
  if (value === '') return 'missing';
  if (value.length > most[field]) return 'long';
  if (field !== 'email') return undefined;
  const known = readEmail(value);
  return known && 'email' in known ? undefined : 'email';
}

/** Normalizes an order number (`k7q 4zt` → `K7Q-4ZT`); other text is returned trimmed. */
export function plainNumber(written: string): string {
  const letters = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length === 6 ? `${letters.slice(0, 3)}-${letters.slice(3)}` : written.trim();
}
