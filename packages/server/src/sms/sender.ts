/** Sends a code to a phone. Leaves the process with a real provider, so it is never called inside a transaction. */
export interface SmsSender {
  send(phone: string, code: string, scene: string): Promise<void>;
}
