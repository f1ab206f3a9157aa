import type * as z from 'zod/mini';

/** A text message of a browser; null for one that is none of these. */
export function readMessage<Message>(messages: z.ZodMiniType<Message>, text: string): Message | null {
  try {
    return messages.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
