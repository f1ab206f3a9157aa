import { Button } from '@compute-market/components/button';
import { CheckboxField, type CheckboxFieldProps } from '@compute-market/components/checkbox-field';
import { useEffect, useId, useRef } from 'react';
import { agreementTickMessages as messages } from './messages';

/** The texts that a tick agrees to: on their way, there, or not to be had. */
export interface Terms {
  readonly state: 'reading' | 'ready' | 'failed' | 'retrying';
  readonly onRetry: () => void;
}

interface AgreementTickProps extends Omit<CheckboxFieldProps, 'disabled' | 'id'> {
  terms: Terms;
}

/** The tick that agrees to a text. Nobody agrees to what cannot be read: it waits for the text, and says when there is none (screens B4). */
export function AgreementTick({ terms: { state, onRetry }, error, ...tick }: AgreementTickProps) {
  const id = useId();
  const retried = useRef(false);
  // The button that was pressed goes with the failure; what it was pressed for takes the keyboard.
  useEffect(() => {
    if (state !== 'ready' || !retried.current) return;
    retried.current = false;
    document.getElementById(id)?.focus();
  }, [state, id]);
  const retry = () => {
    retried.current = true;
    onRetry();
  };
  const failed = state === 'failed' || state === 'retrying';
  const missing = (
    <>
      {messages.failed}
      <Button size="sm" variant="text" loading={state === 'retrying'} onClick={retry}>
        {messages.retry}
      </Button>
      {error}
    </>
  );
  return <CheckboxField {...tick} id={id} disabled={state !== 'ready'} error={failed ? missing : error} />;
}
