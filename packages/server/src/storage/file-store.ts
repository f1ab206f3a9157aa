/** Where the bytes of uploaded files are kept. Names come from the server only (stored-file.ts) and are letters, digits, `-` and `_`. */
export interface FileStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no fault. */
  remove(name: string): Promise<void>;
}

const nameRule = /^[\w-]{16,64}$/;

/** Whether this can name a file at all; anything else never reaches a path or an address. */
export const isFileName = (name: string): boolean => nameRule.test(name);

/** Stops a name that this server did not make before it becomes part of a path. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error('file name against the rule');
}
