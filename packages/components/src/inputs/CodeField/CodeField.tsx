import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button, type ButtonSize } from '../../actions/Button/Button';
import { reportFailure } from '../../report-failure';
import type { Labels } from '../../words';
import { codeFieldMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { TextControl, type TextControlProps, type TextFieldSize } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';
import { findCode, tidyCode } from './code';
import { Announcement, Root } from './CodeField.styles';
import { useCountdown } from './useCountdown';

/** Sends a code by text message. True starts the wait; false (a wrong phone number, a refusal) leaves the button ready. What it rejects with is reported as an error of the page: the field says nothing of it. */
export interface CodeRequest {
  (): Promise<boolean>;
  /** Seconds left of a wait that outlasts the field: it goes on where the field is shown again, and ends with it. Without it a wait ends with the field. */
  readonly left?: (() => number) | undefined;
}

export interface CodeFieldProps extends Omit<TextControlProps, 'type' | 'inputMode' | 'suffix' | 'counter' | 'labels'> {
  /** Sends the message. */
  onRequest: CodeRequest;
  /** Sends the first message by itself, once, when the field appears. */
  requestsAtOnce?: boolean;
  /** How long before another may be sent, in seconds. */
  waitSeconds?: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof codeFieldMessages>;
}

const buttonSize: Record<TextFieldSize, ButtonSize> = { sm: 'sm', md: 'md', lg: 'lg', touch: 'xl' };

/** A code that comes by text message, with the button that sends it and its wait of 60 s. A whole message pasted leaves its code; full-width digits are tidied on leaving. */
export function CodeField({
  onRequest,
  requestsAtOnce = false,
  waitSeconds = 60,
  labels,
  size = 'md',
  className,
  style,
  onPaste,
  onBlur,
  maxLength = 6,
  ...rest
}: CodeFieldProps) {
  const words = useWords('codeField', codeFieldMessages, labels);
  const [phase, setPhase] = useState<'ready' | 'sending' | 'sent'>(requestsAtOnce ? 'sending' : 'ready');
  const countdown = useCountdown(waitSeconds, onRequest.left);
  const waiting = countdown.left > 0;
  const { disabled } = useFieldControl(rest);

  const request = async () => {
    setPhase('sending');
    const sent = await onRequest().catch((reason: unknown) => {
      reportFailure(reason);
      return false;
    });
    setPhase(sent ? 'sent' : 'ready');
    if (sent) countdown.start();
  };
  // An effect may run twice for one field, and a message costs.
  const asked = useRef(false);
  const requestOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void request();
  });
  useEffect(() => {
    if (requestsAtOnce) requestOnce();
  }, [requestsAtOnce]);
  const isAgain = phase === 'sent' || (requestsAtOnce && phase === 'ready');
  const announcement = waiting ? words.sent(countdown.total) : words.ready;

  return (
    <Root data-component="CodeField" className={className} style={style}>
      <TextControl
        autoComplete="one-time-code"
        placeholder={words.placeholder}
        {...rest}
        maxLength={maxLength}
        size={size}
        inputMode="numeric"
        onPaste={(event) => {
          onPaste?.(event);
          const code = findCode(event.clipboardData.getData('text/plain'), maxLength);
          if (code === undefined || event.defaultPrevented || event.currentTarget.readOnly) return;
          // The browser would cut the message off after six characters.
          event.preventDefault();
          writeValue(event.currentTarget, code);
        }}
        onBlur={(event) => {
          if (!event.target.readOnly) writeValue(event.target, tidyCode(event.target.value));
          onBlur?.(event);
        }}
      />
      <Button
        size={buttonSize[size]}
        variant="outline"
        disabled={disabled}
        // Disabled, it would drop the focus of whoever has just pressed it.
        aria-disabled={waiting || undefined}
        loading={phase === 'sending'}
        onClick={waiting ? undefined : () => void request()}
      >
        {waiting ? words.wait(countdown.left) : isAgain ? words.again : words.request}
      </Button>
      {/* Said once at each end of the wait, not every second. */}
      <Announcement role="status">{phase === 'sent' ? announcement : ''}</Announcement>
    </Root>
  );
}
