import { acceptInvitation, sendInvitationCode } from '@compute-market/contract/calls/invitation';
import { errorKeyOf } from '@compute-market/contract/errors';
import { acceptInvitationForm } from '@compute-market/contract/forms/accept-invitation-form';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSentForm } from '../useSentForm';
import { purposeOf, useCodeRequest } from './useCodeRequest';

interface Following {
  /** The new sub-account's session, and what it logs in with later. */
  readonly onAccepted: (token: string, account: { mainPhone: string; name: string }) => Promise<void>;
  /** The invitation holds no more. */
  readonly onOver: () => void;
}

/** 接受邀请; the new sub-account is logged in at once (decisions 134). */
export function useAcceptInvitationForm(token: string, { onAccepted, onOver }: Following) {
  /** Reads the page again where the invitation is over: it says what to do. */
  const orOver = async <Data>(asked: Promise<Data>): Promise<Data> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ApiError && errorKeyOf(error.status) === 'NOT_FOUND') onOver();
      throw error;
    }
  };
  const { form, ...submission } = useSentForm({
    schema: acceptInvitationForm,
    defaultValues: { code: '', passwd: '', confirm: '', agree: false },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code, passwd, agree }) => {
      const { session, MainPhone, SubAccount } = await orOver(
        api.call(acceptInvitation, { token, code, passwd, agree }),
      );
      await onAccepted(session, { mainPhone: MainPhone, name: SubAccount.Name });
    },
  });
  const onRequestCode = useCodeRequest(
    form,
    () => purposeOf('invitation', token),
    () => orOver(api.call(sendInvitationCode, { token })),
  );
  return { form, ...submission, onRequestCode };
}
