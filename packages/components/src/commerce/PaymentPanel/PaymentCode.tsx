import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Words } from '../../words';
import { Button } from '../../actions/Button/Button';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import type { paymentMessages } from '../payment-messages';
import { payLogoMessages } from '../PayLogo/messages';
import { CountUpMoney } from '../CountUpMoney/CountUpMoney';
import { PayLogo } from '../PayLogo/PayLogo';
import { TickRing } from '../TickRing/TickRing';
import { Balance, CenterMark, CodeImage, Glyph, Place, Reason } from './PaymentCode.styles';
import type { PaymentPanelProps } from './payment-panel-props';

type PaymentCodeProps = Pick<
  PaymentPanelProps,
  'channel' | 'state' | 'code' | 'reason' | 'balanceAfter' | 'balanceBefore' | 'onRenew' | 'onRestart' | 'onFinish'
> & {
  words: Words<typeof paymentMessages>;
  secondsLeft: number;
  phone: boolean;
};

/** Sides of the ring and of the code in it, px. */
const ringSide = { desktop: 264, phone: 252 };
const codeSide = { desktop: 188, phone: 176 };

function Content({
  channel,
  state,
  code,
  reason,
  phone,
  balanceAfter,
  balanceBefore,
  onRenew,
  onRestart,
  onFinish,
  words,
}: PaymentCodeProps) {
  const payNames = useWords('payLogo', payLogoMessages);
  const action = (label: string, onClick: (() => void) | undefined) =>
    phone || onClick === undefined ? null : (
      <Button variant="outline" onClick={onClick}>
        {label}
      </Button>
    );

  switch (state) {
    case 'generating':
      return (
        <Place data-state="generating">
          <Skeleton shape="block" height={codeSide[phone ? 'phone' : 'desktop']} />
          <Reason>{reason}</Reason>
        </Place>
      );
    case 'waiting':
    case 'expired':
      return (
        <Place data-state={state}>
          {code === undefined ? null : (
            <CodeImage src={code} alt={words.code(payNames[channel])} aria-hidden={state === 'expired' || undefined} />
          )}
          {state === 'waiting' ? (
            <CenterMark>
              <PayLogo channel={channel} size={32} />
            </CenterMark>
          ) : (
            <Glyph>{action(words.renew, onRenew)}</Glyph>
          )}
        </Place>
      );
    case 'paid':
      return (
        <Place data-state="paid">
          <Glyph data-tone="ok">
            <CircleCheckIcon size={48} />
          </Glyph>
          {balanceAfter === undefined ? null : (
            <Balance>
              {words.balance}
              <CountUpMoney fen={balanceAfter} from={balanceBefore} size="figure" tone="strong" />
            </Balance>
          )}
          {action(words.finish, onFinish)}
        </Place>
      );
    case 'closed':
    case 'cancelled':
      return (
        <Place data-state={state}>
          <Glyph>
            <CircleXIcon size={48} />
          </Glyph>
          {action(words.restart, onRestart)}
        </Place>
      );
    case 'failed':
      return (
        <Place data-state="failed">
          <Glyph data-tone="err">
            <CircleAlertIcon size={48} />
          </Glyph>
          <Reason>{reason}</Reason>
          {action(words.renew, onRenew)}
        </Place>
      );
  }
}

/** The square in the middle: the code in its ring of time, or what became of it. Its size never changes. */
export function PaymentCode(props: PaymentCodeProps) {
  const { state, secondsLeft, phone } = props;
  const running = state === 'waiting';
  return (
    <TickRing
      secondsLeft={running ? secondsLeft : 0}
      dead={!running}
      size={ringSide[phone ? 'phone' : 'desktop']}
      data-part="code"
    >
      <Content {...props} />
    </TickRing>
  );
}
