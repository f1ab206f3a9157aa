import type { Ref, SVGAttributes } from 'react';
import { Building, Mark, Paper, Root, Tile } from './PayLogo.styles';

/** Ways to bring money in: WeChat Pay, Alipay, corporate bank transfer. */
export type PayChannel = 'wechat' | 'alipay' | 'transfer';

export interface PayLogoProps extends SVGAttributes<SVGSVGElement> {
  channel: PayChannel;
  /** Drawn side in px: 18 in a table, 22 in a head, 28 in a tile, 32 in a payment code. */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

/** The mark of a way to pay, in its own colour. Decoration: its name stands beside it. */
export function PayLogo({ channel, size = 22, ...rest }: PayLogoProps) {
  return (
    <Root
      data-component="PayLogo"
      data-channel={channel}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      {...rest}
    >
      <Tile width="24" height="24" rx="5" />
      {channel === 'wechat' && (
        <>
          <Paper d="M12 5.5c-4.1 0-7.3 2.7-7.3 6 0 1.9 1 3.5 2.7 4.6l-.6 2.2 2.5-1.3c.9.3 1.8.4 2.7.4 4.1 0 7.3-2.7 7.3-6s-3.2-5.9-7.3-5.9z" />
          <Mark data-part="tick" d="M8.8 11.6l2.1 2 4.5-4.3" />
        </>
      )}
      {channel === 'alipay' && (
        <Mark d="M6 8h12M12 5v3M7.5 11.5h8.2c-.7 2.9-3.2 6.2-6.6 6.2-2 0-3-1-3-2.2 0-1.3 1.2-2.3 2.9-2.3 2.7 0 5.5 1.6 9 3.3" />
      )}
      {channel === 'transfer' && (
        <Building d="M12 5.2l6.6 3.3H5.4zM7.6 15.5V11M10.6 15.5V11M13.4 15.5V11M16.4 15.5V11M5.6 18.3h12.8" />
      )}
    </Root>
  );
}
