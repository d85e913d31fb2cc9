import { readEmail } from '@/lib/primitives/text/read-email';

/** What somebody has to say who withdraws from a contract (2011/83/EU, article 11a): who, from which, where the receipt goes. */
export const statementFields = ['name', 'contract', 'email'] as const;
export type StatementField = (typeof statementFields)[number];
export type Statement = Record<StatementField, string>;

/** What is wrong with a field; each has a sentence in the messages (`Withdrawal.faults`). */
export type StatementFault = 'missing' | 'long' | 'email';
export type StatementFaults = Partial<Record<StatementField, StatementFault>>;

/** Letters. */
const most: Record<StatementField, number> = { name: 70, contract: 60, email: 254 };

/**
 * What a form has sent, as it was typed but for blanks around it, and what is wrong with it. An address is read as the
 * checkout reads it (`jo@müller.ch` is `jo@xn--mller-kva.ch`), so that its order is found.
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

/** An order's number as somebody writes it (`k7q 4zt`) → as the house does (`K7Q-4ZT`); else as it was written. */
export function plainNumber(written: string): string {
  const letters = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length === 6 ? `${letters.slice(0, 3)}-${letters.slice(3)}` : written.trim();
}
