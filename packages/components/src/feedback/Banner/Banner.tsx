import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
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
export function OfflineBanner({ dataFrom, label, ...rest }: OfflineBannerProps) {
  const words = useWords('banner', bannerMessages);
  const { formats } = useLocale();
  const said = dataFrom === undefined ? words.offline : words.offlineSince(formats.time(dataFrom, 'hourMinute'));
  return (
    <Banner data-component="OfflineBanner" tone="warn" icon={<WifiOffIcon />} {...rest}>
      {label ?? said}
    </Banner>
  );
}
