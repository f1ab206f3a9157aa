import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { ActionButton } from '../../row-action';
import { reminderMessages as messages } from './reminder-messages';

const moneyOf = (yuan: number) => formatMoney(fenFromYuan(yuan));

function standingOf({ Threshold, TopUp, On }: BalanceReminder): string {
  if (!On) return messages.off;
  return TopUp === null ? messages.below(moneyOf(Threshold)) : messages.prepared(moneyOf(Threshold), moneyOf(TopUp));
}

interface BalanceReminderCardProps {
  readonly reminder: BalanceReminder;
  readonly onEdit: () => void;
}

/** 余额不足时提醒我: when, with which top-up, and why nothing is charged by itself (decisions 115). */
export const BalanceReminderCard = ({ reminder, onEdit }: BalanceReminderCardProps) => (
  <Card
    title={messages.title}
    actions={
      <ActionButton type="button" aria-label={messages.editName} onClick={onEdit}>
        {messages.edit}
      </ActionButton>
    }
  >
    <Stack gap={4}>
      <p>{standingOf(reminder)}</p>
      {!reminder.On && <Link href={routes.account.to()}>{messages.channels}</Link>}
      <Text as="p" size="small" tone="secondary">
        {messages.why}
      </Text>
    </Stack>
  </Card>
);
