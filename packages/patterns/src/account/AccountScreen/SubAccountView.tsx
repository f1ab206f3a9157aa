import { Alert } from '@compute-market/components/alert';
import { Avatar } from '@compute-market/components/avatar';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Dash } from '@compute-market/components/dash';
import { DescriptionList } from '@compute-market/components/description-list';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { SUB_RIGHT_LABELS, SUB_RIGHTS, type SubRight } from '@compute-market/contract/rules/sub-right';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { formatTime } from '@compute-market/contract/rules/time';
import { leftLabel, limitLeft, mainPhoneOf, monthLimit, type Customer } from '../../viewer';
import { subAccountMessages } from '../SubAccounts/messages';
import { limitOf } from '../SubAccounts/sub-account-view';
import { Usage } from '../SubAccounts/Usage';
import { Limit, Names, Pair } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';

const grantedText = (rights: readonly SubRight[]): string =>
  [messages.look, ...SUB_RIGHTS.filter((right) => rights.includes(right)).map((right) => SUB_RIGHT_LABELS[right])].join(
    messages.and,
  );

interface SubAccountViewProps {
  customer: Customer;
  subAccount: UserSubAccount;
}

/** A sub-account sees itself, whose it is, and its limit; nothing of the main account's money (product §6). */
export function SubAccountView({ customer: { user }, subAccount }: SubAccountViewProps) {
  const { warning } = limitOf(subAccount);
  const month = monthLimit(subAccount);
  return (
    <Pair>
      <Card padding="lg" aria-label={messages.profile}>
        <Cluster gap={16} wraps={false} spaceBelow={12}>
          <Avatar size="lg" name={subAccount.Name} />
          <Names>
            <Cluster gap={8} rowGap={4}>
              <h2>{subAccount.Name}</h2>
              <Tag>{messages.subAccount}</Tag>
            </Cluster>
          </Names>
        </Cluster>
        <DescriptionList
          layout="rows"
          termWidth={84}
          items={[
            {
              key: 'name',
              term: messages.rows.subName,
              detail: (
                <Cluster as="span" inline wraps={false} gap={4} breaks>
                  {subAccount.Name}
                  <CopyButton value={subAccount.Name} label={messages.copyName} />
                </Cluster>
              ),
            },
            {
              key: 'note',
              term: messages.rows.note,
              detail:
                subAccount.Note === '' ? (
                  <Dash says={subAccountMessages.noNote} />
                ) : (
                  <Cluster as="span" inline wraps={false} gap={4} breaks>
                    {subAccount.Note}
                  </Cluster>
                ),
            },
            ...(subAccount.Rights === undefined
              ? []
              : [{ key: 'rights', term: messages.rows.rights, detail: grantedText(subAccount.Rights) }]),
            { key: 'mainPhone', term: messages.rows.mainPhone, detail: mainPhoneOf(user) },
            {
              key: 'lastLogin',
              term: messages.rows.lastLogin,
              detail: user.Last_login_time === null ? undefined : formatTime(user.Last_login_time),
            },
          ]}
        />
      </Card>
      <Card title={messages.limit}>
        <Limit>
          {warning === 80 && <Alert tone="warn">{messages.nearly}</Alert>}
          {warning === 100 && <Alert tone="err">{messages.usedUp}</Alert>}
          {warning !== 100 && month && leftOf(month) === 0 && <Alert tone="err">{messages.monthUsedUp}</Alert>}
          <Text as="p" size="dense" tone="secondary">
            {leftLabel(limitLeft(subAccount))}
          </Text>
          <Text as="p" size="figure" tone="strong">
            <Money fen={limitLeft(subAccount).left} />
          </Text>
          <Usage account={subAccount} />
          <Text as="p" size="dense" tone="secondary">
            {month ? messages.monthRule : messages.limitRule}
          </Text>
        </Limit>
      </Card>
    </Pair>
  );
}
