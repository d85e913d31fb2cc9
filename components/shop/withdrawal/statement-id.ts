import type { StatementField } from '@/lib/shop/withdrawal/statement';

/** The id of the field that a fault links to. */
export const statementId = (field: StatementField) => `statement-${field}`;
