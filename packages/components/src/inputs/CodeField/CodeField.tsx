import { useState } from 'react';
import { Button, type ButtonSize } from '../../actions/Button';
import type { Words } from '../../words';
import { codeFieldMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { TextControl, type TextControlProps, type TextFieldSize } from '../TextField/TextControl';
import { Announcement, Root } from './CodeField.styles';
import { useCountdown } from './useCountdown';

export interface CodeFieldProps extends Omit<TextControlProps, 'type' | 'inputMode' | 'suffix' | 'counter'> {
  /** Sends the message. True starts the wait; false (a wrong phone number, a refusal) leaves the button ready. */
  onRequest: () => Promise<boolean>;
  /** How long before another may be sent, in seconds. */
  waitSeconds?: number;
  words?: Words<typeof codeFieldMessages>;
}

const buttonSize: Record<TextFieldSize, ButtonSize> = { sm: 'sm', md: 'md', lg: 'lg', touch: 'xl' };

/** A code that comes by text message, with the button that sends it and its wait of 60 s. */
export function CodeField({ onRequest, waitSeconds = 60, words = codeFieldMessages, size = 'md', className, style, ...rest }: CodeFieldProps) {
  const [phase, setPhase] = useState<'ready' | 'sending' | 'sent'>('ready');
  const countdown = useCountdown(waitSeconds);
  const waiting = countdown.left > 0;
  const { disabled } = useFieldControl(rest);

  const request = async () => {
    setPhase('sending');
    const sent = await onRequest().catch(() => false);
    setPhase(sent ? 'sent' : 'ready');
    if (sent) countdown.start();
  };
  const announcement = waiting ? words.sent(waitSeconds) : words.ready;

  return (
    <Root data-component="CodeField" className={className} style={style}>
      <TextControl autoComplete="one-time-code" maxLength={6} placeholder={words.placeholder} {...rest} size={size} inputMode="numeric" />
      <Button size={buttonSize[size]} variant="outline" disabled={waiting || disabled} loading={phase === 'sending'} onClick={() => void request()}>
        {waiting ? words.wait(countdown.left) : phase === 'sent' ? words.again : words.request}
      </Button>
      {/* Said once at each end of the wait, not every second. */}
      <Announcement role="status">{phase === 'sent' ? announcement : ''}</Announcement>
    </Root>
  );
}
