import { FaultSummary } from '@/components/layout/fault-summary';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { faultPlace } from '@/lib/shop/checkout/fault-place';
import { faultsHeading } from '@/lib/shop/checkout/faults-heading';
import { sayFault } from '@/lib/shop/checkout/say-fault';
import type { CheckoutView } from './checkout-view';
import { fieldId } from './field-ids';

/** What is to be mended and what has changed of an order. */
export function FaultList({ view }: { view: CheckoutView }) {
  const { faults, till, t } = view;
  const { email } = till.seller;
  if (faults.length === 0) return null;
  const write = { href: mailtoHref(email), text: t('write', { email }) };
  const points = faults.map((fault) => {
    const place = faultPlace(fault);
    return {
      ...{ text: sayFault(fault, view), href: place && `#${fieldId(place)}` },
      ...(fault.kind === 'too-heavy' && { other: write }),
    };
  });
  return <FaultSummary title={faultsHeading(faults, t)} points={points} />;
}
