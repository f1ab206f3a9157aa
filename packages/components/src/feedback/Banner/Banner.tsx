import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { formatTime } from '../../data/Time/format-time';
import { InfoIcon } from '../../icons/InfoIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { WifiOffIcon } from '../../icons/WifiOffIcon';
import { bannerMessages } from './messages';
import { Message, Root } from './Banner.styles';

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'warn' | 'info' | 'err';
  icon?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A strip over the whole page, 36 high, for what concerns all of it. */
export function Banner({
  tone = 'warn',
  icon = tone === 'info' ? <InfoIcon /> : <TriangleAlertIcon />,
  action,
  children,
  ...rest
}: BannerProps) {
  return (
    <Root data-component="Banner" data-tone={tone} role="status" {...rest}>
      <Message>
        {icon}
        <span>{children}</span>
      </Message>
      {action}
    </Root>
  );
}

export interface OfflineBannerProps extends Omit<BannerProps, 'tone' | 'icon' | 'children'> {
  /** Unix time of what the page shows, in seconds; then the banner says it. */
  dataFrom?: number;
  label?: string;
}

/** Shown while the browser has no network; the page keeps what it has, and the banner says how old that is. */
export function OfflineBanner({
  dataFrom,
  label = dataFrom === undefined
    ? bannerMessages.offline
    : bannerMessages.offlineSince(formatTime(dataFrom, 'clock').slice(0, 5)),
  ...rest
}: OfflineBannerProps) {
  return (
    <Banner data-component="OfflineBanner" tone="warn" icon={<WifiOffIcon />} {...rest}>
      {label}
    </Banner>
  );
}
