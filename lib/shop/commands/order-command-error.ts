/**
 * Reasons why a command is refused, in English; the admin has a message for each in its languages.
 */
const sentences = {
  unknown: 'there is no such order',
  cancelled: 'it has been cancelled',
  withdrawn: 'its buyer has withdrawn from it',
  'not-withdrawn': 'it was neither withdrawn from nor refunded',
  paid: 'it is paid; pay it back instead',
  unpaid: 'it is not paid yet',
  refunded: 'its money has been given back',
  packed: 'it is packed already',
  sent: 'it has left the house',
  'not-sent': 'it has not been sent',
  forgotten: 'its buyer has been forgotten',
  returned: 'its goods are back already',
  'not-post': 'it does not go by post',
  'not-collection': 'it is not to be collected',
  'nothing-to-pack': 'it has nothing to pack: its vouchers go by mail',
  'has-vouchers': 'its vouchers have been sent',
  'too-late': 'its time to withdraw is over',
  'no-withdrawal': 'the house grants no withdrawal',
  amount: 'it is nothing, or more than can still be given back',
  payment: 'the payment is unknown, has an order, or is in another currency',
  pieces: 'pieces are a whole number from 0 to 1,000,000',
  'stock-changed': 'the stock has changed since it was read',
} as const;

export type RefusalReason = keyof typeof sentences;

/** A refused command. Nothing has changed. */
export class OrderCommandError extends Error {
  /**
   * @param act the refused command: `cancel`, `send`, …
   * @param of the order number or the article
   */
  constructor(
    readonly act: string,
    readonly reason: RefusalReason,
    readonly of = '',
  ) {
    super(`Cannot ${act}${of && ` ${of}`}: ${sentences[reason]}`);
    this.name = 'OrderCommandError';
  }
}
