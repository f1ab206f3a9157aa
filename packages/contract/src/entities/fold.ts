import * as z from 'zod/mini';

/** Extension (decisions 66): fields of a request for lines of which those of a kept disk are folded by the Beijing day. */
export const foldRequest = {
  /** One line a disk and day, in pages, sums and filters alike. */
  fold: z.optional(z.boolean()),
  /** `Id` of a folded line: answers the charges in it that the other filters let through, whatever their amounts. */
  unfold: z.optional(z.string().check(z.regex(/^\d{1,15}$/, '编号不正确'))),
};

/** How many charges a line holds, and on which Beijing day they were made, YYYY-MM-DD. */
const fold = z.object({ Day: z.string(), Count: z.int() });
export type Fold = z.infer<typeof fold>;

/** Extension (decisions 66): only folded lines have it. */
export const foldedLine = { Folded: z.optional(fold) };
