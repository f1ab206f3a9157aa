/** Sends mails. Leaves the process with a real provider, so it is never called inside a transaction. */
export interface MailSender {
  /** One sentence to one address. */
  remind(address: string, text: string): Promise<void>;
}
