import type { ShownSums } from '@/lib/shop/checkout/show-sums';

/** The sums, with VAT, a customs note and the expected arrival. */
export function SumsTable({ sums: { rows, total, vat, customs, arrival } }: { sums: ShownSums }) {
  return (
    <>
      <dl className="mt-4 tabular-nums">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <dt>{label}</dt>
            <dd className="ml-auto text-right">{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 pt-3">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="display-3 ml-auto">{total.amount}</dd>
        </div>
      </dl>
      {vat.map((line) => (
        <p key={line} className="text-right text-muted text-sm tabular-nums">
          {line}
        </p>
      ))}
      {customs && <p className="mt-2 text-pretty text-muted text-sm">{customs}</p>}
      <p className="mt-4 text-pretty">{arrival}</p>
    </>
  );
}
