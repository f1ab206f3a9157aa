import {
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@compute-market/contract/calls/authenticator';
import { sendSecondFactorCode } from '@compute-market/contract/calls/second-factor';
import type { ResponseOf } from '@compute-market/contract/define-call';
import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { startAuthenticatorForm } from '@compute-market/contract/forms/authenticator-form';
import {
  ProofDialog,
  RecoveryCodesDialog,
  ScanAuthenticatorDialog,
  StartAuthenticatorDialog,
} from '@compute-market/patterns/account/Authenticator';
import { useState } from 'react';
import { api } from '../../api';
import { ownCode } from '../../forms/account/useCodeRequest';
import { useProofForm } from '../../forms/account/useProofForm';
import { showSuccess } from '../../state/toasts';
import { saveFile } from '../save-file';
import { useSentForm } from '../../forms/useSentForm';
import { useDone, type ChangeProps } from '../useDone';
import { authenticatorRouteMessages as messages } from './authenticator-messages';
import { useClosing } from '../useClosing';
import { bindAuthenticator } from './bind-authenticator';

type Change = ChangeProps<Promise<void>>;

type Started = ResponseOf<typeof startAuthenticator>;
type Control = ReturnType<typeof useClosing>;
const noSms = () => Promise.resolve({ wait: 0 });

function useStartForm(onStarted: (started: Started) => void) {
  return useSentForm({
    schema: startAuthenticatorForm,
    mode: 'onSubmit',
    defaultValues: { passwd: '' },
    fields: { OLD_PASSWORD_WRONG: 'passwd' },
    send: async ({ passwd }) => onStarted(await api.call(startAuthenticator, { passwd })),
  });
}

function Codes({ codes, ...control }: Control & { readonly codes: readonly string[] }) {
  const onDownload = () =>
    saveFile(messages.recoveryFile, new Blob([`${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }));
  return <RecoveryCodesDialog {...control} codes={codes} onDownload={onDownload} />;
}

interface ScanProps extends Control {
  readonly started: Started;
  /** With its recovery codes; null where nobody was told them. */
  readonly onBound: (codes: readonly string[] | null) => void;
}

function Scan({ started, onBound, ...control }: ScanProps) {
  const form = useProofForm(SECOND_STEP.authenticator, {
    send: async (code) => onBound(await bindAuthenticator(code)),
    requestCode: noSms,
    purpose: 'none',
  });
  return <ScanAuthenticatorDialog {...control} {...form} image={started.Image} secret={started.Secret} />;
}

interface BindProps extends Change {
  /** The account's phone. */
  readonly phone: string;
}

/** The password, then the code to scan, then the recovery codes or, where they were lost, the proof for others, each in the place of the one before. */
export function BindAuthenticator({ onChanged, phone, ...props }: BindProps) {
  const control = useClosing(props);
  const [started, setStarted] = useState<Started | null>(null);
  const [bound, setBound] = useState<{ readonly codes: readonly string[] | null } | null>(null);
  const start = useStartForm(setStarted);
  const onBound = (codes: readonly string[] | null) => {
    setBound({ codes });
    showSuccess(messages.bound);
    void onChanged();
  };
  if (bound !== null)
    return bound.codes === null ? (
      // Nobody has one of those that count now.
      <RenewRecoveryCodes {...props} purpose="lost" phone={phone} left={0} onChanged={onChanged} />
    ) : (
      <Codes {...control} codes={bound.codes} />
    );
  if (started !== null) return <Scan {...control} started={started} onBound={onBound} />;
  return <StartAuthenticatorDialog {...control} {...start} />;
}

interface ProofProps extends Change {
  /** The account's phone. */
  readonly phone: string;
  /** Of recovery codes. */
  readonly left: number;
}

/** A form whose kind of code is chosen. */
function useChosenProof(phone: string, send: (way: SecondStep, code: string) => Promise<void>) {
  const [way, setWay] = useState<SecondStep>(SECOND_STEP.authenticator);
  const form = useProofForm(way, {
    send: (code) => send(way, code),
    requestCode: () => api.call(sendSecondFactorCode, {}),
    purpose: ownCode(phone),
  });
  const onWay = (next: SecondStep) => {
    form.form.reset();
    setWay(next);
  };
  return { ...form, way, onWay };
}

export function UnbindAuthenticator({ phone, left, ...props }: ProofProps) {
  const { control, done } = useDone(props);
  const proof = useChosenProof(phone, (way, code) =>
    api.call(removeAuthenticator, { way, code }).then(done(messages.unbound)),
  );
  return <ProofDialog {...control} {...proof} purpose="unbind" phone={phone} withoutRecovery={left === 0} />;
}

interface RenewProps extends ProofProps {
  /** `lost`: those that were given when it was bound never arrived. */
  readonly purpose?: 'renew' | 'lost';
}

/** The proof, and in its place the new codes. */
export function RenewRecoveryCodes({ onChanged, phone, left, purpose = 'renew', ...props }: RenewProps) {
  const control = useClosing(props);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const proof = useChosenProof(phone, async (way, code) => {
    setCodes((await api.call(renewRecoveryCodes, { way, code })).RecoveryCodes);
    void onChanged();
  });
  if (codes !== null) return <Codes {...control} codes={codes} />;
  return <ProofDialog {...control} {...proof} purpose={purpose} phone={phone} withoutRecovery={left === 0} />;
}
