/** Something of an entry cannot be read: it is reported by name, and the others are booked. */
export class EntryFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EntryFault';
  }
}
