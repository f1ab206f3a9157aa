import { Money } from '@compute-market/components/money';
import { VipUpgrade } from '@compute-market/components/vip-upgrade';
import { runwaySeconds } from '@compute-market/contract/rules/credit';
import { fen, type Fen } from '@compute-market/contract/rules/money';
import { daysAndHours } from '@compute-market/contract/rules/time';
import { isHighest, toVipLevel, vipLevels } from '@compute-market/contract/rules/vip';
import { partialDataMessages } from '../../partial-data';
import type { Resource } from '../../resource';
import type { Wallet } from '../../wallet';
import { rechargeMessages as messages } from './messages';
import { Fact, Facts, PreviewRoot, Strong, Upgrade } from './RechargeScreen.styles';

interface PreviewProps {
  readonly wallet: Wallet;
  /** The chosen sum; 0 while there is none. */
  readonly amount: Fen;
  /** What is spent in an hour. */
  readonly hourly: Resource<Fen>;
}

/** How long the balance after the top-up lasts; null when nothing is spent, or it is not known. */
function lastingOf(after: Fen, hourly: Resource<Fen>) {
  const seconds = hourly.state === 'ready' ? runwaySeconds(fen(Math.max(0, after)), hourly.data) : null;
  return seconds === null ? null : daysAndHours(seconds);
}

/** What the sum will do: the balance after it, how long it lasts, and the way to the next level. */
export function Preview({ wallet, amount, hourly }: PreviewProps) {
  const after = fen(wallet.booked + amount);
  const lasting = lastingOf(after, hourly);
  const { level, accumulated } = wallet;
  return (
    <PreviewRoot aria-labelledby="recharge-preview">
      <h2 id="recharge-preview">{messages.preview}</h2>
      <Facts>
        <Fact>
          <dt>{messages.present}</dt>
          <dd>
            <Money fen={wallet.booked} />
          </dd>
        </Fact>
        <Fact data-sum="">
          <dt>{messages.thisTime}</dt>
          <dd>
            +<Money fen={amount} />
          </dd>
        </Fact>
        <Fact data-line="">
          <dt>{messages.after}</dt>
          <dd>
            <Strong>
              <Money fen={after} />
            </Strong>
          </dd>
        </Fact>
        {hourly.state === 'error' && (
          <Fact>
            <dt>{messages.lasts}</dt>
            <dd>{partialDataMessages.unknown}</dd>
          </Fact>
        )}
        {lasting !== null && (
          <Fact>
            <dt>{messages.lasts}</dt>
            <dd>{messages.days(lasting.days, lasting.hours)}</dd>
          </Fact>
        )}
      </Facts>
      <Upgrade>
        <VipUpgrade
          level={level}
          total={accumulated}
          threshold={vipLevels[level].threshold}
          discount={vipLevels[level].discount}
          nextDiscount={isHighest(level) ? undefined : vipLevels[toVipLevel(level + 1)].discount}
          pending={amount}
        />
      </Upgrade>
    </PreviewRoot>
  );
}
