import { Money } from '@compute-market/components/money';
import { VipUpgrade } from '@compute-market/components/vip-upgrade';
import { type Fen, fenIfKnown } from '@compute-market/contract/rules/money';
import { isHighest, toVipLevel, vipLevels } from '@compute-market/contract/rules/vip';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import type { Wallet } from '../../wallet/wallet';
import { rechargeMessages as messages } from './messages';
import { Fact, Facts, PreviewRoot } from './RechargeScreen.styles';

interface PreviewProps {
  readonly wallet: Wallet;
  /** The chosen sum; 0 while there is none. */
  readonly amount: Fen;
}

/** What the sum will do: the balance after it, and the way to the next level. */
export function Preview({ wallet, amount }: PreviewProps) {
  const after = fenIfKnown(wallet.booked + amount);
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
            <Text as="strong" size="section">
              <Money fen={after} />
            </Text>
          </dd>
        </Fact>
      </Facts>
      <Stack spaceAbove={20}>
        <VipUpgrade
          level={level}
          total={accumulated}
          threshold={vipLevels[level].threshold}
          discount={vipLevels[level].discount}
          nextDiscount={isHighest(level) ? undefined : vipLevels[toVipLevel(level + 1)].discount}
          pending={amount}
        />
      </Stack>
    </PreviewRoot>
  );
}
