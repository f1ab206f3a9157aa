import { PayLogo } from '@compute-market/components/pay-logo';
import type { PayType } from '@compute-market/contract/enumerations';
import { channelOf } from '../payment-view/payment-view';
import { orderViewMessages as messages } from './messages';
import { Method } from './OrderMethod.styles';

/** How a top-up is paid: the channel's mark and its name. */
export const OrderMethod = ({ payType }: { readonly payType: PayType }) => (
  <Method>
    <PayLogo channel={channelOf(payType)} size={18} />
    {messages.methods[channelOf(payType)]}
  </Method>
);
