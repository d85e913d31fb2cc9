import type { OrderDetails } from '@/lib/admin/orders/order-details';
import { mayRun, type Role } from '@/lib/admin/roles';
import { displayName, formatLongDay } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { type Address, postalLines } from '@/lib/shop/orders/address';
import { trackedParcel } from '@/lib/shop/orders/carriers';
import type { Gift } from '@/lib/shop/orders/gift';
import { deliveryAddressOf, type Order } from '@/lib/shop/orders/order';
import { hasLeft, isDelivering } from '@/lib/shop/orders/order-status';
import type { SplitLine } from '@/lib/shop/orders/split-lines';
import { CommandForm, Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { formatPieces } from './piece-forms';

type PackingListProps = {
  t: AdminTranslator;
  /** Formats the kind of an article (`getArticleKindFormatter`). */
  kindName: (kind: string) => string;
  file: Pick<OrderDetails, 'order' | 'split'>;
};

/**
 * Items of the parcel with checkboxes for the packer; their state is not stored. Vouchers have no checkbox,
 * because they are sent by e-mail. Withdrawn, refunded and returned pieces are listed below. An order that was
 * cancelled, withdrawn or refunded before it was sent has nothing to pack.
 */
export function PackingList({ t, kindName, file: { order, split } }: PackingListProps) {
  const left = split.filter((one) => one.left > 0);
  const gone = split.filter((one) => one.withdrawn + one.refunded + one.returned > 0);
  const isPackable = isDelivering(order);
  const renderLine = ({ line: { title, kind, article } }: SplitLine, pieces: number) => (
    <>
      <strong>{pieces} ×</strong>
      <span>
        {title} <small>{`${kindName(kind)} · ${article}`}</small>
      </span>
    </>
  );
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      {(!isPackable || left.length === 0) && <p>{t('order.nothingToPack')}</p>}
      <ul className="packing">
        {left.map((one) => (
          <li key={one.line.id}>
            {isPackable && one.line.kind !== 'voucher' ? (
              <label className="tick">
                <input type="checkbox" autoComplete="off" />
                {renderLine(one, one.left)}
              </label>
            ) : (
              <span className="tick">{renderLine(one, one.left)}</span>
            )}
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <>
          <h3>{t('order.gone')}</h3>
          <ul className="packing">
            {gone.map((one) => (
              <li key={one.line.id} className="tick">
                <span>
                  {one.line.title} <small>{formatPieces(t, one)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type OrderAddressProps = { t: AdminTranslator; locale: Locale; role: Role; order: Order };

/** Delivery and billing address. A click selects all of one, to be copied to a label. */
export function OrderAddress({ t, locale, role, order }: OrderAddressProps) {
  const { address, deliveryAddress, gift, email, message, delivery, country } = order;
  const shownAddress = deliveryAddressOf(order);
  return (
    <section>
      <h2>{t(`order.delivery.${delivery}`)}</h2>
      {shownAddress ? (
        <PostalAddress address={shownAddress} locale={locale} />
      ) : (
        <p>{t('order.forgotten', { country: displayName('region', country, locale) })}</p>
      )}
      {shownAddress?.phone && <p className="copy">{shownAddress.phone}</p>}
      {gift && (
        <>
          <p className="notice">{t('order.gift')}</p>
          {gift.text && <blockquote className="copy">{gift.text}</blockquote>}
          {gift.voucher && <p>{t('order.giftVoucher', giftVoucherFacts(gift.voucher, locale))}</p>}
        </>
      )}
      {address && deliveryAddress && (
        <>
          <h3>{t('order.billingAddress')}</h3>
          <PostalAddress address={address} locale={locale} />
        </>
      )}
      {address?.vatNumber && <p className="copy">{address.vatNumber}</p>}
      {email && (
        <p>
          <a href={mailtoHref(email)}>{email}</a>
        </p>
      )}
      {message && <blockquote>{message}</blockquote>}
      {mayRun(role, 'order-contact') && <ContactForm t={t} order={order} />}
    </section>
  );
}

function PostalAddress({ address, locale }: { address: Address; locale: Locale }) {
  const lines = [...postalLines(address), displayName('region', address.country, locale)];
  return (
    <address className="copy" style={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </address>
  );
}

function giftVoucherFacts({ email, day }: NonNullable<Gift['voucher']>, locale: Locale) {
  return { email, day: day ? formatLongDay(day, locale) : 'none' };
}

type OrderTrackingProps = { t: AdminTranslator; file: Pick<OrderDetails, 'order' | 'parcels'> };

/** Tracking numbers of the parcels that have left, each with a form to correct it. */
export function OrderTracking({ t, file: { order, parcels } }: OrderTrackingProps) {
  const { id: orderId, delivery, forgotten_at } = order;
  // Vouchers are sent by e-mail and have no tracking number.
  if (delivery !== 'post' || !hasLeft(order) || forgotten_at) return null;
  const titleAt = (at: number) => order.lines.find(({ position }) => position === at)?.title;
  // Orders from before parcels were recorded have one number.
  const shown = parcels.length > 0 ? parcels : [{ id: '', lines: [], tracking: order.tracking }];
  return (
    <section>
      <h2>{t('order.parcel')}</h2>
      {shown.map(({ id, lines, tracking }) => (
        <div key={id}>
          {parcels.length > 1 && (
            <p className="small">
              {lines.map(({ position, pieces }) => `${pieces} × ${titleAt(position)}`).join(', ')}
            </p>
          )}
          <TrackingNumber t={t} tracking={tracking} />
          <details>
            <summary>{t('actions.tracking')}</summary>
            <CommandForm
              command="order-tracking"
              fields={{ orderId, ...(id && { shipment: id }) }}
              button={t('actions.tracking')}
              isSecondary
            >
              <Field
                label={t('order.tracking')}
                name="tracking"
                maxLength={200}
                defaultValue={tracking}
                autoComplete="off"
              />
            </CommandForm>
          </details>
        </div>
      ))}
    </section>
  );
}

/** A parcel's number, which leads to the page of a known carrier. */
function TrackingNumber({ t, tracking }: { t: AdminTranslator; tracking: string }) {
  const { number, label, url } = trackedParcel(tracking);
  return (
    <p className="copy">
      {url ? (
        <a href={url} rel="noreferrer">
          {number}
        </a>
      ) : (
        number || t('order.noTracking')
      )}
      {label && ` (${label})`}
    </p>
  );
}

/** Form to correct the email address and, until goods have left, the postal address. */
function ContactForm({ t, order }: { t: AdminTranslator; order: Order }) {
  const { id: orderId, email, cancelled_at } = order;
  const address = deliveryAddressOf(order);
  if (!address || cancelled_at) return null;
  const fields = ['name', 'street', 'building', 'postcode', 'town'] as const;
  return (
    <details>
      <summary>{t('actions.contact')}</summary>
      <p className="small">{t(hasLeft(order) ? 'order.contactSent' : 'order.contactWords')}</p>
      <CommandForm
        command="order-contact"
        fields={{ orderId }}
        button={t('actions.contact')}
        isSecondary
      >
        <Field
          label={t('signIn.email')}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={email}
        />
        {!hasLeft(order) &&
          fields.map((field) => (
            <Field
              key={field}
              label={t(`order.address.${field}`)}
              name={field}
              required={field !== 'building'}
              maxLength={70}
              defaultValue={address[field]}
            />
          ))}
      </CommandForm>
    </details>
  );
}
