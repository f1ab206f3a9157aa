import type { HTMLAttributes, ReactNode, Ref } from 'react';
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
export function Banner({ tone = 'warn', icon = tone === 'info' ? <InfoIcon /> : <TriangleAlertIcon />, action, children, ...rest }: BannerProps) {
  return (
    <Root data-component="Banner" data-tone={tone} role="status" {...rest}>
      <Message>{icon}<span>{children}</span></Message>
      {action}
    </Root>
  );
}

/** Shown while the browser has no network; the page keeps what it has. */
export function OfflineBanner({ label = bannerMessages.offline, ...rest }: Omit<BannerProps, 'tone' | 'icon' | 'children'> & { label?: string }) {
  return <Banner tone="warn" icon={<WifiOffIcon />} {...rest}>{label}</Banner>;
}
