/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly content: Buffer;
}

/** Sends mails. Leaves the process with a real provider, so it is never called inside a transaction. */
export interface MailSender {
  /** Whether mails reach anybody: false on an installation without a provider. */
  readonly delivers: boolean;
  /** One sentence to one address, with a file where there is one. */
  remind(address: string, text: string, attachment?: MailAttachment): Promise<void>;
}
