import { Button } from '@compute-market/components/button';
import { useState } from 'react';
import { messages } from './messages';
import { Told } from './StartScreen.styles';

const words = messages.options;

export interface FreeNoticeProps {
  /** Cards to wait for. */
  wanted: number;
  /** Cards that are waited for already; 0 none. */
  told: number;
  /** 有空闲时通知我. */
  ask: string;
  /** The main thing to do here. */
  prominent?: boolean;
  /** Rejects when it could not be saved; a toast has said so by then. */
  onNotice: (gpuNum: number) => Promise<unknown>;
}

/** Asks to be told once when cards are free, and takes it back. One button all along, so that the keyboard stays on it. */
export function FreeNotice({ wanted, told, ask, prominent = false, onNotice }: FreeNoticeProps) {
  const [busy, setBusy] = useState(false);
  const waits = told > 0;
  const toggle = () => {
    setBusy(true);
    const settled = () => setBusy(false);
    onNotice(waits ? 0 : wanted).then(settled, settled);
  };
  return (
    <Told>
      <span role="status">{waits && words.told(told)}</span>
      <Button
        size={prominent ? 'md' : 'sm'}
        variant={waits ? 'outline' : prominent ? 'primary' : 'text'}
        loading={busy}
        onClick={toggle}
      >
        {waits ? words.forget : ask}
      </Button>
    </Told>
  );
}
