import { Alert } from '@compute-market/components/alert';
import { Avatar } from '@compute-market/components/avatar';
import { Card } from '@compute-market/components/card';
import { CopyButton } from '@compute-market/components/copy-button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { formatTime } from '@compute-market/contract/rules/time';
import { limitLeft, type Customer } from '../../viewer';
import { limitOf } from '../SubAccounts/sub-account-view';
import { Usage } from '../SubAccounts/Usage';
import { Copied, Figure, Help, Limit, NameLine, Names, Pair, Person } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';

interface SubAccountViewProps {
  customer: Customer;
  subAccount: UserSubAccount;
}

/** A sub-account sees itself, whose it is, and its limit; nothing of the main account's money (product §6). */
export function SubAccountView({ customer: { user }, subAccount }: SubAccountViewProps) {
  const { warning } = limitOf(subAccount);
  return (
    <Pair>
      <Card padding="lg" aria-label={messages.profile}>
        <Person>
          <Avatar size="lg" name={subAccount.Name} />
          <Names>
            <NameLine>
              <h2>{subAccount.Name}</h2>
              <Tag>{messages.subAccount}</Tag>
            </NameLine>
          </Names>
        </Person>
        <DescriptionList
          layout="rows"
          termWidth={84}
          items={[
            {
              key: 'name',
              term: messages.rows.subName,
              detail: (
                <Copied>
                  {subAccount.Name}
                  <CopyButton value={subAccount.Name} label={messages.copyName} />
                </Copied>
              ),
            },
            {
              key: 'note',
              term: messages.rows.note,
              detail: subAccount.Note === '' ? undefined : <Copied>{subAccount.Note}</Copied>,
            },
            { key: 'mainPhone', term: messages.rows.mainPhone, detail: user.MainPhone },
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
          <Help>{messages.left}</Help>
          <Figure>
            <Money fen={limitLeft(subAccount)} />
          </Figure>
          <Usage account={subAccount} />
          <Help>{messages.limitRule}</Help>
        </Limit>
      </Card>
    </Pair>
  );
}
