import type { IconProps } from '@compute-market/components/icons';
import { StatusChip, type StatusTone } from '@compute-market/components/status-chip';
import type { ComponentType } from 'react';

export interface RecordStatusProps<Status> {
  readonly status: Status;
  /** Says it in other words. */
  readonly label?: string;
}

/** Makes the chip of a kind of record: its state by word, tone and drawing; nothing where a back end tells one that is not known (decisions 40). */
export function recordStatus<Status extends number>(
  labels: Readonly<Record<Status, string>>,
  faces: Readonly<Partial<Record<Status, readonly [tone: StatusTone, Icon: ComponentType<IconProps>]>>>,
) {
  return function RecordStatus({ status, label = labels[status] }: RecordStatusProps<Status>) {
    const face = faces[status];
    if (face === undefined) return null;
    const [tone, Icon] = face;
    return (
      <StatusChip tone={tone} icon={<Icon size={14} />}>
        {label}
      </StatusChip>
    );
  };
}
