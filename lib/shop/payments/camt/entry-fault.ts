/** A part of an entry cannot be read. The entry is reported as unread and the others are booked. */
export class EntryFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EntryFault';
  }
}
