import { getInvitation } from '@compute-market/contract/calls/invitation';
import { InvitationScreen, type Accepted } from '@compute-market/patterns/account/InvitationScreen';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { useAcceptInvitationForm } from '../../forms/account/useAcceptInvitationForm';
import { enterSession, leaveSession } from '../../flows/session';
import { session } from '../../state/session';
import { showSuccess } from '../../state/toasts';
import { useTerms } from '../content/useTerms';
import { settle, useResult } from '../result';
import { invitationRouteMessages as messages } from './invitation-messages';

export function loader({ request: { signal }, params: { token = '' } }: LoaderFunctionArgs) {
  return { token, invitation: settle(api.call(getInvitation, { token }, { signal })) };
}

export function Component() {
  const { token, invitation } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const { token: signedIn } = useSnapshot(session);
  const onRetry = () => void revalidate();
  const form = useAcceptInvitationForm(token, {
    onAccepted: async (entered, account) => {
      setAccepted(account);
      await enterSession(entered);
      showSuccess(messages.accepted);
    },
    onOver: onRetry,
  });
  const terms = useTerms('user privacy');
  return (
    <InvitationScreen
      invitation={useResult(invitation)}
      accepted={accepted}
      signedIn={signedIn !== null}
      form={{ ...form, terms }}
      onLogOut={() => void leaveSession()}
      onRetry={onRetry}
    />
  );
}
