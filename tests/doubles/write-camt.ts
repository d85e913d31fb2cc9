/** A payment in a bank report, as given by a test. */
export type StatementInput = {
  amount: string;
  currency?: string;
  reference?: string;
  /** The payer's free text instead of a reference, in one line or several. */
  words?: string | string[];
  /** Element that holds the amount in the details, if it differs from the version's default. */
  amountAt?: 'TxAmt' | 'InstdAmt';
  name?: string;
  endToEnd?: string;
  payer?: string;
  way?: 'CRDT' | 'DBIT';
  isReversal?: boolean;
  status?: string;
  date?: string;
};

type Version = '02' | '04' | '08';

const head = (message: string, version: Version) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`;
const group =
  '<GrpHdr><MsgId>20261124375204</MsgId><CreDtTm>2026-11-24T21:17:27</CreDtTm></GrpHdr>';
const account = '<Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>';

/** A camt.054 notification with one payment per entry. */
export function writeNotice(payments: StatementInput[], version: Version = '04'): string {
  const entries = payments.map((payment) => entry(payment, version, details(payment, version)));
  return `${head('camt.054', version)}<BkToCstmrDbtCdtNtfctn>${group}<Ntfctn><Id>1</Id>${account}
${entries.join('\n')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
}

/**
 * A camt.053 statement with one batch entry for all payments: with the details of each or only the sum, with or
 * without the number of payments.
 */
export function writeStatement(
  payments: StatementInput[],
  { version = '04' as Version, isSum = false, isCounted = true, name = 'SUM-1' } = {},
) {
  const sum = payments.reduce((all, { amount }) => all + Number(amount), 0).toFixed(2);
  const each = payments.map((payment) => details(payment, version)).join('');
  const batch = isCounted ? `<Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>` : '';
  return `${head('camt.053', version)}<BkToCstmrStmt>${group}<Stmt><Id>1</Id>${account}
${entry({ amount: sum, name }, version, batch + (isSum ? '' : each))}</Stmt></BkToCstmrStmt></Document>`;
}

function entry(payment: StatementInput, version: Version, inner: string): string {
  const { amount, currency = 'CHF', way = 'CRDT', status = 'BOOK', isReversal = false } = payment;
  const { date = '2026-11-24' } = payment;
  return `<Ntry><NtryRef>310001234</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>
<RvslInd>${isReversal}</RvslInd><Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
<BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt>
${payment.name ? `<AcctSvcrRef>${payment.name}</AcctSvcrRef>` : ''}
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls>${inner}</NtryDtls></Ntry>`;
}

function details(payment: StatementInput, version: Version): string {
  const { amount, currency = 'CHF', way = 'CRDT', name, endToEnd = 'NOTPROVIDED' } = payment;
  const sum = `<Amt Ccy="${currency}">${amount}</Amt>`;
  const { amountAt = version === '02' ? 'TxAmt' : undefined } = payment;
  const payer = `<Nm>${payment.payer ?? 'Anna Muster'}</Nm>`;
  return `<TxDtls><Refs>${name ? `<AcctSvcrRef>${name}</AcctSvcrRef>` : ''}<EndToEndId>${endToEnd}</EndToEndId></Refs>
${amountAt ? `<AmtDtls><${amountAt}>${sum}</${amountAt}></AmtDtls>` : `${sum}<CdtDbtInd>${way}</CdtDbtInd>`}
<RltdPties><Dbtr>${version === '08' ? `<Pty>${payer}</Pty>` : payer}</Dbtr></RltdPties>
<RmtInf>${remittance(payment)}</RmtInf></TxDtls>`;
}

function remittance({ reference, words }: StatementInput): string {
  if (words)
    return [words]
      .flat()
      .map((line) => `<Ustrd>${line}</Ustrd>`)
      .join('');
  if (!reference) return '';
  const kind = reference.startsWith('RF') ? '<Cd>SCOR</Cd>' : '<Prtry>QRR</Prtry>';
  return `<Strd><CdtrRefInf><Tp><CdOrPrtry>${kind}</CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
}
