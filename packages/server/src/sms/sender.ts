/** Sends text messages. Leaves the process with a real provider, so it is never called inside a transaction. */
export interface SmsSender {
  /** A code for one purpose. */
  send(phone: string, code: string, scene: string): Promise<void>;
  /** A sentence in the place of a code that somebody waits for: it fails where a code would. */
  inform(phone: string, text: string): Promise<void>;
  /** A sentence. `key` names one that may be handed over again, so that its reader gets it once. */
  remind(phone: string, text: string, key?: string): Promise<void>;
}
