import { FaultSummary } from '@/components/layout/fault-summary';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { fieldErrorPlace } from '@/lib/shop/checkout/field-error-place';
import { fieldErrorsHeading } from '@/lib/shop/checkout/field-errors-heading';
import { sayFault } from '@/lib/shop/checkout/format-field-error';
import type { CheckoutView } from './checkout-view';
import { fieldId } from './field-ids';

/** The list of faults and changes above the form. */
export function FaultList({ view }: { view: CheckoutView }) {
  const { faults, till, t } = view;
  const { email } = till.seller;
  if (faults.length === 0) return null;
  const write = { href: mailtoHref(email), text: t('write', { email }) };
  const points = faults.map((fault) => {
    const place = fieldErrorPlace(fault);
    return {
      ...{ text: sayFault(fault, view), href: place && `#${fieldId(place)}` },
      ...(fault.kind === 'too-heavy' && { other: write }),
    };
  });
  return <FaultSummary title={fieldErrorsHeading(faults, t)} points={points} />;
}
