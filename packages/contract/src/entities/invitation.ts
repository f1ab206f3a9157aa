import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { subRights } from './sub-account';
import { timestamp } from './time';

/** What became of an invitation, as whoever opens its link is told; `unknown` also where a newer message took its place (decisions 134). */
export const INVITATION_STATE = {
  open: 'open',
  expired: 'expired',
  withdrawn: 'withdrawn',
  used: 'used',
  unknown: 'unknown',
} as const;
export type InvitationState = (typeof INVITATION_STATE)[keyof typeof INVITATION_STATE];

/** The sub-account that is offered: its name, what it may do and spend, yuan, and until when the offer stands. `MonthLimit` is null where months are not limited. */
const offered = {
  Name: z.string(),
  Rights: subRights,
  MoneyLimit: nonNegativeMoney,
  MonthLimit: z.nullable(nonNegativeMoney),
  ExpireTime: timestamp,
};

/** An invitation that nobody has accepted yet, as its main account sees it (decisions 134). */
export const invitation = z.object({
  Id: z.string(),
  Phone: z.string(),
  Note: z.string(),
  ...offered,
  SentTime: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

/** The same as whoever was sent it sees it: both phones are masked. */
export const invitationOffer = z.object({
  /** The verified company, or a masked name. */
  Inviter: z.string(),
  InviterPhone: z.string(),
  Phone: z.string(),
  ...offered,
});
export type InvitationOffer = z.infer<typeof invitationOffer>;
