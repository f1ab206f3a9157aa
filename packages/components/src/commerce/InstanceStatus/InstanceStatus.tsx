import type { ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { StatusChip, type StatusTone } from '../../feedback/StatusChip/StatusChip';
import { ArchiveIcon } from '../../icons/ArchiveIcon';
import { BanIcon } from '../../icons/BanIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { LiveDotIcon } from '../../icons/LiveDotIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { PowerIcon } from '../../icons/PowerIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { instanceStatusMessages } from './messages';

/** What an instance is doing; `abnormal` is a running one whose card was lost. */
export type InstanceState =
  | 'running'
  | 'starting'
  | 'restarting'
  | 'abnormal'
  | 'startFailed'
  | 'refunded'
  | 'restartFailed'
  | 'kept'
  | 'shutdown'
  | 'ended';

export interface InstanceStatusProps {
  state: InstanceState;
  /** Says it in other words, for instance with the step it is at. */
  label?: string;
  className?: string;
  id?: string;
  ref?: Ref<HTMLSpanElement>;
}

interface Face {
  tone: StatusTone;
  icon: ReactNode;
  spinning?: boolean;
}

const faces: Readonly<Partial<Record<InstanceState, Face>>> = {
  running: { tone: 'ok', icon: <LiveDotIcon size={14} /> },
  starting: { tone: 'info', icon: <LoaderIcon size={14} />, spinning: true },
  restarting: { tone: 'info', icon: <RefreshIcon size={14} />, spinning: true },
  abnormal: { tone: 'warn', icon: <TriangleAlertIcon size={14} /> },
  startFailed: { tone: 'err', icon: <CircleXIcon size={14} /> },
  restartFailed: { tone: 'err', icon: <CircleXIcon size={14} /> },
  kept: { tone: 'keep', icon: <ArchiveIcon size={14} /> },
  shutdown: { tone: 'mute', icon: <PowerIcon size={14} /> },
  ended: { tone: 'mute', icon: <BanIcon size={14} /> },
  refunded: { tone: 'mute', icon: <BanIcon size={14} /> },
};

/** The status of an instance: its word, its icon and its tone, the same on every screen. Nothing where a back end tells none that is known. */
export function InstanceStatus({ state, label, ...rest }: InstanceStatusProps) {
  const words = useWords('instanceStatus', instanceStatusMessages);
  const face = faces[state];
  if (face === undefined) return null;
  return (
    <StatusChip data-component="InstanceStatus" data-state={state} {...face} {...rest}>
      {label ?? words[state]}
    </StatusChip>
  );
}
