import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import type { Labels } from '../../words';
import { PayLogo } from '../PayLogo/PayLogo';
import { payLogoMessages } from '../PayLogo/messages';
import { paymentMessages } from '../payment-messages';
import type { CodeChannel } from '../PaymentPanel/payment-panel-props';

/** Heading of a dialog that a payment stands in: the way to pay and its mark, on small screens in short. */
export function usePaymentTitle(channel: CodeChannel, labels?: Labels<typeof paymentMessages>) {
  const words = useWords('payment', paymentMessages, labels);
  const names = useWords('payLogo', payLogoMessages);
  const small = useBelow('sm');
  return { title: small ? names[channel] : words.titles[channel], icon: <PayLogo channel={channel} size={22} /> };
}
