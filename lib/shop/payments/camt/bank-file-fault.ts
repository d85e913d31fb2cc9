/** A file that is none of a bank's reports, or that is no whole XML; nothing of it is booked. */
export class BankFileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BankFileFault';
  }
}
