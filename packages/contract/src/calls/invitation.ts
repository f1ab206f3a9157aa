import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { chosenPassword, note, phone, smsCode, subAccountName } from '../entities/account-fields';
import { INVITATION_STATE, invitation, invitationOffer } from '../entities/invitation';
import { nonNegativeMoney } from '../entities/money';
import { formBoolean, noFields } from '../entities/query';
import { subRights } from '../entities/sub-account';
import { lineOf } from '../entities/text';
import { timestamp } from '../entities/time';

const chosen = { invitation_id: lineOf(32).check(z.minLength(1)) };
const opened = { token: lineOf(128).check(z.minLength(1)) };
/** The name by which the log tells of it. */
const named = z.object({ sub_account_name: z.string() });

/**
 * Extension (decisions 134): sends a link to a phone by which its holder becomes a sub-account with these rights and limits, yuan. It takes the
 * place of an earlier invitation of that phone.
 */
export const inviteSubAccount = defineCall({
  name: 'inviteSubAccount',
  path: '/invite_sub_account',
  summary: '邀请子账号',
  roles: ['main'],
  extension: true,
  request: z.strictObject({
    phone,
    sub_account_name: subAccountName,
    rights: subRights,
    money_limit: nonNegativeMoney,
    month_limit: z.optional(nonNegativeMoney),
    note: z.optional(note),
  }),
  response: named,
});

/** Extension (decisions 134): what was sent and not accepted or withdrawn, the newest first; what has expired too, so that it can be sent again. */
export const getInvitations = defineCall({
  name: 'getInvitations',
  path: '/get_invitations',
  summary: '子账号邀请列表',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ List: z.array(invitation) }),
});

/** Extension (decisions 134): sends a new link, which holds as long as a first one; the one before holds no more. */
export const resendInvitation = defineCall({
  name: 'resendInvitation',
  path: '/resend_invitation',
  summary: '重发子账号邀请',
  roles: ['main'],
  extension: true,
  request: z.strictObject(chosen),
  response: named,
});

/** Extension (decisions 134): its link holds no more. */
export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  path: '/withdraw_invitation',
  summary: '撤回子账号邀请',
  roles: ['main'],
  extension: true,
  request: z.strictObject(chosen),
  response: named,
});

/** Extension (decisions 134): what a link offers; nothing once it holds no more. */
export const getInvitation = defineCall({
  name: 'getInvitation',
  path: '/get_invitation',
  summary: '查看收到的邀请',
  auth: 'none',
  idempotent: true,
  extension: true,
  request: z.strictObject(opened),
  response: z.object({ State: z.enum(INVITATION_STATE), Offer: z.nullable(invitationOffer) }),
});

/** Extension (decisions 134): sends a code to the phone that was invited, whoever asks. Seconds until another may be asked for, and until when this one holds. */
export const sendInvitationCode = defineCall({
  name: 'sendInvitationCode',
  path: '/send_invitation_code',
  summary: '发送接受邀请的验证码',
  auth: 'none',
  extension: true,
  request: z.strictObject(opened),
  response: z.object({ wait: z.int(), expire_time: timestamp }),
});

/** Extension (decisions 134): makes the sub-account and signs it in. `MainPhone` is what it logs in with from then on, beside its name and password. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  path: '/accept_invitation',
  summary: '接受邀请',
  auth: 'none',
  extension: true,
  request: z.strictObject({
    ...opened,
    code: smsCode,
    passwd: chosenPassword,
    agree: formBoolean.check(z.refine((value) => value, '请先阅读并同意用户协议')),
  }),
  response: z.object({
    session: z.string(),
    expire_time: timestamp,
    MainPhone: z.string(),
    SubAccount: z.object({ Name: z.string(), MoneyLimit: nonNegativeMoney }),
  }),
});
