/** The file is not a bank report or not well-formed XML; nothing of it is booked. */
export class BankFileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BankFileFault';
  }
}
