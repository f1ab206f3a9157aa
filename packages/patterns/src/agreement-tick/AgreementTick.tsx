import { CheckboxField, type CheckboxFieldProps } from '@compute-market/components/checkbox-field';
import { Retry } from '../partial';
import { agreementTickMessages as messages } from './messages';

/** Whether the texts that a tick agrees to could be read. */
export interface Terms {
  readonly state: 'reading' | 'ready' | 'failed';
  readonly onRetry: () => void;
}

interface AgreementTickProps extends Omit<CheckboxFieldProps, 'disabled'> {
  terms: Terms;
}

/** The tick that agrees to a text: nobody agrees to what cannot be read, so it waits for the text. Screens B4. */
export function AgreementTick({ terms, error, ...tick }: AgreementTickProps) {
  const missing = <>{messages.failed} <Retry of={messages.what} onRetry={terms.onRetry} />{error && <><br />{error}</>}</>;
  return <CheckboxField {...tick} disabled={terms.state !== 'ready'} error={terms.state === 'failed' ? missing : error} />;
}
