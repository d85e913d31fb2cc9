import type { StatementField } from '@/lib/shop/withdrawal/statement';

/** The element that a fault leads to. */
export const statementId = (field: StatementField) => `statement-${field}`;
