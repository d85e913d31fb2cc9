import { z } from 'zod';

/** `content/people.yaml`: facts about people in film credits. Entries are optional. */
export const peopleSchema = z.record(
  z.string().min(1),
  z.strictObject({
    born: z.number().int().optional(),
    died: z.number().int().optional(),
    /** Other names. Films that credit one of them belong to the person too. */
    aliases: z.array(z.string().trim().min(1)).min(1).optional(),
    /** Allows searches for women directors. */
    gender: z.enum(['female', 'male']).optional(),
  }),
);

export type RawPeople = z.infer<typeof peopleSchema>;
