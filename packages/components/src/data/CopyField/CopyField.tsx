import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { copyFieldMessages } from './messages';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
import { Truncate } from '../Truncate/Truncate';
import { Frame, Value } from './CopyField.styles';

export interface CopyFieldProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What is shown and copied. */
  value: string;
  /** Say what is copied in `copy`: 复制命令. */
  labels?: Labels<typeof copyFieldMessages>;
  /** Fixed-width letters, for hosts, ports and commands. */
  mono?: boolean;
  /** Cuts in the middle where the room ends, for hosts and ids. */
  middle?: boolean;
  /** Without the frame, inside a sentence or a table. */
  bare?: boolean;
  /** Shown instead of the value, such as a shortened one. */
  children?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A value that is there to be copied: a command, a host, an order number. */
export function CopyField({
  value,
  labels,
  mono = true,
  middle = false,
  bare = false,
  children,
  ...rest
}: CopyFieldProps) {
  const words = useWords('copyField', copyFieldMessages, labels);
  return (
    <Frame data-component="CopyField" data-mono={mono || undefined} data-bare={bare || undefined} {...rest}>
      <Value data-part="value">
        {children ?? (middle ? <Truncate text={value} at="middle" /> : <span title={value}>{value}</span>)}
      </Value>
      <CopyButton value={value} label={words.copy} />
    </Frame>
  );
}
