import type { MailSender } from './sender';

/** An installation without a mail provider: what would be told is still there on the site. */
export const unconfiguredMail: MailSender = { delivers: false, remind: () => Promise.resolve() };
