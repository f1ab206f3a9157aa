import type { MailSender } from './sender';

/** An installation without a mail provider: its messages are still there on the site. */
export const unconfiguredMail: MailSender = { delivers: false, remind: () => Promise.resolve() };
