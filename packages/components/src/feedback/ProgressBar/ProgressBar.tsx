import type { HTMLAttributes, Ref } from 'react';
import { Fill, Root, Track } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What goes on, for screen readers: 正在上传 log.txt. */
  label: string;
  /** 0 to 100; without it, or with NaN, the work has no known end. */
  value?: number;
  tone?: 'action' | 'ok' | 'warn' | 'err';
  /** Shows the percentage at the end. */
  showValue?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Work on its way to an end: an upload, a reinstallation. An amount within a limit is a `Meter`. */
export function ProgressBar({ label, value, tone = 'action', showValue = false, ...rest }: ProgressBarProps) {
  const percent = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value));
  return (
    <Root
      data-component="ProgressBar"
      data-tone={tone}
      data-indeterminate={percent === undefined ? '' : undefined}
      {...rest}
    >
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
      >
        <Fill style={{ '--value': `${percent ?? 0}%` }} />
      </Track>
      {showValue && percent !== undefined && <span aria-hidden="true">{Math.round(percent)}%</span>}
    </Root>
  );
}
