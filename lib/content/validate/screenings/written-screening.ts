import type { RawScreening } from '../../schema/screening';
import type { Fault } from '../fault';

/** Where a field of a screening stands, for whoever has to mend it. */
export type FieldPlace = Omit<Fault, 'expected'>;

/** A screening as a file has it. */
export type WrittenScreening = {
  path: string;
  value: RawScreening;
  at: (field: keyof RawScreening) => FieldPlace;
};
