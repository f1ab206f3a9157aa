import { confirmPasskeyLogin, getPasskeyDomain, startPasskeyLogin } from '@compute-market/contract/calls/passkey';
import { PasskeyLogin as PasskeyLoginView } from '@compute-market/patterns/account/Passkeys';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { byItself } from '../../api/automatic';
import { ApiError } from '../../api/errors';
import { CeremonyError, showPasskey } from '../../flows/passkey-ceremony';
import { hindranceHere } from '../../flows/passkey-hindrance';
import type { StayField } from '../../forms/account/useStaySignedIn';
import { useSingleFlight } from '../../flows/useSingleFlight';

/** Whether this back end, this page and this browser know passkeys; any other way in is there when that cannot be told. */
function useOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api.call(getPasskeyDomain, {}, { ...byItself, signal: controller.signal }).then(
      (answer) => setOffered(hindranceHere(answer) === null),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => controller.abort();
  }, []);
  return offered;
}

interface Props {
  readonly stay: StayField;
  readonly onEntered: (token: string) => Promise<void>;
}

/** 使用通行密钥登录, where it can be used. Not among what the login loads first. */
export function PasskeyLogin({ stay, onEntered }: Props) {
  const offered = useOffered();
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, run } = useSingleFlight();
  const logIn = async () => {
    setRefused(null);
    try {
      const { Ticket: ticket, Options } = await api.call(startPasskeyLogin, {});
      const shown = await showPasskey(Options);
      await onEntered((await api.call(confirmPasskeyLogin, { ticket, shown, ...stay })).session);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof CeremonyError)) throw error;
      setRefused(error.message);
    }
  };
  if (!offered) return null;
  return <PasskeyLoginView busy={busy} refused={refused} onLogin={() => void run(logIn)} />;
}
