import * as z from 'zod/mini';

/** A file beside what is written, as a draft keeps it. */
export const keptFile = z.object({ id: z.string(), name: z.string(), size: z.number(), url: z.optional(z.string()) });
