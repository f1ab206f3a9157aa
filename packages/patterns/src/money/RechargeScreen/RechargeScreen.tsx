import { CheckoutBar } from '@compute-market/components/checkout-bar';
import { InfoIcon, ReceiptIcon, UndoIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Skeleton } from '@compute-market/components/skeleton';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { Order } from '@compute-market/contract/entities/order';
import { takesTransfers } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { fen } from '@compute-market/contract/rules/money';
import { Cluster } from '@compute-market/components/cluster';
import { PartialNotice } from '../../partial-data';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { runwayMessages } from '../../runway';
import { TopUpButton, TopUpForm, TopUpNote, useTopUp, type TopUpProps } from '../TopUpForm';
import type { Wallet } from '../../wallet/wallet';
import { SlowHint } from '../../slow-hint';
import { WalletAssets } from '../../wallet-assets/WalletAssets';
import { rechargeMessages as messages } from './messages';
import { BalanceReminderCard } from './BalanceReminderCard';
import { ChargesAhead } from './ChargesAhead';
import { Preview } from './Preview';
import { Bar, FormCard, FormRoom, PreviewRoot, Submit } from './RechargeScreen.styles';
import { RecentOrders } from './RecentOrders';
import { reminderMessages } from './reminder-messages';

export interface RechargeScreenProps extends Omit<TopUpProps, 'accumulated'> {
  /** Null until user info has been read. */
  wallet: Wallet | null;
  /** How long the money lasts; null where the server does not tell. */
  runway: Resource<Runway | null>;
  /** When a low balance is told; null where the server does not know (decisions 40). */
  reminder: Resource<BalanceReminder | null>;
  onEditReminder: () => void;
  /** The last five top-ups. */
  orders: Resource<readonly Order[]>;
  /** The server's time, seconds. */
  now: number;
  onRetry: () => void;
  onLearnCredit: () => void;
  onLearnVoucher: () => void;
  onBuyVoucher: () => void;
}

/** How money comes in, by the ways that are open. */
function helpOf({ bankAccount, byCode = true }: Pick<TopUpProps, 'bankAccount' | 'byCode'>): string {
  if (!takesTransfers(bankAccount)) return messages.help.code;
  return byCode ? messages.help.both : messages.help.transfer;
}

const headLinks = (
  <Cluster gap={24} align="stretch" wraps={false} size="dense">
    <Link href={routes.orders.to()} icon={<ReceiptIcon size={14} />}>
      {messages.records}
    </Link>
    <Link href={routes.balanceRefund.to()} icon={<UndoIcon size={14} />}>
      {messages.refund}
    </Link>
    <Link href={routes.docs.to()} icon={<InfoIcon size={14} />}>
      {messages.guide}
    </Link>
  </Cluster>
);

/** /console/recharge. On small screens the button stands in a bar at the bottom (screens B15). */
export function RechargeScreen({
  wallet,
  runway,
  reminder,
  onEditReminder,
  orders,
  now,
  onRetry,
  onLearnCredit,
  onLearnVoucher,
  onBuyVoucher,
  ...form
}: RechargeScreenProps) {
  const topUp = useTopUp(form);
  const amount = topUp.amount ?? fen(0);
  return (
    <>
      <PageBody>
        <PageHead title={messages.title} help={helpOf(form)} actions={headLinks} />
        {wallet === null ? (
          <div>
            <Skeleton shape="block" width="100%" height={119} />
            <SlowHint />
          </div>
        ) : (
          <WalletAssets {...{ wallet, runway, now, onLearnCredit, onLearnVoucher, onBuyVoucher, onRetry }} leads />
        )}
        <PartialNotice
          missing={[
            ...(runway.state === 'error' ? [runwayMessages.label] : []),
            ...(reminder.state === 'error' ? [reminderMessages.title] : []),
          ]}
        />
        <FormCard>
          <FormRoom>
            <TopUpForm {...form} id={topUp.id} accumulated={wallet?.accumulated ?? null}>
              <Submit>
                <TopUpButton topUp={topUp} />
                <TopUpNote topUp={topUp} />
              </Submit>
            </TopUpForm>
          </FormRoom>
          {wallet === null ? (
            <PreviewRoot>
              <Skeleton lines={8} />
            </PreviewRoot>
          ) : (
            <Preview {...{ wallet, amount }} />
          )}
        </FormCard>
        {runway.state === 'ready' && <ChargesAhead runway={runway.data} now={now} />}
        {reminder.state === 'ready' && reminder.data !== null && (
          <BalanceReminderCard reminder={reminder.data} onEdit={onEditReminder} />
        )}
        <RecentOrders orders={orders} onRetry={onRetry} />
      </PageBody>
      {!topUp.transfer && (
        <Bar>
          <CheckoutBar
            label={messages.thisTime}
            fen={amount}
            note={<TopUpNote topUp={topUp} />}
            action={<TopUpButton topUp={topUp} withSum={false} />}
          />
        </Bar>
      )}
    </>
  );
}
