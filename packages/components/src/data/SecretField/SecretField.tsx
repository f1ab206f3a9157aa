import { useEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
import { IconButton } from '../../actions/IconButton/IconButton';
import { EyeIcon } from '../../icons/EyeIcon';
import { EyeOffIcon } from '../../icons/EyeOffIcon';
import { secretFieldMessages } from './messages';
import { Frame, Value } from '../CopyField/CopyField.styles';

export interface SecretFieldProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Fetches or hands over the secret; asked only when someone wants to see it, so that the page does not hold it before. */
  reveal: () => string | Promise<string>;
  /** How long it stays readable, in ms. */
  revealFor?: number;
  /** Without the frame, inside a table. */
  bare?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof secretFieldMessages>;
  ref?: Ref<HTMLSpanElement>;
}

const mask = '••••••••';

/** A password: masked, shown on request for 30 s, and only then in the page and ready to be copied. */
export function SecretField({ reveal, revealFor = 30_000, bare = false, labels, ...rest }: SecretFieldProps) {
  const words = useWords('secretField', secretFieldMessages, labels);
  const [secret, setSecret] = useState<string>();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Which question is waited for: an answer to an earlier one comes too late.
  const turn = useRef(0);
  // A part that is hidden keeps what it shows, its timer ends here, and an answer may be on its way: shown again, it must not be readable.
  useEffect(
    () => () => {
      turn.current += 1;
      clearTimeout(timer.current);
      setSecret(undefined);
      setState('idle');
    },
    [],
  );

  const hide = () => {
    clearTimeout(timer.current);
    setSecret(undefined);
  };
  const show = async () => {
    const asked = turn.current;
    setState('asking');
    try {
      const answer = await reveal();
      if (turn.current !== asked) return;
      setSecret(answer);
      setState('idle');
      timer.current = setTimeout(hide, revealFor);
    } catch {
      if (turn.current === asked) setState('failed');
    }
  };
  const shown = secret !== undefined;
  return (
    <Frame
      data-component="SecretField"
      data-mono=""
      data-bare={bare || undefined}
      data-shown={shown || undefined}
      {...rest}
    >
      <Value data-part="value" aria-live="polite">
        {state === 'failed' ? words.failed : (secret ?? <span aria-hidden>{mask}</span>)}
      </Value>
      <IconButton
        label={shown ? words.hide : words.show}
        aria-disabled={state === 'asking' || undefined}
        icon={shown ? <EyeOffIcon size={14} /> : <EyeIcon size={14} />}
        onClick={() => {
          if (shown) hide();
          else if (state !== 'asking') void show();
        }}
      />
      {shown ? <CopyButton value={secret} label={words.copy} /> : null}
    </Frame>
  );
}
