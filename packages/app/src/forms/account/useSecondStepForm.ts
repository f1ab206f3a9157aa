import { confirmLoginByAuthenticator } from '@compute-market/contract/calls/authenticator';
import { confirmLogin, sendLoginCode } from '@compute-market/contract/calls/second-factor';
import type { LoginChallenge } from '@compute-market/contract/entities/login';
import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { api } from '../../api';
import { purposeOf } from './useCodeRequest';
import { useProofForm } from './useProofForm';

/** The code after the password; `onEntered` is given the session's token. */
export const useSecondStepForm = (
  { challenge, phone }: LoginChallenge,
  way: SecondStep,
  onEntered: (token: string) => Promise<void>,
) =>
  useProofForm(way, {
    send: async (code) => {
      const { session } =
        way === SECOND_STEP.sms
          ? await api.call(confirmLogin, { challenge, code })
          : await api.call(confirmLoginByAuthenticator, { challenge, way, code });
      await onEntered(session);
    },
    requestCode: () => api.call(sendLoginCode, { challenge }),
    // Of the phone: whoever begins the login again has another challenge.
    purpose: purposeOf('second step', phone),
  });
