/** An event that came before the one it follows: Stripe tells it again. */
export class TooEarly extends Error {
  constructor() {
    super('What this follows has not been told yet');
    this.name = 'TooEarly';
  }
}
