/** An event arrived before the one it depends on; Stripe sends it again. */
export class TooEarly extends Error {
  constructor() {
    super('What this follows has not been told yet');
    this.name = 'TooEarly';
  }
}
