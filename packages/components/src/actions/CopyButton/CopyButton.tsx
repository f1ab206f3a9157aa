import { duration } from '@compute-market/tokens';
import { useEffect, useRef, useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { CheckIcon } from '../../icons/CheckIcon';
import { CopyIcon } from '../../icons/CopyIcon';
import { copyButtonMessages } from './messages';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Announcement, Root } from './CopyButton.styles';
import { copyText } from './copyText';

export interface CopyButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'onCopy' | 'children' | 'aria-label'> {
  /** What goes to the clipboard. */
  value: string;
  /** Names the button; say what is copied when several stand on a page: 复制订单号. */
  label?: string;
  /** Shows the label beside the icon, as a button of the full height. */
  labelled?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof copyButtonMessages>;
  /** After the attempt; false when the browser refused. */
  onCopied?: (copied: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Copies a value with one click; the icon turns to a green check for 1.5 s and the success is announced. */
export function CopyButton({
  value,
  label,
  labelled = false,
  labels,
  onCopied,
  className,
  style,
  onClick,
  ...rest
}: CopyButtonProps) {
  const words = useWords('copyButton', copyButtonMessages, labels);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A part that is hidden is itself again when it is shown.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setResult(undefined);
    },
    [],
  );

  const copy = async () => {
    const copied = await copyText(value);
    setResult(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), duration.copied);
    onCopied?.(copied);
  };
  const icon = result === 'copied' ? <CheckIcon size={14} /> : <CopyIcon size={14} />;
  const shared = {
    ...rest,
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  };

  return (
    <Root
      data-component="CopyButton"
      data-copied={result === 'copied' || undefined}
      className={className}
      style={style}
    >
      {labelled ? (
        <Button {...shared} icon={icon}>
          {label ?? words.label}
        </Button>
      ) : (
        <IconButton {...shared} label={label ?? words.label} icon={icon} />
      )}
      <Announcement role="status">{result && words[result]}</Announcement>
    </Root>
  );
}
