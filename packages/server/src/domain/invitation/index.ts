import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { answerAccept, answerInvitation, answerInvitationCode } from './accept';
import { answerInvite, answerResend } from './invite';
import { answerInvitations, answerWithdraw } from './own';
import { tidyInvitations } from './tidy';

/** Sub-accounts that their holders open themselves, by a link to their phone (decisions 134). */
export const implementations: Implementation[] = [
  answerInvite,
  answerResend,
  answerInvitations,
  answerWithdraw,
  answerInvitation,
  answerInvitationCode,
  answerAccept,
];

export const jobKinds: JobKind[] = [tidyInvitations];
