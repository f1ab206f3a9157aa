import { useId, type HTMLAttributes, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { asGiven } from '../../hooks/asGiven';
import { payLogoMessages } from '../PayLogo/messages';
import { payMethodPickerMessages } from './messages';
import { PayLogo, type PayChannel } from '../PayLogo/PayLogo';
import { Fact, Grid, Input, Name, Tile, Words } from './PayMethodPicker.styles';

export interface PayMethod {
  channel: PayChannel;
  /** Replaces the usual fact, for instance why it cannot be used now. */
  fact?: string;
  disabled?: boolean;
}

export interface PayMethodPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  value: PayChannel;
  onValueChange: (channel: PayChannel) => void;
  /** Offered ways, in order; all three by default. */
  methods?: readonly PayMethod[];
  disabled?: boolean;
  label?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof payMethodPickerMessages>;
  ref?: Ref<HTMLDivElement>;
}

const allMethods: readonly PayMethod[] = [{ channel: 'wechat' }, { channel: 'alipay' }, { channel: 'transfer' }];

/** How to pay: WeChat Pay, Alipay, corporate transfer, each with the one fact that matters. */
export function PayMethodPicker({
  value,
  onValueChange,
  methods = allMethods,
  disabled = false,
  label,
  labels,
  ...rest
}: PayMethodPickerProps) {
  const words = useWords('payMethodPicker', payMethodPickerMessages, labels);
  const names = useWords('payLogo', payLogoMessages);
  const name = useId();
  return (
    <Grid data-component="PayMethodPicker" role="radiogroup" aria-label={label ?? words.label} {...rest}>
      {methods.map(({ channel, fact = words.facts[channel], disabled: off = false }) => (
        <Tile key={channel} data-part="method">
          <Input
            type="radio"
            name={name}
            value={channel}
            ref={asGiven(channel === value)}
            checked={channel === value}
            disabled={disabled || off}
            onChange={() => onValueChange(channel)}
          />
          <PayLogo channel={channel} size={28} />
          <Words>
            <Name>{names[channel]}</Name>
            <Fact>{fact}</Fact>
          </Words>
        </Tile>
      ))}
    </Grid>
  );
}
