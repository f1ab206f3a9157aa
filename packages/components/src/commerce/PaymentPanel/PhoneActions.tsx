import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Words } from '../../words';
import { Button } from '../../actions/Button/Button';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import type { paymentMessages } from '../payment-messages';
import { payLogoMessages } from '../PayLogo/messages';
import { Actions } from './PaymentPanel.styles';
import type { PaymentPanelProps } from './payment-panel-props';

type PhoneActionsProps = Pick<
  PaymentPanelProps,
  'channel' | 'state' | 'code' | 'payLink' | 'checking' | 'onRenew' | 'onRestart' | 'onCheck' | 'onFinish'
> & { words: Words<typeof paymentMessages> };

const big = { variant: 'primary', size: 'xl', block: true } as const;

/** What a phone offers under its thumb: open the wallet or save the code, and say that it is paid. */
export function PhoneActions({
  channel,
  state,
  code,
  payLink,
  checking,
  onRenew,
  onRestart,
  onCheck,
  onFinish,
  words,
}: PhoneActionsProps) {
  const payNames = useWords('payLogo', payLogoMessages);
  const open = words.open(payNames[channel]);

  switch (state) {
    case 'paid':
      return (
        <Actions>
          <Button {...big} onClick={onFinish}>
            {words.finish}
          </Button>
        </Actions>
      );
    case 'closed':
    case 'cancelled':
      return (
        <Actions>
          <Button {...big} onClick={onRestart}>
            {words.restart}
          </Button>
        </Actions>
      );
    case 'expired':
    case 'failed':
      return (
        <Actions>
          <Button {...big} onClick={onRenew}>
            {words.renew}
          </Button>
        </Actions>
      );
    case 'generating':
    case 'waiting':
      return (
        <Actions>
          {state === 'generating' || code === undefined ? (
            <Button {...big} disabled>
              {open}
            </Button>
          ) : payLink === undefined ? (
            <LinkButton {...big} external href={code} download>
              {words.saveCode}
            </LinkButton>
          ) : (
            <LinkButton {...big} external href={payLink}>
              {open}
            </LinkButton>
          )}
          <Button variant="text" size="xl" block loading={checking} disabled={state === 'generating'} onClick={onCheck}>
            {checking ? words.checking : words.completed}
          </Button>
        </Actions>
      );
  }
}
