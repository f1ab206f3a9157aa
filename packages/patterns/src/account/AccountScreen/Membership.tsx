import { VipLevels } from '@compute-market/components/vip-levels';
import { VipProgress } from '@compute-market/components/vip-progress';
import { routes } from '@compute-market/contract/routes';
import type { Fen } from '@compute-market/contract/rules/money';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { Stack } from '@compute-market/components/stack';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import type { Wallet } from '../../wallet/wallet';
import { vipTerms } from '../../shell/guides/vip-terms';
import { accountMessages as messages } from './messages';

interface MembershipProps {
  wallet: Wallet;
  /** What the bar counts. */
  score: Fen;
  onLearn: () => void;
}

/** The level, what is missing for the next, and all five (product §4). */
export function Membership({ wallet: { level, accumulated }, score, onLearn }: MembershipProps) {
  const { threshold, discount } = vipLevels[level];
  return (
    <VipProgress
      layout="wide"
      level={level}
      total={accumulated}
      score={score}
      threshold={threshold}
      discount={discount}
      action={
        <ActionRow>
          <ActionLink href={routes.bills.path}>{messages.spending}</ActionLink>
          <ActionButton type="button" onClick={onLearn}>
            {messages.benefits}
          </ActionButton>
        </ActionRow>
      }
    >
      <Stack spaceAbove={16}>
        <VipLevels levels={vipTerms} current={level} />
      </Stack>
    </VipProgress>
  );
}
